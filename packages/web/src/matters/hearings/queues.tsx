import { Button, Text } from '@mantine/core'
import type { Undated as UndatedEntry } from '@peshi/contract/matters/hearings'
import { IconChecks } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { type Column, DataTable } from '../../platform/ui/data-table.tsx'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { EntryTitle } from './entry-marks.tsx'
import { EntryTable } from './entry-table.tsx'
import { useHearingQueues } from './hearings.api.ts'
import classes from './hearings.module.css'
import { openOutcome } from './open-outcome.ts'

export function OutcomeMissing() {
  const queues = useHearingQueues()
  return (
    <Queue name="outcome" queues={queues} queue={queues.data?.outcome_missing}>
      {(entries) => <EntryTable entries={entries} withDate />}
    </Queue>
  )
}

export function Undated() {
  const { t } = useTranslation('hearings')
  const may = useCan()('update', 'Matter')
  const queues = useHearingQueues()
  const columns: Column<UndatedEntry>[] = [
    { id: 'title', heading: t('column.matter'), cell: (entry) => <EntryTitle entry={entry} /> },
    { id: 'stage', heading: t('column.stage'), cell: ({ stage }) => <Words>{stage ?? '—'}</Words> },
    {
      id: 'date',
      heading: t('queue.last_date'),
      cell: ({ last_date }) => (
        <>
          <span className={classes.itemWord}>{t('queue.last_date')} </span>
          <DateText date={last_date} />
        </>
      ),
    },
    {
      id: 'outcome',
      heading: t('column.outcome'),
      cell: ({ matter_id, ctitle, last_date }) =>
        may ? (
          <Button
            size="compact-sm"
            variant="light"
            aria-label={t('queue.set_date_of', { title: ctitle })}
            onClick={() => openOutcome({ matter_id, ...(last_date && { date: last_date }) })}
          >
            {t('queue.set_date')}
          </Button>
        ) : null,
    },
  ]
  return (
    <Queue name="undated" queues={queues} queue={queues.data?.no_next_date}>
      {(entries) => (
        <DataTable className={classes.table} columns={columns} rows={entries} keyOf={({ matter_id }) => matter_id} />
      )}
    </Queue>
  )
}

interface QueueProps<Entry> {
  name: 'outcome' | 'undated'
  queues: ReturnType<typeof useHearingQueues>
  queue: { data: Entry[]; total: number } | undefined
  children(entries: Entry[]): ReactNode
}

function Queue<Entry>({ name, queues, queue, children }: QueueProps<Entry>) {
  const { t } = useTranslation('hearings')
  if (!queue) return <Unloaded title={t('failed')} error={queues.error} onRetry={queues.refetch} outline={260} />
  if (queue.total === 0)
    return <Message icon={IconChecks} title={t(`queue.${name}_done`)} text={t(`queue.${name}_text`)} />
  return (
    <Panel title={t(`view.${name}`)} hint={t(`queue.${name}_hint`)}>
      {children(queue.data)}
      {queue.total > queue.data.length ? (
        <Text className="small" my={13}>
          {t('more', { count: queue.total - queue.data.length })}
        </Text>
      ) : null}
    </Panel>
  )
}
