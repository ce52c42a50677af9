import type { CauseList, CauseListEntry } from '../cause-lists/cause-list.ts'
import { missingItems } from '../cause-lists/list-checks.ts'
import type { CauseListQuery, UnreadRow } from '../connector.ts'
import { roomWords } from '../ecourts-district/court-rooms.ts'
import { isUnread, onlyRead } from '../reading/rows.ts'
import type { SiteListRow } from './cause-list.parse.ts'

/** The courtroom and the date come from the query, because the reply has neither. */
export function toCauseList(rows: readonly (SiteListRow | UnreadRow)[], query: CauseListQuery): CauseList {
  const entries = onlyRead(rows).map((row) => toEntry(row, query))
  const unread = rows.filter(isUnread)
  const tables = [...Map.groupBy(entries, ({ stage }) => stage).values()]
  return {
    date: query.date,
    pages: 1,
    entries,
    checks: {
      read: entries.length / rows.length,
      unread_pages: [],
      problems: [
        ...unread.map(({ words }) => ({ kind: 'row-unread', text: words }) as const),
        // Serial numbers can restart in each table, so missing numbers are searched for per table.
        ...tables.flatMap((table) => missingItems(table, [])),
      ],
    },
  }
}

function toEntry(row: SiteListRow, { establishment, room, date }: CauseListQuery): CauseListEntry {
  const { number, words } = roomWords(room)
  return {
    date,
    court_no: number,
    coram: words === '' ? [] : [words],
    item: row.item,
    connected_to: null,
    case_numbers: [row.caseNumber],
    parties: { petitioner: row.petitioner ?? '', respondent: row.respondent },
    advocates: splitSides(row.advocates),
    stage: row.heading,
    list: 'daily',
    listed: true,
    note: null,
    page: 1,
    cnr: row.cnr ?? establishment,
  }
}

/**
 * In `X Vs Y`, X are the petitioner's advocates and Y the respondent's. Without `Vs`, all count as the petitioner's.
 */
function splitSides(lines: readonly string[]): CauseListEntry['advocates'] {
  const [petitioner = [], respondent = []] = lines
    .join('\n')
    .split(/(?:^|\s)(?:vs?\.?|versus|v\/s\.?)(?=\s|$)/i)
    .map((side) =>
      side
        .split('\n')
        .map((name) => name.trim())
        .filter(Boolean),
    )
  return { petitioner, respondent }
}
