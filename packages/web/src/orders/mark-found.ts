import type { PageFound } from './use-find.ts'

const names = { all: 'pdf-found', current: 'pdf-current' }

/**
 * Marks what was found over the lines of a page and brings the current one into view; gives the way to take the marks
 * away. The page itself is not changed: the browser paints them (CSS Custom Highlight API).
 */
export function markFound(lines: readonly HTMLElement[], found: readonly PageFound[], current?: PageFound): () => void {
  // A browser without it still jumps to the page.
  if (!('highlights' in CSS) || lines.length === 0) return () => undefined
  const ranges = found.flatMap((one) => {
    const range = rangeOf(lines, one)
    return range ? [{ one, range }] : []
  })
  const now = ranges.find(({ one }) => one === current)
  CSS.highlights.set(names.all, new Highlight(...ranges.map(({ range }) => range)))
  CSS.highlights.set(names.current, new Highlight(...(now ? [now.range] : [])))
  now?.range.startContainer.parentElement?.scrollIntoView({ block: 'nearest' })
  return () => {
    for (const name of Object.values(names)) CSS.highlights.delete(name)
  }
}

function rangeOf(lines: readonly HTMLElement[], { from, to }: PageFound): Range | null {
  const [first, last] = [lines[from.item]?.firstChild, lines[to.item]?.firstChild]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first, Math.min(from.offset, first.textContent?.length ?? 0))
  range.setEnd(last, Math.min(to.offset, last.textContent?.length ?? 0))
  return range
}
