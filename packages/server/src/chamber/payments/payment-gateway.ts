import type { Paise } from '@peshi/contract/platform/money'

declare module '../../platform/process/context.ts' {
  interface Context {
    gateway: PaymentGateway
  }
}

export interface LinkWish {
  reference: string
  amount: Paise
  description: string
  customer: { name: string; email: string | null; mobile: string | null }
  endsAt: Date
  returnTo: string
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
