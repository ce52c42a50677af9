import { addDays, CourtDate } from './dates.ts'
import { plainDigits } from './digits.ts'
import { indiaDateAt } from './india-time.ts'
import { pattern } from './pattern.ts'

const months = [
  'january jan जनवरी जानेवारी جنوری জানুয়ারি জানুয়ারী જાન્યુઆરી ਜਨਵਰੀ ஜனவரி జనవరి ಜನವರಿ ജനുവരി ଜାନୁଆରୀ',
  'february feb फरवरी फ़रवरी फेब्रुवारी فروری ফেব্রুয়ারি ফেব্রুয়ারী ફેબ્રુઆરી ਫਰਵਰੀ பிப்ரவரி ఫిబ్రవరి ಫೆಬ್ರವರಿ ഫെബ്രുവരി ଫେବୃଆରୀ',
  'march mar मार्च مارچ মার্চ માર્ચ ਮਾਰਚ மார்ச் మార్చి ಮಾರ್ಚ್ മാർച്ച് ମାର୍ଚ୍ଚ',
  'april apr अप्रैल एप्रिल اپریل এপ্রিল એપ્રિલ ਅਪ੍ਰੈਲ ஏப்ரல் ఏప్రిల్ ಏಪ್ರಿಲ್ ഏപ്രിൽ ଅପ୍ରେଲ',
  'may मई मे مئی মে મે ਮਈ மே మే ಮೇ മേയ് ମେ',
  'june jun जून جون জুন જૂન ਜੂਨ ஜூன் జూన్ ಜೂನ್ ജൂൺ ଜୁନ',
  'july jul जुलाई जुलै جولائی জুলাই જુલાઈ ਜੁਲਾਈ ஜூலை జూలై ಜುಲೈ ജൂലൈ ଜୁଲାଇ',
  'august aug अगस्त ऑगस्ट اگست আগস্ট ઓગસ્ટ ઑગસ્ટ ਅਗਸਤ ஆகஸ்ட் ఆగస్టు ಆಗಸ್ಟ್ ഓഗസ്റ്റ് ଅଗଷ୍ଟ',
  'september sept sep सितंबर सितम्बर सप्टेंबर ستمبر সেপ্টেম্বর સપ્ટેમ્બર ਸਤੰਬਰ செப்டம்பர் సెప్టెంబర్ ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റംബർ ସେପ୍ଟେମ୍ବର',
  'october oct अक्टूबर अक्तूबर ऑक्टोबर اکتوبر অক্টোবর ઓક્ટોબર ઑક્ટોબર ਅਕਤੂਬਰ அக்டோபர் అక్టోబర్ ಅಕ್ಟೋಬರ್ ഒക്ടോബർ ଅକ୍ଟୋବର',
  'november nov नवंबर नवम्बर नोव्हेंबर نومبر নভেম্বর નવેમ્બર ਨਵੰਬਰ நவம்பர் నవంబర్ ನವೆಂಬರ್ നവംബർ ନଭେମ୍ବର',
  'december dec दिसंबर दिसम्बर डिसेंबर دسمبر ডিসেম্বর ડિસેમ્બર ਦਸੰਬਰ டிசம்பர் డిసెంబర్ ಡಿಸೆಂಬರ್ ഡിസംബർ ଡିସେମ୍ବର',
].map((names) => names.normalize('NFC').split(' '))
const monthNumbers = new Map(months.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const monthName = [...monthNumbers.keys()].sort((one, other) => other.length - one.length).join('|')

export type ShortYear = (twoDigits: number) => number

/** Chooses the century: if `year` is 2026, `27` is 2027 and `96` is 1996. */
export const shortYearNear =
  (year: number): ShortYear =>
  (twoDigits) => {
    const century = year - (year % 100)
    const near = century + twoDigits
    if (near > year + 19) return near - 100
    return near <= year - 80 ? near + 100 : near
  }

export interface DateInText {
  date: CourtDate
  start: number
  end: number
}

const inDigits = /(?<![\d./-])(\d{1,2})\s?([./-])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d/-]|\.\d)/g
const yearFirst = /(?<![\d./-])(\d{4})([./-])(\d{1,2})\2(\d{1,2})(?![\d/-]|\.\d)/g
const dayThenMonth = new RegExp(
  `(?<!\\d)(\\d{1,2}) ?(?:st|nd|rd|th)?(?: day)?(?: of)?[ ,./-]*(${monthName})[a-z]*[.,]?[ ,./-]*(\\d{4}|\\d{2})(?!\\d)`,
  'giu',
)
const monthThenDay = new RegExp(
  `(?<![\\p{L}])(${monthName})\\.? *(\\d{1,2}) ?(?:st|nd|rd|th)?,? +(\\d{4})(?!\\d)`,
  'giu',
)

