import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'
import { membership, person } from '../src/platform/db/people.schema.ts'
import { testPasswordHash } from './password.ts'

export async function newColleague(db: Db, chamberId: ChamberId, name: string, role: ChamberRole = 'advocate') {
  const personId = newId() as PersonId
  const created_at = new Date('2026-11-20T04:00:00Z')
  await db.asSystem('seed', async (tx) => {
    await tx.insert(person).values({
      id: personId,
      name,
      email: `${personId}@example.in`,
      email_proven_at: created_at,
      password_hash: await testPasswordHash(),
      created_at,
    })
    await tx.insert(membership).values({ chamber_id: chamberId, id: newId(), person_id: personId, role, created_at })
  })
  return { chamberId, personId }
}
