import { sql } from 'drizzle-orm'
import { type Db as BossDatabase, type DrizzleTransactionLike, fromDrizzle } from 'pg-boss'
import type { Engine, Rows, Tx } from '../db/door.ts'

export function bossDatabase(engine: Engine): BossDatabase {
  return {
    executeSql: (text, values) => engine.execute(text, values),
    async listen(channel, onNotification, onReconnect) {
      const close = await engine.listen(channel, onNotification)
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
