import type { ChamberId, PersonId, PlanPaymentId } from '@peshi/contract/platform/ids'
import { planPayment } from '../src/chamber/payments/payments.schema.ts'
import { createSettling } from '../src/chamber/payments/settle-payment.ts'
import { demoPlans } from '../src/chamber/plans/demo-plans.ts'
import { newId } from '../src/platform/db/columns.ts'
import type { TestApp } from './app.ts'

export const testPlans = demoPlans('http://127.0.0.1:9')

export async function paidPlan(app: TestApp, member: { chamberId: ChamberId; personId: PersonId }): Promise<string> {
  const id = newId() as PlanPaymentId
  const link_id = `plink_${id}`
  const { chamberId, personId } = member
  const now = app.context.clock.now()
  await app.db.asChamber(chamberId, (tx) =>
    tx.insert(planPayment).values({
      chamber_id: chamberId,
      id,
      plan: 'chambers-year',
      plan_name: 'Chambers, yearly',
      months: 12,
      limits: { people: null, matters: null, storage_mb: null },
      price: 100_000,
      tax: 18_000,
      total: 118_000,
      tax_percent: 18,
      state: 'open',
      link_id,
      url: 'https://pay.example/1',
      asked_by: personId,
      asked_at: now,
      link_ends_at: new Date(now.getTime() + 3_600_000),
    }),
  )
  const settle = createSettling({ ...app.context, config: { ...app.context.config, plans: testPlans } })
  const paid = { kind: 'paid', linkId: link_id, reference: id, amount: 118_000, amountPaid: 118_000 } as const
  const news = { ...paid, currency: 'INR', paymentId: 'pay_1' }
  await app.db.asChamber(chamberId, (tx) => settle(tx, { chamberId, id }, news, { eventId: id, source: 'webhook' }))
  return id
}
