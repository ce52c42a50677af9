import { courtDateAt } from '@peshi/contract/dates'
import type { ChamberId, PersonId } from '@peshi/contract/ids'
import { accountRepo } from '../account/account.repo.ts'
import { hashPassword } from '../account/password.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import { newId } from '../db/schema/columns.ts'
import { chamberPlan } from '../db/schema/plans.ts'
import { demoPlans } from '../plans/demo-plans.ts'
import { addMonths, closesAt } from '../plans/plan-time.ts'
import { demoChamber, demoDomain, demoPassword, demoPeople } from './people.ts'

/**
 * Opens the demo's chamber with its people, once; says whether it did. Matters it has none: they come from the sandbox
 * as a lawyer's come from the court. Its plan is the largest, paid for a year.
 */
export async function seedDemo({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> {
  const emailOf = (role: string) => `${role}@${demoDomain}`
  const isThere = await db.asSystem('seed', (tx) => accountRepo(tx).findPersonBy('email', emailOf('owner')))
  if (isThere) return false
  const password_hash = await hashPassword(demoPassword)
  const chamberId = newId() as ChamberId
  const created_at = clock.now()
  const { plans, graceDays } = demoPlans('http://sandbox.invalid')
  const largest = plans.at(-1)
  await db.asSystem('seed', async (tx) => {
    const accounts = accountRepo(tx)
    const ends_on = addMonths(courtDateAt(created_at), 12)
    const expires_at = closesAt(ends_on, graceDays)
    await accounts.insertChamber({ id: chamberId, name: demoChamber, created_at, expires_at })
    if (largest) {
      const { id: plan, name, months, price, limits } = largest
      await tx
        .insert(chamberPlan)
        .values({ chamber_id: chamberId, plan, name, months, price, limits, ends_on, is_trial: false })
    }
    for (const { role, name } of demoPeople) {
      const personId = newId() as PersonId
      await accounts.insertPerson({ id: personId, name, email: emailOf(role), password_hash, created_at })
      await accounts.insertMembership({ chamber_id: chamberId, person_id: personId, role, created_at })
    }
  })
  return true
}
