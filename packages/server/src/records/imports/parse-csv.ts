import { CsvError, parse } from 'csv-parse/sync'
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
 * Accepts any line ends, rows of different lengths, and quotes within names (`"Asha" @ Asu`).
 * Throws `UnreadableFile` for too many columns or an unclosed quote.
 */
export function parseCsv(text: string, delimiter: Delimiter, mostRows = limits.rows + 11): FileRow[] {
  const rows: FileRow[] = []
  for (const [at, record] of readRecords(text, delimiter, mostRows).entries()) {
    const cells = record.map((cell) => cutCell(withoutQuotes(cell)))
    if (cells.every((cell) => cell === '')) continue
    if (cells.length > limits.columns) throw new UnreadableFile('too-many-columns', String(limits.columns))
    rows.push([at + 1, cells])
  }
  return rows
}

/** The library keeps the quotes around a cell if a space follows the closing quote. */
const withoutQuotes = (cell: string) => cell.replace(/^"(.*)" +$/s, (_, inner: string) => inner.replaceAll('""', '"'))

function readRecords(text: string, delimiter: Delimiter, mostRows: number): string[][] {
  try {
    return parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to: mostRows * 2,
    })
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED')
      throw new UnreadableFile('open-quote', String(Number(error.records) + 1))
    throw error
  }
}

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
