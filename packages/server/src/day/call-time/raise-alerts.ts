import { mostItemsBefore, usualItemsBefore } from '@peshi/contract/day/call-time'
import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId, MatterId } from '@peshi/contract/platform/ids'
import { readEntries } from '../../matters/hearings/hearings.service.ts'
import type { Context } from '../../platform/process/context.ts'
import { callAlertsRepo } from './call-alerts.repo.ts'
import { callTimeRepo } from './call-time.repo.ts'
import { listOver } from './calls-over.ts'
import { readCourtToday } from './court-today.ts'
import { likelyTime } from './likely-time.ts'

type Needs = Pick<Context, 'db' | 'clock' | 'emit'>

interface Near {
  chamber_id: ChamberId
  matter_id: MatterId
  court_no: string
  item: string
  itemsAhead: number
}

export async function raiseAlerts(needs: Needs, court: CourtId): Promise<void> {
  const { db, clock } = needs
  const now = clock.now()
  const date = courtDateAt(now)
  const near = await db.asSystem('call-times', async (tx) => {
    const listed = await callTimeRepo(tx).listListed(court, date)
    if (listed.length === 0) return []
    const today = await readCourtToday(tx, court, date, now, [...new Set(listed.map(({ court_no }) => court_no))])
    return listed.flatMap(({ chamber_id, matter_id, court_no, item, kind }): Near[] => {
      const room = today.room(court_no)
      if (!room.samples.some(({ progress }) => progress === 'in-session')) return []
      const said = likelyTime(room, { item, list: kind }, now)
      const itemsAhead = said.state === 'being-heard' ? 0 : 'itemsAhead' in said ? said.itemsAhead : null
      return itemsAhead === null || itemsAhead > mostItemsBefore
        ? []
        : [{ chamber_id, matter_id, court_no, item, itemsAhead }]
    })
  })
  for (const [chamberId, matters] of Map.groupBy(near, ({ chamber_id }) => chamber_id))
    await notifyChamber(needs, chamberId, matters, date, now)
}

async function notifyChamber({ db, emit }: Needs, chamberId: ChamberId, near: Near[], date: CourtDate, now: Date) {
  await db.asChamber(chamberId, async (tx) => {
    const repo = callAlertsRepo(tx, chamberId)
    const people = await repo.listPeople()
    const matterIds = near.map(({ matter_id }) => matter_id)
    const { entries } = await readEntries(tx, chamberId, { from: date, to: date, matterIds }, date)
    const over = await listOver(tx, chamberId, date, entries)
    const entryOf = new Map(entries.map((entry) => [entry.matter_id, entry]))
    for (const { matter_id, court_no, item, itemsAhead } of near) {
      const entry = entryOf.get(matter_id)
      if (!entry || over.has(matter_id)) continue
      const named = entry.appearing?._id
      const receivers = people.filter(({ person_id, chosen, items_before }) => {
        const before = chosen === null ? usualItemsBefore : items_before
        return before !== null && itemsAhead <= before && (named === undefined || named === person_id)
      })
      const isNews = await repo.insertNew(
        receivers.map(({ person_id }) => ({ matter_id, person_id, date, items_ahead: itemsAhead, raised_at: now })),
      )
      if (isNews.length === 0) continue
      await emit(
        tx,
        { chamberId },
        ...isNews.map((personId) => ({
          type: 'call.near' as const,
          matterId: matter_id,
          subject: { kind: 'matter', id: matter_id },
          detail: { person: personId, count: itemsAhead, court_no, item },
        })),
      )
    }
  })
}
