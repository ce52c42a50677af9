import { lt } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import type { Context } from '../../platform/process/context.ts'
import { firsRepo } from './firs.repo.ts'
import { firFind } from './firs.schema.ts'

export async function forgetFinds({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const searching = await chambersWith(db, 'cleanup', firFind, lt(firFind.expires_at, now))
  for (const id of searching) await db.asChamber(id, (tx) => firsRepo(tx, id).removeFindsBefore(now))
  return searching.length
}
