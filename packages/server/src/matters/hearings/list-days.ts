import { otherForum } from '@peshi/contract/courts/courts'
import { numberLabel } from '@peshi/contract/courts/labels'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, CourtId } from '@peshi/contract/platform/ids'
import type { DayLine } from '../../chamber/notifications/day-statement.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { readEntries } from './hearings.service.ts'

export function listDays({ services: { courtLists: lists } }: Pick<Context, 'services'>) {
  return async (tx: Tx, chamberId: ChamberId, days: readonly CourtDate[], today: CourtDate) => {
    const lines: Omit<DayLine, 'isSensitive'>[] = []
    const waiting = new Set((await lists.listWaiting(tx, chamberId)).map(({ court, date }) => `${court} ${date}`))
    const stateOf = (court: CourtId, day: CourtDate): DayLine['state'] =>
      waiting.has(`${court} ${day}`) ? 'waiting' : lists.of(court).are_read ? 'on-no-list' : 'unread'
    for (const day of days) {
      const { entries } = await readEntries(tx, chamberId, { from: day, to: day }, today)
      const courts = [...new Set(entries.map(({ hc_name }) => hc_name))]
      const unplaced = await lists.listUnplaced(tx, chamberId, { courts, from: day, to: day })
      for (const entry of entries) {
        if (entry.is_dropped && entry.source === 'list') continue
        const isListed = entry.source === 'list' || entry.hc_name === otherForum
        lines.push({
          date: day,
          matter_id: entry.matter_id,
          title: entry.ctitle,
          number: numberLabel(entry),
          court: entry.court_short,
          court_no: entry.is_dropped ? null : entry.court_no,
          item: entry.is_dropped ? null : entry.item,
          time: entry.time,
          state: isListed ? 'listed' : unplaced.has(entry.matter_id) ? 'unread' : stateOf(entry.hc_name, day),
        })
      }
    }
    return lines
  }
}
