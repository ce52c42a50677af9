import type { PlanPaymentState } from '@peshi/contract/chamber/payments'

/** What the gateway says of a link, by its own message or because it was asked. */
export interface GatewayNews {
  kind: 'paid' | 'expired' | 'cancelled' | 'other'
  linkId: string
  reference: string
  amount: number
  amountPaid: number
  currency: string
  paymentId: string | null
}

/**
 * `applied`: paid, the chamber is open. `repeated`: known already. `second-payment`: the same link was paid again, to be
 * given back. `mismatch`: not what was asked for, for a person to look at. `closed`: the link is over. `late`: it was over
 * or paid already. `ignored`: nothing that matters.
 */
export type PaymentOutcome = 'applied' | 'repeated' | 'second-payment' | 'mismatch' | 'closed' | 'late' | 'ignored'

export interface JudgedPayment {
  id: string
  state: PlanPaymentState
  total: number
  link_id: string | null
  gateway_payment: string | null
}

/** In whatever order messages come: money that arrived counts, also on a link that is over; nothing undoes it. */
export function judgePayment(payment: JudgedPayment, news: GatewayNews): PaymentOutcome {
  const isOurs = news.reference === payment.id && (payment.link_id === null || news.linkId === payment.link_id)
  if (!isOurs) return 'mismatch'
  const isOpen = payment.state === 'asked' || payment.state === 'open'
  switch (news.kind) {
    case 'other':
      return 'ignored'
    case 'expired':
    case 'cancelled':
      return isOpen ? 'closed' : 'late'
    case 'paid':
      if (news.amount !== payment.total || news.amountPaid !== payment.total || news.currency !== 'INR')
        return 'mismatch'
      if (payment.state !== 'paid') return 'applied'
      return isAnother(payment.gateway_payment, news.paymentId) ? 'second-payment' : 'repeated'
  }
}

const isAnother = (known: string | null, told: string | null) => known !== null && told !== null && known !== told
