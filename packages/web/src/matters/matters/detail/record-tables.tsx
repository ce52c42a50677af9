import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../platform/i18n/use-translation.ts'
import { DataTable } from '../../../platform/ui/data-table.tsx'
import { Panel } from '../../../platform/ui/panel.tsx'
import { DateText, Words } from '../../../platform/ui/words.tsx'
import classes from './detail.module.css'

interface TableProps {
  title: string
  heads: string[]
  rows: ReactNode[][]
}

export function RecordTable({ title, heads, rows }: TableProps) {
  if (rows.length === 0) return null
  return (
    <Panel title={title} hint={rows.length}>
      <RowsOnly heads={heads} rows={rows} />
    </Panel>
  )
}

export const RowsOnly = ({ heads, rows }: Omit<TableProps, 'title'>) => (
  <DataTable
    className={classes.record}
    columns={heads.map((heading, at) => ({
      id: heading,
      heading,
      isLabelled: true,
      cell: (cells: ReactNode[]) => cells[at],
    }))}
    rows={rows}
    // The key is the position, because the court's rows have no id and may be equal.
    keyOf={(_, at) => at}
  />
)

const say = (text: string | null) => <Words>{text ?? '—'}</Words>

export function ApplicationsPanel({ applications }: { applications: CaseRecord['interlocutory_applications'] }) {
  const { t } = useTranslation('matters')
  return (
    <RecordTable
      title={t('detail.applications')}
      heads={[t('field.number'), t('field.classification'), t('field.party'), t('field.filed_on'), t('column.status')]}
      rows={applications.map((each) => [
        say(each.number),
        say(each.classification),
        say(each.party),
        <DateText key="filed" date={each.filed_on} />,
        say(each.status),
      ])}
    />
  )
}

export function ObjectionsPanel({ objections }: { objections: CaseRecord['objections'] }) {
  const { t } = useTranslation('matters')
  return (
    <RecordTable
      title={t('detail.objections')}
      heads={[t('field.objection'), t('field.scrutiny_date'), t('field.compliance_date'), t('field.receipt_date')]}
      rows={objections.map((each) => [
        say(each.objection),
        <DateText key="scrutiny" date={each.scrutiny_date} />,
        <DateText key="compliance" date={each.compliance_date} />,
        <DateText key="receipt" date={each.receipt_date} />,
      ])}
    />
  )
}

export function DocumentsPanel({ documents }: { documents: CaseRecord['documents'] }) {
  const { t } = useTranslation('matters')
  return (
    <RecordTable
      title={t('detail.documents')}
      heads={[t('field.document'), t('field.received_on'), t('field.filed_by'), t('field.advocate')]}
      rows={documents.map((each) => [
        say([each.number, each.document].filter(Boolean).join(' · ') || null),
        <DateText key="received" date={each.received_on} />,
        say(each.filed_by),
        say(each.advocate),
      ])}
    />
  )
}
