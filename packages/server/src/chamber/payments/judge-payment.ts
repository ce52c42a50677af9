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

export type PaymentOutcome = 'applied' | 'repeated' | 'second-payment' | 'mismatch' | 'closed' | 'late' | 'ignored'

export interface JudgedPayment {
  id: string
  state: PlanPaymentState
  total: number
  link_id: string | null
  gateway_payment: string | null
}

/**
 * A payment counts even after its link expired or was cancelled, because the gateway's messages arrive in any order.
 */
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
