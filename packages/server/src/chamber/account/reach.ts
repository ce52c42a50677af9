import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Rows } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'

export async function readReach(db: Pick<Db, 'asChamber'>, actor: Actor): Promise<string> {
  const hidden = actor.role === 'client' ? [] : await listHidden(db, actor)
  return createHash('sha256')
    .update([actor.role, ...hidden].join())
    .digest('base64url')
}

async function listHidden(db: Pick<Db, 'asChamber'>, actor: Actor): Promise<string[]> {
  const { rows } = (await db.asChamber(actor, (tx) =>
    tx.execute(sql`SELECT id FROM matter
      WHERE chamber_id = ${actor.chamberId} AND is_sensitive AND peshi_shows(id) IS NOT TRUE ORDER BY id`),
  )) as unknown as Rows
  return rows.map(({ id }) => String(id))
}
