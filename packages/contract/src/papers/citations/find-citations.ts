// Finds written citations of Indian judgments, with their places in the text. The examples stand in the table of the test.
import { isNeutralCode, isReportedCourt, shortCourt } from './court-codes.ts'

export const reporters = ['neutral', 'scc', 'scc-online', 'air', 'scr', 'cri-lj', 'manu'] as const
export type Reporter = (typeof reporters)[number]

export const formProblems = ['year-future', 'year-early', 'volume', 'number-missing', 'court-unknown'] as const
export type FormProblem = (typeof formProblems)[number]

export interface Citation {
  start: number
  end: number
  text: string
  reporter: Reporter
  /** The same for all ways of writing this citation. Null if its number is missing. */
  key: string | null
  year: number
  problem: FormProblem | null
}

interface Parts {
  year: string | undefined
  volume?: string | undefined
  supplement?: string | undefined
  series?: string | undefined
  court?: string | undefined
  number: string | undefined
  end?: string | undefined
}

interface Form {
  reporter: Reporter
  pattern: RegExp
  firstYear: number
  /** Most volumes of a year. */
  volumes?: (year: number) => number
}

const year = String.raw`(?<year>(?:18|19|2\d)\d\d)`
const inBrackets = String.raw`(?:[([]\s?)?${year}(?:\s?[)\]])?`
const volume = String.raw`\(?(?<volume>\d{1,3})?\)?`
const supplement = String.raw`(?<supplement>Supp(?:l|\.|\b)\.?\s?)?`
const page = String.raw`\s?(?<number>\d{1,5})?(?![\d/])`
const scc = String.raw`S\.?\s?C\.?\s?C\b\.?(?!\s?On)`
const series = String.raw`\s?(?:\(\s?(?<series>Cri|Civ|L\s?&\s?S|Tax)\.?\s?\))?`
const court = String.raw`\(?(?<court>S\.?\s?C\b\.?|[A-Z](?:[A-Za-z&]|\.(?=[A-Z&])){1,13}\b\.?|Supreme Court)\)?`
const reportedCourt = String.raw`(?<court>Supreme Court|[A-Z][A-Za-z&.-]{0,12}(?:\s&\s?[A-Z])?)`
const bench = '(?:-(?<end>DB|FB|LB))?'

const written = (...parts: string[]) => new RegExp(String.raw`(?<![\w/:])${parts.join('')}`, 'g')

const forms: readonly Form[] = [
  {
    reporter: 'neutral',
    pattern: written(inBrackets, String.raw`\s?(?<court>INSC)\s?(?<number>\d{1,6})?(?![\w/])`),
    firstYear: 1950,
  },
  {
    reporter: 'neutral',
    pattern: written(
      year,
      String.raw`\s?[:/]\s?(?<court>[A-Z]{2,6}(?:-\s?[A-Z]{1,4})?)\s?[:/]\s?(?<number>\d{1,8})`,
      bench,
    ),
    firstYear: 1950,
  },
  {
    reporter: 'scc',
    pattern: written(inBrackets, String.raw`\s{0,2}`, supplement, volume, String.raw`\s{0,2}`, scc, series, page),
    firstYear: 1969,
    volumes: (of) => (of < 1994 ? 6 : 25),
  },
  {
    reporter: 'scc-online',
    pattern: written(
      inBrackets,
      String.raw`\s?S\.?C\.?C\.?\s?On\s?Line\s`,
      court,
      String.raw`\s?(?<number>\d{1,6})?(?!\d)`,
    ),
    firstYear: 1900,
  },
  {
    reporter: 'air',
    pattern: written(
      String.raw`A\.?\s?I\.?\s?R\b\.?\s?`,
      inBrackets,
      String.raw`\s`,
      String.raw`\(?`,
      reportedCourt,
      String.raw`\)?`,
      page,
    ),
    firstYear: 1914,
  },
  {
    reporter: 'scr',
    pattern: written(
      inBrackets,
      String.raw`\s{0,2}`,
      supplement,
      volume,
      String.raw`\s{0,2}S\.?\s?C\.?\s?R\b\.?`,
      page,
    ),
    firstYear: 1939,
    volumes: () => 25,
  },
  {
    reporter: 'cri-lj',
    pattern: written(inBrackets, String.raw`\s{0,2}`, volume, String.raw`\s{0,2}Cri?\.?\s?L\.?\s?J\b\.?`, page),
    firstYear: 1904,
    volumes: () => 6,
  },
  {
    reporter: 'manu',
    pattern: written(String.raw`MANU/(?<court>[A-Z]{2,4})/(?<number>\d{1,6})/`, year),
    firstYear: 1860,
  },
]

