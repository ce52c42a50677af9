import { Stack } from '@mantine/core'
import type { Report, ReportRow } from '@peshi/contract/office/reports'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { TwoLines } from '../../platform/ui/words.tsx'
import classes from './report-chart.module.css'
import { fillDays, listBehind, sayRow, showNumber, sumOfRow } from './report-words.ts'
import shared from './reports.module.css'
import type { ReportSearch } from './reports.search.ts'

interface Props {
  report: Report
  search: ReportSearch
}

const barsAtMost = 12

export function ReportChart({ report, search }: Props) {
  const isByDays = report.report === 'hearings-by-day' || report.report === 'hearings-by-week'
  return (
    <div className={classes.chart}>
      <Legend report={report} />
      {isByDays ? <Columns report={report} search={search} /> : <Bars report={report} search={search} />}
    </div>
  )
}

function Legend({ report: { measures, sums, unit } }: { report: Report }) {
  const { t } = useTranslation('reports')
  if (measures.length === 1) return null
  return (
    <dl className={classes.legend}>
      {measures.map((name) => (
        <div key={name}>
          <dt>
            <span className={classes.swatch} data-measure={name} aria-hidden="true" />
            {t(`measure.${name}`, { defaultValue: name })}
          </dt>
          <dd>
            <bdi>{showNumber(unit, sums[name] ?? 0)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Bars({ report, search }: Props) {
  const { t } = useTranslation(['reports', 'hearings', 'filings'])
  const { rows, measures, unit } = report
  const can = useCan()
  const most = Math.max(1, ...rows.map((row) => sumOfRow(row, measures)))
  return (
    <>
      <Stack component="ul" gap={2} aria-hidden="true">
        {rows.slice(0, barsAtMost).map((row) => {
          const target = listBehind(report, row, search, can('manage', 'all'))
          const bar = (
            <>
              <span className={classes.barName}>
                <TwoLines>{sayRow(t, report, row)}</TwoLines>
              </span>
              <span className={classes.track}>
                {measures.map((name) => (
                  <Part key={name} name={name} of={row} most={most} />
                ))}
              </span>
              <bdi className={classes.figure}>{showNumber(unit, sumOfRow(row, measures))}</bdi>
            </>
          )
          return (
            <li key={`${row.key} ${row.title}`}>
              {target ? (
                <Link {...target} className={classes.bar} tabIndex={-1}>
                  {bar}
                </Link>
              ) : (
                <span className={classes.bar}>{bar}</span>
              )}
            </li>
          )
        })}
      </Stack>
      {rows.length > barsAtMost ? (
        <p className={shared.quiet}>{t('more', { count: rows.length - barsAtMost })}</p>
      ) : null}
    </>
  )
}

function Part({ name, of, most }: { name: string; of: ReportRow; most: number }) {
  const share = (100 * (of.values[name] ?? 0)) / most
  return share > 0 ? <span data-measure={name} style={{ inlineSize: `${share}%` }} /> : null
}

const ticks = 5

function Columns({ report, search }: Props) {
  const { t } = useTranslation(['reports', 'hearings', 'filings'])
  const days = fillDays(report)
  const { measures } = report
  const most = Math.max(1, ...days.map((day) => sumOfRow(day, measures)))
  const marked = Array.from({ length: ticks }, (_, at) => days[Math.round((at * (days.length - 1)) / (ticks - 1))])
  return (
    <div aria-hidden="true" className={classes.columnsBox}>
      <span className={classes.most}>{showNumber('number', most)}</span>
      <div className={classes.columns} data-many={days.length > 60 || undefined}>
        {days.map((day) => {
          const count = sumOfRow(day, measures)
          const target = count > 0 ? listBehind(report, day, search, false) : null
          const title = `${sayRow(t, report, day)}: ${count}`
          const parts = measures.map((name) => {
            const share = (100 * (day.values[name] ?? 0)) / most
            return share > 0 ? <span key={name} data-measure={name} style={{ blockSize: `${share}%` }} /> : null
          })
          return target ? (
            <Link key={day.key} {...target} className={classes.column} title={title} tabIndex={-1}>
              {parts}
            </Link>
          ) : (
            <span key={day.key} className={classes.column} title={title}>
              {parts}
            </span>
          )
        })}
      </div>
      <div className={classes.ticks}>
        {marked.map((day) => (day ? <bdi key={day.key}>{sayRow(t, report, day)}</bdi> : null))}
      </div>
    </div>
  )
}
