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

/** A page keeps the previous page's common letter size if at least this share of its own text has that size. */
const continuedFrom = 0.1

export function commonSize(lines: readonly Line[], before: number): number {
  const times = new Map<number, number>()
  let all = 0
  for (const { size, text } of lines) {
    times.set(size, (times.get(size) ?? 0) + text.length)
    all += text.length
  }
  if (before > 0 && (times.get(before) ?? 0) >= all * continuedFrom) return before
  return [...times].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? before
}
