import { expect, test } from 'vitest'
import { type GatewayNews, type JudgedPayment, judgePayment } from './judge-payment.ts'

const open: JudgedPayment = { id: 'p1', state: 'open', total: 118_000, link_id: 'plink_1', gateway_payment: null }
const paid: JudgedPayment = { ...open, state: 'paid', gateway_payment: 'pay_1' }
const news: GatewayNews = {
  ...{ kind: 'paid', linkId: 'plink_1', reference: 'p1', amount: 118_000, amountPaid: 118_000 },
  ...{ currency: 'INR', paymentId: 'pay_1' },
}

test.each<[string, Partial<JudgedPayment>, Partial<GatewayNews>, string]>([
  ['paid', {}, {}, 'applied'],
  ['paid, the reply with the link was lost', { state: 'asked', link_id: null }, {}, 'applied'],
  ['paid after it expired', { state: 'expired' }, {}, 'applied'],
  ['paid after it was withdrawn', { state: 'cancelled' }, {}, 'applied'],
  ['another amount asked', {}, { amount: 100, amountPaid: 100 }, 'mismatch'],
  ['a part paid', {}, { amountPaid: 100 }, 'mismatch'],
  ['more paid', {}, { amountPaid: 236_000 }, 'mismatch'],
  ['another currency', {}, { currency: 'USD' }, 'mismatch'],
  ['another reference', {}, { reference: 'p2' }, 'mismatch'],
  ['another link', {}, { linkId: 'plink_2' }, 'mismatch'],
  ['expired', {}, { kind: 'expired' }, 'closed'],
  ['withdrawn', {}, { kind: 'cancelled' }, 'closed'],
  ['something else', {}, { kind: 'other' }, 'ignored'],
  ['paid, told again', paid, {}, 'repeated'],
  ['paid, told again without the payment', paid, { paymentId: null }, 'repeated'],
  ['paid a second time', paid, { paymentId: 'pay_2' }, 'second-payment'],
  ['expired after it was paid', paid, { kind: 'expired' }, 'late'],
  ['withdrawn after it was paid', paid, { kind: 'cancelled' }, 'late'],
  ['expired twice', { state: 'expired' }, { kind: 'expired' }, 'late'],
])('%s', (_what, payment, said, outcome) => {
  expect(judgePayment({ ...open, ...payment }, { ...news, ...said })).toBe(outcome)
})
