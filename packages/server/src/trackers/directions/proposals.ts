import { createHash } from 'node:crypto'
import type { Side } from '@peshi/contract/matters/families'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { flowText } from '@peshi/contract/platform/flow-text'
import type { DirectionKind } from '@peshi/contract/trackers/direction-states'
import type { Period } from '@peshi/contract/trackers/run-clock'
import { type SetDay, setDaysOf } from '@peshi/courts/orders/governed-dates'
import { toSentences } from '@peshi/courts/orders/sentences'
import { kindsOf } from './last-directions.ts'
import { findSide, nameStep } from './step-words.ts'

export interface Proposal {
  key: string
  kind: DirectionKind
  text: string
  title: string | null
  by_side: Side | null
  page: number
  due_date: CourtDate | null
  is_reckoned: boolean
  period: Period | null
}

const mostProposals = 12
const longestText = 500
const longestRead = 2000
const pagesOfTheEnd = 3
const pagesReadWhole = 5

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

function sentencesOf(pages: readonly (string | null)[]): { sentence: string; page: number }[] {
  const all: { sentence: string; page: number }[] = []
  for (const [index, text] of pages.entries()) {
    const [first, ...others] = toSentences(text ?? '')
    const before = all.at(-1)
    if (first === undefined) continue
    if (before && before.page === index && !/[.;:।]$/.test(before.sentence))
      before.sentence = flowText(`${before.sentence}\n${first}`)
    else all.push({ sentence: first, page: index + 1 })
    all.push(...others.map((sentence) => ({ sentence, page: index + 1 })))
  }
  return all
}

function propose(whole: string, page: number, order: { id: string; date: CourtDate | null }): Proposal[] {
  const sentence = whole.slice(0, longestRead)
  const days = setDaysOf(sentence, order.date)
  const one = (kind: DirectionKind, day: SetDay | null, at = 0): Proposal => ({
    key: `${order.id}:${createHash('sha256')
      .update(`${kind} ${sentence}${at === 0 ? '' : ` ${at}`}`)
      .digest('hex')
      .slice(0, 16)}`,
    kind,
    text: sentence.length > longestText ? `${sentence.slice(0, longestText - 1).trimEnd()}…` : sentence,
    title: kind === 'step' ? nameStep(sentence) : null,
    by_side: kind === 'step' ? findSide(sentence) : null,
    page,
    due_date: day?.date ?? null,
    is_reckoned: day?.isReckoned ?? false,
    period: day?.period ?? null,
  })
  return [
    ...days.listings.map((day, at) => one('next-date', day, at)),
    ...(days.step || kindsOf(sentence).includes('step') ? [one('step', days.step)] : []),
  ]
}
