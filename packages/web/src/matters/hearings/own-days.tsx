import { ActionIcon, Button, Group } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCalendarPlus, IconChecklist, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { RowsOnly } from '../matters/detail/record-tables.tsx'
import { EntryMarks } from './entry-marks.tsx'
import { useDeleteHearing, useHearingsOfMatter } from './hearings.api.ts'
import classes from './hearings.module.css'
import { openNewHearing, openOutcome } from './open-outcome.ts'

/** What the chamber itself noted of a matter's days, beside what the court's record says of them. */
export function OwnDays({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('hearings')
  const may = useCan()('update', 'Matter')
  const days = useHearingsOfMatter(matterId)
  const own = (days.data ?? []).filter(({ _id, source }) => _id !== null || source === 'ours')
  return (
    <Panel
      title={t('outcome.ours')}
      hint={own.length > 0 ? own.length : undefined}
      aside={may ? <Buttons matterId={matterId} /> : undefined}
    >
      {days.error && !days.data ? <p className={classes.small}>{sayError(days.error)}</p> : null}
      {days.data && own.length === 0 ? <p className={classes.small}>{t('outcome.ours_empty')}</p> : null}
      {own.length > 0 ? (
        <RowsOnly
          heads={[
            t('column.date'),
            t('column.outcome'),
            t('outcome.next_date'),
            t('outcome.business'),
            t('column.appears'),
            t('column.change'),
          ]}
          rows={own.map((entry) => [
            <DateText key="date" date={entry.date} />,
            <span key="outcome" className={classes.marks}>
              {entry.outcome ? t(`outcomes.${entry.outcome.outcome}`) : '—'}
              <EntryMarks entry={entry} />
            </span>,
            <DateText key="next" date={entry.outcome?.next_date ?? null} />,
            <Words key="business">{[entry.outcome?.business, entry.note].filter(Boolean).join(' · ') || '—'}</Words>,
            <Words key="appears">{entry.appearing?.name ?? entry.outcome?.recorded_by ?? '—'}</Words>,
            may ? <EntryButtons key="buttons" entry={entry} /> : '—',
          ])}
        />
      ) : null}
    </Panel>
  )
}

function Buttons({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('hearings')
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCalendarPlus size={14} />}
        onClick={() => openNewHearing(matterId)}
      >
        {t('add.title')}
      </Button>
      <Button
        size="compact-sm"
        leftSection={<IconChecklist size={14} />}
        onClick={() => openOutcome({ matter_id: matterId })}
      >
        {t('outcome.note')}
      </Button>
    </Group>
  )
}

function EntryButtons({ entry }: { entry: HearingEntry }) {
  const { t } = useTranslation('hearings')
  const remove = useDeleteHearing()
  const id = entry._id
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => openOutcome({ matter_id: entry.matter_id, date: entry.date })}
      >
        {t('entry.change')}
      </Button>
      {id ? (
        <ActionIcon
          aria-label={t('outcome.remove', { date: toDayFirst(entry.date) })}
          loading={remove.isPending}
          onClick={() => remove.mutate(id)}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </Group>
  )
}
