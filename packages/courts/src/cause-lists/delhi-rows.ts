// Reads the numbers and parties of a row of the Delhi High Court's lists.

import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { pattern } from '@peshi/contract/platform/pattern'
import { withoutContacts } from '../reading/contacts.ts'
import { textOrNull, tidy } from '../reading/text.ts'
import { splitAtVersus } from '../reading/titles.ts'
import type { ColumnKind } from './columns.ts'

export interface OpenRow {
  cells: Partial<Record<ColumnKind, string[]>>
  /** Lines of an entry without columns: parties with their roles, and the advocates who appeared. */
  flow: { text: string; isAdvocate: boolean }[]
}

export const roles = {
  'first side': /Appellants?|Petitioners?|Plaintiffs?|Applicants?|Complainants?|Decree Holders?/,
  'second side': /Respondents?|Defendants?|Non[- ]?Applicants?|Judge?ment Debtors?/,
}
export const role = pattern('i')`\s*[.…]{2,}\s*(?:${roles})\b.*`

const title =
  /^\W*(?:(?:sr|senior|ld)\b\.?\s*)?(?:adv(?:ocate)?s?|counsel|app|spc|asc|cgsc|ags?|asg)\b[\s.]*(?:for\s+r\b.*)?$/i

/** `Mr. A. Sen, Sr. Adv. with Ms B. Sen and Mr. C. Sen, Advs. for R-1` names three advocates. */
const appearancesIn = (text: string) =>
  namesIn(text)
    .flatMap((name) => name.split(/\s+(?:with|and|&)\s+|\s+advs?\.\s+for\s+r\S*(?:\s+to\s+\d+)?\.?\s*/i))
    .map((name) => tidy(name.replace(/^(?:with|and)\s+/i, '').replace(/\.$/, '')))
    .filter((name) => name !== '' && !title.test(name))

const namesIn = (text: string) =>
  tidy(withoutContacts(text))
    .split(/\s*[,;]\s*/)
    .flatMap((name) => textOrNull(name) ?? [])

export function partsOf({ cells, flow }: Pick<OpenRow, 'cells' | 'flow'>) {
  const none = { petitioner: [] as string[], respondent: [] as string[] }
  if (flow.length > 0) return flowParts(flow)
  const joined = tidy(withoutContacts((cells.parties ?? []).join(' ').replace(/(?<=\S)V\/s(?=[\s.])/g, ' V/s')))
  const [petitioner = '', respondent] = splitAtVersus(joined)
  const advocatesText = namesIn((cells.advocate ?? []).join(' ')).join(', ')
  return { petitioner, respondent: textOrNull(respondent), advocates: none, advocatesText: textOrNull(advocatesText) }
}

function flowParts(flow: OpenRow['flow']) {
  const at = flow.findIndex(({ text }) => /^(?:versus|vs?\.?|v\/s)\.?$/i.test(text.trim()))
  const sides = at < 0 ? [flow, []] : [flow.slice(0, at), flow.slice(at + 1)]
  const [petitioner, respondent] = sides.map((side) => ({
    name: tidy(side.flatMap(({ text, isAdvocate }) => (isAdvocate ? [] : [text.replace(role, '')])).join(' ')),
    advocates: appearancesIn(
      side.flatMap(({ text, isAdvocate }) => (isAdvocate ? [text.replace(/^Through\s*:\s*/i, '')] : [])).join(' '),
    ),
  }))
  return {
    petitioner: petitioner?.name ?? '',
    respondent: textOrNull(respondent?.name),
    advocates: { petitioner: petitioner?.advocates ?? [], respondent: respondent?.advocates ?? [] },
    advocatesText: null,
  }
}

/** A case number may be wrapped within its type or its digits, so a line ends a number only behind its year. */
const joinNumbers = (lines: readonly string[]) =>
  lines.reduce((text, line) => {
    if (text === '') return line
    if (/(?:19|20)\d\d\W*$/.test(text)) return `${text}\n${line}`
    return /[-/]$/.test(text) && /^\d/.test(line) ? text + line : `${text} ${line}`
  }, '')

const ofPolice = /(?:\b[A-Z.]+\s+)?P\.?S\.?\s*-?\s*FIR\b[^()]*\([^()]*\)/gi

/**
 * The first number is the item's own. Applications belong to the item. A number behind WITH is of a connected case.
 */
export function numbersIn(lines: readonly string[]) {
  const found = { numbers: [] as string[], applications: [] as string[], connected: [] as string[] }
  const text = joinNumbers(lines).replace(ofPolice, ' ')
  for (const { kind, type, start, digitsAt, end } of readCaseNumbers(text).numbers) {
    const own = digitsAt > start ? text.slice(start, digitsAt) : `${type} `
    const printed = tidy(own + text.slice(digitsAt, end))
    const isFirst = found.numbers.length === 0
    if (/\bWITH\s*$/i.test(text.slice(0, start))) found.connected.push(printed)
    else if (isFirst || kind !== 'application') found.numbers.push(printed)
    else found.applications.push(printed)
  }
  const unique = (some: string[]) => [...new Set(some)]
  return {
    numbers: unique(found.numbers),
    applications: unique(found.applications),
    connected: unique(found.connected),
  }
}
