import { cutCell, type FileRow, limits, UnreadableFile } from './import-limits.ts'

const delimiters = [',', ';', '\t', '|'] as const
export type Delimiter = (typeof delimiters)[number]

export const delimiterNames: Record<Delimiter, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
}

/**
 * Reads delimited text by RFC 4180, forgiving what programs do: any line end, quotes inside a cell that does not begin
 * with one. Empty lines are passed over; positions count lines of the table, as spreadsheets show them. Throws
 * `UnreadableFile`.
 */
export function parseCsv(text: string, delimiter: Delimiter, mostRows = limits.rows + 11): FileRow[] {
  const rows: FileRow[] = []
  let at = 0
  for (let position = 1; at < text.length; position++) {
    const { cells, end } = readRecord(text, at, delimiter, position)
    at = end
    if (cells.every((cell) => cell === '')) continue
    if (cells.length > limits.columns) throw new UnreadableFile('too-many-columns', String(limits.columns))
    rows.push([position, cells])
    if (rows.length >= mostRows) break
  }
  return rows
}

function readRecord(text: string, from: number, delimiter: Delimiter, position: number) {
  const cells: string[] = []
  let at = from
  for (;;) {
    const cell = text[at] === '"' ? readQuoted(text, at, position) : readPlain(text, at, delimiter)
    cells.push(cutCell(cell.value))
    at = cell.end
    if (text[at] !== delimiter) break
    at += 1
  }
  // Whatever stands between a closing quote and the next mark is dropped with the line's end.
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at += 1
  if (text[at] === '\r' && text[at + 1] === '\n') at += 1
  return { cells, end: at + 1 }
}

function readPlain(text: string, from: number, delimiter: Delimiter) {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end += 1
  return { value: text.slice(from, end), end }
}

function readQuoted(text: string, from: number, position: number) {
  let value = ''
  let at = from + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new UnreadableFile('open-quote', String(position))
    value += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    value += '"'
    at += 1
  }
  // A space after the quote, before the next mark.
  while (text[at] === ' ') at += 1
  return { value, end: at }
}

/** The mark that cuts the first lines into the same number of cells most often, more than one. */
export function findDelimiter(text: string): Delimiter {
  const sample = text.slice(0, 20_000)
  const scored = delimiters.map((delimiter) => {
    try {
      const widths = parseCsv(sample, delimiter, 20).map(([, cells]) => cells.length)
      const width = Math.max(...widths.slice(0, 20), 0)
      const steady = widths.filter((one) => one === width).length / Math.max(widths.length, 1)
      return { delimiter, score: width > 1 ? steady * 10 + Math.min(width, 20) : 0 }
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      return { delimiter, score: 0 }
    }
  })
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter
}
