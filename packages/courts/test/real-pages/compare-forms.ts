// These functions compare by the rules of FORMS.md, a file in the folder of real court pages (`PESHI_REAL_PAGES`).

type Value = Record<string, unknown>

/** The text of a PDF has gaps inside words. */
export const textKey = (text: unknown) =>
  String(text ?? '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export const numberKeys = (numbers: readonly string[]) =>
  numbers.flatMap((text) =>
    text
      .split(/\bIN\b|[[\]]/i)
      .map((part) => part.replace(/\s/g, '').toUpperCase())
      .filter(Boolean),
  )

const partyKey = (text: unknown) => textKey(String(text ?? '').replace(/\s*\([^()]*\)\s*$/, ''))
export const isSameParty = (wanted: unknown, read: unknown) =>
  textKey(wanted) === textKey(read) || partyKey(wanted) === textKey(read) || partyKey(wanted) === partyKey(read)

const titles = /HON'?BLE|HONOURABLE|\b(?:MRS?|MS|DR|SHRI|SMT|THE)\b\.?|JUSTICE/gi
export const judgeKey = (name: string) => textKey(name.replaceAll('’', "'").replace(titles, ' '))

const isWithin = (wanted: unknown, read: unknown) => {
  const [one, other] = [textKey(wanted), textKey(read)]
  return other !== '' && (one.includes(other) || other.includes(one))
}

/** Removes text in square brackets, and the stray letter “a” that some lists print inside long names. */
const withoutMark = (name: string) => name.replace(/\[[^\]]*\]/g, '').replace(/(?<=^|\s)a\s/g, '')

export interface ReadList {
  date: string | null
  pages: number
  entries: readonly Value[]
  headings: readonly Value[]
  texts: readonly string[]
  links: readonly Value[]
  caveats: readonly string[]
  identified: readonly string[]
}

export function compareList(expected: Value, read: ReadList): string[] {
  const differences: string[] = []
  const equal = (path: string, wanted: unknown, found: unknown) => {
    if (wanted !== null && wanted !== undefined && JSON.stringify(wanted) !== JSON.stringify(found))
      differences.push(
        `${path}: expected ${JSON.stringify(wanted)?.slice(0, 200)}, read ${JSON.stringify(found)?.slice(0, 200)}`,
      )
  }
  equal('date', expected.date, read.date)
  if (Array.isArray(expected.dates)) equal('dates', expected.dates, [...new Set(read.headings.map(({ date }) => date))])
  equal('pages', expected.pages, read.pages)
  equal('entry_count', expected.entry_count, read.entries.length)
  equal('main_items', expected.main_items, read.entries.filter((entry) => entry.connected_to === null).length)
  const wanted = numberKeys((expected.case_numbers ?? []) as string[])
  const found = read.entries.flatMap((entry) => numberKeys(entry.case_numbers as string[]))
  const at = wanted.findIndex((number, index) => number !== found[index])
  if (expected.case_numbers && (at >= 0 || wanted.length !== found.length))
    differences.push(
      `case_numbers[${at}] of ${wanted.length}/${found.length}: expected ${wanted.slice(at, at + 3)}, read ${found.slice(at, at + 3)}`,
    )
  for (const [index, court] of ((expected.courts ?? []) as Value[]).entries()) {
    const heading = read.headings[index] ?? {}
    for (const key of ['court_no', 'from_item', 'to_item', 'room', 'date'] as const)
      equal(`courts[${index}].${key}`, court[key], heading[key])
    if (court.list !== undefined) equal(`courts[${index}].list`, textKey(court.list), textKey(heading.list))
    equal(
      `courts[${index}].coram`,
      ((court.coram ?? []) as string[]).map(judgeKey),
      ((heading.coram ?? []) as string[]).map(judgeKey),
    )
  }
  if (expected.courts) equal('courts.length', (expected.courts as Value[]).length, read.headings.length)
  for (const sample of (expected.sample ?? []) as Value[]) differences.push(...compareSample(sample, read.entries))
  const texts = read.texts.map(textKey)
  for (const notice of (expected.notices ?? []) as string[]) {
    const key = textKey(notice.replace(/^(?:COURT NO\. ?\w+|Item \d+): /, ''))
    if (!texts.some((text) => text.includes(key))) differences.push(`notice is not read: ${notice.slice(0, 120)}`)
  }
  for (const link of (expected.vc_links ?? []) as Value[]) {
    const same = read.links.find(
      (one) =>
        one.court_no === link.court_no &&
        one.url === link.url &&
        digits(one.meeting_id) === digits(link.meeting_id) &&
        (link.passcode === null || one.passcode === link.passcode),
    )
    if (!same) differences.push(`video link is not read: ${JSON.stringify(link)}`)
  }
  equal('caveats', expected.caveats, read.caveats)
  equal('identified_items', expected.identified_items, read.identified)
  return differences
}

