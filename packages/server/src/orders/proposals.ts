import { createHash } from 'node:crypto'
import type { CourtDate } from '@peshi/contract/dates'
import type { DirectionKind } from '@peshi/contract/direction-states'
import { readDates, readPeriodEnd } from './dates-in-text.ts'
import { kindsOf, toSentences } from './what-it-directed.ts'

/** What the words of an order propose to note, for a person to confirm. */
export interface Proposal {
  /** Stays the same for the same sentence of the same order, so that what was decided is not asked again. */
  key: string
  kind: DirectionKind
  /** In the order's own words. */
  text: string
  /** From 1. */
  page: number
  due_date: CourtDate | null
  /** The day was counted from the order's date ("within four weeks") and does not itself stand there. */
  is_reckoned: boolean
}

const mostProposals = 12
const longestText = 500
/** No direction is longer; what is longer are words without a full stop, such as a table. */
const longestRead = 2000
/** "Two weeks thereafter", "from service": when that is, the order does not say. */
const countsFromElsewhere =
  /\bthereafter\b|\b(?:from|of|after) (?:the )?(?:date of )?(?:receipt|service|production|filing)\b|तत्पश्चात|प्राप्ति/i
/** The operative words stand at the end; what a long judgment tells before them are other courts' directions. */
const pagesOfTheEnd = 3
const pagesReadWhole = 5

/** In the order in which they stand. `pages` as they were read, null for one that is a picture. */
export function proposeDirections(
  pages: readonly (string | null)[],
  order: { id: string; date: CourtDate | null },
): Proposal[] {
  const from = pages.length > pagesReadWhole ? pages.length - pagesOfTheEnd : 0
  const proposed = sentencesOf(pages)
    .filter(({ page }) => page > from)
    .flatMap(({ sentence, page }) => propose(sentence, page, order))
  const once = new Map(proposed.map((proposal) => [proposal.key, proposal]))
  return [...once.values()].slice(-mostProposals)
}

/** A sentence that runs over the end of a page belongs to the page on which it begins. */
function sentencesOf(pages: readonly (string | null)[]): { sentence: string; page: number }[] {
  const all: { sentence: string; page: number }[] = []
  for (const [index, text] of pages.entries()) {
    const [first, ...others] = toSentences(text ?? '')
    const before = all.at(-1)
    if (first === undefined) continue
    if (before && before.page === index && !/[.;:।]$/.test(before.sentence)) before.sentence += ` ${first}`
    else all.push({ sentence: first, page: index + 1 })
    all.push(...others.map((sentence) => ({ sentence, page: index + 1 })))
  }
  return all
}

function propose(whole: string, page: number, order: { id: string; date: CourtDate | null }): Proposal[] {
  const sentence = whole.slice(0, longestRead)
  const kinds = kindsOf(sentence)
  const later = readDates(sentence).filter((date) => order.date === null || date > order.date)
  const written = later.at(-1) ?? null
  const isFromOrder = written === null && !countsFromElsewhere.test(sentence)
  const reckoned = isFromOrder && order.date !== null ? readPeriodEnd(sentence, order.date) : null
  const due_date = written ?? reckoned
  const one = (kind: DirectionKind): Proposal => ({
    key: `${order.id}:${createHash('sha256').update(`${kind} ${sentence}`).digest('hex').slice(0, 16)}`,
    kind,
    text: sentence.length > longestText ? `${sentence.slice(0, longestText - 1).trimEnd()}…` : sentence,
    page,
    due_date,
    is_reckoned: written === null && reckoned !== null,
  })
  // A date to be listed on is one only where a day stands; "list in due course" leaves nothing to confirm.
  if (kinds.includes('listing') && due_date) return [one('next-date'), ...(kinds.includes('step') ? [one('step')] : [])]
  return kinds.includes('step') ? [one('step')] : []
}
