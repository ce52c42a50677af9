import { type PlanSettings, type PlansText, plansOf } from './plan-settings.ts'

const text: PlansText = {
  plans: [
    { id: 'solo', name: 'Solo', months: 1, price: 499, people: 2, matters: 150, storage_mb: 2048 },
    { id: 'chamber', name: 'Chamber', months: 1, price: 1499, people: 10, matters: 1500, storage_mb: 20_480 },
    { id: 'chambers-year', name: 'Chambers, yearly', months: 12, price: 14_990, storage_mb: 102_400 },
  ],
  trial: { plan: 'chambers-year', days: 30 },
  grace_days: 7,
  supplier: {
    name: 'Peshi Demo Operator',
    address: '1 Example Road, Prayagraj 211001',
    state: '09',
    gstin: '09AAACP1234A1Z3',
    sac: '998439',
    tax_percent: 18,
    series: 'DMO',
  },
}

export const sandboxKeys = {
  keyId: 'rzp_test_sandbox',
  keySecret: 'sandbox-key',
  webhookSecret: 'sandbox-webhook',
}

export const demoPlans = (sandboxUrl: string): PlanSettings => ({
  ...plansOf(text),
  gateway: { baseUrl: `${sandboxUrl}/gateway-host/v1/`, isSandbox: true, ...sandboxKeys },
  isDemo: true,
})
