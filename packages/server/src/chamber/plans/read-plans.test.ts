import { expect, test } from 'vitest'
import { createReader, type Env } from '../../platform/process/settings-reader.ts'
import { readPlans } from './read-plans.ts'

const supplier = { name: 'Operator', address: 'Prayagraj', state: '09', gstin: '09AAACP1234A1Z3' }
const one = { id: 'solo', name: 'Solo', months: 1, price: 500 }
const keys = {
  PESHI_RAZORPAY_KEY_ID: 'rzp_live_1',
  PESHI_RAZORPAY_KEY_SECRET: 'k',
  PESHI_RAZORPAY_WEBHOOK_SECRET: 'w',
}

function read(env: Env, sandboxUrl: string | null = null) {
  const reader = createReader(env)
  return { plans: readPlans(reader, sandboxUrl), problems: reader.problems.join('\n') }
}
const sold = (text: object, more: Env = keys) => read({ PESHI_PLANS: JSON.stringify(text), ...more })

test('without settings, no plans are offered', () => {
  expect(read({})).toEqual({ plans: null, problems: '' })
})

test('prices in rupees are converted to paise, and a plan has only the limits that are set', () => {
  const { plans, problems } = sold({ plans: [{ ...one, people: 3 }], supplier })
  expect(problems).toBe('')
  expect(plans).toMatchObject({
    plans: [{ id: 'solo', price: 50_000, limits: { people: 3, matters: null, storage_mb: null } }],
    graceDays: 7,
    trial: null,
    isDemo: false,
    gateway: { baseUrl: 'https://api.razorpay.com/v1/', keySecret: 'k' },
    supplier: { sac: '998439', tax_percent: 18, series: 'PLN' },
  })
})

test.each([
  ['plans without a gateway', { plans: [one], supplier }, {}, 'PESHI_RAZORPAY_KEY_ID: plans are paid through Razorpay'],
  ['a gateway without plans', null, keys, 'PESHI_PLANS: there is a gateway'],
  ['a fraction of a rupee', { plans: [{ ...one, price: 499.5 }], supplier }, keys, 'plans.0.price'],
  ['a duplicate id', { plans: [one, one], supplier }, keys, 'two plans have one id'],
  ['a trial of an unknown plan', { plans: [one], supplier, trial: { plan: 'x', days: 9 } }, keys, 'names no plan'],
  ['a GSTIN of another State', { plans: [one], supplier: { ...supplier, state: '27' } }, keys, 'of another State'],
  ['an invalid GSTIN', { plans: [one], supplier: { ...supplier, gstin: '09AAACP1234A1Z4' } }, keys, 'is no GSTIN'],
  ['a misspelt field', { plans: [{ ...one, poeple: 3 }], supplier }, keys, 'poeple'],
  ['a series that is too long', { plans: [one], supplier: { ...supplier, series: 'PESHI' } }, keys, 'supplier.series'],
])('readPlans refuses %s', (_what, text, env, problem) => {
  expect(read({ ...(text && { PESHI_PLANS: JSON.stringify(text) }), ...env }).problems).toContain(problem)
})

test('invalid JSON in PESHI_PLANS is reported', () => {
  expect(read({ PESHI_PLANS: '{', ...keys }).problems).toContain('PESHI_PLANS: ')
})

test('the demo offers plans with the sandbox’s gateway, and reports configured plans as a problem', () => {
  const { plans, problems } = read({}, 'http://127.0.0.1:3100')
  expect([plans?.isDemo, plans?.gateway.baseUrl, problems]).toEqual([
    true,
    'http://127.0.0.1:3100/gateway-host/v1/',
    '',
  ])
  expect(read({ PESHI_PLANS: '{}' }, 'http://127.0.0.1:3100').problems).toContain('only production sells plans')
})
