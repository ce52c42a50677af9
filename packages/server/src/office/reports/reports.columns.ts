import { type ReportKind, shapeOf } from '@peshi/contract/office/report-kinds'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import type { Language } from '@peshi/contract/platform/person'
import type { Column, Table } from '../../platform/export/table.ts'
import { fillWords } from '../../platform/words.ts'
import { type ReportWords, reportWordsIn, sayRow } from './report-words.ts'

const isByDate = (kind: ReportKind) => shapeOf(kind).group === 'hearings'
const span = (words: ReportWords, { from, to }: { from: CourtDate | null; to: CourtDate | null }) =>
  from && to ? fillWords(words.mail.days, { from: toDayFirst(from), to: toDayFirst(to) }) : null

export function reportTable(report: Report, type: 'xlsx' | 'csv' | 'pdf', language: Language): Table<ReportRow> {
  const words = reportWordsIn(language)
  const { report: kind, measures, unit, rows } = report
  const title = words.report[kind] ?? kind
  const [factor, inRupees] = unit === 'paise' ? [100, ' (₹)'] : [1, '']
  const number = (name: string, value: (row: ReportRow) => number): Column<ReportRow> => ({
    heading: `${name}${inRupees}`,
    kind: 'number',
    width: 16,
    value: (row) => value(row) / factor,
  })
  const sum = ({ values }: ReportRow) => measures.reduce((all, name) => all + (values[name] ?? 0), 0)
  const days = type === 'pdf' ? span(words, report) : null
  return {
    language,
    title: days ? `${title}, ${days}` : title,
    columns: [
      {
        heading: words.row[kind] ?? '',
        kind: isByDate(kind) ? 'date' : 'text',
        width: isByDate(kind) ? 15 : 40,
        value: (row) => sayRow(words, report, row),
      },
      ...measures.map((name) => number(words.measure[name] ?? name, ({ values }) => values[name] ?? 0)),
      ...(measures.length > 1 ? [number(words.total, sum)] : []),
    ],
    batches: inOne(rows),
  }
}

async function* inOne(rows: ReportRow[]): AsyncGenerator<ReportRow[]> {
  if (rows.length > 0) yield rows
}
