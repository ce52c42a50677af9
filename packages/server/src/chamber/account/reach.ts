import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db, Rows } from '../../platform/db/door.ts'
import type { Actor } from '../../platform/http/actor.ts'

export async function readReach(db: Pick<Db, 'asChamber'>, actor: Actor): Promise<string> {
  const seesAll = actor.role === 'client' || actor.role === 'owner'
  return createHash('sha256')
    .update([actor.role, seesAll ? '' : await hashHidden(db, actor)].join())
    .digest('base64url')
}

/** Read without the person, for whom hidden matters do not exist. */
async function hashHidden(db: Pick<Db, 'asChamber'>, { chamberId, personId }: Actor): Promise<string> {
  const { rows } = (await db.asChamber(chamberId, (tx) =>
    tx.execute(sql`SELECT md5(string_agg(id::text, ',' ORDER BY id)) AS hash FROM matter
      WHERE chamber_id = ${chamberId} AND seen_by IS NOT NULL AND NOT ${personId} = ANY (seen_by)`),
  )) as unknown as Rows
  return String(rows[0]?.hash)
}
