import { otherForum } from '@peshi/contract/courts/courts'
import { numberLabel } from '@peshi/contract/courts/labels'
import { isNotSitting } from '@peshi/contract/courts/list-changes'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, MatterId } from '@peshi/contract/platform/ids'
import type { DayLine } from '../../chamber/notifications/day-statement.ts'
import type { Tx } from '../../platform/db/door.ts'
import type { Context } from '../../platform/process/context.ts'
import { readEntries } from './hearings.service.ts'

export function listDays({ services: { courtLists: lists } }: Pick<Context, 'services'>) {
  return async (tx: Tx, chamberId: ChamberId, days: readonly CourtDate[], today: CourtDate) => {
    const lines: Omit<DayLine, 'isSensitive'>[] = []
    const waiting = new Set((await lists.listWaiting(tx, chamberId)).map(({ court, date }) => `${court} ${date}`))
    const stateOf = (entry: HearingEntry, unplaced: ReadonlySet<MatterId>): DayLine['state'] => {
      if (isNotSitting(entry)) return 'not-sitting'
      if (entry.source === 'list' || entry.hc_name === otherForum) return 'listed'
      if (unplaced.has(entry.matter_id)) return 'unread'
      if (waiting.has(`${entry.hc_name} ${entry.date}`)) return 'waiting'
      return lists.of(entry.hc_name).are_read ? 'on-no-list' : 'unread'
    }
    for (const day of days) {
      const { entries } = await readEntries(tx, chamberId, { from: day, to: day }, today)
      const courts = [...new Set(entries.map(({ hc_name }) => hc_name))]
      const unplaced = await lists.listUnplaced(tx, chamberId, { courts, from: day, to: day })
      for (const entry of entries) {
        if (entry.is_dropped && entry.source === 'list') continue
        lines.push({
          date: day,
          matter_id: entry.matter_id,
          title: entry.ctitle,
          number: numberLabel(entry),
          court: entry.court_short,
          court_no: entry.is_dropped ? null : entry.court_no,
          item: entry.is_dropped ? null : entry.item,
          time: entry.time,
          state: stateOf(entry, unplaced),
        })
      }
    }
    return lines
  }
}
