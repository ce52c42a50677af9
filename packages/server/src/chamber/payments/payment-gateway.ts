import type { Paise } from '@peshi/contract/platform/money'

declare module '../../platform/process/context.ts' {
  interface Context {
    /** Who takes payments for plans. */
    gateway: PaymentGateway
  }
}

export interface LinkWish {
  /** Ours, by which the gateway’s messages are told apart. */
  reference: string
  amount: Paise
  description: string
  customer: { name: string; email: string | null; mobile: string | null }
  endsAt: Date
  /** Where the payer is led afterwards. */
  returnTo: string
}

/** A payment link as the gateway has it now. */
export interface PaymentLink {
  id: string
  reference: string
  url: string
  status: 'created' | 'partially_paid' | 'paid' | 'expired' | 'cancelled'
  amount: Paise
  amountPaid: Paise
  currency: string
  /** The payment that went through, by the gateway’s name. */
  paymentId: string | null
}

/** Who takes the money. Each call may throw `GatewayDown`; none is made inside a transaction. */
export interface PaymentGateway {
  create(wish: LinkWish): Promise<PaymentLink>
  find(linkId: string): Promise<PaymentLink | null>
  findByReference(reference: string): Promise<PaymentLink | null>
  /** Gives the link as it then is: one that was paid in the meantime stays paid. */
  cancel(linkId: string): Promise<PaymentLink | null>
}