const monthOf = (name = '') => monthNumbers.get(name.toLowerCase()) ?? 0

function toDate(year: string, month: number, day: string, shortYear: ShortYear): CourtDate | null {
  const whole = year.length === 2 ? shortYear(Number(year)) : Number(year)
  const text = `${String(whole).padStart(4, '0')}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return CourtDate.safeParse(text).data ?? null
}

/** Reads the day first: `3/4/2026` is 3 April. Skips impossible dates. */
export function findDates(text: string, shortYear: ShortYear): DateInText[] {
  const plain = plainDigits(text)
  const found: DateInText[] = []
  const add = (match: RegExpMatchArray, year = '', month: number, day = '') => {
    const date = toDate(year, month, day, shortYear)
    const start = match.index ?? 0
    if (date) found.push({ date, start, end: start + match[0].length })
  }
  for (const match of plain.matchAll(inDigits)) add(match, match[4], Number(match[3]), match[1])
  for (const match of plain.matchAll(yearFirst)) add(match, match[1], Number(match[3]), match[4])
  for (const match of plain.matchAll(dayThenMonth)) add(match, match[3], monthOf(match[2]), match[1])
  for (const match of plain.matchAll(monthThenDay)) add(match, match[3], monthOf(match[1]), match[2])
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0))
}

export type WrittenDate = { kind: 'date'; date: CourtDate } | { kind: 'none' } | { kind: 'unreadable' }

export const noDateParts = {
  signs: /[-–—_.*? /:]*|0+(?:\.0+)?/i,
  'not applicable': /n\.? ?[/.]? ?a\.?/i,
  'a program’s nothing': /nil|none|null|undefined|nan/i,
  'not given':
    /(?:(?:next )?(?:hearing date|hearing|date) (?:is )?)?not (?:yet )?(?:given|available|fixed|known|applicable|set)/i,
  'to be fixed': /tbd|to be (?:fixed|notified|announced|decided)/i,
}
export const noDate = pattern('i')`^(?:${noDateParts})$`

/** Words in place of a date. Accepted only in imported files, because courts' pages do not use them. */
export const withoutDateParts = {
  'not yet known': /tba|t\.b\.a\.?|sine ?die|await(?:ed|ing)(?: date)?|pending/,
  ended: /dispos(?:ed|al)(?: off?)?|decided|(?:judge?ment |order )?reserved/,
  none: /blank|no (?:next )?date|x+/,
}
export const noDateOfPeople = pattern('i')`^(?:${withoutDateParts})$`

/** Dates that programs write for "no date", such as the first day of Unix time. */
export const zeroDateParts = {
  zeros: /0?0[-/.]0?0[-/.]00(?:00)?|0000-00-00/,
  'first day of a count': /0?1[-/.]0?1[-/.](?:1970|1900|0001|5000)|(?:1970|1900|0001|5000)-01-01/,
  'zeros read by PHP': /30[-/.]11[-/.]-?0001|-0001-11-30/,
  'zero of a workbook': /3[01][-/.]12[-/.]1899|1899-12-3[01]/,
}
export const zeroDate = pattern('')`^(?:${zeroDateParts})$`

const weekday = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*'
const weekdayBefore = new RegExp(`^\\(?${weekday}\\)?[,.]? +(?=[\\dA-Za-z])`, 'i')
const weekdayBehind = new RegExp(`[ ,]*\\(?${weekday}\\)?\\.?$`, 'i')
const clock = '\\d{1,2}:\\d{2}(?::\\d{2})?(?:\\.\\d+)?'
const isoInstant = new RegExp(`^(\\d{4}-\\d{2}-\\d{2})[t ](${clock}) ?(z|[+-]\\d{2}:?\\d{2})$`, 'i')
const scriptInstant = new RegExp(`^([a-z]{3}) (\\d{1,2}) (\\d{4}) (${clock}) gmt([+-]\\d{4})(?: \\(.*\\))?$`, 'i')
const timeBehind = new RegExp(
  `(?:t| +(?:at +)?|, *)(?:${clock}|\\d{1,2}(?:[.]\\d{2})? ?(?=[ap]\\.?m))(?: ?[ap]\\.?m\\.?)?(?: ?(?:ist|hrs?\\.?|hours))?$`,
  'i',
)
/**
 * Day 0 of spreadsheets: 30 December 1899. It is not the 31st, because spreadsheets count a 29 February 1900, which
 * never existed.
 */
const dayZero = Date.UTC(1899, 11, 30)

interface Reading {
  order?: 'day-first' | 'month-first'
  shortYear: ShortYear
  /** Also accepts a spreadsheet's day numbers as dates, and words such as `Disposed` as "no date". */
  fromSpreadsheet?: boolean
}

const tidyWritten = (written: string) =>
  plainDigits(written.normalize('NFC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/(?<=\p{N})[\u2010-\u2015\u2212](?=\p{N})/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** Accepts `1/12/26`, `1st Dec 2026`, `१ दिसंबर २०२६` and ISO instants. An instant gives its date in India. */
export function readWrittenDate(
  written: string,
  { order = 'day-first', shortYear, fromSpreadsheet = false }: Reading,
): WrittenDate {
  const text = tidyWritten(written)
  if (noDate.test(text) || (fromSpreadsheet && noDateOfPeople.test(text))) return { kind: 'none' }
  const said = text.replace(weekdayBefore, '').replace(weekdayBehind, '').trim()
  const instant = instantIn(said)
  if (instant) return dateOr(indiaDateAt(instant))
  const day = said.replace(timeBehind, '').replace(/[.,]$/, '')
  if (zeroDate.test(day)) return { kind: 'none' }
  if (fromSpreadsheet && /^\d{5}(?:\.\d+)?$/.test(day))
    return dateOr(new Date(dayZero + Math.trunc(Number(day)) * 86_400_000).toISOString().slice(0, 10))
  // Unix time: ten digits are seconds, thirteen are milliseconds.
  if (fromSpreadsheet && /^\d{10}(?:\d{3})?(?:\.0+)?$/.test(day))
    return dateOr(indiaDateAt(new Date(Number(day) * (Number(day) < 1e11 ? 1000 : 1))))
  const swapped = order === 'month-first' ? day.replace(/^(\d{1,2})([-/. ]+)(\d{1,2})(?=\2\d)/, '$3$2$1') : day
  const [found, more] = findDates(swapped, shortYear)
  if (!found || more || found.start > 0 || found.end < swapped.length) return { kind: 'unreadable' }
  return zeroDate.test(found.date) ? { kind: 'none' } : { kind: 'date', date: found.date }
}

function instantIn(text: string): Date | null {
  const [, date, time, zone = ''] = isoInstant.exec(text) ?? []
  if (date) return instantOf(`${date}T${time}${zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}`)
  const [, month, day = '', year, at, offset = ''] = scriptInstant.exec(text) ?? []
  if (!month) return null
  const iso = `${year}-${String(monthOf(month)).padStart(2, '0')}-${day.padStart(2, '0')}`
  return instantOf(`${iso}T${at}${offset.replace(/^([+-]\d{2})/, '$1:')}`)
}

const instantOf = (iso: string): Date | null => {
  const instant = new Date(iso.toUpperCase())
  return Number.isNaN(instant.getTime()) ? null : instant
}

function dateOr(text: string): WrittenDate {
  const { data } = CourtDate.safeParse(text)
  if (!data) return { kind: 'unreadable' }
  return zeroDate.test(data) ? { kind: 'none' } : { kind: 'date', date: data }
}

const shifts: Record<string, (date: CourtDate, count: number) => CourtDate> = {
  d: addDays,
  w: (date, count) => addDays(date, 7 * count),
  m: addMonths,
  y: (date, count) => addMonths(date, 12 * count),
}
const shift = /^([+-]|in )? ?(\d{1,3}) ?(d|w|m|y)(?:ays?|eeks?|onths?|ears?)?$/i
const dayWords: Record<string, number> = {
  today: 0,
  आज: 0,
  آج: 0,
  tomorrow: 1,
  tom: 1,
  tmrw: 1,
  'day after tomorrow': 2,
  परसों: 2,
  yesterday: -1,
}
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const weekdayAlone = new RegExp(`^${weekday}\\.?$`, 'i')

/**
 * Accepts what `readWrittenDate` accepts, and also `1.12`, `01122026`, `+4w`, `tomorrow` and `fri`.
 * `1.12` and `fri` mean the next such date, or the most recent one if `latest` is not after `today`.
 */
export function readTypedDate(written: string, today: CourtDate, latest?: CourtDate): WrittenDate {
  const isPast = latest !== undefined && latest <= today
  const text = tidyWritten(written).toLowerCase()
  const days = Object.hasOwn(dayWords, text) ? dayWords[text] : undefined
  if (days !== undefined) return { kind: 'date', date: addDays(today, days) }
  if (weekdayAlone.test(text)) {
    const ahead = (weekdays.indexOf(text.slice(0, 3)) - new Date(today).getUTCDay() + 7) % 7
    return { kind: 'date', date: addDays(today, isPast && ahead > 0 ? ahead - 7 : isPast ? 0 : ahead || 7) }
  }
  const [, sign = '', count, unit = ''] = shift.exec(text) ?? []
  if (sign !== '' && count !== undefined)
    return dateOr(shifts[unit]?.(today, Number(count) * (sign === '-' ? -1 : 1)) ?? '')
  const shortYear = shortYearNear(Number(today.slice(0, 4)))
  if (/^\d{8}$|^\d{6}$/.test(text)) return readRun(text, shortYear)
  const said = /^\d{1,2} \d{1,2}(?: \d{2,4})?$/.test(text) ? text.replaceAll(' ', '-') : text
  const read = readWrittenDate(said, { shortYear })
  return read.kind === 'unreadable' ? readWithoutYear(said, isPast ? { latest } : { earliest: today }, shortYear) : read
}

function readRun(digits: string, shortYear: ShortYear): WrittenDate {
  const dayFirst = findDates(digits.replace(/^(..)(..)/, '$1-$2-'), shortYear)[0]?.date
  const yearFirstDate =
    digits.length === 8 ? findDates(digits.replace(/(..)(..)$/, '-$1-$2'), shortYear)[0]?.date : undefined
  const isNear = (date: CourtDate | undefined) => date !== undefined && date >= '1900' && date < '2200'
  return dateOr([dayFirst, yearFirstDate].find(isNear) ?? '')
}

function readWithoutYear(
  text: string,
  bound: { earliest: CourtDate } | { latest: CourtDate },
  shortYear: ShortYear,
): WrittenDate {
  const said = text.replace(/[.,/-]$/, '')
  const [edge, step] = 'latest' in bound ? [bound.latest, -1] : [bound.earliest, 1]
  const year = Number(edge.slice(0, 4))
  const form = (at: number) =>
    /^\d{1,2} ?[./-] ?\d{1,2}$/.test(said) ? `${said.replace(/ ?[./-] ?/, '-')}-${at}` : `${said} ${at}`
  // Tries years up to eight away, because two dates of 29 February can be eight years apart, as in 1896 and 1904.
  for (let far = 0; far <= 8; far++) {
    const read = readWrittenDate(form(year + step * far), { shortYear })
    if (read.kind === 'date' && (step < 0 ? read.date <= edge : read.date >= edge)) return read
  }
  return { kind: 'unreadable' }
}

function addMonths(date: CourtDate, count: number): CourtDate {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + count, Math.min(day, last))).toISOString().slice(0, 10)
}
