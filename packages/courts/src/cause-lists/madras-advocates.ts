// Reads the cells of advocates on the lists of the Madras High Court.

import { isTypeWord } from '@peshi/contract/courts/case-numbers'
import { pattern } from '@peshi/contract/platform/pattern'
import { withoutContacts } from '../reading/contacts.ts'
import { tidy } from '../reading/text.ts'

/** A number of the Bar Council's roll stands behind an advocate's name: `-MS/1100/1995`, `(1100/1995)` or `(1100/95)`. */
const rollNumber = /\s*-\s*MS\/\d{1,6}\/(?:19|20)\d\d(?!\d)|\s*\(\s*(?:MS\/)?\d{1,5}\/(?:(?:19|20)\d\d|\d\d)\s*\)/g
const noName = /^(?:IN|NOS?|OF|VIDE|ORDERS?|DT|DATED|AGAINST|WITH|AND|SUITS?|BATCH)$/i

/** The words directly before a number are a name only if none of them can belong to a case number. */
function isName(before: string): boolean {
  const words = (before.split(/[,;:)\]]/).at(-1) ?? '').split(/[\s/]+/).filter((word) => /\p{L}/u.test(word))
  const nearest = words.slice(-2)
  const last = words.at(-1)
  // One short word alone may be a case type that no list of case types has.
  if (last === undefined || (words.length === 1 && /^[A-Z]{1,5}$/.test(last))) return false
  return !nearest.some((word) => /\d/.test(word) || noName.test(word.replace(/\W+$/, ''))) && !isTypeWord(last)
}

/** Case numbers stay: a sighting too many does no harm, a case that nobody sees does. */
export const withoutRollNumbers = (cell: string): string =>
  cell.replace(rollNumber, (number: string, at: number) => (isName(cell.slice(0, at)) ? ' ' : number))

export const serviceWords = {
  notice: /NOTICE|BATTA|SERVED|UNSERVED|SERVICE|DUE|NOT READY|PROOF|VIDE|AOS|ORDERED/i,
  paper: /AFFIDAVIT|ACK|FILED|RETURNED|PERMITTED|ACCEPTS?|APPEARS?|ADDRESS|COP(?:Y|IES)|C\/O|LEARNED/i,
  'why not served': /LEFT|DIED|DECEASED|REFUSED|UNCLAIMED|AWAITED|WANT OF/i,
  'what became of the party': /DELETED|DISMISSED|IMPLEADED|CAVEAT FILED|TAPAL|NAME NOT|MEMO|EX-?PARTE|ISSUES FRAMED/i,
  'who filed': /W\/S|VACATED|VAK(?:ALAT)? (?:NOT|RET)/i,
}
export const serviceNote = pattern('i')`\b(?:${serviceWords})\b|^[\s=_-]{3,}$|\bNO APP\b`
const party = String.raw`(?:[RDP]{1,2}[\s-]?\d|RR\b|PLTF|PLAINTIFF|DEFENDANT|RESPONDENT|PETITIONER|APPELLANT|CAVEATOR|PARTY)`
const representation = new RegExp(
  String.raw`\s*(?:\b|(?<=[A-Z])(?=FOR\s+[RDP]{1,2}[\s-]?\d))(?:COUNSEL\s+)?FOR\s+(?:THE\s+)?(?:SOLE\s+)?${party}.*$`,
  'i',
)
/** A party that nobody represents: `D4-ESTHER REUBAN`, `R3 - THE TAHSILDHAR`. */
const partyAlone = /^(?:RR?|DD?|PP?)[\s-]?\d+\b(?!.*\bFOR\b)/i

/** The cells of advocates also hold notes on the service of notices. Below such a note, only a represented party is named. */
export function readAdvocates(lines: readonly string[]) {
  const names: string[] = []
  const notes: string[] = []
  let isNote = false
  for (const line of lines.flatMap((one) => withoutContacts(withoutRollNumbers(one)).split(',')).map(tidy)) {
    const isService = serviceNote.test(line) || partyAlone.test(line)
    const isNameLine: boolean =
      !isService && (!isNote || representation.test(line) || /^(?:M\/S|MR|MRS|MS|THIRU|TMT)\b/i.test(line))
    if (/^[\s=_-]*$/.test(line)) {
      isNote = false
      continue
    }
    if (isNameLine) names.push(tidy(line.replace(representation, '')))
    else notes.push(line)
    isNote = !isNameLine
  }
  return { names: names.filter(Boolean), notes }
}
