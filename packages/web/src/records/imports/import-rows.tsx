import { Button, Group } from '@mantine/core'
import type { Import, ImportRow } from '@peshi/contract/records/imports'
import { Link } from '@tanstack/react-router'
import { ConflictLines } from '../../clients/clients/conflict-hits.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Pages } from '../../platform/ui/pages.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Pill, type Tone } from '../../platform/ui/pill.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { rowsPerPage, useImportRows } from './imports.api.ts'
import classes from './imports.module.css'
import { type ImportSearch, rowStates } from './imports.search.ts'

const tones: Record<ImportRow['state'], Tone> = {
  read: 'decided',
  ready: 'live',
  'by-hand': 'live',
  asked: 'today',
  done: 'live',
  duplicate: 'decided',
  faulty: 'late',
  failed: 'late',
}

interface Props {
  one: Import
  search: ImportSearch
  onChange(changes: Partial<ImportSearch>): void
}

export function ImportRows({ one, search, onChange }: Props) {
  const { t } = useTranslation('imports')
  const page = search.page ?? 1
  const { data, error, refetch } = useImportRows(one._id, { state: search.rows, conflicts: search.conflicts }, page)
  const pages = Math.ceil((data?.meta.total ?? 0) / rowsPerPage)
  const columns: Column<ImportRow>[] = [
    { id: 'row', heading: t('table.row'), className: classes.position, cell: ({ position }) => position },
    {
      id: 'case',
      heading: t('table.case'),
      namesRow: true,
      className: classes.case,
      cell: (row) => (
        <bdi dir="ltr">
          <Case row={row} />
        </bdi>
      ),
    },
    {
      id: 'court',
      heading: t('table.court'),
      cell: ({ court_title, values }) => <Words>{sayCourt(court_title) ?? values?.forum ?? '—'}</Words>,
    },
    { id: 'says', heading: t('table.says'), className: classes.sample, cell: (row) => <Says row={row} /> },
    { id: 'outcome', heading: t('table.outcome'), cell: (row) => <Outcome row={row} /> },
  ]
  return (
    <Panel title={t('table.title')}>
      <Group component="fieldset" gap={6} align="stretch" mb="sm" aria-label={t('table.filter')}>
        <Chip
          isOn={!search.rows && !search.conflicts}
          label={t('table.all')}
          rows={one.rows}
          onPick={() => onChange({ rows: undefined, conflicts: undefined })}
        />
        {rowStates
          .filter((state) => (one.counts[state] ?? 0) > 0)
          .map((state) => (
            <Chip
              key={state}
              isOn={search.rows === state}
              label={t(`row.${state}`)}
              rows={one.counts[state] ?? 0}
              onPick={() => onChange({ rows: search.rows === state ? undefined : state })}
            />
          ))}
        {one.conflicts > 0 || search.conflicts ? (
          <Chip
            isOn={search.conflicts === true}
            label={t('table.conflicts')}
            rows={one.conflicts}
            onPick={() => onChange({ conflicts: search.conflicts ? undefined : true })}
          />
        ) : null}
      </Group>
      {data ? (
        data.data.length > 0 ? (
          <DataTable className={classes.rows} columns={columns} rows={data.data} keyOf={({ position }) => position} />
        ) : (
          <Message title={t('table.none')} />
        )
      ) : (
        <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={240} />
      )}
      {pages > 1 ? (
        <Pages
          className={classes.pages}
          total={pages}
          page={Math.min(page, pages)}
          onPage={(next) => onChange({ page: next > 1 ? next : undefined })}
        />
      ) : null}
    </Panel>
  )
}

interface ChipProps {
  isOn: boolean
  label: string
  rows: number
  onPick(): void
}

const Chip = ({ isOn, label, rows, onPick }: ChipProps) => (
  <Button size="compact-md" radius="xl" variant={isOn ? 'light' : 'default'} aria-pressed={isOn} onClick={onPick}>
    {label} <span className={classes.number}>{rows.toLocaleString('en-IN')}</span>
  </Button>
)

function Case({ row: { matter_id, label } }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  if (!matter_id) return label ?? '—'
  return (
    <Link to="/dashboard/matters/matter-preview/$id" params={{ id: matter_id }}>
      {label ?? t('table.open')}
    </Link>
  )
}

function Says({ row: { values, cells } }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  const says = values
    ? [
        values.title ?? [values.petitioner, values.respondent].filter(Boolean).join(' v. '),
        values.client,
        values.tags.join(', '),
      ]
    : cells.slice(0, 6)
  return (
    <>
      <Words>{says.filter(Boolean).join(' · ')}</Words>
      {values?.next_date ? (
        <>
          {' '}
          <DateText date={values.next_date} />
        </>
      ) : null}
      {values?.unused.map(({ field, text }) => (
        <span key={`${field} ${text}`} className={classes.why}>
          <Words>{t('table.unused', { field: t(`field.${field}`), text })}</Words>
        </span>
      ))}
    </>
  )
}

function Outcome({ row }: { row: ImportRow }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <Pill tone={tones[row.state]}>{t(`row.${row.state}`)}</Pill>
      {row.reason_code && row.state !== 'done' ? (
        <span className={classes.why}>
          <Words>{t(`reason.${row.reason_code}`, { defaultValue: row.reason ?? '' })}</Words>
        </span>
      ) : null}
      {row.conflicts.length > 0 ? (
        <div className={classes.conflicts}>
          <ConflictLines hits={row.conflicts} />
        </div>
      ) : null}
    </>
  )
}
