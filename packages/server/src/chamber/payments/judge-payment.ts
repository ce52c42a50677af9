import type { PlanPaymentState } from '@peshi/contract/chamber/payments'

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
 * `applied`: the payment opened the chamber. `repeated`: the message was processed before. `second-payment`: paid
 * twice, to be refunded. `mismatch`: unexpected data, to be reviewed. `closed`: the link ended. `late`: the link had
 * already ended or been paid. `ignored`: the message changes nothing.
 */
export type PaymentOutcome = 'applied' | 'repeated' | 'second-payment' | 'mismatch' | 'closed' | 'late' | 'ignored'

export interface JudgedPayment {
  id: string
  state: PlanPaymentState
  total: number
  link_id: string | null
  gateway_payment: string | null
}

/** Does not depend on the order of messages: money received always counts, even for an ended link. */
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

const isAnother = (known: string | null, reported: string | null) =>
  known !== null && reported !== null && known !== reported
