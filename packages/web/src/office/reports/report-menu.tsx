import { Select } from '@mantine/core'
import { type ReportKind, shapeOf } from '@peshi/contract/office/report-kinds'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import classes from './report-menu.module.css'
import { kindOf, useReportList } from './reports.api.ts'
import shared from './reports.module.css'
import { type ReportSearch, usualReport } from './reports.search.ts'

const addressOf = (report: ReportKind, { court, person }: ReportSearch): ReportSearch => ({
  report: report === usualReport ? undefined : report,
  court,
  person,
})

export function ReportMenu({ search }: { search: ReportSearch }) {
  const { t } = useTranslation('reports')
  const navigate = useNavigate({ from: '/others/reports' })
  const { data = [] } = useReportList()
  const current = kindOf(search)
  const groups = [...new Set(data.map(({ _id }) => shapeOf(_id).group))]
  const reportsOf = (group: string) => data.filter(({ _id }) => shapeOf(_id).group === group).map(({ _id }) => _id)
  return (
    <>
      <nav className={classes.menu} aria-label={t('choose')}>
        {groups.map((group) => (
          <div key={group}>
            <h2 className={shared.group}>{t(`group.${group}`)}</h2>
            <ul>
              {reportsOf(group).map((report) => (
                <li key={report}>
                  <Link
                    to="/others/reports"
                    search={addressOf(report, search)}
                    className={classes.choice}
                    // Compares the whole URL, because the default report's URL is the start of all other reports' URLs.
                    activeOptions={{ exact: true, includeSearch: true }}
                    aria-current={report === current ? 'page' : undefined}
                  >
                    {t(`report.${report}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <Select
        className={classes.menuOnPhone}
        label={t('choose')}
        data={groups.map((group) => ({
          group: t(`group.${group}`),
          items: reportsOf(group).map((report) => ({ value: report, label: t(`report.${report}`) })),
        }))}
        value={current}
        onChange={(report) => report && navigate({ search: (now) => addressOf(report as ReportKind, now) })}
      />
    </>
  )
}
