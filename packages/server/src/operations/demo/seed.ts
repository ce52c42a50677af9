import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { accountRepo } from '../../chamber/account/account.repo.ts'
import { hashPassword } from '../../chamber/account/password.ts'
import { demoPlans } from '../../chamber/plans/demo-plans.ts'
import { addMonths, closesAt } from '../../chamber/plans/plan-time.ts'
import { chamberPlan } from '../../chamber/plans/plans.schema.ts'
import type { Clock } from '../../platform/clock.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Db } from '../../platform/db/door.ts'
import { demoChamber, demoEmail, demoPassword, demoPeople } from './people.ts'

export interface OpenedDemo {
  chamberId: ChamberId
  people: Partial<Record<ChamberRole, PersonId>>
  passwordHash: string
}

interface Wish {
  openedAt?: Date
  roles?: readonly ChamberRole[]
}

export async function seedDemo(
  { db, clock }: { db: Db; clock: Clock },
  { openedAt = clock.now(), roles = demoPeople.map(({ role }) => role) }: Wish = {},
): Promise<OpenedDemo | null> {
  const isThere = await db.asSystem('seed', (tx) => accountRepo(tx).findPersonBy('email', demoEmail('owner')))
  if (isThere) return null
  const passwordHash = await hashPassword(demoPassword)
  const chamberId = newId() as ChamberId
  const { plans, graceDays } = demoPlans('http://sandbox.invalid')
  const largest = plans.at(-1)
  const people: OpenedDemo['people'] = {}
  await db.asSystem('seed', async (tx) => {
    const accounts = accountRepo(tx)
    const ends_on = addMonths(courtDateAt(clock.now()), 12)
    const expires_at = closesAt(ends_on, graceDays)
    await accounts.insertChamber({ id: chamberId, name: demoChamber, created_at: openedAt, expires_at })
    if (largest) {
      const { id: plan, name, months, price, limits } = largest
      await tx
        .insert(chamberPlan)
        .values({ chamber_id: chamberId, plan, name, months, price, limits, ends_on, is_trial: false })
    }
    for (const { role, name } of demoPeople.filter((one) => roles.includes(one.role))) {
      const personId = newId() as PersonId
      people[role] = personId
      const created_at = openedAt
      await accounts.insertPerson({
        id: personId,
        name,
        email: demoEmail(role),
        email_proven_at: openedAt,
        password_hash: passwordHash,
        created_at,
      })
      await accounts.insertMembership({ chamber_id: chamberId, person_id: personId, role, created_at })
    }
  })
  return { chamberId, people, passwordHash }
}
