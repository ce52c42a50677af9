import type { Billing, ChamberPlan, Plan } from '@peshi/contract/chamber/plans'
import { courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { Tx } from '../../platform/db/door.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { countBytes } from '../../platform/uploads/uploads.repo.ts'
import { lastDayAfterPayment, openUntil, planStateAt } from './plan-time.ts'
import { type ChamberPlanRow, plansRepo } from './plans.repo.ts'
import { taxOn } from './tax.ts'

const noLimits = { people: null, matters: null, storage_mb: null }

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'features' | 'emit'>

export function createPlans({ config, db, clock, features, emit }: Needs) {
  const settings = config.plans

  function presentPlans(running: ChamberPlanRow | null): Plan[] {
    const today = courtDateAt(clock.now())
    return (settings?.plans ?? []).map((plan) => {
      const tax = taxOn(plan.price, settings?.supplier)
      return {
        ...plan,
        _id: plan.id,
        tax,
        total: plan.price + tax,
        is_current: running?.plan === plan.id && !running.is_trial,
        ends_on: lastDayAfterPayment(running, plan, today, settings?.graceDays ?? 0),
      }
    })
  }

  async function list(actor: Actor) {
    authorize(actor, 'read', 'Plan')
    return db.asChamber(actor, async (tx) => {
      const repo = plansRepo(tx, actor.chamberId)
      const [running, chamber, billing] = [await repo.find(), await repo.getChamber(), await repo.findBilling()]
      const usage = {
        people: await repo.countPeople(),
        matters: await repo.countMatters(),
        storage_bytes: await countBytes(tx, actor.chamberId, features),
      }
      const current: ChamberPlan = {
        plan_id: running?.plan ?? null,
        name: running?.name ?? null,
        is_trial: running?.is_trial ?? false,
        state: planStateAt(running?.ends_on ?? null, chamber.expires_at, clock.now()),
        ends_on: running?.ends_on ?? null,
        days_left: running && daysBetween(courtDateAt(clock.now()), running.ends_on),
        open_until: chamber.expires_at && openUntil(chamber.expires_at),
        limits: running?.limits ?? noLimits,
        usage,
      }
      const meta = {
        grace_days: settings?.graceDays ?? 0,
        tax_percent: settings?.supplier.gstin ? settings.supplier.tax_percent : 0,
        is_demo: settings?.isDemo ?? false,
      }
      return { data: presentPlans(running), current, billing, meta }
    })
  }

  async function saveBilling(tx: Tx, actor: Actor, billing: Billing): Promise<Billing> {
    authorize(actor, 'update', 'Plan')
    if (billing.gstin && !billing.gstin.startsWith(billing.state)) {
      const sentence = 'This GSTIN is of another State.'
      throw new Invalid(sentence, { gstin: sentence })
    }
    const repo = plansRepo(tx, actor.chamberId)
    const before = (await repo.findBilling()) ?? {}
    await repo.putBilling(billing)
    const detail = changesOf(before, billing, ['name', 'address', 'state', 'gstin'])
    await emit(tx, actor, { type: 'plan.billing', subject: { kind: 'plan', id: actor.chamberId }, detail })
    return billing
  }

  return { list, saveBilling }
}
