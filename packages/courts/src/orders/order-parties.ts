// Reads the parties in the head of an order.
import { pattern } from '@peshi/contract/platform/pattern'
import { textOrNull } from '../reading/text.ts'
import { splitTitle } from '../reading/titles.ts'
import { numbersAt } from './order-numbers.ts'

const petitionerEnd =
  /(?:(?:\s*[.…-]{2,})+\s*|\s+(?=\w+\s?\(s\)\W*$))(?:Appellants?|Petitioners?|Plaintiffs?|Applicants?|Complainants?|Claimants?|Decree Holders?)\b.*/i
export const respondentParts = {
  respondent: /Respondents?/,
  defendant: /Defendants?/,
  accused: /Accused/,
  'opposite party': /Opposite Part(?:y|ies)|Non[- ]Applicants?/,
  'judgment debtor': /Judge?ment Debtors?/,
}
export const respondentEnd = pattern('i')`(?:(?:\s*[.…-]{2,})+\s*|\s+(?=\w+\s?\(s\)\W*$))(?:${respondentParts})\b.*`
const besideName = /^(?:through|by)\s*:?/i
export const versusLine = /^[-–.\s]*(?:versus|vrs|vs|v\/s|v)[-–.\s]*$/i
export const details = {
  relation: /[sdwrcf]\/o\b|(?:son|daughter|wife|widow|resident|care) of\b/i,
  representative: /rep(?:resented)?\.?\s+by\b/i,
  address: /address\b|(?:p\.?s|p\.?o|dist(?:rict|t)?|vill(?:age)?|house|flat|plot|pin)\b[ .:-]|under\b.*\bp\.?s\b/i,
  'age or work': /age[d]?\b|occ(?:upation)?\b/i,
}
/** A line below a name: address, father's name, representative. */
export const detailLine = pattern('i')`^(?:${details})`
const counselLine =
  /^(?:(?:learned )?(?:advocates?|counsel)\b.*\bfor\b|for (?:the )?(?:petitioner|appellant|applicant|respondent|opposite|state)\b)/i

export interface Parties {
  petitioner: string | null
  respondent: string | null
}

export function partiesOf(head: readonly string[]): Parties {
  const numbered = new Set(head.filter((line, at) => numbersAt(line, head[at - 1] ?? '').length > 0))
  const isNumber = (line: string) => numbered.has(line)
  const isBetween = head.some((line) => /^between\b/i.test(line))
  const at = head.findIndex((line) => versusLine.test(line) || (isBetween && /^and\W*$/i.test(line)))
  if (at < 0) {
    const labelled = { petitioner: namedBelow(head, sides.petitioner), respondent: namedBelow(head, sides.respondent) }
    if (labelled.petitioner !== null) return labelled
    const matter = head.map((line) => matterLine.exec(line)?.[1]).find(Boolean)
    if (matter) return splitTitle(matter)
    const single = head.find((line) => !isNumber(line) && splitTitle(line).respondent !== null)
    const { petitioner, respondent } = splitTitle(single ?? null)
    return {
      petitioner: textOrNull(petitioner?.replace(endOfNames, '')),
      respondent: textOrNull(respondent?.replace(endOfNames, '')),
    }
  }
  const above = head.slice(0, at)
  const from =
    above.findLastIndex((line) => isNumber(line) || /\b(?:dated?|on)\b[a-z ]*:?\s*\d|^between\b/i.test(line)) + 1
  return {
    petitioner: closedName(above.slice(from), petitionerEnd),
    respondent: closedName(head.slice(at + 1), respondentEnd),
  }
}

const sides = {
  petitioner: 'petitioner|appellant|applicant|plaintiff|complainant|revision petitioner',
  respondent: 'respondent|defendant|opposite part(?:y|ies)|accused|complainant & state',
}

/** `Petitioner :- Asha Rai`, or a label of its own with the names below it. */
function namedBelow(head: readonly string[], side: string): string | null {
  const label = new RegExp(String.raw`^(?:${side})s?(?:\/s|\(s\))?(?:\/[a-z\d&. ]+?)?\s*:-?\s*(.*)$`, 'i')
  const at = head.findIndex((line) => label.test(line))
  const name = label.exec(head[at] ?? '')?.[1]
  if (name) return textOrNull(withoutDetails(name))
  if (at >= 0) {
    const below = head.slice(at + 1)
    const end = below.findIndex((line) => /^(?:by\b|adv|sri\b.*adv|for\b)|:$/i.test(line))
    return (
      numberedNames(
        below.slice(0, end < 0 ? undefined : end).map((line) => line.replace(/^(\d{1,2})\s+(?=[A-Z])/, '$1. ')),
      ) ?? textOrNull(withoutDetails(below[0] ?? ''))
    )
  }
  return null
}

const matterLine = /^(?:in the matter of|name of (?:the )?(?:part(?:y|ies)|company)|parties)\s*:-?\s*(\S.*)$/i

const withoutDetails = (name: string) =>
  name.replace(/(?:,|\s)\s*(?:[sdwc]\/o|r\/o|aged?|through|rep(?:resented)?\.? by)\b.*$/i, '').replace(/[\s,]+$/, '')

/** A list of cases prints the day behind the names. */
const endOfNames = /[\s,(-]*(?:dated?|dt|on)?[\s.:-]*\d{1,2}[-./]\d{1,2}[-./]\d{2,4}\s*\)?$/i

const roleLine = /^[\s.…-]{2,}(?:petitioner|appellant|applicant|plaintiff|complainant|respondent|defendant)/i

/** Names of numbered parties, without the lines of their details: `1:ASHA RAI`, `S/O …`, `2:RAVI RAI`. */
function numberedNames(lines: readonly string[], end = respondentEnd): string | null {
  const names: string[] = []
  let isOpen = false
  for (const line of lines) {
    const name = /^\d{1,3}\s*[:.)]\s*(.+)$/.exec(line)?.[1]
    if (counselLine.test(line) || roleLine.test(line)) break
    if (name !== undefined) names.push(withoutDetails(name.replace(end, '')))
    else if (isOpen && !detailLine.test(line)) names.push(`${names.pop()} ${withoutDetails(line)}`)
    isOpen =
      (name !== undefined && withoutDetails(name) === name) || (isOpen && name === undefined && !detailLine.test(line))
    if (end.test(line)) break
  }
  return textOrNull(names.join(', '))
}

function closedName(lines: readonly string[], end: RegExp): string | null {
  const first = lines.findIndex((line) => /^1\s*[:.)]\s*\D/.test(line))
  if (first >= 0) return numberedNames(lines.slice(first), end)
  const name: string[] = []
  for (const line of lines) {
    const isEnd = end.test(line)
    if (besideName.test(line) || counselLine.test(line) || (name.length > 0 && detailLine.test(line))) break
    if (/^[[(]?\s*arising\b/i.test(line)) continue
    name.push(line.replace(/(?<=\w\.)\.{1,3}(?=\s+[.…])/, '').replace(end, ''))
    if (isEnd) break
  }
  return textOrNull(withoutDetails(name.join(' ')))
}
