import type { PersonId } from '@peshi/contract/platform/ids'
import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { pendingStep, recoveryCode, secondFactor } from './security.schema.ts'

export type SecondFactorRow = typeof secondFactor.$inferSelect
type Step = typeof pendingStep.$inferSelect

export const secondFactorRepo = (tx: Tx) => {
  const ofPerson = (personId: PersonId) => eq(secondFactor.person_id, personId)

  return {
    find: (personId: PersonId): Promise<SecondFactorRow | null> =>
      tx.select().from(secondFactor).where(ofPerson(personId)).then(takeFirst),

    lock: (personId: PersonId): Promise<SecondFactorRow | null> =>
      tx.select().from(secondFactor).where(ofPerson(personId)).for('update').then(takeFirst),

    async begin(row: typeof secondFactor.$inferInsert) {
      await tx
        .insert(secondFactor)
        .values(row)
        .onConflictDoUpdate({ target: secondFactor.person_id, set: { ...row, last_step: 0, failures: 0 } })
    },

    async update(personId: PersonId, changes: Partial<SecondFactorRow>) {
      await tx.update(secondFactor).set(changes).where(ofPerson(personId))
    },

    async remove(personId: PersonId) {
      await tx.delete(recoveryCode).where(eq(recoveryCode.person_id, personId))
      await tx.delete(secondFactor).where(ofPerson(personId))
    },

    async replaceRecoveryCodes(personId: PersonId, hashes: readonly string[]) {
      await tx.delete(recoveryCode).where(eq(recoveryCode.person_id, personId))
      await tx.insert(recoveryCode).values(hashes.map((code_hash) => ({ person_id: personId, code_hash })))
    },

    async countRecoveryCodes(personId: PersonId): Promise<number> {
      return tx.$count(recoveryCode, eq(recoveryCode.person_id, personId))
    },

    async listAfter(personId: PersonId | null, limit: number): Promise<SecondFactorRow[]> {
      const later = personId ? gt(secondFactor.person_id, personId) : undefined
      return tx.select().from(secondFactor).where(later).orderBy(asc(secondFactor.person_id)).limit(limit)
    },

    async replaceSecret(personId: PersonId, was: string, secret: string) {
      await tx
        .update(secondFactor)
        .set({ secret })
        .where(and(ofPerson(personId), eq(secondFactor.secret, was)))
    },

    async useRecoveryCode(personId: PersonId, hashes: readonly string[]): Promise<boolean> {
      const used = await tx
        .delete(recoveryCode)
        .where(and(eq(recoveryCode.person_id, personId), inArray(recoveryCode.code_hash, hashes)))
        .returning({ hash: recoveryCode.code_hash })
      return used.length > 0
    },
  }
}

export const pendingSteps = (tx: Tx) => {
  const open = (tokenHash: string, kind: Step['kind'], now: Date) =>
    and(eq(pendingStep.token_hash, tokenHash), eq(pendingStep.kind, kind), gt(pendingStep.expires_at, now))

  return {
    async insert(row: typeof pendingStep.$inferInsert) {
      await tx.insert(pendingStep).values(row)
    },

    find: (tokenHash: string, kind: Step['kind'], now: Date): Promise<Step | null> =>
      tx
        .select()
        .from(pendingStep)
        .where(open(tokenHash, kind, now))
        .then(takeFirst),

    take: (tokenHash: string, kind: Step['kind'], now: Date): Promise<Step | null> =>
      tx
        .delete(pendingStep)
        .where(open(tokenHash, kind, now))
        .returning()
        .then(takeFirst),

    async removeBefore(instant: Date) {
      await tx.delete(pendingStep).where(lt(pendingStep.expires_at, instant))
    },
  }
}
