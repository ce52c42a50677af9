import type { ChamberId } from '@peshi/contract/platform/ids'
import type { Context } from '../../platform/process/context.ts'
import { coalesce } from '../courts/coalesce.ts'
import { type CourtCount, type CourtTally, sumCounts } from './court-counts.ts'
import { courtTalliesRepo } from './court-tallies.repo.ts'

/** Matters per statement. Counting this many blocks the embedded database's only connection for 30 ms. */
const counted = 2_000
const goodForMs = 60_000

export function createCourtTallies({ db, clock, batch = counted }: Pick<Context, 'db' | 'clock'> & { batch?: number }) {
  const together = coalesce()

  async function countBehind(chamberId: ChamberId, after: string | null, now: Date): Promise<CourtCount[]> {
    const counts = await db.asChamber(chamberId, (tx) => courtTalliesRepo(tx, chamberId).countBatch(after, batch, now))
    if (counts.reduce((sum, { followed }) => sum + followed, 0) < batch) return counts
    const last = counts.reduce((greatest, count) => (count.last > greatest ? count.last : greatest), '')
    return [...counts, ...(await countBehind(chamberId, last, now))]
  }

  const count = async (chamberId: ChamberId) => sumCounts(await countBehind(chamberId, null, clock.now()))

  async function countAndKeep(chamberId: ChamberId): Promise<CourtTally[]> {
    const tallies = await count(chamberId)
    await db.asChamber(chamberId, async (tx) => {
      const repo = courtTalliesRepo(tx, chamberId)
      await repo.forgetKept()
      await repo.keep(tallies, clock.now())
    })
    return tallies
  }

  return {
    async list(chamberId: ChamberId): Promise<CourtTally[]> {
      const { isLarge, kept } = await db.asChamber(chamberId, async (tx) => {
        const repo = courtTalliesRepo(tx, chamberId)
        return { isLarge: (await repo.countMatters()) > batch, kept: await repo.listKept() }
      })
      if (!isLarge) return count(chamberId)
      const oldest = clock.now().getTime() - goodForMs
      if (kept.length > 0 && kept.every(({ countedAt }) => countedAt.getTime() > oldest)) return kept
      return together(chamberId, () => countAndKeep(chamberId))
    },

    forget: (chamberId: ChamberId) => db.asChamber(chamberId, (tx) => courtTalliesRepo(tx, chamberId).forgetKept()),
  }
}
