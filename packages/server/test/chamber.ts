import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { newId } from '../src/platform/db/columns.ts'
import type { Db } from '../src/platform/db/door.ts'
import { chamber, membership, person } from '../src/platform/db/people.schema.ts'
import { testPasswordHash } from './password.ts'

export async function newChamber(db: Db, role: ChamberRole = 'owner') {
  const chamberId = newId() as ChamberId
  const personId = newId() as PersonId
  const now = new Date('2026-11-20T04:00:00Z')
  await db.asSystem('seed', async (tx) => {
    await tx.insert(chamber).values({ id: chamberId, name: 'Chamber of tests', created_at: now })
    await tx.insert(person).values({
      id: personId,
      name: 'R. Shukla',
      email: `${personId}@example.in`,
      email_proven_at: now,
      password_hash: await testPasswordHash(),
      created_at: now,
    })
    await tx
      .insert(membership)
      .values({ chamber_id: chamberId, id: newId(), person_id: personId, role, created_at: now })
  })
  return { chamberId, personId }
}
