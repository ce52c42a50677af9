import type { PersonId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import type { Db } from '../src/platform/db/door.ts'
import { person } from '../src/platform/db/people.schema.ts'

export async function prove(db: Db, personId: PersonId): Promise<void> {
  const at = new Date('2026-11-20T04:00:00Z')
  await db.asSystem('account', (tx) =>
    tx.update(person).set({ email_proven_at: at, mobile_proven_at: at }).where(eq(person.id, personId)),
  )
}
