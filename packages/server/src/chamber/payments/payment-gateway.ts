import type { Paise } from '@peshi/contract/platform/money'

declare module '../../platform/process/context.ts' {
  interface Context {
    gateway: PaymentGateway
  }
}

export interface LinkWish {
  /** Our id, to match the gateway's messages. */
  reference: string
  amount: Paise
  description: string
  customer: { name: string; email: string | null; mobile: string | null }
  endsAt: Date
  /** Page to return to. */
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
  /** The gateway's id of the successful payment. */
  paymentId: string | null
}

/** Payment gateway. All calls may throw `GatewayDown`; never call inside a transaction. */
export interface PaymentGateway {
  create(wish: LinkWish): Promise<PaymentLink>
  find(linkId: string): Promise<PaymentLink | null>
  findByReference(reference: string): Promise<PaymentLink | null>
  /** Returns the link's final state: it may have been paid meanwhile. */
  cancel(linkId: string): Promise<PaymentLink | null>
}
