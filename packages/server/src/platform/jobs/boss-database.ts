import { sql } from 'drizzle-orm'
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'
import type { Engine, Rows, Tx } from '../db/door.ts'

/**
 * Runs pg-boss's statements one at a time. It looks into all queues at the same moment, and a request would have to wait
 * for all these statements.
 */
export function bossDatabase(engine: Engine): BossDatabase {
  let last: Promise<unknown> = Promise.resolve()
  return {
    executeSql(text, values) {
      const result = last.then(() => engine.execute(text, values))
      last = result.catch(() => undefined)
      return result
    },
    async listen(channel, onNotification, onReconnect) {
      const close = await engine.listen(channel, onNotification, onReconnect)
      onReconnect()
      return { close }
    },
  }
}

/** Sends as the database user, because the transaction's role has no rights on the queue's schema. */
export async function asOwner(tx: Tx, send: (database: BossDatabase) => Promise<unknown>): Promise<void> {
  const { rows } = (await tx.execute(sql`SELECT current_user AS role, session_user AS owner`)) as unknown as Rows
  const { role, owner } = rows[0] ?? {}
  await tx.execute(sql`SET LOCAL ROLE NONE`)
  await send(fromDrizzle(tx as unknown as DrizzleTransactionLike, sql))
  if (role !== owner) await tx.execute(sql`SET LOCAL ROLE ${sql.identifier(String(role))}`)
}
