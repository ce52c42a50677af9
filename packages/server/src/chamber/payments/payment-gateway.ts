import type { Paise } from '@peshi/contract/platform/money'
import { GatewayDown } from '../../platform/errors.ts'
import type { GatewaySettings } from '../plans/plan-settings.ts'

declare module '../../platform/process/context.ts' {
  interface Context {
    gateway: PaymentGateway
    /** The gateway with the account of a chamber, for payments of its clients. */
    gatewayOf: (keys: Pick<GatewaySettings, 'keyId' | 'keySecret'>) => PaymentGateway
  }
}

export interface LinkWish {
  reference: string
  amount: Paise
  description: string
  customer: { name: string; email: string | null; mobile: string | null }
  endsAt: Date
  /** Null: the gateway’s own page says that the payment arrived. */
  returnTo: string | null
}

export interface PaymentLink {
  id: string
  reference: string
  url: string
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  amount: Paise
  amountPaid: Paise
  currency: string
  paymentId: string | null
}

/**
 * Each call may throw `GatewayDown`. Never call the gateway inside a transaction: a slow reply would keep the
 * transaction open.
 */
export interface PaymentGateway {
  create(wish: LinkWish): Promise<PaymentLink>
  find(linkId: string): Promise<PaymentLink | null>
  findByReference(reference: string): Promise<PaymentLink | null>
  /** Returns the link's final state, which is `paid` if the payer was faster. Null for an unknown link. */
  cancel(linkId: string): Promise<PaymentLink | null>
}

/**
 * After an interrupted attempt, or because of a request at the same time, the gateway may already have a link with this
 * reference. The gateway then refuses a second link.
 */
export async function obtainLink(gateway: PaymentGateway, wish: LinkWish): Promise<PaymentLink> {
  const find = () => gateway.findByReference(wish.reference)
  const link =
    (await find()) ??
    (await gateway.create(wish).catch(async (error: unknown) => {
      const other = await find()
      if (!other) throw error
      return other
    }))
  if (link.amount !== wish.amount || link.currency !== 'INR')
    throw new GatewayDown('The existing link is for another amount')
  return link
}
