import type { Outcome } from '@peshi/contract/matters/outcomes'
import { type ReportKind, shapeOf } from '@peshi/contract/office/report-kinds'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { outcomeWords } from '../../matters/hearings/outcome-words.ts'
import type { Column, Table } from '../../platform/export/table.ts'

interface Words {
  title: string
  heading: string
  none?: string
  say?: (key: string) => string
}

const ages: Record<string, string> = {
  'this-year': 'This year',
  'to-2': '1 to 2 years',
  'to-5': '3 to 5 years',
  'to-10': '6 to 10 years',
  'to-20': '11 to 20 years',
  'over-20': 'Over 20 years',
}

export const reportWords: Record<ReportKind, Words> = {
  'matters-by-court': { title: 'Matters by court', heading: 'Court' },
  'matters-by-stage': { title: 'Matters by stage', heading: 'Stage', none: 'No stage' },
  'matters-by-advocate': { title: 'Matters by advocate', heading: 'Advocate', none: 'Nobody on the team' },
  'matters-by-age': { title: 'Matters by age', heading: 'Age', none: 'No year', say: (key) => ages[key] ?? key },
  'hearings-by-day': { title: 'Hearings by day', heading: 'Day' },
  'hearings-by-week': { title: 'Hearings by week', heading: 'Week from' },
  outcomes: { title: 'Outcomes', heading: 'Outcome', say: (key) => outcomeWords[key as Outcome] ?? key },
  adjournments: { title: 'Adjournments', heading: 'Court' },
  receivables: { title: 'Receivables', heading: 'Client' },
  activity: { title: 'Activity', heading: 'Person' },
}

const measureWords: Record<string, string> = {
  pending: 'Pending',
  disposed: 'Disposed',
  noted: 'With outcome',
  not_noted: 'Without outcome',
  to_come: 'To come',
  days: 'Days',
  went_on: 'Heard',
  adjourned: 'Adjourned',
  not_reached: 'Not reached',
  no_bench: 'Bench not sitting',
  time_given: 'Time granted',
  not_due: 'Not due',
  to_30: '1 to 30 days late',
  to_60: '31 to 60 days late',
  to_90: '61 to 90 days late',
  over_90: 'Over 90 days late',
  matters: 'Matters',
  hearings: 'Hearings',
  documents: 'Documents',
  notes: 'Notes',
  tasks: 'Tasks',
  clients: 'Clients',
  money: 'Money',
  other: 'Other',
}

export function sayRow(kind: ReportKind, { key, title }: ReportRow): string {
  const { none = '', say } = reportWords[kind]
  return title ?? (key === null ? none : say ? say(key) : key)
}

const isByDate = (kind: ReportKind) => shapeOf(kind).group === 'hearings'
const span = ({ from, to }: { from: CourtDate | null; to: CourtDate | null }) =>
  from && to ? `${toDayFirst(from)} to ${toDayFirst(to)}` : null

export function reportTable(report: Report, type: 'xlsx' | 'csv' | 'pdf'): Table<ReportRow> {
  const { report: kind, measures, unit, rows } = report
  const { title, heading } = reportWords[kind]
  const [factor, inRupees] = unit === 'paise' ? [100, ' (₹)'] : [1, '']
  const number = (name: string, value: (row: ReportRow) => number): Column<ReportRow> => ({
    heading: `${name}${inRupees}`,
    kind: 'number',
    width: 16,
    value: (row) => value(row) / factor,
  })
  const sum = ({ values }: ReportRow) => measures.reduce((all, name) => all + (values[name] ?? 0), 0)
  const days = type === 'pdf' ? span(report) : null
  return {
    title: days ? `${title}, ${days}` : title,
    columns: [
      {
        heading,
        kind: isByDate(kind) ? 'date' : 'text',
        width: isByDate(kind) ? 15 : 40,
        value: (row) => sayRow(kind, row),
      },
      ...measures.map((name) => number(measureWords[name] ?? name, ({ values }) => values[name] ?? 0)),
      ...(measures.length > 1 ? [number('Total', sum)] : []),
    ],
    batches: inOne(rows),
  }
}

async function* inOne(rows: ReportRow[]): AsyncGenerator<ReportRow[]> {
  if (rows.length > 0) yield rows
}
