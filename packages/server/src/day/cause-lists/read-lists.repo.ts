import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { and, arrayOverlaps, asc, count, eq, gt, ilike, inArray, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { keysOf } from '../../courts/courts/case-keys.ts'
import { causeList, causeListEntry } from '../../courts/lists-and-boards/cause-lists.schema.ts'
import type { ListRow } from '../../courts/lists-and-boards/lists.repo.ts'
import { nameKeysOf } from '../../courts/names/name-keys.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'

const inWords = (column: PgColumn) => sql`array_to_string(${column}, ' ')`
const printed = sql`concat_ws(' ', ${causeListEntry.item}, ${inWords(causeListEntry.case_numbers)},
  ${causeListEntry.cnr}, ${causeListEntry.petitioner}, ${causeListEntry.respondent},
  ${inWords(causeListEntry.petitioner_advocates)}, ${inWords(causeListEntry.respondent_advocates)})`

/** The lists of these courts only: courts that other chambers follow are not shown. */
export function readListsRepo(tx: Tx, courts: readonly CourtId[]) {
  const isRead = and(inArray(causeList.court, [...courts]), gt(causeList.revision, 0), gt(causeList.entries, 0))
  return {
    listDay: (date: CourtDate): Promise<ListRow[]> =>
      tx
        .select()
        .from(causeList)
        .where(and(isRead, eq(causeList.date, date)))
        .orderBy(asc(causeList.court), asc(causeList.title), asc(causeList.id)),

    get: (id: string): Promise<ListRow> =>
      tx
        .select()
        .from(causeList)
        .where(and(isRead, eq(causeList.id, id)))
        .then(takeOne),

    async findEntries({ id, revision, court }: ListRow, search: string, limit: number, offset: number) {
      const numbers = keysOf(court, search)
      const names = numbers.length > 0 ? [] : nameKeysOf([search])
      const isFound = or(
        ilike(printed, `%${search.replace(/[\\%_]/g, '\\$&')}%`),
        numbers.length > 0 ? arrayOverlaps(causeListEntry.keys, numbers) : undefined,
        names.length > 0 ? arrayOverlaps(causeListEntry.name_keys, names) : undefined,
      )
      const isWanted = and(
        eq(causeListEntry.list_id, id),
        eq(causeListEntry.revision, revision),
        search === '' ? undefined : isFound,
      )
      const rows = await tx
        .select()
        .from(causeListEntry)
        .where(isWanted)
        .orderBy(asc(causeListEntry.position))
        .limit(limit)
        .offset(offset)
      const [counted] = await tx.select({ total: count() }).from(causeListEntry).where(isWanted)
      return { rows, total: counted?.total ?? 0 }
    },
  }
}
