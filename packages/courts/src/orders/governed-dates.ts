// Decides what the days and periods in one sentence of an order are: a hearing, the last day for a step, or neither.
// Each day or period belongs to the nearest word before it that governs a date (`date-words.ts`). Without such a word,
// the first one after it counts, as in "On 12.05.2027 list …" and in Hindi.
// - A sentence may set several hearings only if each has its own occasion ("before the Registrar on … and before …").
// - `date: null` says that the sentence sets a day which cannot be known, such as "in the second week of May". It never
//   becomes a guess.
// - A day that is not after the order is no day of a hearing. One more than three years later counts as unknown.
// - A period runs from the order's date unless the text names another day. `isReckoned` says that the day was
//   calculated.
// Source: sentences of real orders. The tables in `packages/courts/test/order-sentences*.ts` have each rule with
// examples.
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import { plainDigits } from '@peshi/contract/platform/digits'
import { pattern } from '@peshi/contract/platform/pattern'
import { findDates, shortYearNear } from '@peshi/contract/platform/written-date'
import { endOfPeriod, type Period, type PeriodUnit } from '@peshi/contract/trackers/run-clock'
import {
  allowsPeriod,
  beforeNextDate,
  elsewhere,
  fromToday,
  listingWithoutDay,
  listingWords,
  notifiedBefore,
  otherSubject,
  runsFrom,
  stepWords,
} from './date-words.ts'

export interface SetDay {
  date: CourtDate | null
  isReckoned: boolean
  /** The time given from the order's date, if it gives the day. */
  period?: Period
}

export interface SetDays {
  /** Several only if the order sets several, such as one before the Joint Registrar and one before the Court. */
  listings: SetDay[]
  step: SetDay | null
}

type Governor = 'listing' | 'step' | 'fact'

interface TimeInText {
  start: number
  end: number
  date: CourtDate | null
  period: { count: number; unit: PeriodUnit; isPlain: boolean } | null
}

interface Candidate {
  by: Exclude<Governor, 'fact'>
  at: TimeInText
  day: CourtDate | null
  isReckoned: boolean
  period?: Period
}

const numberWords = new Map(
  'a|an|one|एक two|दो three|तीन four|चार five|पांच|पाँच six|छह|छः seven|सात eight|आठ nine|नौ ten|दस eleven twelve|बारह'
    .split(' ')
    .flatMap((words, index) => words.split('|').map((word) => [word, index === 0 ? 1 : index + 1] as const)),
)
for (const [word, count] of Object.entries({ fifteen: 15, twenty: 20, thirty: 30, sixty: 60, ninety: 90 }))
  numberWords.set(word, count)
for (const word of ['forty-five', 'forty five']) numberWords.set(word, 45)
for (const [word, count] of Object.entries({ पन्द्रह: 15, पंद्रह: 15, बीस: 20, तीस: 30, साठ: 60 }))
  numberWords.set(word, count)

const units: [RegExp, PeriodUnit, number][] = [
  [/^(?:day|दिन|दिवस)/i, 'days', 1],
  [/^(?:week|सप्ताह|हफ्त)/i, 'weeks', 1],
  [/^fortnight/i, 'weeks', 2],
  [/^(?:month|माह|महीन)/i, 'months', 1],
  [/^year/i, 'years', 1],
]
const counts = [...numberWords.keys()].sort((one, other) => other.length - one.length).join('|')
const periods = new RegExp(
  `(?<![\\p{L}\\p{M}\\d/.-])(\\d{1,3}|${counts}) ?(?:\\([^)]{1,12}\\))? *(clear |working |more |further |other )?[-'’]?s? *(days?|weeks?|fortnights?|months?|years?|दिन|दिवस|सप्ताह|हफ्त[ाेों]*|माह|महीन[ाेों]*)(?![\\p{L}])`,
  'giu',
)

function findPeriods(text: string): TimeInText[] {
  return [...text.matchAll(periods)].flatMap((match) => {
    const [whole, written = '', kind = '', name = ''] = match
    const unit = units.find(([pattern]) => pattern.test(name))
    const count = numberWords.get(written.toLowerCase()) ?? Number(written)
    if (!unit || !count) return []
    const start = match.index
    return {
      start,
      end: start + whole.length,
      date: null,
      period: { count: count * unit[2], unit: unit[1], isPlain: !/clear|working/i.test(kind) },
    }
  })
}

