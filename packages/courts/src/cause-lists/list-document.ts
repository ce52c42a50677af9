import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../errors.ts'
import type { CauseList, CauseListKind } from './cause-list.ts'
import { parseCauseListPdf } from './cause-list-pdf.parse.ts'

/** Throws `PageChanged` if the document is not for `date`: a court may still serve an earlier day's file. */
export async function readCauseListDocument(
  bytes: Uint8Array,
  kind: CauseListKind,
  date: CourtDate,
): Promise<CauseList> {
  const list = await parseCauseListPdf(bytes)
  if (list.date !== null && list.date !== date)
    throw new PageChanged(`The cause list is of ${list.date}, not of ${date}`)
  if (list.date === null && list.headings?.some((heading) => heading.date !== null)) {
    const entries = list.entries.filter((entry) => entry.date === date)
    if (entries.length === 0) throw new PageChanged(`The cause list has no matter of ${date}`)
    const pagesOf = (some: typeof entries) => new Set(some.map(({ page }) => page))
    const [ofDay, ofAny] = [pagesOf(entries), pagesOf(list.entries)]
    const sightings = list.sightings?.filter(({ page }) => ofDay.has(page) || !ofAny.has(page))
    return { ...list, date, entries, ...(sightings && { sightings }) }
  }
  // `kind` comes from the list's link. If it is not `daily`, it is more reliable than the document's title.
  if (kind === 'daily') return list
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, list: kind })) }
}
