import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Tx } from '../db/door.ts'
import { passwordReset } from '../db/schema/security.ts'

export type Reset = typeof passwordReset.$inferSelect

export const passwordResetRepo = (tx: Tx) => ({
  /** Requests for one number take turns until the transaction ends; gives how many came since. */
  async countSince(mobile: string, since: Date): Promise<number> {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`password-reset ${mobile}`}))`)
    return tx.$count(passwordReset, and(eq(passwordReset.mobile, mobile), gt(passwordReset.created_at, since)))
  },

  /** Only the newest code of a number is good. */
  async endOthers(mobile: string, at: Date) {
    await tx
      .update(passwordReset)
      .set({ used_at: at })
      .where(and(eq(passwordReset.mobile, mobile), isNull(passwordReset.used_at)))
  },

  async insert(row: typeof passwordReset.$inferInsert) {
    await tx.insert(passwordReset).values(row)
  },

  async lock(id: string): Promise<Reset | null> {
    const [row] = await tx.select().from(passwordReset).where(eq(passwordReset.id, id)).for('update')
    return row ?? null
  },

  /** Locked until the transaction ends: a hundred guesses at once take turns, and each is counted. */
  async lockOpen(tokenHash: string, step: 'code' | 'password', now: Date): Promise<Reset | null> {
    const isAtStep = step === 'code' ? isNull(passwordReset.verified_at) : isNotNull(passwordReset.verified_at)
    const [row] = await tx
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
    return row ?? null
  },

  async update(id: string, changes: Partial<Reset>) {
    await tx.update(passwordReset).set(changes).where(eq(passwordReset.id, id))
  },

  async removeBefore(instant: Date) {
    await tx.delete(passwordReset).where(lt(passwordReset.created_at, instant))
  },
})