const factWords = /\b(?:stay(?:ed)?|status quo|imprisonment|sentenced|undergo|custody|suspended|valid|expir\w*)\b/gi

/**
 * Without an auxiliary verb before them, these participles describe the past. "The reply filed within two weeks" sets
 * no deadline.
 */
export const bareParts = {
  'by a party': /filed|deposited|paid|complied|submitted|produced|furnished|served|surrendered/,
  'of a defect': /removed|rectified|cured/,
  'by a court or an office': /vacated|decided|concluded|completed|refunded|released|implemented|executed/,
}
export const bare = pattern('i')`^(?:${bareParts})$`
const verbBefore =
  /\b(?:be|is|are|get|gets|being|stands?|shall|may|must|hereby|and|or)(?: (?:not|also|duly|positively|hereby|now|so|and|or))*[\s,/]*$/i
const past = /\b(?:was|were|had(?: been)?|has been|have been|having|failed)\b[\w ,]{0,28}$/i

const purpose = /\bfor (?:the |further |a )?(?:(?:filing|completion|payment|submission|want)(?: of)? (?:the |a )?)?$/i
const isPastFact = (before: string, word: string) => past.test(before) || (bare.test(word) && !verbBefore.test(before))

function governorsIn(text: string) {
  const find = (words: RegExp, by: Governor) =>
    [...text.matchAll(words)].map((match) => ({
      by: isPastFact(text.slice(Math.max(0, match.index - 45), match.index), match[0]) ? ('fact' as const) : by,
      word: match[0],
      start: match.index,
      end: match.index + match[0].length,
    }))
  const listings = find(listingWords, 'listing')
  // In "List for completion of pleadings on …", the date belongs to "List". So step words after "for" are ignored.
  const steps = find(stepWords, 'step').filter(
    ({ start }) => !purpose.test(text.slice(0, start)) || !listings.some((one) => one.end <= start),
  )
  return [...listings, ...steps, ...find(factWords, 'fact')].sort((one, other) => one.start - other.start)
}

export const calledParts = {
  notice: /notices?|dasti/,
  summons: /summon\w*/,
  warrant: /warrants?|nbws?/,
  process: /process(?:es)?(?= (?:be |is |are )?(?:re-?)?issued?\b)|issue (?:fresh )?process(?:es)?/,
}
export const calledFor = pattern('i')`\b(?:${calledParts})\b(?:[^.;,]|\bnos?\.){0,90}\bfor (?:the )?$`
const nextDate = /next (?:date|hearing)(?: of (?:the )?hearing)?|n\.?d\.?o\.?h/
const listingBefore = [
  /\b(?:adjourn|defer|postpon|stands? over)\w*(?: \w+){0,3} (?:till|until|up ?to)[\s,:]*(?:the )?$/i,
  calledFor,
  pattern('i')`\b(?:${nextDate})\.?(?: (?:is|shall be|will be|be))?(?: (?:fixed|kept))?(?: (?:as|on|for))?[\s:,-]*$`,
]
/** "Till" gives a deadline only after "time", as in "time is granted till …". */
const timeTill =
  /\btime (?:to [\w ]{1,40} )?(?:is |stands? )?(?:hereby |further )*(?:granted|given|allowed|extended)? ?(?:till|until|up ?to)[\s,:]*(?:the )?$/i
export const sayParts = {
  'before the court': /submit|stat|contend|mention|point/,
  'to a person': /inform|appris|report/,
  plainly: /learn|say|said/,
}
const directs = /be|let|accordingly|hence|therefore|hereby/
/**
 * "It is submitted that the appeal is fixed for …" only reports a date. A direction after "that", such as "be listed",
 * sets a date.
 */
