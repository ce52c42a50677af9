import { otherForum } from '@peshi/contract/courts/courts'
import { caseLabel } from '@peshi/contract/courts/labels'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId } from '@peshi/contract/platform/ids'
import type { DayLine } from '../../chamber/notifications/day-statement.ts'
import type { PublicSites } from '../../courts/courts/court-access.ts'
import { createCourtLists } from '../../courts/courts/court-lists.ts'
import type { Tx } from '../../platform/db/door.ts'
import { readEntries } from './hearings.service.ts'

export function listDays(isOn: PublicSites['isOn']) {
  const listsOf = createCourtLists(isOn)
  return async (tx: Tx, chamberId: ChamberId, days: readonly CourtDate[], today: CourtDate) => {
    const lines: Omit<DayLine, 'isSensitive'>[] = []
    for (const day of days) {
      const { entries } = await readEntries(tx, chamberId, { from: day, to: day }, today)
      for (const entry of entries) {
        if (entry.is_dropped && entry.source === 'list') continue
        const isListed = entry.source === 'list' || entry.hc_name === otherForum
        lines.push({
          date: day,
          matter_id: entry.matter_id,
          title: entry.ctitle,
          number: caseLabel(entry),
          court: entry.court_short,
          court_no: entry.is_dropped ? null : entry.court_no,
          item: entry.is_dropped ? null : entry.item,
          time: entry.time,
          state: isListed ? 'listed' : listsOf(entry.hc_name).are_read ? 'on-no-list' : 'unread',
        })
      }
    }
    return lines
  }
}
