import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Words } from '../../platform/ui/words.tsx'
import classes from './report-table.module.css'
import { listBehind, sayRow, showNumber, sumOfRow } from './report-words.ts'
import type { ReportSearch } from './reports.search.ts'

export function ReportTable({ report, search }: { report: Report; search: ReportSearch }) {
  const { t } = useTranslation(['reports', 'hearings', 'filings'])
  const can = useCan()
  const { report: kind, measures, unit, rows, sums } = report
  const show = (number: number) => <bdi>{showNumber(unit, number)}</bdi>
  const columns: Column<ReportRow>[] = [
    {
      id: 'name',
      heading: t(`row.${kind}`),
      namesRow: true,
      cell: (row) => {
        const target = listBehind(report, row, search, can('manage', 'all'))
        const name = <Words>{sayRow(t, report, row)}</Words>
        return target ? <Link {...target}>{name}</Link> : name
      },
      foot: t('total'),
    },
    ...measures.map((name) => ({
      id: name,
      heading: t(`measure.${name}`, { defaultValue: name }),
      isLabelled: true,
      isEmpty: (row: ReportRow) => !row.values[name],
      cell: (row: ReportRow) => show(row.values[name] ?? 0),
      foot: show(sums[name] ?? 0),
    })),
    ...(measures.length > 1
      ? [
          {
            id: 'total',
            heading: t('total'),
            isLabelled: true,
            cell: (row: ReportRow) => show(sumOfRow(row, measures)),
            foot: show(measures.reduce((sum, name) => sum + (sums[name] ?? 0), 0)),
          },
        ]
      : []),
  ]
  return (
    <DataTable
      className={classes.table}
      label={t(`report.${kind}`)}
      columns={columns}
      rows={rows}
      keyOf={({ key, title }) => `${key} ${title}`}
    />
  )
}
