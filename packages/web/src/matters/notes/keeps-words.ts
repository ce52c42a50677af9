/** A number or a dot that stands before an item of a list, which the editor makes itself. */
const marker = /^\s*(?:[•·o▪‣◦–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)])(?=\s)/gim

const wordsOf = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Whether every word of a text stands in another, as often as it is said. */
export function keepsWords(said: string, kept: string): boolean {
  const counts = new Map<string, number>()
  for (const word of wordsOf(kept)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return wordsOf(said.replace(marker, '')).every((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left > 0
  })
}
