import type { Line } from './pdf-lines.ts'

export function groupFrom(lines: readonly Line[], from: number, headers: readonly number[]): Line[] {
  let to = from
  while (to + 1 < lines.length && !headers.includes(to + 1)) {
    const [here, next] = [lines[to], lines[to + 1]]
    if (!here || !next || next.top - here.top > Math.min(here.size, next.size) * 1.7 || next.size !== here.size) break
    to++
  }
  return lines.slice(from, to + 1)
}

/**
 * The letter size of most item rows, because notes below the matters may be longer than the list itself. A page without
 * item rows keeps the size of the page before.
 */
export function commonSize(lines: readonly Line[], isItemRow: (line: Line) => boolean, before: number): number {
  const rows = lines.filter(isItemRow)
  const times = new Map<number, number>()
  for (const { size, text } of rows.length > 0 || before > 0 ? rows : lines)
    times.set(size, (times.get(size) ?? 0) + text.length)
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? before
}
