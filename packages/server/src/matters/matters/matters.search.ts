import { foldText } from '@peshi/contract/platform/fold'

/** `foldText` turns `W.P.(C)` into `wp (c)`. With the `%`, a search for `wp(c)` finds it. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&').replace(/(?<=.)\(/g, '%(')

const cnr = /^[a-z]{4}[a-z0-9]{2}\d{10}$/

/** `WRIT-C/0123/2024` becomes `writ%c/123/2024`, which matches case types with and without dashes and brackets. */
function caseNumber(word: string): string | null {
  const [, type = '', number, year] = /^(?:(.+)\/)?0*(\d+)\/(\d{4})$/.exec(word) ?? []
  return number && year ? `${type.replace(/[^\p{L}\p{M}\p{N}]+/gu, '%')}/${number}/${year}` : null
}

export function searchPatterns(search: string | undefined): string[] {
  const words = foldText(search ?? '')
    .split(' ')
    .filter(Boolean)
  return words.map((word) => {
    const plain = word.replace(/[-/]/g, '')
    return `%${cnr.test(plain) ? plain : (caseNumber(word) ?? escaped(word))}%`
  })
}
