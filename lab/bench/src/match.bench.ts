import { createListMatching } from '@peshi/server/matters/listings/list-matching'
import { drawList, openMatchDatabase, storeList } from './match-database.ts'
import type { Measured } from './report.ts'

const budgetMs = 30_000

export async function benchMatch(): Promise<Measured[]> {
  const { db, world } = await openMatchDatabase()
  const matching = createListMatching({
    db,
    clock: { now: () => new Date() },
    emit: async () => undefined,
  })
  const matters = world.cases * world.followers
  const size = `${world.entries.toLocaleString('en-IN')} rows, ${matters.toLocaleString('en-IN')} matters, ${db.engine.name}`
  const measured: Measured[] = []
  try {
    for (const revision of [1, 2]) {
      const list = await storeList(db, drawList(world, revision), revision)
      const began = performance.now()
      await matching.matchList({ listId: list, isWhole: true })
      const took = performance.now() - began
      const { rows } = await db.engine.execute(
        `SELECT count(*) FILTER (WHERE matter_id IS NOT NULL)::int AS facts, count(*) FILTER (WHERE matter_id IS NULL)::int AS names,
           count(moved_at)::int AS moved, count(gone_at)::int AS gone FROM listing`,
      )
      const { facts, names, moved, gone } = rows[0] ?? {}
      if (!facts || !names || (revision > 1 && (!moved || !gone))) throw new Error('The list matched no matter')
      const found = revision === 1 ? `${facts} listed, ${names} suggested` : `${moved} moved, ${gone} gone`
      measured.push({
        what: `${revision === 1 ? 'list matched' : 'revised list matched'}: ${size}`,
        measured: `${(took / 1000).toFixed(1)} s (${found})`,
        budget: `< ${budgetMs / 1000} s`,
        kept: took < budgetMs,
      })
    }
  } finally {
    await db.close()
  }
  return measured
}
