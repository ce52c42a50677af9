import { ActionIcon, Button, Group, Skeleton, Text } from '@mantine/core'
import type { HearingEntry } from '@peshi/contract/matters/hearings'
import type { MatterDetail } from '@peshi/contract/matters/matters'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { IconCalendarPlus, IconChecklist, IconTrash } from '@tabler/icons-react'
import { sayCourtTerm } from '../../courts/courts/say-court-term.ts'
import { isFilling } from '../../platform/api/is-filling.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayError } from '../../platform/i18n/say-error.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingLines } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { DateText, Words } from '../../platform/ui/words.tsx'
import { SightingsPanel } from '../listings/sightings-panel.tsx'
import detail from '../matters/detail/detail.module.css'
import { RowsOnly } from '../matters/detail/record-tables.tsx'
import { EntryMarks } from './entry-marks.tsx'
import { hearingWriting } from './hearing-writings.ts'
import { useDeleteHearing, useHearingsOfMatter } from './hearings.api.ts'
import classes from './hearings.module.css'
import { ListSteps } from './list-steps.tsx'
import { NotedLine, Source } from './noted-line.tsx'
import { openNewHearing, openOutcome } from './open-outcome.ts'
import { mergeDays } from './timeline.ts'

export function MatterHearings({ matter }: { matter: MatterDetail }) {
  const { t } = useTranslation(['matters', 'hearings'])
  const may = useCan()('update', 'Matter')
  const noted = useHearingsOfMatter(matter._id)
  const waiting = useWaitingOf(matter._id).filter(isOf(hearingWriting))
  if (isFilling(noted)) return <Skeleton height={320} radius="lg" aria-busy="true" />
  const lastOf = ({ date, hearing }: (typeof days)[number]) => date ?? hearing?.next_date ?? ''
  const days = mergeDays(matter.record?.hearings ?? [], noted.data ?? [])
  const rows = days.toSorted((one, other) => lastOf(other).localeCompare(lastOf(one)))
  return (
    <>
      <SightingsPanel matterId={matter._id} />
      <Panel
        title={t('tab.hearings')}
        hint={rows.length}
        aside={may ? <NewDayButtons matterId={matter._id} /> : undefined}
      >
        {noted.error && !noted.data ? (
          <Text className="small" my={13}>
            {sayError(noted.error)}
          </Text>
        ) : null}
        <WaitingLines
          waiting={waiting}
          say={({ writing }) =>
            [toDayFirst(writing.body.date), ...hearingWriting.textOf(writing).split('\n')].filter(Boolean).join(' · ')
          }
        />
        {rows.length === 0 ? <Message title={t('hearings.empty_title')} text={t('hearings.empty_text')} /> : null}
        {rows.length > 0 ? (
          <RowsOnly
            heads={[
              t('hearings.date'),
              t('hearings.purpose'),
              t('hearings.business'),
              t('hearings.judge'),
              t('column.next_date'),
              ...(may ? [t('hearings:column.change')] : []),
            ]}
            rows={rows.map(({ date, hearing, noted }) => [
              <DateText key="date" date={date} />,
              <span key="purpose">
                <Words>{sayCourtTerm(hearing?.purpose ?? noted?.stage) ?? '—'}</Words>
                {hearing?.cause_list_type ? (
                  <small className={detail.under}>
                    <Words>{sayCourtTerm(hearing.cause_list_type)}</Words>
                  </small>
                ) : null}
              </span>,
              <span key="business">
                {hearing ? (
                  <span className={classes.said}>
                    <Source of="court" /> <Words>{sayCourtTerm(hearing.business) ?? '—'}</Words>
                  </span>
                ) : null}
                {noted ? (
                  <span className={classes.said}>
                    {noted._id ? <NotedLine entry={noted} /> : null} <EntryMarks entry={noted} />
                    <ListSteps entry={noted} />
                  </span>
                ) : null}
              </span>,
              <Words key="judge">{hearing?.judge ?? noted?.coram ?? '—'}</Words>,
              <NextDates key="next" court={hearing?.next_date ?? null} ours={noted?.outcome?.next_date ?? null} />,
              ...(may ? [noted ? <EntryButtons key="buttons" entry={noted} /> : '—'] : []),
            ])}
          />
        ) : null}
      </Panel>
    </>
  )
}

function NextDates({ court, ours }: Record<'court' | 'ours', string | null>) {
  if (!court || !ours || court === ours) return <DateText date={court ?? ours} />
  return (
    <>
      <span className={classes.said}>
        <Source of="court" /> <DateText date={court} />
      </span>
      <span className={classes.said}>
        <Source of="ours" /> <DateText date={ours} />
      </span>
    </>
  )
}

function NewDayButtons({ matterId }: { matterId: MatterId }) {
  const { t } = useTranslation('hearings')
  return (
    <Group gap="xs">
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconCalendarPlus size={14} />}
        onClick={() => openNewHearing({ matter_id: matterId })}
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
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const remove = useDeleteHearing()
  const id = entry._id
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="compact-sm"
        variant="subtle"
        onClick={() => (entry.date > today ? openNewHearing : openOutcome)(entry)}
      >
        {t('entry.change')}
      </Button>
      {id ? (
        <ActionIcon
          aria-label={t('outcome.remove', { date: toDayFirst(entry.date) })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id, version: entry.version })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </Group>
  )
}
