import { ActionIcon, Alert, Button, Menu, Skeleton } from '@mantine/core'
import type { HearingDay } from '@peshi/contract/matters/hearings'
import { type CourtDate, fromDayFirst, toDayFirst } from '@peshi/contract/platform/dates'
import { IconDownload, IconGavel } from '@tabler/icons-react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { useDiaryExport } from './diary-export.tsx'
import { EntryTable } from './entry-table.tsx'
import { useHearingDays } from './hearings.api.ts'
import classes from './hearings.module.css'
import { courtsOf, datesOf, type HearingsSearch, isFiltered } from './hearings.search.ts'
import { openNewHearing } from './open-outcome.ts'

interface Props {
  search: HearingsSearch
  onChange(changes: Partial<HearingsSearch>): void
}

export function DayList({ search, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const { data, error, isPlaceholderData: isStale, refetch } = useHearingDays(datesOf(search), courtsOf(search))
  if (!data) return <Unloaded title={t('failed')} error={error} onRetry={refetch} outline={<DaysSkeleton />} />
  return (
    <div className={isStale ? classes.stale : undefined} aria-busy={isStale}>
      {data.data.length === 0 ? <NoHearings search={search} onChange={onChange} /> : null}
      {data.data.map((day) => (
        <DayPanel key={day.date} day={day} />
      ))}
      {data.meta.is_cut ? (
        <Alert color="amber" mt="md">
          {t('cut', { date: toDayFirst(data.meta.to) })}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => onChange({ from: data.meta.to, to: search.to })}>
            {t('go_on')}
          </Button>
        </Alert>
      ) : null}
    </div>
  )
}

export function DayName({ date }: { date: CourtDate }) {
  const today = useCourtToday()
  const { t } = useTranslation('hearings')
  const isToday = date === today
  return (
    <>
      {sayWeekday(date, currentLocale()) + t('comma')} <span dir="ltr">{toDayFirst(date)}</span>
      {isToday ? <span className={classes.today}> {t('today')}</span> : null}
    </>
  )
}

function DayPanel({ day }: { day: HearingDay }) {
  const { t } = useTranslation('hearings')
  const date = fromDayFirst(day.date)
  const courts = new Set(day.data.map(({ hc_name }) => hc_name)).size
  return (
    <div className={classes.day}>
      <Panel
        title={<DayName date={date} />}
        hint={`${t('count.hearings', { count: day.data.length })} · ${t('count.courts', { count: courts })}`}
        aside={<DayExport date={day.date} />}
      >
        <EntryTable entries={day.data} />
      </Panel>
    </div>
  )
}

function DayExport({ date }: { date: string }) {
  const { t } = useTranslation('hearings')
  const taking = useDiaryExport()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon loading={taking.isPending} aria-label={t('export.day', { date })}>
          <IconDownload size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {(['pdf', 'xlsx'] as const).map((format) => (
          <Menu.Item key={format} onClick={() => taking.mutate({ type: 'entire', date, format })}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function NoHearings({ search, onChange }: Props) {
  const { t } = useTranslation('hearings')
  const can = useCan()
  if (isFiltered(search)) {
    return (
      <Message icon={IconGavel} title={t('empty.filtered_title')} text={t('empty.filtered_text')}>
        <Button variant="default" onClick={() => onChange({ from: undefined, to: undefined, courts: undefined })}>
          {t('filter.clear')}
        </Button>
      </Message>
    )
  }
  return (
    <Message icon={IconGavel} title={t('empty.title')} text={t('empty.text')}>
      {can('update', 'Matter') ? <Button onClick={() => openNewHearing()}>{t('add.title')}</Button> : null}
    </Message>
  )
}

const DaysSkeleton = () => (
  <div aria-busy="true">
    {[5, 3, 4].map((rows) => (
      <Skeleton key={rows} height={80 + rows * 44} radius="lg" className={classes.day} />
    ))}
  </div>
)
