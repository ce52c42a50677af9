import { itemNumber } from '@peshi/contract/courts/item'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import type { CauseListEntry, ListChecks, ListHeading, Sighting } from './cause-list.ts'

interface Reading {
  entries: readonly CauseListEntry[]
  headings: readonly ListHeading[]
  sightings: readonly Sighting[]
  dropped: readonly string[]
  covered: ReadonlySet<number>
  open?: readonly ListProblem[]
}

export function checkList({ entries, headings, sightings, dropped, covered, open = [] }: Reading): ListChecks {
  const problems = [...open]
  for (const { court_no, counted, entries: read } of headings)
    if (counted !== null && counted !== read) problems.push({ kind: 'count-differs', court_no, count: counted, read })
  const unreadable = sightings.filter(({ case_number }) => case_number === '')
  const present = [...dropped, ...unreadable.map(({ court_no, near_item }) => `${court_no} ${near_item}`)]
  problems.push(
    ...missingItems(entries, present),
    ...unreadable.map(
      ({ court_no, near_item }): ListProblem => ({ kind: 'number-unreadable', court_no, item: near_item ?? '?' }),
    ),
    ...missingColumns(entries),
  )
  const first = entries[0]?.page ?? 0
  const unread = new Set(sightings.map(({ page }) => page).filter((page) => page >= first && !covered.has(page)))
  const all = entries.length + sightings.length
  return {
    read: all === 0 ? 1 : entries.length / all,
    unread_pages: [...unread].toSorted((one, other) => one - other),
    problems,
  }
}

/** A court may leave a hundred numbers free, so a wider gap is reported once. */
const widestGap = 20

export function missingItems(entries: readonly CauseListEntry[], present: readonly string[]): ListProblem[] {
  const problems: ListProblem[] = []
  let place = ''
  let last = 0
  for (const entry of entries) {
    if (entry.connected_to !== null) continue
    const item = itemNumber(entry.item)
    if (item === null) {
      place = ''
      continue
    }
    const here = `${entry.date} ${entry.court_no} ${entry.coram.join()}`
    const { court_no } = entry
    const isJump = place === here && item - last > widestGap
    if (isJump) problems.push({ kind: 'items-missing', court_no, item: `${last + 1}`, to: `${item - 1}` })
    for (let missing = last + 1; !isJump && place === here && missing < item; missing++)
      if (!present.includes(`${court_no} ${missing}`))
        problems.push({ kind: 'item-missing', court_no, item: `${missing}` })
    place = here
    last = item
  }
  return problems
}

const enoughToReport = 5

function missingColumns(entries: readonly CauseListEntry[]): ListProblem[] {
  if (entries.length < enoughToReport) return []
  const hasNone = (has: (entry: CauseListEntry) => boolean) => !entries.some(has)
  const advocates = ({ advocates, advocates_text }: CauseListEntry) =>
    advocates.petitioner.length + advocates.respondent.length > 0 || Boolean(advocates_text)
  const parties = entries.filter((entry) => entry.parties.petitioner === '').length
  return [
    ...(parties > 0 ? [{ kind: 'no-parties', count: parties } as const] : []),
    ...(hasNone((entry) => entry.parties.respondent !== null) ? [{ kind: 'no-respondents' } as const] : []),
    ...(hasNone(advocates) ? [{ kind: 'no-advocates' } as const] : []),
  ]
}
