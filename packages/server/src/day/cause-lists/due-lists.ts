import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type ListSource, listSources } from '@peshi/courts/cause-lists/list-sources'
import { sql } from 'drizzle-orm'
import { listsRepo } from '../../courts/lists-and-boards/lists.repo.ts'
import { daysToRead, lastTimeBy, usualTimes } from '../../courts/lists-and-boards/reading-times.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { readLists } from './cause-lists.jobs.ts'

export async function listFollowedCourts(tx: Tx, courts: readonly CourtId[]): Promise<CourtId[]> {
  const asked = sql.param([...courts])
  const { rows } = (await tx.execute(sql`
    SELECT DISTINCT court FROM watched_name WHERE court = ANY (${asked})
    UNION SELECT DISTINCT hc_name FROM matter_count WHERE hc_name = ANY (${asked}) AND matters > 0`)) as unknown as Rows
  const followed = new Set(rows.map(({ court }) => court))
  return courts.filter((court) => followed.has(court))
}

interface Needs extends Pick<Context, 'db' | 'clock' | 'queue'> {
  config: Pick<Context['config'], 'listTimes'>
  courts: { inBackground: Pick<Context['courts']['inBackground'], 'isOn'> }
  sources?: readonly ListSource[]
}

export async function queueDueLists(needs: Needs): Promise<void> {
  const { db, clock, queue, config, courts, sources = listSources } = needs
  const now = clock.now()
  const open = sources.filter((source) => source.off === null && courts.inBackground.isOn(source))
  const { followed, lookedAt } = await db.asSystem('list-matching', async (tx) => {
    const lists = listsRepo(tx)
    const followed = await listFollowedCourts(
      tx,
      open.map(({ court }) => court),
    )
    return { followed, lookedAt: await lists.listLookedAt(followed) }
  })
  const readings = followed.flatMap((court): { court: CourtId; date: CourtDate }[] => {
    const last = lastTimeBy(now, config.listTimes.get(court) ?? usualTimes)
    const isDue = last !== null && (lookedAt.get(court) ?? new Date(0)) < last
    return isDue ? daysToRead(last).map((date) => ({ court, date })) : []
  })
  if (readings.length === 0) return
  await db.asSystem('list-matching', async (tx) => {
    for (const reading of readings)
      await queue.enqueue(tx, readLists, reading, { onceBy: `${reading.court} ${reading.date}` })
  })
}
