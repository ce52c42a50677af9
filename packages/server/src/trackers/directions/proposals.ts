import { createHash } from 'node:crypto'
import type { Side } from '@peshi/contract/matters/families'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { flowText } from '@peshi/contract/platform/flow-text'
import type { DirectionKind, StepKind } from '@peshi/contract/trackers/direction-states'
import type { DirectionProposal, HearingRead } from '@peshi/contract/trackers/directions'
import type { Period } from '@peshi/contract/trackers/run-clock'
import { type SetDay, setDaysOf } from '@peshi/courts/orders/governed-dates'
import { coramOf, counselOf, resultOf } from '@peshi/courts/orders/order-hearing'
import { type DirectedStep, stepsOf } from '@peshi/courts/orders/order-steps'
import { toSentences } from '@peshi/courts/orders/sentences'

export interface OrderPage {
  /** The first page is 1. */
  page: number
  /** Null for a picture. */
  text: string | null
  /** False for a text of low confidence. Nothing is proposed from it. */
  isSure: boolean
}

interface DatedOrder {
  id: string
  date: CourtDate | null
}

export interface Proposal {
  key: string
  kind: DirectionKind
  step: StepKind | null
  text: string
  title: string | null
  by_side: Side | null
  page: number
  range: DirectionProposal['range']
  amount: number | null
  payee: string | null
  hearing: HearingRead | null
  due_date: CourtDate | null
  is_reckoned: boolean
  period: Period | null
}

interface Sentence {
  sentence: string
  page: number
  range: Proposal['range']
}

const mostProposals = 12
const longestText = 500
const longestRead = 2000
const pagesOfTheEnd = 3
const pagesReadWhole = 5
const longestCoram = 300

export function proposeDirections(pages: readonly OrderPage[], order: DatedOrder): Proposal[] {
  const from = pages.length > pagesReadWhole ? pages.length - pagesOfTheEnd : 0
  const sentences = sentencesOf(pages).filter(({ page }) => page > from)
  const next = onlyNextDay(sentences, order.date)
  const proposed = sentences.flatMap((one) => propose(one, order, next))
  const once = new Map(proposed.map((proposal) => [proposal.key, proposal]))
  return [...[...once.values()].slice(-mostProposals), ...proposeOutcome(pages, sentences, order)]
}

function sentencesOf(pages: readonly OrderPage[]): Sentence[] {
  const all: Sentence[] = []
  for (const { page, text, isSure } of pages) {
    if (text === null || !isSure) continue
    const [first, ...others] = placeSentences(text).map((one) => ({ ...one, page }))
    const before = all.at(-1)
    if (first === undefined) continue
    if (before && before.page === page - 1 && !isEnded(before.sentence))
      before.sentence = flowText(`${before.sentence}\n${first.sentence}`)
    else all.push(first)
    all.push(...others)
  }
  const unsure = new Set(pages.flatMap(({ page, isSure }) => (isSure ? [] : [page])))
  return all.filter(({ sentence, page }) => isEnded(sentence) || !unsure.has(page + 1))
}

const isEnded = (sentence: string) => /[.;:।]$/.test(sentence)

/** Spaces and hyphens, which a sentence in one line has no more. */
const unsaid = /[\s\u00ad\u2010-]/
const allUnsaid = new RegExp(unsaid, 'g')

/** The sentences of a page, each with its characters in the page's text. */
function placeSentences(text: string): Pick<Sentence, 'sentence' | 'range'>[] {
  const places: number[] = []
  for (let index = 0; index < text.length; index++) if (!unsaid.test(text[index] ?? '')) places.push(index)
  const plain = text.replace(allUnsaid, '')
  let at = 0
  return toSentences(text).map((sentence) => {
    const bare = sentence.replace(allUnsaid, '')
    const found = plain.indexOf(bare, at)
    const first = found < 0 ? at : found
    at = first + bare.length
    return { sentence, range: { start: places[first] ?? 0, end: (places[at - 1] ?? text.length - 1) + 1 } }
  })
}

/** The day of the next hearing, if the order sets exactly one. */
function onlyNextDay(sentences: readonly Sentence[], orderDate: CourtDate | null): CourtDate | null {
  const days = sentences.flatMap(({ sentence }) => setDaysOf(sentence.slice(0, longestRead), orderDate).listings)
  const dates = new Set(days.map(({ date }) => date))
  return dates.size === 1 ? (days[0]?.date ?? null) : null
}

const keyOf = (order: DatedOrder, words: string) =>
  `${order.id}:${createHash('sha256').update(words).digest('hex').slice(0, 16)}`

const clip = (sentence: string) =>
  sentence.length > longestText ? `${sentence.slice(0, longestText - 1).trimEnd()}…` : sentence

function propose({ sentence: whole, ...place }: Sentence, order: DatedOrder, next: CourtDate | null): Proposal[] {
  const sentence = whole.slice(0, longestRead)
  const one = (kind: DirectionKind, day: SetDay | null, again = '', step?: DirectedStep): Proposal => ({
    key: keyOf(order, `${kind} ${sentence}${again}`),
    kind,
    step: step?.kind ?? null,
    text: clip(sentence),
    title: step?.title || null,
    by_side: step?.by ?? null,
    ...place,
    amount: step?.amount ?? null,
    payee: step?.payee ?? null,
    hearing: null,
    due_date: day?.date ?? null,
    is_reckoned: day?.isReckoned ?? false,
    period: day?.period ?? null,
  })
  const dayOf = ({ day, isUntilNext }: DirectedStep) =>
    day ?? (isUntilNext && next ? { date: next, isReckoned: true } : null)
  return [
    ...setDaysOf(sentence, order.date).listings.map((day, at) => one('next-date', day, at === 0 ? '' : ` ${at}`)),
    ...stepsOf(sentence, order.date).map((step, at) => one('step', dayOf(step), at === 0 ? '' : ` ${step.kind}`, step)),
  ]
}

function proposeOutcome(pages: readonly OrderPage[], sentences: readonly Sentence[], order: DatedOrder): Proposal[] {
  if (order.date === null) return []
  const texts = sentences.map(({ sentence }) => sentence.slice(0, longestRead))
  const result = resultOf(texts, order.date)
  const said = result && sentences[result.at]
  if (!said) return []
  const sure = pages.flatMap(({ text, isSure }) => (isSure && text !== null ? [text] : []))
  const ends = sure.length > pagesReadWhole ? [...sure.slice(0, pagesReadWhole), ...sure.slice(-1)] : sure
  const coram = coramOf(ends.join('\n'))
  const hearing = {
    date: order.date,
    outcome: result.outcome,
    coram: coram && coram.length <= longestCoram ? coram : null,
    counsel: counselOf(ends.slice(0, 2).join('\n')),
  }
  return [
    {
      key: keyOf(order, `outcome ${result.outcome} ${said.sentence}`),
      kind: 'outcome',
      step: null,
      text: clip(said.sentence),
      title: null,
      by_side: null,
      page: said.page,
      range: said.range,
      amount: null,
      payee: null,
      hearing,
      due_date: result.next,
      is_reckoned: false,
      period: null,
    },
  ]
}
