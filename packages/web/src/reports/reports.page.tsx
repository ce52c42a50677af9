import { Button, Menu, Skeleton } from '@mantine/core'
import { IconChartBar, IconDownload, IconMail } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { sayError } from '../i18n/say-error.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { Message } from '../ui/message.tsx'
import { Panel } from '../ui/panel.tsx'
import { showBlob } from '../ui/show-blob.ts'
import { toastError } from '../ui/toast.tsx'
import { ReportChart } from './report-chart.tsx'
import { ReportFilters } from './report-filters.tsx'
import { ReportMailsDialog } from './report-mails.dialog.tsx'
import { ReportMenu } from './report-menu.tsx'
import { ReportTable } from './report-table.tsx'
import { type ExportType, fetchReportFile, kindOf, useReport } from './reports.api.ts'
import classes from './reports.module.css'
import type { ReportSearch } from './reports.search.ts'

/** What the chamber has, did and is owed, counted; each report as a chart and as a table. */
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
        <ReportExport search={search} />
      </PageHeader>
      <div className={classes.page}>
        <ReportMenu search={search} />
        <div className={classes.report}>
          <ReportFilters search={search} onChange={change} />
          <Counted search={search} />
        </div>
      </div>
      {search.mails ? <ReportMailsDialog search={search} onClose={() => change({ mails: undefined })} /> : null}
    </>
  )
}

function Counted({ search }: { search: ReportSearch }) {
  const { t } = useTranslation('reports')
  const { data: report, error, isPending, refetch } = useReport(search)
  if (isPending) return <Skeleton height={320} radius="lg" aria-busy="true" />
  if (error || !report) {
    return (
      <Message title={t('failed')} text={error ? sayError(error) : undefined}>
        <Button variant="default" onClick={() => refetch()}>
          {t('retry')}
        </Button>
      </Message>
    )
  }
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

const types: readonly ExportType[] = ['xlsx', 'csv', 'pdf']

function ReportExport({ search }: { search: ReportSearch }) {
  const { t } = useTranslation('reports')
  const exporting = useMutation({
    mutationFn: (type: ExportType) => showBlob(() => fetchReportFile(search, type)),
    onError: toastError,
  })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={exporting.isPending}>
          {t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => (
          <Menu.Item key={type} onClick={() => exporting.mutate(type)}>
            {t(`export.${type}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
