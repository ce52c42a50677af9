// Reads the case numbers in the head of an order.

import { type CaseNumberInText, readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { pattern } from '@peshi/contract/platform/pattern'
import { tidy } from '../reading/text.ts'

export const prefixes = {
  mark: /[+*]|\$~.*/i,
  'item number': /\d{1,2}\s?[.)](?=\s*[A-Z])|[a-h©]\s?\)/i,
  label: /(?:(?:case|matter|petition|application|appeal) (?:no|number)s?\b|case\b(?=\s*:))[\s.:-]*/i,
  'joining word': /(?:with|and|&|[abciw]\/w|along ?with|connected with|in the matter of)(?![a-z])[\s:]*/i,
}
export const numberPrefix = pattern('i')`^(?:${prefixes})\s*`

/** The line without the words and signs before its case number. */
function numberLine(line: string): string {
  let rest = line.trim()
  for (let cut = numberPrefix.exec(rest); cut && cut[0] !== ''; cut = numberPrefix.exec(rest))
    rest = rest.slice(cut[0].length)
  // Scans of tribunals' orders read the letter I as the digit 1: `1A/1093/1B/2020`.
  return rest.replace(/(?<![\w.])1(?=[AB]\/)/g, 'I')
}

const isJoined = /(?:[,&]|\band|\bnos?\.?)\s*$/i

/** A row of numbers may go on in the next line: `Nos. 55, 56,`, `57 of 2024`. */
const joinRows = (lines: readonly string[]) =>
  lines.reduce<string[]>((joined, line) => {
    const last = joined.at(-1)
    const goesOn = last !== undefined && isJoined.test(last) && /^\d+\s*(?:,|of\b|\/)/i.test(line)
    joined.push(goesOn ? `${joined.pop()} ${line}` : line)
    return joined
  }, [])

/**
 * Numbers at the start of a line are of the case itself. Other numbers are of other cases, such as the one appealed
 * from. Only the first line may name the main case behind its application: `CHAMBER SUMMONS NO. 5 OF 2012 IN SUIT NO. 10 OF 2000`.
 */
export function numbersAt(line: string, above: string, isFirst = false): CaseNumberInText[] {
  const text = numberLine(line)
  const { numbers } = readCaseNumbers(text)
  const [first] = numbers
  if (!first || first.type === '' || first.kind === 'police') return []
  const before = text.slice(0, first.start).trim()
  // A signature stamp may stand on the same line: `SEN`, `SEN WRIT PETITION NO. 8 OF 2010`.
  const isOwn = before === '' || before.split(' ').every((word) => above.split(' ').includes(word))
  if (!isOwn || first.digitsAt - first.start > 80) return []
  const ofOthers = isFirst ? /\b(?:arising|against|from)\b/i : /\b(?:in|arising|against|from)\b/i
  const end = ofOthers.exec(text.slice(first.end))
  return numbers.filter(({ start }) => !end || start < first.end + end.index)
}

export function caseNumbersOf(head: readonly string[]): string[] {
  const found = new Map<string, string>()
  const rows = joinRows(head)
  for (const [at, line] of rows.entries()) {
    const text = numberLine(line)
    const numbers = numbersAt(line, rows[at - 1] ?? '', found.size === 0)
    for (const { type, number, year, start, end } of numbers) {
      const isAlone = numbers.filter((one) => one.end === end).length === 1
      const key = `${type.replace(/\W/g, '').toLowerCase()} ${number}/${year}`
      const printed = tidy(text.slice(start, end))
      if (!found.has(key))
        found.set(
          key,
          isAlone && start !== end && /[A-Za-z]/.test(printed[0] ?? '') ? printed : `${type} ${number}/${year}`,
        )
    }
  }
  return [...found.values()]
}
