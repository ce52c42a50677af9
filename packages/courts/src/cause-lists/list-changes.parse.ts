// Reads the notes by which a court changes a published list: deletions, judges on leave, corrigenda.
import { itemInText } from '@peshi/contract/courts/item'
import type { ListChange } from '@peshi/contract/courts/list-changes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { findDates } from '@peshi/contract/platform/written-date'
import { printedNumbers } from '../reading/case-numbers.ts'
import { textOrNull, tidy } from '../reading/text.ts'

const heading = /^\W*(?:(?:deletion|leave|correction)\s+)?note\W*$|^\W*(?:corrigendum|addendum)\W*$/i
const paragraph = /^\(?\d{1,2}\s*[.)]\s*(?=[A-Z])/
const end = /^(?:high court\b.*registrar|registrar\s*\(|by order\b|dated\b|\d{1,2}\.\d{1,2}\.\d{4}\.?$)/i

const absent =
  /\b(?:will|shall|would|is|are)\s+not\s+(?:be\s+)?(?:hold(?:ing)?|sit(?:ting)?)\b|\b(?:is|are) on leave\b/i
const deleted = /\b(?:is|are|be|stands?)\s+(?:hereby\s+)?deleted\b/i
const corrected = /\b(?:may|should|shall|to)\s+be\s+read\s+as\b|\bread as under\b/i

export function readListChanges(lines: readonly string[], listDate: CourtDate | null): ListChange[] {
  const changes: ListChange[] = []
  for (const text of paragraphsIn(lines)) {
    const date = findDates(text, () => Number.NaN)[0]?.date ?? listDate
    const change = readAbsence(text) ?? readCorrection(text)
    if (change) changes.push({ ...change, date })
    else if (deleted.test(text)) changes.push(...readDeletions(text).map((one) => ({ ...one, date: listDate })))
  }
  return changes
}

function paragraphsIn(lines: readonly string[]): string[] {
  const found: string[] = []
  let isNote = false
  for (const line of lines) {
    if (heading.test(line)) isNote = true
    else if (end.test(line)) isNote = false
    else if (isNote && (paragraph.test(line) || found.length === 0)) found.push(line.replace(paragraph, ''))
    else if (isNote) found.push(`${found.pop()} ${line}`)
  }
  return found.map(tidy)
}

type Read = Omit<ListChange, 'date'>

function readAbsence(text: string): Read | null {
  const at = text.search(absent)
  const judge = textOrNull(text.slice(0, Math.max(at, 0)))
  return at < 0 || !judge
    ? null
    : { kind: 'not-sitting', bench: judge, item: null, case_numbers: [], instead: null, text }
}

const listedBefore =
  /\b(?:listed|shown|appearing)\s+(?:before|in the court of)\s+(?<bench>.+?)\s+(?:at|as|on)\s+item\b/i
const itemNumbers = new RegExp(
  `\\bitem\\s*(?:nos?\\.?|numbers?)?\\s*[.:-]?\\s*(?<items>${itemInText}(?:\\s*(?:,|and|&)\\s*${itemInText})*)`,
  'i',
)

function placeIn(text: string) {
  const items = itemNumbers.exec(text)?.groups?.items?.match(new RegExp(itemInText, 'g')) ?? []
  return { bench: textOrNull(listedBefore.exec(text)?.groups?.bench?.replace(/^HON\S*\s+(?=[DS]B\b)/i, '')), items }
}

/** The number of an item may be corrected, or only its parties or advocates. */
function readCorrection(text: string): Read | null {
  const at = text.search(corrected)
  if (at < 0) return null
  const { bench, items } = placeIn(text)
  const [before, after] = [printedNumbers(text.slice(0, at)), printedNumbers(text.slice(at))]
  const instead = after.find((number) => !before.includes(number)) ?? null
  return { kind: 'corrected', bench, item: items[0] ?? null, case_numbers: before, instead, text }
}

const listedInstead =
  /\bLI?STED\s+(?:BEFORE|IN THE COURT OF)\s+(?!THE SAME\b)(?:HON\S*\s+(?=[DS]B\b))?(?<bench>[^;]+?)(?:\s+AT ITEM\b.*)?[.\s]*$/i

/** In `CRL.A. 8/2024 and 9/2024 … at item nos. 16 and 17 respectively`, each case has its own item. */
function readDeletions(text: string): Read[] {
  const { bench, items } = placeIn(text)
  const at = text.search(deleted)
  const numbers = printedNumbers(text.slice(0, at))
  const instead = textOrNull(listedInstead.exec(text.slice(at))?.groups?.bench)
  const isPaired = items.length === numbers.length && items.length > 1
  if (!isPaired) return [{ kind: 'deleted', bench, item: items[0] ?? null, case_numbers: numbers, instead, text }]
  return numbers.map((number, nth) => ({
    kind: 'deleted',
    bench,
    item: items[nth] ?? null,
    case_numbers: [number],
    instead,
    text,
  }))
}
