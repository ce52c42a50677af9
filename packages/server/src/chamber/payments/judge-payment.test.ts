import { expect, test } from 'vitest'
import { type GatewayNews, type JudgedPayment, judgePayment } from './judge-payment.ts'

const open: JudgedPayment = { id: 'p1', state: 'open', total: 118_000, link_id: 'plink_1', gateway_payment: null }
const paid: JudgedPayment = { ...open, state: 'paid', gateway_payment: 'pay_1' }
const news: GatewayNews = {
  kind: 'paid',
  linkId: 'plink_1',
  reference: 'p1',
  amount: 118_000,
  amountPaid: 118_000,
  currency: 'INR',
  paymentId: 'pay_1',
}

test.each<[string, Partial<JudgedPayment>, Partial<GatewayNews>, string]>([
  ['paid', {}, {}, 'applied'],
  ['paid, although the reply with the link was lost', { state: 'asked', link_id: null }, {}, 'applied'],
  ['paid after it expired', { state: 'expired' }, {}, 'applied'],
  ['paid after it was cancelled', { state: 'cancelled' }, {}, 'applied'],
  ['paid, but for another amount', {}, { amount: 100, amountPaid: 100 }, 'mismatch'],
  ['partly paid', {}, { amountPaid: 100 }, 'mismatch'],
  ['overpaid', {}, { amountPaid: 236_000 }, 'mismatch'],
  ['another currency', {}, { currency: 'USD' }, 'mismatch'],
  ['another reference', {}, { reference: 'p2' }, 'mismatch'],
  ['another link', {}, { linkId: 'plink_2' }, 'mismatch'],
  ['expired', {}, { kind: 'expired' }, 'closed'],
  ['cancelled', {}, { kind: 'cancelled' }, 'closed'],
  ['another event', {}, { kind: 'other' }, 'ignored'],
  ['paid, reported again', paid, {}, 'repeated'],
  ['paid, reported again without the payment id', paid, { paymentId: null }, 'repeated'],
  ['paid a second time', paid, { paymentId: 'pay_2' }, 'second-payment'],
  ['expired after it was paid', paid, { kind: 'expired' }, 'late'],
  ['cancelled after it was paid', paid, { kind: 'cancelled' }, 'late'],
  ['expired twice', { state: 'expired' }, { kind: 'expired' }, 'late'],
])('judgePayment returns the right outcome for a payment reported as: %s', (_what, payment, said, outcome) => {
  expect(judgePayment({ ...open, ...payment }, { ...news, ...said })).toBe(outcome)
})
