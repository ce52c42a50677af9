import {
  Billing,
  type ChamberPlan,
  type Plan,
  type SavedBilling,
  type saveBilling as saveBillingOfPlan,
} from '@peshi/contract/chamber/plans'
import { courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { assertWhole } from '../../platform/assert-whole.ts'
import type { Tx } from '../../platform/db/door.ts'
import { neverEdited } from '../../platform/db/versions.ts'
import { Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { countBytes } from '../../platform/uploads/uploads.repo.ts'
import { taxOn } from './plan-settings.ts'
import { lastDayAfterPayment, openUntil, planStateAt } from './plan-time.ts'
import { type ChamberPlanRow, plansRepo } from './plans.repo.ts'

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

  async function saveBilling(
    tx: Tx,
    actor: Actor,
    { version, ...input }: BodyOf<typeof saveBillingOfPlan>,
  ): Promise<SavedBilling> {
    authorize(actor, 'update', 'Plan')
    const repo = plansRepo(tx, actor.chamberId)
    const before: Partial<Billing> = (await repo.findBilling()) ?? {}
    const billing: Partial<Billing> = { address: '', gstin: null, ...before, ...input }
    assertWhole(Billing, billing)
    if (billing.gstin && !billing.gstin.startsWith(billing.state)) {
      const sentence = 'This GSTIN is of another State.'
      throw new Invalid(sentence, { gstin: sentence })
    }
    const { name, address, state, gstin } = billing
    const edit = { by: actor, at: clock.now(), seen: version, read: repo.findBilling }
    await repo.putBilling({ name, address, state, gstin }, edit)
    const detail = changesOf(before, billing, ['name', 'address', 'state', 'gstin'])
    await emit(tx, actor, { type: 'plan.billing', subject: { kind: 'plan', id: actor.chamberId }, detail })
    return (await repo.findBilling()) ?? { ...billing, ...neverEdited }
  }

  return { list, saveBilling }
}
