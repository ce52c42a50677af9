import type { CourtDate } from '@peshi/contract/platform/dates'
import { pattern } from '@peshi/contract/platform/pattern'
import type { AnyNode, Element } from 'domhandler'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import type { SciDetails, SciParty } from './case-details-page.ts'

const date = /(\d{2}-\d{2}-\d{4})/
const time = /(\d{1,2}:\d{2}(?::\d{2})?\s*[AP]M)/
const section = /\[\s*SECTION\s*:\s*(.*?)\s*\]/
/** For example `12345/2024 Filed on 12-05-2024 10:30 AM [SECTION: IV-A] PENDING`. */
const diary = pattern(
  'i',
)`^(\d+)\s*\/\s*(\d{4})(?:\s+Filed on\s+${date}(?:\s+${time})?)?(?:\s*${section})?(?:\s*PENDING|\s*DISPOSED)?$`

const number = /(\S.*?\d\s*(?:-\s*\d*\s*)?\/\s*\d{4})/
/** For example `C.A. No. 1 - 2/2024 Registered on 12-05-2024 (Verified On 13-05-2024)`. */
const caseNumber = pattern(
  'i',
)`^\s*${number}(?:\s+Registered on\s+${date})?(?:\s*\(\s*Verified On\s+${date}\s*\))?(?:\s*[,;]|(?=\s)|$)`

export function parseDiary(
  text: string,
): Pick<SciDetails, 'diaryNumber' | 'diaryYear' | 'filedOn' | 'filedAt' | 'section'> {
  const [, diaryNumber, diaryYear, filedOn, filedAt, section] = diary.exec(text) ?? []
  if (!diaryNumber || !diaryYear)
    throw new PageChanged(`Not a diary number as this site writes it: ${text.slice(0, 80)}`)
  return { diaryNumber, diaryYear, filedOn: readDate(filedOn), filedAt: filedAt ?? null, section: textOrNull(section) }
}

export function parseNumbers(
  text: string | null,
): Pick<SciDetails, 'caseNumber' | 'registeredOn' | 'verifiedOn' | 'otherNumbers'> {
  const numbers: { number: string; registered: string | undefined; verified: string | undefined }[] = []
  let rest = tidy(text ?? '')
  while (rest !== '' && textOrNull(rest) !== null) {
    const match = caseNumber.exec(rest)
    // If the matched number contains a date, it also contains a label that the pattern does not know.
    if (!match?.[1] || /\d{2}-\d{2}-\d{4}/.test(match[1]))
      throw new PageChanged(`Not a case number as this site writes it: ${rest.slice(0, 80)}`)
    numbers.push({ number: match[1], registered: match[2], verified: match[3] })
    rest = rest.slice(match[0].length).trim()
  }
  const [first, ...others] = numbers
  return {
    caseNumber: first?.number ?? null,
    registeredOn: readDate(first?.registered),
    verifiedOn: readDate(first?.verified),
    otherNumbers: others.map(({ number }) => number),
  }
}

export function parseCnr(text: string | null): string | null {
  if (text === null) return null
  const cnr = text.replace(/[\s-]/g, '').toUpperCase()
  if (!/^SCIN\d{12}$/.test(cnr)) throw new PageChanged(`Not a CNR of the Supreme Court: ${text.slice(0, 40)}`)
  return cnr
}

/** The site forgets the space before "and": `JUSTICE A Band HON'BLE MR. JUSTICE C D`. */
export function parseListing(text: string | null): { date: CourtDate | null; judges: string[] } {
  if (text === null) return { date: null, judges: [] }
  const [, date, judges = ''] = /^(\d{2}-\d{2}-\d{4})(?:\s*\[\s*(.*?)\s*\])?$/.exec(text) ?? []
  if (!date) throw new PageChanged(`Not a listing as this site writes it: ${text.slice(0, 80)}`)
  const title = String.raw`(?=HON['’]?BLE|JUSTICE|MR\b|MS\b|MRS\b|DR\b|SH\b|SMT\b)`
  const names = judges.split(new RegExp(String.raw`\s*\band\s+${title}|and\s+${title}|\s*,\s*${title}`, 'i'))
  return { date: readDate(date), judges: names.map(tidy).filter(Boolean) }
}

export function parseParties(cell: Element | null): SciParty[] {
  const parties: SciParty[] = []
  for (const line of linesIn(cell)) {
    const [, serial, name] = /^(\d+(?:\.\d+)*)[.)]?\s+(.+)$/.exec(line) ?? []
    const before = parties.at(-1)
    if (serial && name) parties.push({ serial, name })
    else if (before) before.name = `${before.name} ${line}`
    else if (textOrNull(line) !== null) throw new PageChanged(`Parties without numbers: ${line.slice(0, 60)}`)
  }
  return parties
}

export const parseAdvocates = (cell: Element | null): string[] =>
  linesIn(cell).flatMap((line) => textOrNull(line.replace(/^\d+(?:\.\d+)*[.)]?\s+/, '')) ?? [])

/** The site separates parties by `<br>` and similar tags, or by line breaks of the HTML source. */
function linesIn(cell: Element | null): string[] {
  const text: string[] = []
  const visit = (node: AnyNode) => {
    if (node.type === 'text') text.push(node.data)
    if (!('children' in node)) return
    const breaks = 'name' in node && ['br', 'p', 'div', 'li', 'tr'].includes(node.name)
    if (breaks) text.push('\n')
    node.children.forEach(visit)
    if (breaks) text.push('\n')
  }
  if (cell) visit(cell)
  return text.join('').split('\n').map(tidy).filter(Boolean)
}