export const reported = pattern('i')`\b(?:${sayParts})\w*\b[^.;]*\bthat\b(?:(?!\b(?:${directs})\b)[^.;])*$`
const otherCourt = /\b(?:(?:trial|lower|executing|family|labour) court|court below|instead of)\b/i
export const offParts = {
  ended: /cancelled|recalled|vacated|dropped|stayed/,
  moved: /preponed|postponed|advanced/,
  'not held': /not (?:take place|be (?:taken|held|heard))/,
}
export const isOff = pattern('i')`^(?:(?!\band\b)[^.;,]){0,40}\b(?:${offParts})\b`
const clausesBefore = /^.*(?:[;.,]|\b(?:and|but)\b)/is
const isOpenBehind = /^[\s,]*or\b/i
const weekday = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day[, (]*(?:the )?)?'
const setBefore = new RegExp(
  `(?:(?:\\b(?:on|to|for|is|date|hearing|again|being|fixing)|i\\.e\\.,?|दिनांक|तारीख|तिथि|पेशी|सुनवाई|[:=–-])[\\s,:(-]*(?:the |this |this the )?${weekday}|^[\\s.,:-]*${weekday})$`,
  'i',
)
const lastDayBefore = new RegExp(
  `\\b(?:on or before|by|not later than|no later than|latest by|positively by|on|till date)[\\s,:]*(?:the )?${weekday}$`,
  'i',
)
/** "12.05.2027 तक" names a last day, "12.05.2027 को" only the day on which a person must come. */
const lastDayInHindi = /^\s*(?:तक(?=\s)|को(?=\s[^।;]*(?:उपस्थित|समर्पण)))/
const dayBefore = /\b(?:before|prior to)[\s,:]*(?:the )?$/i
const openBefore =
  /\b(?:after|on or after|before|prior to|commencing(?: from| on)?|beginning(?: from| on)?|week of|around|about|by|not)[\s,:]*(?:the )?$/i

export const timeAfterParts = {
  time: /['’]?s?['’]? *(?:further |more )?time\b/,
  'is granted': /(?:more |further )?(?:is|are|be|stands?) (?:hereby )?(?:granted|allowed|given)\b/,
  'in Hindi': /में|के भीतर|के अन्दर|के अंदर|का समय/,
}
export const timeAfter = pattern('i')`^\s*(?:${timeAfterParts})`
const asked = /\b(?:seeks?|sought|prays?|prayed|requests?|(?<!\b(?:is|are) )requested|asks?|wants?)\b[^.]{0,40}$/i
const pastPeriod = /\b(?:for|of|last|past|previous|since|about|aged|over|every)(?: (?:the|a|last|past))*[\s,]*$/i
export const elsewhereAfterParts = {
  later: /thereafter|thereof|from|of|after|beyond|following/,
  earlier: /before|prior|in advance|earlier|preceding|ahead/,
  'in Hindi': /तत्पश्चात|की तिथि से|से पूर्व|पूर्व/,
}
export const fromElsewhere = pattern('i')`^[\s,'’s]*(?:time )?(?:${elsewhereAfterParts})(?:\b|(?=\s|$))`
/** In Hindi the day is before the period: "दिनांक 01.11.2026 से 30 दिन के भीतर". */
const runsFromInHindi = /^\s*(?:के\s+(?:आदेश|निर्णय)\s+)?(?:की\s+(?:तिथि|तारीख)\s+)?से\s*$/
const hindiFromToday = /(?:आज|इस आदेश)(?: की (?:तिथि|तारीख))?\s*से\s*$/
const hindiFromElsewhere = /(?:से|पश्चात|उपरांत|उपरान्त|बाद)\s*$/
const oneSitting = /(?<!with)\bin (?:one|a|1) (?:day|hour)$/i
const longAgo = /^\s*(?:ago|old|back|prior|earlier)\b/i
/** The period for which bail, a stay or a lease is extended is not a deadline. */
const prolonged =
  /\b(?:bail|parole|furlough|protection|relief|interim order|stay|licen[cs]e|lease)\b[^;]{0,100}\bextended\b[^.;,]*$/i

function hasListingWithoutDay(text: string): boolean {
  const found = listingWithoutDay.exec(text)
  if (!found) return false
  const before = governorsIn(text).filter(({ start }) => start < found.index || /[\u0900-\u097f]/.test(found[0]))
  const governor = /[\u0900-\u097f]/.test(found[0]) ? before[0] : before.at(-1)
  return (
    governor?.by === 'listing' &&
    !reported.test(text.slice(0, governor.end)) &&
    !otherSubject.test(text.slice(0, governor.start).replace(clausesBefore, ''))
  )
}

export function setDaysOf(sentence: string, orderDate: CourtDate | null): SetDays {
  const text = plainDigits(sentence)
  const shortYear = shortYearNear(Number((orderDate ?? '').slice(0, 4)) || new Date(0).getUTCFullYear())
  const dates = findDates(text, shortYear).map((found): TimeInText => ({ ...found, period: null }))
  const times = [...dates, ...findPeriods(text)].sort((one, other) => one.start - other.start)
  const candidates = readCandidates(text, times, orderDate)
  const step = settleStep(candidates) ?? (beforeNextDate.test(text) ? { date: null, isReckoned: false } : null)
  const listings = settleListings(text, candidates)
  if (listings.length === 0 && hasListingWithoutDay(text)) listings.push({ date: null, isReckoned: false })
  return { listings: listings.map((day) => notFar(day, orderDate)), step }
}

