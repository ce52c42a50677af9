import { tidy } from '../reading/text.ts'
import { type Line, phrasesOf } from './pdf-lines.ts'

export interface DroppedItem {
  item: string
  text: string
}

export function readDropNote([header, ...lines]: readonly Line[]): DroppedItem[] {
  if (!header) return []
  const columns = phrasesOf(header).map(({ left, text }) => ({ left, name: text.toLowerCase() }))
  const phrases = lines.flatMap((line) => phrasesOf(line).map((phrase) => ({ ...phrase, top: line.top })))
  const nameOf = (left: number) => columns.findLast((column) => column.left <= left + 4)?.name ?? ''
  const items = phrases.filter(({ left, text }) => /^item/.test(nameOf(left)) && /^\d+(?:\.\d+)?$/.test(text))
  return items.map((item) => {
    const own = phrases.filter(({ top }) => {
      const away = Math.abs(item.top - top)
      return away < header.size * 3 && items.every((other) => away <= Math.abs(other.top - top))
    })
    const under = (name: RegExp) =>
      tidy(
        own
          .filter(({ left }) => name.test(nameOf(left)))
          .map(({ text }) => text)
          .join(' '),
      )
    const caseNumber = under(/^case/).replace(/\s*\bVs\.?$/i, '')
    const shifted = under(/^shifted/)
    const parts = [`item ${item.text}`, caseNumber, shifted && `shifted to ${shifted}`, under(/^reason/)]
    return { item: item.text, text: `DROP NOTE: ${parts.filter(Boolean).join(', ')}` }
  })
}
