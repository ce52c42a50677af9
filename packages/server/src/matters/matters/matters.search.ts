import { readCaseNumbers } from '@peshi/contract/courts/case-numbers'
import { plainDigits } from '@peshi/contract/platform/digits'

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const cnr = /^[a-z]{4}[a-z0-9]{2}\d{10}$/

/** `WRIT-C/0123/2024`, `writ-c-123-2024` → `/writc/123/2024`: a number is asked for from its beginning, without the type's dashes. */
function caseNumber(word: string): string | null {
  const [one, another] = readCaseNumbers(word).numbers
  if (!one || another || one.end < word.length) return null
  const type = word
    .slice(0, one.digitsAt)
    .replace(/[/-]+$/, '')
    .replace(/-/g, '')
  return `/${[type, one.number, one.year].filter(Boolean).join('/')}`
}

/**
 * What somebody typed into the search box → one `LIKE` pattern per word, for the lower-case `search_text` of a matter.
 * All must match. `12345/2024` and `WRIC/12345/2024` find that number only, not 712345; a CNR may have its dashes.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = plainDigits(search ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
  return words.map((word) => {
    const plain = word.replace(/-/g, '')
    const text = cnr.test(plain) ? plain : (caseNumber(word) ?? word)
    return `%${escaped(text)}%`
  })
}
