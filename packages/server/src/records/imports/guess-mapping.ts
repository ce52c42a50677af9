import { pattern } from '@peshi/contract/platform/pattern'
import type { ImportField, ImportMapping } from '@peshi/contract/records/imports'
import type { FileRow } from './import-limits.ts'

const plain = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')

export const caseHeadings = {
  number: /^(case|matter|suit|petition|appeal|writ|diary)(no|number|nos|details)?$/,
  'type, number and year':
    /^case(typeno|numberandyear|noyear|typecasenumbercaseyear|typenumberyear|typenoyear|notypeyear)$/,
  registered: /^(registered|registration)casenumber$|^caseparticulars$/,
  Hindi: /^(वाद|मुकदमा|मुकदमे|मुक़दमा|केस|प्रकरण|पत्रावली)(की)?(सं[०0]?|संख्या|नं[०0]?|नम्बर|नंबर|क्रमांक)?$/,
  Urdu: /^مقدمہ(نمبر)?$/,
}
export const nextDateHeadings = {
  next: /^(next|upcoming)(date|hearing|hearingdate|dateofhearing|listingdate)?$/,
  NDOH: /^ndoh$/,
  adjourned: /^adj(ourn(ed|ment)?)?(to|on|date|till)$/,
  short: /^nextdt$/,
  'date of next': /^date(of)?next(hearing|list|listing|date)?$|^nextdate(of)?(hearing|listing)?$/,
  Hindi: /^(अगली|आगामी)(तारीख|तिथि|पेशी|सुनवाई)(कीतारीख|कीतिथि)?$/,
  Urdu: /^اگلی(تاریخ|پیشی)$/,
}
export const titleHeadings = {
  title: /^(case|matter|cause)?(title|name)$/,
  parties: /^(name(s)?(of)?)?(the)?part(y|ies)(name|details)?s?$/,
  'both sides': /^petitioner(name)?(vs?|versus|and)respondent(name)?$/,
  Hindi: /^शीर्षक$|^(पक्षकार|पक्षकारों|पक्ष)(के|का)?(नाम)?$/,
}
export const petitionerHeadings = {
  English: /^(name(of)?)?(the|parties|party)?(petitioner|plaintiff|appellant|applicant|complainant)s?(name)?$/,
  short: /^pet(itioner)?(party)?name$/,
  Hindi: /^(वादी|याची|याचिकाकर्ता|प्रार्थी|अपीलार्थी|आवेदक|परिवादी|मुद्दई)(गण)?(का)?(नाम)?$/,
  Urdu: /^مدعی$/,
}
export const respondentHeadings = {
  English:
    /^(name(of)?)?(the|parties|party)?(respondent|defendant|oppositeparty|accused|nonapplicant|opponent)s?(name)?$/,
  short: /^res(p|pondent)?(party)?name$/,
  Hindi: /^(प्रतिवादी|विपक्षी|प्रत्यर्थी|उत्तरदाता|अनावेदक|अभियुक्त|मुद्दालेह)(गण)?(का)?(नाम)?$/,
  Urdu: /^مدعاعلیہ$/,
}

export const offenceHeadings = {
  'date of': /^date(and(time|place))?(of)?(the)?(alleged)?(offence|offense|occurrence|incident)$/,
  English: /^(offence|offense|occurrence|incident)(date|day|on)$/,
  Hindi: /^(अपराध|घटना|वारदात)(की|का)?(तारीख|तिथि|दिनांक|दिन)$/,
  Urdu: /^(جرم|واقعے|وقوعہ)کی?تاریخ$/,
}

const headings: readonly [ImportField, RegExp][] = [
  ['cnr', /^(ecourts?)?(cnr|cino)(no|number|nos|सं[०0]?|संख्या)?$|^casenumberrecord$|^cnrofcase$/],
  ['case_year', /^(case|reg(istration)?)?(year|yr|वर्ष|साल|सन्?|سال)$|^yearof(case|registration|filing)$/],
  [
    'case_type',
    /^(case|matter)?type(ofcase)?$|^nature(ofcase)?$|^(case)?typename$|^(वाद|मुकदमे|मुकदमा|केस|प्रकरण)(का)?प्रकार$|^प्रकार$|^مقدمےکیقسم$/,
  ],
  ['case_number', /^reg(istration|n)?(no|number)$|^number$|^no$/],
  ['case', pattern('')`${caseHeadings}`],
  [
    'court',
    /^(name(of)?)?(the)?court(name|id|complex)?$|^bench$|^forum$|^(न्यायालय|अदालत|कोर्ट)(का)?(नाम)?$|^عدالت(کانام)?$/,
  ],
  ['next_date', pattern('')`${nextDateHeadings}`],
  ['title', pattern('')`${titleHeadings}`],
  ['petitioner', pattern('')`${petitionerHeadings}`],
  ['respondent', pattern('')`${respondentHeadings}`],
  ['our_side', /^(our)?side$|^(appearing)?for$|^we(are|appear)(for)?$|^appearance$/],
  ['client', /^client(name)?s?$|^nameofclient$|^मुवक्किल(का)?(नाम)?$|^مؤکل$/],
  [
    'reference_id',
    /^(our|file|office|chamber)(file)?(ref(erence)?|no|number|id)$|^ref(erence)?(no|number|id)?$|^file$/,
  ],
  ['offence_from', pattern('')`${offenceHeadings}`],
  ['stage', /^(case|next)?(stage|purpose|status)(of(case|hearing|listing)|name)?$|^(अवस्था|स्तर|चरण|स्थिति|कार्यवाही)$/],
  // Used only if no column is called "next date", because a "hearing date" may be the date of the previous hearing.
  ['next_date', /^(hearing|listing)?dates?$|^date(of)?(hearing|listing)$|^(तारीख|तिथि|पेशी)(पेशी)?$|^تاریخ$/],
  ['tags', /^(tags?|labels?|category|categories|group)$/],
  ['notes', /^(my|case|office)?(notes?|remarks?|comments?)$|^(टिप्पणी|विवरण)$/],
]

