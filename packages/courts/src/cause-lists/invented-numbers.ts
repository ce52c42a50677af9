import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import type { ListProblem } from '@peshi/contract/courts/list-problems'
import { plainDigits } from '@peshi/contract/platform/digits'
import type { CauseList, CauseListEntry } from './cause-list.ts'

export function addNumbers(held: Set<string>, text: string): void {
  for (const [digits] of plainDigits(text).matchAll(/\d+/g)) held.add(digits.replace(/^0+(?=\d)/, ''))
}

/** Checks a list that was read from a web page, or from a reply of the site, against its text. */
export function withNumbersOf(text: string, list: CauseList): CauseList {
  const held = new Set<string>()
  addNumbers(held, text)
  return withoutInvented(list, held)
}

/** An entry's number is in the text of the list. An entry with another number was misread, so it becomes a sighting. */
export function withoutInvented(list: CauseList, held: ReadonlySet<string>): CauseList {
  const isHeld = ({ case_numbers }: CauseListEntry) =>
    case_numbers.every((text) =>
      readCaseNumbers(text).numbers.every(
        // The numbers inside a range are not printed: `1128-1130/2025`.
        ({ digitsAt, end, number }) => /\d\s*-\s*\d+\s*\//.test(text.slice(digitsAt, end)) || held.has(number),
      ),
    )
  const [entries, invented] = [list.entries.filter(isHeld), list.entries.filter((entry) => !isHeld(entry))]
  if (invented.length === 0) return list
  const unread = invented.map(({ item, page, court_no, parties }) => ({
    case_number: '',
    page,
    near_item: item,
    court_no,
    text: [parties.petitioner, parties.respondent].filter(Boolean).join(' v. '),
  }))
  const problems = unread.map(
    ({ court_no, near_item: item }): ListProblem => ({ kind: 'number-misread', court_no, item }),
  )
  const checks = list.checks && { ...list.checks, problems: [...list.checks.problems, ...problems] }
  return { ...list, entries, sightings: [...(list.sightings ?? []), ...unread], ...(checks && { checks }) }
}
