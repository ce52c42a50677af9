import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { roomKey } from '@peshi/contract/day/board-marks'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { Db, Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { callTimeRepo } from './call-time.repo.ts'
import { numberList } from './court-today.ts'
import type { CourtPace, RoomRecord } from './learn.ts'

const dayMs = 86_400_000
/** Older days are ignored, because other judges may have sat in the courtrooms then. */
const learnedDays = 30
const newSinceMs = 3 * dayMs

type Needs = Pick<Context, 'db' | 'clock'>

export async function learnPaces({ db, clock }: Needs, signal?: AbortSignal): Promise<void> {
  const since = new Date(clock.now().getTime() - newSinceMs)
  const courts = await db.asSystem('call-times', (tx) => callTimeRepo(tx).listUnlearned(since))
  await learnPacesOf({ db, clock }, courts, signal)
}

export async function learnPacesOf(
  { db, clock }: Needs,
  courts: readonly CourtId[],
  signal?: AbortSignal,
): Promise<void> {
  for (const court of courts) {
    if (signal?.aborted) return
    const now = clock.now()
    const pace = await learnInThread(court, await readRecords(db, court, now))
    await db.asSystem('call-times', (tx) => callTimeRepo(tx).savePace(court, pace, now))
  }
}

async function readRecords(db: Db, court: CourtId, now: Date): Promise<RoomRecord[]> {
  const from = new Date(now.getTime() - 2 * learnedDays * dayMs)
  const days = await db.asSystem('call-times', (tx) => callTimeRepo(tx).listDays(court, from))
  const records: RoomRecord[] = []
  for (const date of days.slice(0, learnedDays))
    records.push(...(await db.asSystem('call-times', (tx) => readDay(tx, court, date, now))))
  return records
}

async function readDay(tx: Tx, court: CourtId, date: CourtDate, now: Date): Promise<RoomRecord[]> {
  const repo = callTimeRepo(tx)
  const samples = await repo.listSamples(court, date)
  const items = await repo.listItems(court, date)
  const itemsOf = Map.groupBy(items, (item) => roomKey(item.court_no ?? ''))
  return [...Map.groupBy(samples, (sample) => roomKey(sample.court_no))].map(([courtNo, own]) => {
    const listed = (itemsOf.get(courtNo) ?? []).map(({ item, kind, stage }) => ({ item, list: kind, stage }))
    return {
      courtNo,
      date,
      list: listed.length > 0 ? listed : numberList(own, []),
      samples: own.map(({ at, item, list, progress }) => ({ at, item, list, progress })),
      until: date === courtDateAt(now) ? now : null,
    }
  })
}

async function learnInThread(court: CourtId, records: RoomRecord[]): Promise<CourtPace> {
  const worker = new Worker(new URL('./learn.worker.ts', import.meta.url), { workerData: { court, records } })
  const [pace] = await once(worker, 'message')
  return pace
}
