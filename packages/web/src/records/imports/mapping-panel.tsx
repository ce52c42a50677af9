import { Button, Checkbox, NativeSelect, Select, Stack } from '@mantine/core'
import { type Import, ImportField, type ImportMapping, ImportOptions } from '@peshi/contract/records/imports'
import { useState } from 'react'
import { CourtSelect } from '../../matters/matters/find/court-select.tsx'
import { isolate } from '../../platform/i18n/isolate.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { DataTable } from '../../platform/ui/data-table.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { Words } from '../../platform/ui/words.tsx'
import { useImportRows, useJudge } from './imports.api.ts'
import classes from './imports.module.css'

const samples = 3
const oddDates = ['ask', 'keep', 'leave-out'] as const

export function MappingPanel({ one }: { one: Import }) {
  const { t } = useTranslation('imports')
  const [mapping, setMapping] = useState<ImportMapping>(one.mapping)
  const [options, setOptions] = useState<ImportOptions>(one.options)
  const judge = useJudge(one._id)
  const shown = useImportRows(one._id, {}, 1, samples).data?.data ?? []
  const notifies = mapping.cnr !== undefined || mapping.case !== undefined || mapping.case_number !== undefined
  const fieldOf = (column: number) => ImportField.options.find((field) => mapping[field] === column) ?? ''
  const isDateOpen = mapping.next_date === undefined && one.next_date_columns.length > 1
  const dateHeadings = one.next_date_columns.map((at) => isolate(one.columns[at] ?? '')).join(', ')
  const choose = (column: number, value: string) => {
    const kept = Object.entries(mapping).filter(([field, at]) => at !== column && field !== value)
    setMapping(Object.fromEntries(value === '' ? kept : [...kept, [value, column]]))
  }
  const change = (changes: Partial<ImportOptions>) => setOptions((before) => ({ ...before, ...changes }))

  return (
    <Panel title={t('mapping.title')} hint={one.is_remembered ? t('mapping.remembered') : t('mapping.hint')}>
      <div className={classes.mapping}>
        <DataTable
          className={classes.columns}
          columns={[
            {
              id: 'column',
              heading: t('mapping.column'),
              namesRow: true,
              cell: ({ heading }) => <Words>{heading}</Words>,
            },
            {
              id: 'sample',
              heading: t('mapping.sample'),
              className: classes.sample,
              cell: ({ column }) => (
                <Words>{[...new Set(shown.map(({ cells }) => cells[column] ?? ''))].filter(Boolean).join(' · ')}</Words>
              ),
            },
            {
              id: 'meaning',
              heading: t('mapping.meaning'),
              cell: ({ heading, column }) => (
                <NativeSelect
                  aria-label={t('mapping.meaningOf', { column: heading })}
                  value={fieldOf(column)}
                  onChange={(event) => choose(column, event.currentTarget.value)}
                  data={[
                    { value: '', label: t('mapping.none') },
                    ...ImportField.options.map((field) => ({ value: field, label: t(`field.${field}`) })),
                  ]}
                />
              ),
            },
          ]}
          rows={one.columns.map((heading, column) => ({ heading, column }))}
          keyOf={({ column }) => column}
        />
        <Stack gap="sm">
          <CourtSelect value={options.court} onChange={(court) => change({ court })} />
          <p className="small">{t('options.court')}</p>
          <Select
            label={t('options.dates')}
            value={options.dates}
            onChange={(dates) => change({ dates: dates === 'month-first' ? 'month-first' : 'day-first' })}
            data={[
              { value: 'day-first', label: t('options.dayFirst') },
              { value: 'month-first', label: t('options.monthFirst') },
            ]}
          />
          <NativeSelect
            label={t('options.oddDates')}
            value={options.odd_dates}
            onChange={(event) => change({ odd_dates: ImportOptions.shape.odd_dates.parse(event.currentTarget.value) })}
            data={oddDates.map((value) => ({ value, label: t(`options.odd.${value}`) }))}
          />
          <Checkbox
            label={t('options.byHand')}
            checked={options.by_hand}
            onChange={(event) => change({ by_hand: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('options.forums')}
            checked={options.forums}
            onChange={(event) => change({ forums: event.currentTarget.checked })}
          />
          {isDateOpen ? (
            <p className={classes.missing}>{t('mapping.several_dates', { columns: dateHeadings })}</p>
          ) : null}
          {notifies ? null : <p className={classes.missing}>{t('mapping.no_case_column')}</p>}
          <Button
            variant={one.state === 'ready' ? 'default' : 'filled'}
            disabled={!notifies}
            loading={judge.isPending}
            onClick={() => judge.mutate({ mapping, options })}
          >
            {one.state === 'ready' ? t('mapping.again') : t('mapping.check')}
          </Button>
        </Stack>
      </div>
    </Panel>
  )
}
