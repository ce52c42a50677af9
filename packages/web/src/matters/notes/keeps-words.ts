const marker = /^\s*(?:[•·o▪‣◦–-]|\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)])(?=\s)/gim

const wordsOf = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\ufeff]/g, '')
    .normalize('NFC')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

export function keepsWords(said: string, kept: string): boolean {
  const counts = new Map<string, number>()
  for (const word of wordsOf(kept)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return wordsOf(said.replace(marker, '')).every((word) => {
    const left = counts.get(word) ?? 0
    counts.set(word, left - 1)
    return left > 0
  })
}
