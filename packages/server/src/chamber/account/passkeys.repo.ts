import type { PasskeyId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { passkey } from './security.schema.ts'

export type PasskeyRow = typeof passkey.$inferSelect

export const passkeysRepo = (tx: Tx) => ({
  list: (personId: PersonId): Promise<PasskeyRow[]> =>
    tx.select().from(passkey).where(eq(passkey.person_id, personId)).orderBy(desc(passkey.created_at)),

  async count(personId: PersonId): Promise<number> {
    return tx.$count(passkey, eq(passkey.person_id, personId))
  },

  lockByCredential: (credentialId: string): Promise<PasskeyRow | null> =>
    tx.select().from(passkey).where(eq(passkey.credential_id, credentialId)).for('update').then(takeFirst),

  async insert(row: PasskeyRow) {
    await tx.insert(passkey).values(row)
  },

  async noteUse(id: PasskeyId, counter: number, at: Date) {
    await tx.update(passkey).set({ counter, last_used_at: at }).where(eq(passkey.id, id))
  },

  async remove(personId: PersonId, id: PasskeyId): Promise<boolean> {
    const removed = await tx
      .delete(passkey)
      .where(and(eq(passkey.person_id, personId), eq(passkey.id, id)))
      .returning({ id: passkey.id })
    return removed.length > 0
  },
})
