import type { CauseListEntry, ListChecks, ListHeading, Sighting } from './cause-list.ts'

interface Reading {
  entries: readonly CauseListEntry[]
  headings: readonly ListHeading[]
  sightings: readonly Sighting[]
  dropped: readonly string[]
  covered: ReadonlySet<number>
  open?: readonly string[]
}

export function checkList({ entries, headings, sightings, dropped, covered, open = [] }: Reading): ListChecks {
  const problems = [...open]
  for (const heading of headings) {
    const where = `Court ${heading.court_no ?? '?'}`
    if (heading.counted !== null && heading.counted !== heading.entries)
      problems.push(`${where}: the court counts ${heading.counted} matters, ${heading.entries} were read`)
  }
  const unreadable = sightings.filter(({ case_number }) => case_number === '')
  const present = [...dropped, ...unreadable.map(({ court_no, near_item }) => `${court_no} ${near_item}`)]
  problems.push(
    ...missingItems(entries, present),
    ...unreadable.map(
      ({ court_no, near_item }) => `Court ${court_no ?? '?'}: the number of item ${near_item} is not readable`,
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

export function missingItems(entries: readonly CauseListEntry[], present: readonly string[]): string[] {
  const problems: string[] = []
  let place = ''
  let last = 0
  for (const entry of entries) {
    if (entry.connected_to !== null) continue
    const item = Number.parseInt(entry.item, 10)
    const here = `${entry.date} ${entry.court_no} ${entry.coram.join()}`
    const isJump = place === here && item - last > widestGap
    if (isJump) problems.push(`Court ${entry.court_no ?? '?'}: items ${last + 1} to ${item - 1} are not there`)
    for (let missing = last + 1; !isJump && place === here && missing < item; missing++)
      if (!present.includes(`${entry.court_no} ${missing}`))
        problems.push(`Court ${entry.court_no ?? '?'}: item ${missing} is not there`)
    place = here
    last = item
  }
  return problems
}

const enoughToReport = 5

function missingColumns(entries: readonly CauseListEntry[]): string[] {
  if (entries.length < enoughToReport) return []
  const hasNone = (has: (entry: CauseListEntry) => boolean) => !entries.some(has)
  const advocates = ({ advocates, advocates_text }: CauseListEntry) =>
    advocates.petitioner.length + advocates.respondent.length > 0 || Boolean(advocates_text)
  const parties = entries.filter((entry) => entry.parties.petitioner === '').length
  return [
    ...(parties > 0 ? [`${parties} matters were read without parties`] : []),
    ...(hasNone((entry) => entry.parties.respondent !== null) ? ['No respondents were read'] : []),
    ...(hasNone(advocates) ? ['No advocates were read'] : []),
  ]
}
