import { Skeleton } from '@mantine/core'
import type { today } from '@peshi/contract/day/today'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { BriefPackMenu } from '../../matters/hearings/brief-pack.tsx'
import { SightingsPanel } from '../../matters/listings/sightings-panel.tsx'
import { MentionsPanel } from '../../matters/notes/mentions-panel.tsx'
import { TodayCopies } from '../../papers/certified-copies/today-copies.tsx'
import { FillSlot } from '../../platform/features/fill-slot.tsx'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { PageFailed } from '../../platform/shell/page-failed.tsx'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { TodayClocks } from '../../trackers/clocks/today-clocks.tsx'
import { AppearancesPanel } from '../appearances/appearances-panel.tsx'
import { BoardPanel } from '../boards/board-panel.tsx'
import { replay } from '../boards/board-slots.ts'
import { ClashPanel } from '../call-time/clash-panel.tsx'
import { ListedCalls } from '../call-time/listed-calls.tsx'
import { TodayTasks } from '../tasks/today-tasks.tsx'
import { DayCounts } from './day-counts.tsx'
import { useFetchAhead } from './fetch-ahead.ts'
import { FirstSteps } from './first-steps.tsx'
import { HearingLoad } from './hearing-load.tsx'
import { NewOrders } from './new-orders.tsx'
import { useToday } from './today.api.ts'
import classes from './today.module.css'
import { TomorrowPanel } from './tomorrow-panel.tsx'

export type Day = ReplyOf<typeof today>['data']

const writeDay = (date: CourtDate) =>
  new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

export function TodayPage() {
  const { t } = useTranslation('today')
  const { data: day, error, refetch } = useToday()
  useFetchAhead(day?.date)
  if (!day && error) return <PageFailed title={t('failed')} error={error} onRetry={refetch} />
  if (!day) return <DaySkeleton />
  return (
    <>
      <PageHeader title={writeDay(day.date)} tabTitle={t('title')}>
        {day.counts.total > 0 ? <BriefPackMenu today={day.date} /> : null}
      </PageHeader>
      {day.counts.total === 0 ? <FirstSteps /> : <Board day={day} />}
    </>
  )
}

function Summary({ day }: { day: Day }) {
  const { t } = useTranslation('today')
  const { hearings_today: count, listed_today: listed } = day.counts
  const courts = new Set(day.listed.map((matter) => matter.hc_name)).size
  return t(listed === count ? 'summary.all_listed' : 'summary.hearings', {
    hearings: t('summary.hearings_count', { count }),
    courts: t('summary.courts', { count: courts }),
    listed,
  })
}

function Board({ day }: { day: Day }) {
  const can = useCan()
  return (
    <>
      <DayCounts counts={day.counts} />
      <div className={classes.columns}>
        <div className={classes.column}>
          {can('read', 'Matter') ? <AppearancesPanel /> : null}
          {day.tomorrow ? <TomorrowPanel day={day.tomorrow} today={day.date} /> : null}
          <SightingsPanel date={day.date} />
          <div data-tour="listed">
            <ListedCalls
              matters={day.listed}
              outcomes={day.outcomes}
              takenOff={day.taken_off}
              total={day.counts.hearings_today}
              hint={<Summary day={day} />}
            />
          </div>
        </div>
        <div className={classes.side}>
          <div data-tour="board">
            <BoardPanel />
          </div>
          <ClashPanel />
          {can('read', 'Clock') ? <TodayClocks clocks={day.clocks} past={day.clocks_past} /> : null}
          <TodayCopies copies={day.copies} />
          {can('read', 'Task') ? <TodayTasks tasks={day.tasks} overdue={day.tasks_overdue} today={day.date} /> : null}
          <div data-tour="orders" id="orders">
            <NewOrders orders={day.new_orders} />
          </div>
          <MentionsPanel />
        </div>
        <div className={classes.column}>
          <FillSlot slot={replay} />
          <HearingLoad load={day.load} />
        </div>
      </div>
    </>
  )
}

const DaySkeleton = () => (
  <div className={classes.column} aria-busy="true">
    <Skeleton height={30} width={260} />
    <Skeleton height={20} width="min(560px, 100%)" />
    <div className={classes.columns}>
      <Skeleton height={480} radius="lg" />
      <Skeleton height={240} radius="lg" />
    </div>
  </div>
)