const fieldOf = (heading: string): ImportField | null => {
  const written = plain(heading)
  return headings.find(([, pattern]) => pattern.test(written))?.[0] ?? null
}

/** The columns that may be the next date. If there are several, one is older, and a person has to choose. */
export function nextDateColumns(columns: readonly string[]): number[] {
  const found = headings
    .filter(([field]) => field === 'next_date')
    .map(([, pattern]) => columns.flatMap((heading, at) => (pattern.test(plain(heading)) ? [at] : [])))
  return found.find(({ length }) => length > 0) ?? []
}

export function guessMapping(columns: readonly string[]): ImportMapping {
  const mapping: ImportMapping = {}
  const taken = new Set<number>()
  const isOpen = nextDateColumns(columns).length > 1
  for (const [field, pattern] of headings) {
    const [at] = columns.flatMap((heading, column) =>
      !taken.has(column) && pattern.test(plain(heading)) ? [column] : [],
    )
    if (at === undefined || mapping[field] !== undefined) continue
    if (field === 'next_date' && isOpen) continue
    mapping[field] = at
    taken.add(at)
  }
  return mapping
}

const looksLikeData = (cell: string) =>
  /^[A-Z]{4}[A-Z0-9]{2}-?\d{6}-?\d{4}$/i.test(cell) || /^\d+$/.test(cell) || /\d[\s/.-]+(19|20)\d{2}$/.test(cell)

export interface Headed {
  columns: string[]
  rows: FileRow[]
  above: FileRow[]
}

const namedColumns = (rows: readonly FileRow[]) =>
  rows.slice(0, 10).map(([, cells]) => cells.filter((cell) => fieldOf(cell)).length)

export const countHeadings = (rows: readonly FileRow[]) =>
  Math.max(...namedColumns(rows), ...rows.slice(0, 9).map((_, at) => countNamed(joinHeadings(rows, at))), 0)

const countNamed = (columns: readonly string[] | null) => columns?.filter((heading) => fieldOf(heading)).length ?? 0

/**
 * Joins two heading rows: `Case` above `Type` and `Number` gives `Case Type` and `Case Number`.
 * Returns null if a cell has digits, because headings have none.
 */
function joinHeadings(rows: readonly FileRow[], place: number): string[] | null {
  const [upper, lower] = [rows[place]?.[1], rows[place + 1]?.[1]]
  if (!upper || !lower || [...upper, ...lower].some((cell) => /\d/.test(cell))) return null
  let group = ''
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [above, below] = [upper[at] ?? '', lower[at] ?? '']
    if (above !== '') group = above
    if (below === '' || group === '') return above || below
    const whole = `${group} ${below}`
    return fieldOf(whole) || !fieldOf(below) ? whole : below
  })
}

export function takeHeadings(rows: readonly FileRow[]): Headed {
  const known = namedColumns(rows)
  const most = Math.max(...known, 0)
  const joined = rows.slice(0, 9).map((_, at) => joinHeadings(rows, at))
  const mostJoined = Math.max(...joined.map(countNamed), 0)
  const isJoined = mostJoined > most && mostJoined >= 2
  const place = isJoined
    ? joined.findIndex((one) => countNamed(one) === mostJoined)
    : most >= 2
      ? known.indexOf(most)
      : 0
  const first = (isJoined ? joined[place] : rows[place]?.[1]) ?? []
  const width = rows.reduce((widest, [, cells]) => Math.max(widest, cells.length), 0)
  const isHeaded = most > 0 || isJoined || !first.some(looksLikeData)
  const columns = Array.from({ length: width }, (_, at) => {
    const heading = isHeaded ? (first[at] ?? '') : ''
    return heading.slice(0, 100) || `Column ${at + 1}`
  })
  return {
    columns,
    rows: isHeaded ? rows.slice(place + (isJoined ? 2 : 1)) : [...rows],
    above: isHeaded ? rows.slice(0, place) : [],
  }
}

export const headingKey = (columns: readonly string[]) =>
  columns
    .map(plain)
    .filter((heading) => !ownHeadings.includes(heading))
    .join('|')
    .slice(0, 2000)

export const errorHeadings = ['Row', 'Reason'] as const
const ownHeadings: readonly string[] = errorHeadings.map(plain)
