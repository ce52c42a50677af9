/** A piece of text as a PDF holds it. */
export interface TextItem {
  str: string
  hasEOL: boolean
}

/** A page's words in one line, small letters and single spaces, and where each letter came from. */
export interface FoldedPage {
  text: string
  /** For each letter of `text`: the number of its item and its place in it. */
  from: { item: number; offset: number }[]
}

/** Where found words begin and end (after the last letter) on a page. */
export interface Found {
  from: { item: number; offset: number }
  to: { item: number; offset: number }
}

const isSpace = (letter: string) => /\s/.test(letter)

/** Some letters become two when made small; those stay as they are, so that places stay right. */
const small = (letter: string) => {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

export function foldPage(items: readonly TextItem[]): FoldedPage {
  const folded: FoldedPage = { text: '', from: [] }
  const add = (letter: string, item: number, offset: number) => {
    if (isSpace(letter) && (folded.text === '' || folded.text.endsWith(' '))) return
    folded.text += isSpace(letter) ? ' ' : small(letter)
    folded.from.push({ item, offset })
  }
  for (const [item, { str, hasEOL }] of items.entries()) {
    for (let offset = 0; offset < str.length; offset++) add(str[offset] ?? '', item, offset)
    // A line's end parts words, but for one that is cut at it.
    if (!hasEOL) continue
    if (folded.text.endsWith('-')) {
      folded.text = folded.text.slice(0, -1)
      folded.from.pop()
    } else add(' ', item, str.length)
  }
  return folded
}

export const foldQuery = (query: string) => [...query.trim().replace(/\s+/g, ' ')].map(small).join('')

/** Each place once, from the beginning. Nothing for a query of fewer than two letters. */
export function findOnPage({ text, from }: FoldedPage, query: string): Found[] {
  const wanted = foldQuery(query)
  if (wanted.length < 2) return []
  const found: Found[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [first, last] = [from[at], from[at + wanted.length - 1]]
    if (first && last) found.push({ from: first, to: { item: last.item, offset: last.offset + 1 } })
  }
  return found
}
