import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { passwordReset } from './security.schema.ts'

export type Reset = typeof passwordReset.$inferSelect

export const passwordResetRepo = (tx: Tx) => ({
  async findCode(address: string, since: Date): Promise<string | null> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`password-reset ${address}`}))`)
    const [row] = await tx
      .select({ id: passwordReset.id })
      .from(passwordReset)
      .where(
        and(
          eq(passwordReset.address, address),
          eq(passwordReset.code_of, passwordReset.id),
          isNull(passwordReset.used_at),
          isNull(passwordReset.verified_at),
          gt(passwordReset.created_at, since),
        ),
      )
      .orderBy(desc(passwordReset.created_at))
      .limit(1)
    return row?.id ?? null
  },

  async insert(row: typeof passwordReset.$inferInsert) {
    await tx.insert(passwordReset).values(row)
  },

  lock: (id: string): Promise<Reset | null> =>
    tx.select().from(passwordReset).where(eq(passwordReset.id, id)).for('update').then(takeFirst),

  async lockOpen(tokenHash: string, step: 'code' | 'password', now: Date): Promise<Reset | null> {
    const isAtStep = step === 'code' ? isNull(passwordReset.verified_at) : isNotNull(passwordReset.verified_at)
    return tx
      .select()
      .from(passwordReset)
      .where(
        and(
          eq(passwordReset.token_hash, tokenHash),
          isAtStep,
          isNull(passwordReset.used_at),
          gt(passwordReset.expires_at, now),
        ),
      )
      .for('update')
      .then(takeFirst)
  },

  async update(id: string, changes: Partial<Reset>) {
    await tx.update(passwordReset).set(changes).where(eq(passwordReset.id, id))
  },

  async removeBefore(instant: Date) {
    await tx.delete(passwordReset).where(lt(passwordReset.created_at, instant))
  },
})
