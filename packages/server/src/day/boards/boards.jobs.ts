import { isBoardCourt, isPollingTime } from '@peshi/contract/day/board-hours'
import { courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { boardsRepo } from '../../courts/lists-and-boards/boards.repo.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import { listCourtsListedOn } from './listed-courts.repo.ts'

export const readBoards = periodic({ name: 'read-boards', cron: '* 9-17 * * 1-6', retries: 0, timeoutSeconds: 120 })

export const forgetBoardSamples = periodic({
  name: 'forget-board-samples',
  cron: '40 2 * * *',
  retries: 2,
  timeoutSeconds: 600,
})

const listedGoodForMs = 10 * 60_000
const samplesKeptMs = 180 * 86_400_000
const forgottenAtOnce = 2000

type Needs = Pick<Context, 'db' | 'clock' | 'boards' | 'services'>

export async function startBoardJobs(context: Context): Promise<void> {
  const { readListedBoards: readListed } = context.services
  await repeat(context.queue, readBoards, readListed)
  await repeat(context.queue, forgetBoardSamples, () => forgetOldSamples(context))
}

export function createReadListed({ db, clock, boards }: Needs): () => Promise<void> {
  let cache: { until: number; courts: CourtId[] } = { until: 0, courts: [] }

  async function listedCourts(now: Date): Promise<CourtId[]> {
    if (cache.until > now.getTime()) return cache.courts
    const readable = boards.access.courts.filter(
      (court) => isBoardCourt(court) && boards.access.offReason(court) === null,
    )
    if (readable.length === 0) return []
    const courts = await db.asSystem('boards', (tx) => listCourtsListedOn(tx, courtDateAt(now), readable))
    cache = { until: now.getTime() + listedGoodForMs, courts }
    return courts
  }

  return async () => {
    const now = clock.now()
    if (!isPollingTime(now)) return
    await Promise.all((await listedCourts(now)).map((court) => boards.refresh(court)))
  }
}

export async function forgetOldSamples({ db, clock }: Pick<Needs, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - samplesKeptMs)
  let removed: number
  do {
    removed = await db.asSystem('boards', (tx) => boardsRepo(tx).removeSamplesBefore(before, forgottenAtOnce))
  } while (removed === forgottenAtOnce)
}
