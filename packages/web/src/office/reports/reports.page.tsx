import { Button, Stack } from '@mantine/core'
import { shapeOf } from '@peshi/contract/office/report-kinds'
import { IconChartBar, IconMail } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { ExportMenu } from '../../platform/ui/export-menu.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { MatterBars } from './matter-bars.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportMailsDialog } from './report-mails.dialog.tsx'
import { ReportMenu } from './report-menu.tsx'
import { ReportTable } from './report-table.tsx'
import { fetchReportFile, kindOf, useReport } from './reports.api.ts'
import classes from './reports.module.css'
import type { ReportSearch } from './reports.search.ts'

export function ReportsPage() {
  const { t } = useTranslation('reports')
  const search = useSearch({ from: '/shell/others/reports' })
  const navigate = useNavigate({ from: '/others/reports' })
  const change = (changes: Partial<ReportSearch>) =>
    navigate({ search: (now) => ({ ...now, ...changes }), replace: true })
  return (
    <>
      <PageHeader subtitle={t('subtitle')}>
        <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => change({ mails: true })}>
          {t('mails.button')}
        </Button>
        <ExportMenu fetchAs={(type) => fetchReportFile(search, type)} />
      </PageHeader>
      <div className={classes.page}>
        <ReportMenu search={search} />
        <Stack miw={0}>
          <ReportFilters search={search} onChange={change} />
          <Counted search={search} />
          {shapeOf(kindOf(search)).group === 'matters' ? <MatterBars /> : null}
        </Stack>
      </div>
      {search.mails ? <ReportMailsDialog search={search} onClose={() => change({ mails: undefined })} /> : null}
    </>
  )
}

function Counted({ search }: { search: ReportSearch }) {
  const { t } = useTranslation('reports')
  const { data: report, error, refetch } = useReport(search)
  if (!report) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={320} />
  const kind = kindOf(search)
  return (
    <Panel title={t(`report.${kind}`)} hint={t(`about.${kind}`)}>
      {report.rows.length === 0 ? (
        <Message icon={IconChartBar} title={t('empty')} text={t('empty_text')} />
      ) : (
        <>
          <ReportChart report={report} search={search} />
          <ReportTable report={report} search={search} />
          {report.is_cut ? <p className={classes.quiet}>{t('cut')}</p> : null}
        </>
      )}
    </Panel>
  )
}