function readCandidates(text: string, times: readonly TimeInText[], orderDate: CourtDate | null): Candidate[] {
  const governors = governorsIn(text)
  const candidates: Candidate[] = []
  let used = -1
  for (const [index, at] of times.entries()) {
    if (index <= used) continue
    const before = text.slice(0, at.start)
    const after = text.slice(at.end)
    const next = times[index + 1]
    const earlier = candidates.at(-1)
    const isCoordinated =
      earlier !== undefined &&
      earlier.at === times[index - 1] &&
      at.date !== null &&
      earlier.at.date !== null &&
      /^[\s,]*(?:and|&|or|to)?[\s,]*$/i.test(text.slice(earlier.at.end, at.start))
    const left = governors.filter(({ end }) => end <= at.start).at(-1)
    const right = governors.find(({ start }) => start >= at.end && start < (next?.start ?? Number.POSITIVE_INFINITY))
    // Without a verb before the date, a verb after it decides, as in "On 12.05.2027 list …" and in Hindi.
    const isLed =
      at.date === null || /(?:^|[.;,])\W*(?:on|by|till|until)?[\s,]*(?:the )?$/i.test(before) || /^\s*को/.test(after)
    const governor = isCoordinated ? earlier : (left ?? (isLed ? right : undefined))
    const isListing = at.date !== null && listingBefore.some((words) => words.test(before))
    const by = isListing ? 'listing' : governor?.by
    if (by === undefined || by === 'fact') continue
    const add = (day: CourtDate | null, isReckoned = false, period?: Period) =>
      candidates.push({ by, at, day, isReckoned, ...(period && { period }) })
    if (at.date) {
      if (orderDate !== null && at.date <= orderDate) continue
      const between = left && !isCoordinated ? text.slice(left.end, at.start) : before
      if (isCoordinated) add(by === 'listing' ? at.date : null)
      else if (isListing) add(at.date)
      else if (timeTill.test(before)) candidates.push({ by: 'step', at, day: at.date, isReckoned: false })
      else if (notifiedBefore.test(before)) {
        if (next?.date && /^\s*(?:to|till|until|and|[-–])\s*$/i.test(text.slice(at.end, next.start))) {
          if (by === 'listing') add(null)
          used = index + 1
        }
      } else if (by === 'listing') {
        const isNegative = left && /\b(?:not|never)\b[\w ]{0,12}$/i.test(text.slice(0, left.start))
        const subject = text.slice(0, left?.start ?? at.start).replace(clausesBefore, '')
        if (otherSubject.test(subject) || otherCourt.test(subject + between) || isOff.test(after)) continue
        const clause = subject + between + (/^[^.;,]*/.exec(after)?.[0] ?? '')
        if (elsewhere.test(clause) || reported.test(text.slice(0, left?.end ?? at.start))) add(null)
        else if (isNegative || openBefore.test(before) || isOpenBehind.test(after)) add(null)
        else if (setBefore.test(between) || /^\s*(?:को|के लिए|हेतु)(?=\s)/.test(after)) add(at.date)
      } else if (dayBefore.test(before) && !/\bon or before[\s,:]*(?:the )?$/i.test(before))
        add(addDays(at.date, -1), true)
      else if (lastDayBefore.test(before) || lastDayInHindi.test(after))
        add(otherSubject.test(text.slice(0, at.start).replace(clausesBefore, '')) ? null : at.date)
    } else if (at.period) {
      const spoken = text.slice(Math.max(0, at.start - 60), at.start)
      const isTime = timeAfter.test(after)
      const isBeforeDay = /^[\s,'’s]*(?:before|prior to|prior thereto|in advance|ahead)/i.test(after)
      if (isBeforeDay) {
        // "Three days before the next date" gives no date, because the next date is unknown here.
        candidates.push({ by: 'step', at, day: null, isReckoned: false })
        if (next?.date) used = index + 1
        continue
      }
      if (longAgo.test(after) || prolonged.test(text.slice(0, at.start))) continue
      if (oneSitting.test(spoken + text.slice(at.start, at.end))) {
        if (by === 'step') add(null)
        continue
      }
      if (by === 'listing') {
        // "List after four weeks" gives no date, because the registry chooses the day.
        add(null)
        continue
      }
      if (/\bif\b[^,;]*\bnot\b[^,;]*$/i.test(spoken)) {
        add(null)
        continue
      }
      const isGranted =
        /\b(?:grant|allow)/i.test(spoken) ||
        /^[\w\s]{0,12}\b(?:is|are|stands?) (?:hereby )?(?:granted|allowed)/i.test(after)
      if (asked.test(spoken) && !isGranted) continue
      if (!isTime && !allowsPeriod.test(spoken)) {
        if (!pastPeriod.test(spoken)) add(null)
        continue
      }
      const isFromNext = next?.date && runsFrom.test(text.slice(at.end, next.start))
      if (isFromNext) used = index + 1
      const from = isFromNext ? next.date : startOfPeriod(text, at, times[index - 1], orderDate)
      const { isPlain, ...period } = at.period
      const end = from && isPlain ? endOfPeriod(from, period) : null
      if (end === null || (orderDate !== null && end <= orderDate)) add(null, true)
      else add(end, true, from === orderDate && !isFromNext ? period : undefined)
    }
  }
  return candidates
}

/** The day from which a period runs that names no day behind it. Null if the text does not give this day. */
function startOfPeriod(
  text: string,
  at: TimeInText,
  earlier: TimeInText | undefined,
  orderDate: CourtDate | null,
): CourtDate | null {
  const before = text.slice(0, at.start)
  const after = text.slice(at.end)
  if (earlier?.date && runsFromInHindi.test(text.slice(earlier.end, at.start))) return earlier.date
  if (hindiFromToday.test(before) || fromToday.test(after)) return orderDate
  return fromElsewhere.test(after) || hindiFromElsewhere.test(before) ? null : orderDate
}

/** "Before the Joint Registrar on 14.01.2027 and before the Court on 19.04.2027" sets both days. */
const ownOccasion =
  /^[\s,;]*(?:and|&|then|thereafter)?[\s,]*(?:(?:then|thereafter|also)\s+)?(?:before|in court|for)\b[^.;]*$/i

function settleListings(text: string, all: readonly Candidate[]): SetDay[] {
  const candidates = all.filter(({ by }) => by === 'listing')
  const dated = candidates.filter(({ at }) => at.date !== null)
  const isApart = dated.every(
    ({ at, day }, index) =>
      day !== null && (index === 0 || ownOccasion.test(text.slice(dated[index - 1]?.at.end, at.start))),
  )
  if (dated.length > 1 && isApart) return dated.map(({ day }) => ({ date: day, isReckoned: false }))
  const one = settleListing(text, candidates)
  return one ? [one] : []
}

function settleListing(text: string, candidates: readonly Candidate[]): SetDay | null {
  const [first, second] = candidates.filter(({ at }) => at.date !== null)
  if (!first) return candidates.length > 0 ? { date: null, isReckoned: false } : null
  if (first.day === null) return { date: null, isReckoned: false }
  const others = candidates.filter(({ at, day }) => at.date !== null && day !== first.day)
  // "On 12.05.2027 and 13.05.2027" gives the first date, because the hearing begins on it. "On 12.05.2027 or
  // 13.05.2027" gives none.
  const joins = second ? text.slice(first.at.end, second.at.start) : ''
  const isRow = others.every(({ day }) => day !== null) && /^[\s,]*(?:and|&|to)?[\s,]*$/i.test(joins)
  return { date: others.length === 0 || isRow ? first.day : null, isReckoned: false }
}

const mostYearsAhead = 3
const notFar = (day: SetDay, orderDate: CourtDate | null): SetDay =>
  day.date && orderDate && day.date > `${Number(orderDate.slice(0, 4)) + mostYearsAhead}${orderDate.slice(4)}`
    ? { ...day, date: null }
    : day

function settleStep(all: readonly Candidate[]): SetDay | null {
  const candidates = all.filter(({ by }) => by === 'step')
  const [first] = candidates
  if (!first) return null
  const isOne = candidates.every(({ day }) => day === first.day)
  if (!isOne || first.day === null) return { date: null, isReckoned: false }
  const { day: date, isReckoned, period } = first
  return { date, isReckoned, ...(period && { period }) }
}
