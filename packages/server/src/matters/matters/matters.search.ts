import { foldText } from '@peshi/contract/platform/fold'

/** `wp(c)` as it is kept of `WP(C)` and of `W.P.(C)`. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&').replace(/(?<=.)\(/g, '%(')

const cnr = /^[a-z]{4}[a-z0-9]{2}\d{10}$/

/**
 * `WRIT-C/0123/2024` → `writ%c/123/2024`: with or without the type's dashes, as it is written in a title or kept of a
 * matter. A number alone is asked for from its beginning.
 */
function caseNumber(word: string): string | null {
  const [, type = '', number, year] = /^(?:(.+)\/)?0*(\d+)\/(\d{4})$/.exec(word) ?? []
  return number && year ? `${type.split('-').map(escaped).join('%')}/${number}/${year}` : null
}

/**
 * What somebody typed into the search box → one `LIKE` pattern per word, for folded text such as `search_text` of a matter.
 * All must match. `12345/2024` and `WRIC/12345/2024` find that number only, not 712345; a CNR may have its dashes.
 */
export function searchPatterns(search: string | undefined): string[] {
  const words = foldText(search ?? '')
    .split(' ')
    .filter(Boolean)
  return words.map((word) => {
    const plain = word.replace(/[-/]/g, '')
    return `%${cnr.test(plain) ? plain : (caseNumber(word) ?? escaped(word))}%`
  })
}
