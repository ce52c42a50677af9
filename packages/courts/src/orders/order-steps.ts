// Finds the steps that a sentence of an order directs: what is to be done, by whom, by when, and which sum is to be paid.
import type { Side } from '@peshi/contract/matters/families'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { plainDigits } from '@peshi/contract/platform/digits'
import type { Paise } from '@peshi/contract/platform/money'
import { pattern } from '@peshi/contract/platform/pattern'
import { readRupees } from '@peshi/contract/platform/read-rupees'
import { findDates, shortYearNear } from '@peshi/contract/platform/written-date'
import type { StepKind } from '@peshi/contract/trackers/direction-states'
import { type SetDay, setDaysOf } from './governed-dates.ts'
import { must, otherStep, type StepPattern, stepPatterns } from './step-patterns.ts'
import { findSide, nameStep } from './step-words.ts'
import { isDirected } from './undirected.ts'

export interface FoundStep extends StepPattern {
  start: number
  end: number
}

/** Kinds that another kind in the same sentence makes superfluous. */
const covers: Partial<Record<StepKind, readonly StepKind[]>> = { costs: ['deposit'], filing: ['liberty'] }

const find = (sentence: string, patterns: readonly StepPattern[]) =>
  patterns.flatMap((one): FoundStep[] => {
    const match = one.words.exec(sentence)
    if (!match) return []
    const place = { start: match.index, end: match.index + match[0].length }
    return isDirected(sentence, place) ? [{ ...one, ...place }] : []
  })

/** All steps that the sentence directs, one of each kind, in the order of the text. */
export function findSteps(sentence: string, patterns: readonly StepPattern[] = stepPatterns): FoundStep[] {
  const found = find(sentence, patterns)
  const covered = new Set(found.flatMap(({ kind }) => covers[kind] ?? []))
  const once = new Map(found.toReversed().map((step) => [step.kind, step]))
  return [...once.values()].filter(({ kind }) => !covered.has(kind)).sort((one, other) => one.start - other.start)
}

export interface DirectedStep {
  kind: StepKind
  pattern: string
  /** Null if the order gives no day, or if the day cannot be known. */
  day: SetDay | null
  /** True for an interim order that holds until the next date of the case. */
  isUntilNext: boolean
  /** The step in the order's words: "Deposit the decretal amount". Empty if none name it. */
  title: string
  by: Side | null
  amount: Paise | null
  payee: string | null
}

const isPaper = (kind: StepKind) => kind === 'filing' || kind === 'compliance' || kind === 'other'
/** Such a step is the court's own, or binds everybody. */
const isOfCourt = (kind: StepKind, name: string) =>
  kind === 'interim' || kind === 'records' || name.startsWith('issue notice')

/** The kinds to which a sentence's only day belongs, the likeliest first. */
const dated: readonly StepKind[] = [
  'filing',
  'deposit',
  'compliance',
  'appearance',
  'records',
  'costs',
  'service',
  'other',
]

export function stepsOf(sentence: string, orderDate: CourtDate | null): DirectedStep[] {
  const days = setDaysOf(sentence, orderDate)
  const named = findSteps(sentence)
  const found = named.length === 0 && days.step ? find(sentence, [otherStep]) : named
  const kinds = found.map(({ kind }) => kind)
  const owner = dated.find((kind) => kinds.includes(kind))
  return found.map(({ kind, name, start, end }) => {
    const isInterim = kind === 'interim'
    const own = kind === owner ? (days.step ?? onlyDay(sentence, orderDate, { kind, listings: days.listings })) : null
    const sums = kind === 'costs' || kind === 'deposit'
    return {
      kind,
      pattern: name,
      day: isInterim ? lastDayOfInterim(sentence, orderDate) : own,
      isUntilNext: isInterim && untilNext.test(sentence),
      title: (isPaper(kind) && nameStep(sentence)) || wordsOf(kind, sentence, { start, end }),
      by: isOfCourt(kind, name) ? null : findSide(sentence, { isFiling: kind === 'filing' }),
      ...(sums ? sumIn(sentence, start, end) : { amount: null, payee: null }),
    }
  })
}

const until = /\b(?:till|until|up ?to)[\s,:]*(?:the )?$/i
const untilNext = /\b(?:till|until|up ?to) (?:the )?next (?:date|hearing|listing)|अगली (?:तिथि|तारीख|सुनवाई|पेशी) तक/i