const withoutZeros = (number: string) => number.replace(/^0+(?=\d)/, '')

function keyOf(
  reporter: Reporter,
  { year, volume, supplement, series, court = '', number, end }: Parts,
): string | null {
  if (number === undefined || year === undefined) return null
  if (reporter === 'neutral') {
    const place = court.replace(/\s/g, '')
    return [year, place, withoutZeros(number)].join(':') + (end ? `-${end}` : '')
  }
  const parts = [
    supplement && 'supp',
    volume && withoutZeros(volume),
    series?.replace(/\s/g, ''),
    court && shortCourt(court),
  ]
  return [reporter, year, ...parts, withoutZeros(number)].filter(Boolean).join(' ').toLowerCase()
}

function findProblem(form: Form, parts: Parts, thisYear: number): FormProblem | null {
  const { number, court } = parts
  const year = Number(parts.year)
  if (number === undefined || Number(number) === 0) return 'number-missing'
  if (year > thisYear) return 'year-future'
  if (year < form.firstYear) return 'year-early'
  const volume = parts.volume === undefined ? null : Number(parts.volume)
  if (volume !== null && form.volumes && (volume < 1 || volume > form.volumes(year))) return 'volume'
  if (form.reporter === 'neutral' && !isNeutralCode((court ?? '').replace(/\s/g, ''))) return 'court-unknown'
  if ((form.reporter === 'air' || form.reporter === 'scc-online') && !isReportedCourt(court ?? ''))
    return 'court-unknown'
  return null
}

/** A number with strokes, such as `2024/WPC/12`, is a neutral citation only with the code of a court. */
const isOther = (form: Form, text: string, { court = '' }: Parts) =>
  (form.reporter === 'neutral' && text.includes('/') && !isNeutralCode(court)) ||
  (form.reporter === 'air' && !isReportedCourt(court) && court.length > 8)

/** Without a volume, `(2019) SCC 12` is not complete. The first volumes of SCR and all supplements need none. */
const lacksVolume = ({ reporter }: Form, { volume, supplement }: Parts) =>
  reporter === 'scc' && volume === undefined && supplement === undefined

export function findCitations(text: string, thisYear: number): Citation[] {
  const found: Citation[] = []
  for (const form of forms)
    for (const match of text.matchAll(form.pattern)) {
      const parts = match.groups as unknown as Parts
      const whole = parts.number === undefined ? match[0].replace(/[\s.]+$/, '') : match[0]
      if (isOther(form, whole, parts)) continue
      const start = match.index
      const key = keyOf(form.reporter, parts)
      const problem = findProblem(form, parts, thisYear) ?? (lacksVolume(form, parts) ? 'volume' : null)
      const own = {
        start,
        end: start + whole.length,
        text: whole,
        reporter: form.reporter,
        key,
        year: Number(parts.year),
      }
      found.push({ ...own, problem })
    }
  found.sort((one, other) => one.start - other.start || other.end - one.end)
  return found.filter(({ start }, at) => !found.slice(0, at).some((before) => before.end > start))
}

/** The keys by which a citation is looked up. Some lists of judgments leave out the mark of a division bench. */
export const keysOf = (key: string): string[] => [...new Set([key, key.replace(/-(?:DB|FB|LB)$/, '')])]
