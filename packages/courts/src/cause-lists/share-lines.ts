/**
 * Shares the lines of a column among the rows of a table whose cells are centred vertically. `rows` are the heights of
 * the rows' middles, `lines` the heights of the lines, both from top to bottom. Returns each line's row: -1 for a line of
 * the row above the first one, `rows.length` for a line of the row below the last one.
 */
export function shareLines(rows: readonly number[], lines: readonly number[]): number[] {
  // How far the rows so far are from the middles of their lines, if they have this many lines.
  let before = [...lines.map((_, count) => count * outside), lines.length * outside]
  const chosen: number[][] = []
  for (const middle of rows) {
    const next = before.map(() => Number.POSITIVE_INFINITY)
    const taken = before.map(() => 0)
    for (let end = 0; end <= lines.length; end++) {
      let sum = 0
      for (let count = 0; count <= Math.min(end, mostLines); count++) {
        if (count > 0) sum += lines[end - count] ?? 0
        const away = count === 0 ? empty : Math.abs(sum / count - middle)
        const total = (before[end - count] ?? 0) + away
        if (total < (next[end] ?? 0)) {
          next[end] = total
          taken[end] = count
        }
      }
    }
    chosen.push(taken)
    before = next
  }
  const totals = before.map((total, end) => total + (lines.length - end) * outside)
  let end = totals.indexOf(Math.min(...totals))
  const shared = lines.map((_, line) => (line < end ? -1 : rows.length))
  for (let row = rows.length - 1; row >= 0; row--) {
    const count = chosen[row]?.[end] ?? 0
    shared.fill(row, end - count, end)
    end -= count
  }
  return shared
}

/** In points, as a distance: a line that belongs to a row on another page, and a row without a line. */
const outside = 5
const empty = 10
const mostLines = 14
