import { planReminders } from '@peshi/contract/chamber/plans'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import { and, gte, lte } from 'drizzle-orm'
import type { Context } from '../../platform/process/context.ts'
import { mailPayers } from './mail-payers.ts'
import { reminderDue } from './plan-time.ts'
import { plansRepo } from './plans.repo.ts'
import { chamberPlan } from './plans.schema.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets'>

export async function remindOfPlans(context: Needs): Promise<void> {
  const { db, clock, emit } = context
  const today = courtDateAt(clock.now())
  const ending = await db.asSystem('plans', (tx) =>
    tx
      .select({ id: chamberPlan.chamber_id, ends_on: chamberPlan.ends_on, reminded: chamberPlan.reminded })
      .from(chamberPlan)
      .where(
        and(gte(chamberPlan.ends_on, today), lte(chamberPlan.ends_on, addDays(today, Math.max(...planReminders)))),
      ),
  )
  for (const { id, ends_on, reminded } of ending) {
    if (reminderDue(ends_on, reminded, today) === null) continue
    await db.asChamber(id, async (tx) => {
      const repo = plansRepo(tx, id)
      const row = await repo.lock()
      const mark = row && reminderDue(row.ends_on, row.reminded, today)
      if (!row || mark === null) return
      const detail = { date: row.ends_on, mark }
      await emit(tx, { chamberId: id }, { type: 'plan.ending', subject: { kind: 'plan', id }, detail })
      await mailPayers(tx, context, id, { kind: 'plan-ending', plan: row.name, date: row.ends_on })
      await repo.setReminded(mark)
    })
  }
}
