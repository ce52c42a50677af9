import { addDays, CourtDate } from '@peshi/contract/dates'

const months = [
  ['january', 'jan', 'जनवरी'],
  ['february', 'feb', 'फरवरी', 'फ़रवरी'],
  ['march', 'mar', 'मार्च'],
  ['april', 'apr', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'jun', 'जून'],
  ['july', 'jul', 'जुलाई'],
  ['august', 'aug', 'अगस्त'],
  ['september', 'sept', 'sep', 'सितंबर', 'सितम्बर'],
  ['october', 'oct', 'अक्टूबर', 'अक्तूबर'],
  ['november', 'nov', 'नवंबर', 'नवम्बर'],
  ['december', 'dec', 'दिसंबर', 'दिसम्बर'],
]
const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const monthNames = [...monthNumbers.keys()].sort((one, other) => other.length - one.length).join('|')

const inDigits = /(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d/-])/g
const dayThenMonth = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: day)?(?: of)?[ ,]+(${monthNames})[a-z]*[., ]+(\\d{4})`,
  'gi',
)
const monthThenDay = new RegExp(`(?<![a-z])(${monthNames})\\.? +(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})`, 'gi')

/** Digits of Devanagari are digits. */
export const plainDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)))

function toDate(day: string | undefined, month: number, year: string | undefined): CourtDate[] {
  const wholeYear = year?.length === 2 ? `20${year}` : year
  const text = `${wholeYear}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return CourtDate.safeParse(text).success ? [text] : []
}

const monthOf = (name: string | undefined) => monthNumbers.get((name ?? '').toLowerCase()) ?? 0

/** The calendar dates in a sentence of an Indian order, day first, in the order of writing. What is no date is left out. */
export function readDates(sentence: string): CourtDate[] {
  const text = plainDigits(sentence)
  return [
    ...[...text.matchAll(inDigits)].map((found) => ({ found, date: toDate(found[1], Number(found[2]), found[3]) })),
    ...[...text.matchAll(dayThenMonth)].map((found) => ({
      found,
      date: toDate(found[1], monthOf(found[2]), found[3]),
    })),
    ...[...text.matchAll(monthThenDay)].map((found) => ({
      found,
      date: toDate(found[2], monthOf(found[1]), found[3]),
    })),
  ]
    .toSorted((one, other) => one.found.index - other.found.index)
    .flatMap(({ date }) => date)
}

const numberWords = new Map(
  [
    ['a', 'one', 'एक'],
    ['two', 'दो'],
    ['three', 'तीन'],
    ['four', 'चार'],
    ['five', 'पांच', 'पाँच'],
    ['six', 'छह', 'छः'],
    ['seven', 'सात'],
    ['eight', 'आठ'],
    ['nine', 'नौ'],
    ['ten', 'दस'],
    ['eleven'],
    ['twelve', 'बारह'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
)
numberWords.set('fifteen', 15)
numberWords.set('twenty', 20)
numberWords.set('thirty', 30)
numberWords.set('forty-five', 45)
numberWords.set('sixty', 60)
numberWords.set('ninety', 90)

const units: [RegExp, (from: CourtDate, count: number) => CourtDate][] = [
  [/^(?:day|दिन|दिवस)/i, addDays],
  [/^(?:week|सप्ताह|हफ्त)/i, (from, count) => addDays(from, 7 * count)],
  [/^(?:month|माह|महीन)/i, addMonths],
]
const period = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,3}|${[...numberWords.keys()].join('|')})(?: *\\([^)]{1,12}\\))?(?: clear| working)? *('?s? *(?:days?|weeks?|months?)|दिन|दिवस|सप्ताह|हफ्त|माह|महीन)`,
  'giu',
)

/** The day on which the first period of a sentence ("within four weeks") ends, counted from `from`; null without one. */
export function readPeriodEnd(sentence: string, from: CourtDate): CourtDate | null {
  const [found] = plainDigits(sentence).matchAll(period)
  if (!found) return null
  const [, count = '', unit = ''] = found
  const number = numberWords.get(count.toLowerCase()) ?? Number(count)
  const add = units.find(([name]) => name.test(unit.replace(/^[' s]+(?=[dwm])/i, '')))?.[1]
  return add ? add(from, number) : null
}

/** By the calendar; a day that the month does not have is its last one. */
function addMonths(from: CourtDate, count: number): CourtDate {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(day, last.getUTCDate())))
    .toISOString()
    .slice(0, 10)
}