function laterDates(text: string, orderDate: CourtDate | null) {
  const plain = plainDigits(text)
  const dates = findDates(plain, shortYearNear(Number(orderDate?.slice(0, 4)) || new Date(0).getUTCFullYear()))
  return dates
    .filter(({ date }) => orderDate !== null && date > orderDate)
    .map(({ date, start, end }) => ({ date, before: plain.slice(0, start), after: plain.slice(end) }))
}

function lastDayOfInterim(sentence: string, orderDate: CourtDate | null): SetDay | null {
  const [one, ...others] = laterDates(sentence, orderDate).filter(
    ({ before, after }) => until.test(before) || /^\s*तक(?=\s)/.test(after),
  )
  return one && others.length === 0 ? { date: one.date, isReckoned: false } : null
}

interface Asking {
  kind: StepKind
  listings: readonly SetDay[]
}

/** "The record be requisitioned for 19.01.2027", "PW-3 is bound down for 20.01.2027". */
function onlyDay(sentence: string, orderDate: CourtDate | null, { kind, listings }: Asking): SetDay | null {
  if (listings.length > 0 || (kind !== 'appearance' && kind !== 'records')) return null
  const [one, ...others] = laterDates(sentence, orderDate)
  const isSet = one && others.length === 0 && /\b(?:for|on|by)[\s,]*(?:the )?$/i.test(one.before)
  return isSet ? { date: one.date, isReckoned: false } : null
}

const longestWords = 90
export const timeParts = {
  comma: /,(?!\d)/,
  by: /\b(?:within|on or before|before (?:\d|the next|next)|by \d|on \d|on the next|till|until|up ?to \d)(?:\b|(?<=\d))/,
  'or else': /\b(?:failing|which)\b/,
  'in Hindi': /के भीतर|(?<=\d) तक|अगली/,
}
export const timeWords = pattern('is')`\s*(?:${timeParts}).*$`
const leadingWords = pattern('i')`^(?:${must}|be|let|is|and|subject to|payment of)\s+`
export const interimParts = {
  interim: /(?:ad[- ]?)?interim (?:orders?|protection|relief|stay|injunction|bail)/,
  'without the word': /status quo|stay|coercive (?:action|steps?)|arrest/,
  Hindi: /(?:अन्तरिम|अंतरिम) \p{L}\p{M}*(?:\p{L}|\p{M})*|यथास्थिति|स्थगन/u,
}
export const interimWords = pattern('iu')`${interimParts}`
const startOfCosts = /(?:exemplary )?costs?\b|\brs\b|₹|\d/i

/** The words that name the step, without its day. */
function wordsOf(kind: StepKind, sentence: string, { start, end }: { start: number; end: number }): string {
  if (kind === 'interim') return capital(interimWords.exec(sentence)?.[0] ?? '')
  const all = sentence.slice(start, Math.max(end, start + longestWords)).replace(/^[\s.;:,]+/, '')
  const from = kind === 'costs' ? all.slice(Math.max(0, all.search(startOfCosts))) : all
  const [clause = ''] = /^(?:[^.;।]|\.(?=\S)|(?<=\b(?:rs|nos?))\.)*/i.exec(from) ?? []
  let words = clause
  for (let cut = leadingWords.exec(words); cut; cut = leadingWords.exec(words)) words = words.slice(cut[0].length)
  words = words.replace(timeWords, '').trim()
  return capital(words.length > longestWords ? words.slice(0, longestWords).replace(/\s+\S*$/, '') : words)
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

const figures = /(?:\brs\.?|₹|\brupees\b|\binr\b|रु\.?०?) ?(\d[\d,]*\d|\d)|(\d[\d,]*)(?:\/-)? ?(?:रुपये|रुपए)/gi
export const behindPayeeParts = {
  time: / within| on or| before| by /,
  'another clause': / failing| and /,
  source: / from | towards/,
  end: /[.,;]|$/,
}
export const payeeIn = pattern(
  '',
)`\b(?:to|with|in favour of) ((?:the )?(?!be\b|date|up ?to|interest)[A-Za-z][^.,;]{2,70}?)(?=${behindPayeeParts})`

/** The sum is null if the words name none or several. */
function sumIn(sentence: string, start: number, end: number): Pick<DirectedStep, 'amount' | 'payee'> {
  const plain = plainDigits(sentence)
  const sums = [...plain.slice(start).matchAll(figures)]
  const [first] = sums
  const behind = first ? start + first.index + first[0].length : end
  return {
    amount: first && sums.length === 1 ? readRupees(first[1] ?? first[2] ?? '') : null,
    payee: payeeIn.exec(sentence.slice(behind))?.[1] ?? null,
  }
}
