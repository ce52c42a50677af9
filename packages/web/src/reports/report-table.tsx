import type { Report } from '@peshi/contract/reports'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useCan } from '../session/use-session.ts'
import { Words } from '../ui/words.tsx'
import classes from './report-table.module.css'
import { listBehind, sayRow, showNumber, sumOfRow } from './report-words.ts'
import type { ReportSearch } from './reports.search.ts'

/** The same in figures; each row that has one leads to the list behind it. On a phone a row is a card of what is not nothing. */
export function ReportTable({ report, search }: { report: Report; search: ReportSearch }) {
  const { t } = useTranslation(['reports', 'hearings'])
  const can = useCan()
  const { report: kind, measures, unit, rows, sums } = report
  const hasTotal = measures.length > 1
  const show = (number: number) => <bdi>{showNumber(unit, number)}</bdi>
  const total = measures.reduce((sum, name) => sum + (sums[name] ?? 0), 0)
  return (
    <table className={classes.table}>
      <caption className={classes.unseen}>{t(`report.${kind}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`row.${kind}`)}</th>
          {measures.map((name) => (
            <th key={name} scope="col">
              {t(`measure.${name}`)}
            </th>
          ))}
          {hasTotal ? <th scope="col">{t('total')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const target = listBehind(report, row, search, can('manage', 'all'))
          const name = <Words>{sayRow(t, report, row)}</Words>
          return (
            <tr key={`${row.key} ${row.title}`}>
              <th scope="row">{target ? <Link {...target}>{name}</Link> : name}</th>
              {measures.map((measure) => {
                const count = row.values[measure] ?? 0
                return (
                  <td key={measure} data-label={t(`measure.${measure}`)} data-nothing={count === 0 || undefined}>
                    {show(count)}
                  </td>
                )
              })}
              {hasTotal ? <td data-label={t('total')}>{show(sumOfRow(row, measures))}</td> : null}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {measures.map((name) => (
            <td key={name} data-label={t(`measure.${name}`)} data-nothing={!sums[name] || undefined}>
              {show(sums[name] ?? 0)}
            </td>
          ))}
          {hasTotal ? <td data-label={t('total')}>{show(total)}</td> : null}
        </tr>
      </tfoot>
    </table>
  )
}
