import { Button, Progress, Skeleton, Stack } from '@mantine/core'
import type { ImportId } from '@peshi/contract/platform/ids'
import type { Import, ImportRowState } from '@peshi/contract/records/imports'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { ImportActions, isForgotten } from './import-actions.tsx'
import { ImportStatePill } from './import-list.tsx'
import { ImportRows } from './import-rows.tsx'
import { useImport } from './imports.api.ts'
import classes from './imports.module.css'
import type { ImportSearch } from './imports.search.ts'
import { MappingPanel } from './mapping-panel.tsx'

interface Props {
  id: ImportId
  search: ImportSearch
  onChange(changes: Partial<ImportSearch>): void
}

export function ImportView({ id, search, onChange }: Props) {
  const { t } = useTranslation('imports')
  const { data: one, error, refetch } = useImport(id)
  if (!one)
    return (
      <>
        <PageHeader />
        {error ? (
          <Failed title={t('failed')} error={error} onRetry={refetch} />
        ) : (
          <Stack aria-busy="true">
            <Skeleton height={140} radius="lg" />
            <Skeleton height={260} radius="lg" />
          </Stack>
        )}
      </>
    )
  const isOpen = one.state === 'mapping' || one.state === 'ready'
  return (
    <>
      <PageHeader
        title={<Words>{one.file_name}</Words>}
        tabTitle={one.file_name}
        subtitle={
          <span className={classes.sub}>
            <ImportStatePill state={one.state} /> {t('rows', { count: one.rows })} · {one.format}
          </span>
        }
      >
        <ImportActions one={one} />
      </PageHeader>
      <Stack>
        <NotUsed one={one} />
        {isOpen && !one.is_cnr_list ? <MappingPanel one={one} /> : null}
        {isOpen ? null : <ProgressPanel one={one} />}
        {isForgotten(one) ? <p className="small">{t('forgotten')}</p> : null}
        {isForgotten(one) || (one.state === 'mapping' && !one.is_cnr_list) ? null : (
          <ImportRows one={one} search={search} onChange={onChange} />
        )}
      </Stack>
    </>
  )
}

function NotUsed({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const used = Object.values(one.mapping)
  const columns = one.columns.flatMap((heading, at) => {
    const rows = one.filled[at] ?? 0
    return used.includes(at) || rows === 0 ? [] : [{ id: at, text: heading, count: t('rows', { count: rows }) }]
  })
  return (
    <>
      <Notice
        title={t('unusedSheets')}
        items={one.unused_sheets.map(({ name, rows }, id) => ({ id, text: name, count: t('rows', { count: rows }) }))}
      />
      <Notice title={t('unusedRows')} items={one.unused_rows.map(({ position, text }) => ({ id: position, text }))} />
      {one.state === 'mapping' ? null : <Notice title={t('unusedColumns')} items={columns} />}
    </>
  )
}

function Notice({ title, items }: { title: string; items: readonly { id: number; text: string; count?: string }[] }) {
  if (items.length === 0) return null
  return (
    <div className={classes.unused}>
      <p>{title}</p>
      <ul>
        {items.map(({ id, text, count }) => (
          <li key={id}>
            <Words>{text}</Words>
            {count === undefined ? null : `: ${count}`}
          </li>
        ))}
      </ul>
    </div>
  )
}

function ProgressPanel({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const count = (state: ImportRowState) => one.counts[state] ?? 0
  const left = count('ready') + count('by-hand')
  const settled = one.rows - left - count('asked')
  return (
    <Panel
      title={t(`progress.${one.state}`, { defaultValue: '' })}
      hint={t('progress.of', { settled: settled.toLocaleString('en-IN'), count: one.rows })}
    >
      <Stack gap="sm">
        <Progress
          value={one.rows === 0 ? 100 : (100 * settled) / one.rows}
          animated={one.state === 'running'}
          aria-label={t('progress.label')}
        />
        {one.state === 'running' ? <p className="small">{t('progress.leave')}</p> : null}
        {one.problem ? (
          <p className={classes.notice} role="status">
            <Words>{one.problem}</Words> {t('progress.again')}
          </p>
        ) : null}
        {count('asked') > 0 && one.state !== 'undone' ? (
          <p className={classes.notice} role="status">
            {t('progress.asked', { count: count('asked') })}
            <Button size="compact-md" renderRoot={(props) => <Link {...props} to="/dashboard/due-checks" />}>
              {t('progress.answer')}
            </Button>
          </p>
        ) : null}
      </Stack>
    </Panel>
  )
}
