import { pattern } from '@peshi/contract/platform/pattern'
import { textOrNull, tidy } from './text.ts'

/** `VS.NANA` has no space, but `VSNANA` is a word. */
export const versus = /(?:^|\s)(?:versus|vrs|vs|v\/s)(?:\.\s*|\s+|$)/i

/** Some prints have no spaces. In capitals, `VS` may be a part of a name: `DEVSINGH`. */
const versusWithoutSpaces = /(?<=[a-z.])V(?:ersus|s\.?)(?=[A-Z])|(?<=\p{L}|\.)VERSUS(?=\p{L})/u

export const hasSpaces = (text: string) => /\s/.test(text.trim())

/** The texts before and after the first "versus". One text if there is none. */
export function splitAtVersus(text: string): [string, string?] {
  const match = versus.exec(text) ?? (hasSpaces(text) ? null : versusWithoutSpaces.exec(text))
  return match ? [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()] : [text]
}

/** In `HON'BLE MR. JUSTICE V. RAO`, `A. V. RAO, J.` and `Mr. A. v. Sen for the Petitioner`, the "v." is an initial. */
export const initialParts = {
  'behind a title': /\b(?:justice|hon['’]?ble|mr|ms|mrs|dr|shri|sri|smt|kum)\.?\s+v\.?\s/,
  'of a judge': /\bv\.?\s[^,]*,\s*(?:A?C\.)?J{1,2}\b\.?/,
  'of counsel': /\bfor (?:the )?(?:petitioner|respondent|appellant|applicant|state)/,
}
export const initial = pattern('i')`${initialParts}`

/** Splits `A VS B`. Without exactly two sides (`IN RE …`, `A VS B VS C`), the whole title becomes the petitioner. */
export function splitTitle(title: string | null): { petitioner: string | null; respondent: string | null } {
  if (title === null) return { petitioner: null, respondent: null }
  const said = title.replace(/\s+(?:vr?s\.?|versus|v\/s\.?)\s*$/i, '')
  const sides = said.split(hasSpaces(said) ? /\s+(?:vr?s\.\s*|(?:vr?s|v\.?|versus|v\/s\.?)\s+)/i : versusWithoutSpaces)
  const isInitial = initial.test(said) && !versus.test(said)
  return sides.length === 2 && !isInitial
    ? { petitioner: textOrNull(sides[0]), respondent: textOrNull(sides[1]) }
    : { petitioner: textOrNull(said), respondent: null }
}

export function splitTitleLines(lines: readonly string[]): ReturnType<typeof splitTitle> {
  const said = lines.map(tidy).filter(Boolean)
  const at = said.findIndex((line) => /^(?:v\.?|vr?s\.?|versus|v\/s\.?)$/i.test(line))
  if (at < 0) return splitTitle(textOrNull(said.join(' ')))
  return {
    petitioner: textOrNull(said.slice(0, at).join(' ')),
    respondent: textOrNull(said.slice(at + 1).join(' ')),
  }
}