const digits = (text: unknown) => String(text ?? '').replace(/\D/g, '')

function compareSample(sample: Value, entries: readonly Value[]): string[] {
  const numbers = numberKeys(sample.case_numbers as string[])
  const where = `item ${String(sample.item)} ${numbers[0]}`
  const entry = entries.find(
    (one) =>
      one.item === sample.item &&
      one.court_no === sample.court_no &&
      (sample.date === undefined || one.date === sample.date) &&
      numberKeys(one.case_numbers as string[])[0] === numbers[0],
  )
  if (!entry) return [`${where}: no such entry`]
  const parties = entry.parties as Value
  const advocates = entry.advocates as Record<string, string[]>
  const odd: string[] = []
  const check = (key: string, fits: boolean, read: unknown) => {
    const wanted = sample[key]
    if (wanted !== undefined && wanted !== null && !fits)
      odd.push(
        `${where}.${key}: expected ${JSON.stringify(wanted)?.slice(0, 200)}, read ${JSON.stringify(read)?.slice(0, 200)}`,
      )
  }
  check('petitioner', isSameParty(sample.petitioner, parties.petitioner), parties.petitioner)
  check('respondent', isSameParty(sample.respondent, parties.respondent), parties.respondent)
  for (const side of ['petitioner', 'respondent'] as const) {
    const wanted = sample[`${side}_advocates`] as string[] | null | undefined
    const read = advocates[side] ?? []
    const joined = textKey(read.map(withoutMark).join(' '))
    const others = (sample[side === 'petitioner' ? 'respondent_advocates' : 'petitioner_advocates'] ?? []) as string[]
    const isOthers = wanted?.length === 0 && others.some((name) => joined.includes(textKey(withoutMark(name))))
    check(
      `${side}_advocates`,
      (wanted ?? []).every((name) => joined.includes(textKey(withoutMark(name)))) && !isOthers,
      read,
    )
  }
  check('note', isWithin(sample.note, entry.note), entry.note)
  for (const key of ['stage', 'category', 'advocates_text'] as const)
    check(key, textKey(sample[key]) === textKey(entry[key]), entry[key])
  for (const key of ['page', 'next_date', 'cnr', 'case_no'] as const) check(key, sample[key] === entry[key], entry[key])
  if (sample.connected_to !== undefined && sample.connected_to !== entry.connected_to)
    odd.push(`${where}.connected_to: expected ${String(sample.connected_to)}, read ${String(entry.connected_to)}`)
  return odd
}

const exact = new Set(['link', 'value', 'id', 'items', 'kind', 'state', 'at'])

export function compareValues(expected: unknown, read: unknown, path = ''): string[] {
  if (expected === null || expected === undefined) return []
  if (Array.isArray(expected)) {
    if (!Array.isArray(read)) return [`${path}: expected a list, read ${JSON.stringify(read)?.slice(0, 80)}`]
    if (read.length !== expected.length) return [`${path}: expected ${expected.length} rows, read ${read.length}`]
    return expected.flatMap((one, index) => compareValues(one, read[index], `${path}[${index}]`))
  }
  if (typeof expected === 'object') {
    const inner = (typeof read === 'object' ? read : null) as Value | null
    return Object.entries(expected)
      .filter(([key]) => !/_note$|^(?:what|note)$/.test(key))
      .flatMap(([key, value]) => compareValues(value, inner?.[key], `${path}.${key}`))
  }
  const key =
    path
      .split('.')
      .at(-1)
      ?.replace(/\[\d+\]$/, '') ?? ''
  const isSame =
    typeof expected !== 'string'
      ? Object.is(expected, read)
      : exact.has(key)
        ? expected === read
        : /judge|coram/.test(key)
          ? judgeKey(expected) === judgeKey(String(read ?? ''))
          : textKey(expected) === textKey(read)
  return isSame
    ? []
    : [
        `${path.replace(/^\./, '')}: expected ${JSON.stringify(expected).slice(0, 160)}, read ${JSON.stringify(read)?.slice(0, 160)}`,
      ]
}
