import { Button, Group, Skeleton, Chip as Switch, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { taskCategories, taskColours } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useSittingDays } from '../../courts/court-days/court-days.api.ts'
import { CalendarTabs } from '../../matters/hearings/calendar-tabs.tsx'
import { FilterButton, FilterChips, FilterDialog } from '../../matters/hearings/filter-chips.tsx'
import { isOffline } from '../../platform/api/network.ts'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { isSunday, sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sayNeedsNetwork } from '../../platform/offline/needs-network.tsx'
import { useCan, useSession } from '../../platform/session/use-session.ts'
import { PageHeader } from '../../platform/shell/page-header.tsx'
import { Failed } from '../../platform/ui/message.tsx'
import { toastDone } from '../../platform/ui/toast.tsx'
import { Agenda } from './agenda.tsx'
import classes from './calendar.module.css'
import type { Item } from './calendar-items.ts'
import { type CalendarTask, keyOf } from './calendar-task.ts'
import { MonthGrid } from './month-grid.tsx'
import { openNewTask, setSelectedDay } from './open-task.ts'
import { StepBar } from './step-bar.tsx'
import { type Place, placeOf } from './task-moves.ts'
import { useMoveTask, useRestoreOccurrence } from './tasks.api.ts'
import { hiddenIn, type Layer, layers, type TasksSearch, type View } from './tasks.search.ts'
import { TimeGrid } from './time-grid.tsx'
import tones from './tones.module.css'
import { useCalendar } from './use-calendar.ts'
import { useDrag } from './use-drag.ts'

const OccurrenceDialog = lazy(() =>
  import('./occurrence.dialog.tsx').then(({ OccurrenceDialog }) => ({ default: OccurrenceDialog })),
)
const EditTask = lazy(() => import('./edit-task.dialog.tsx').then(({ EditTask }) => ({ default: EditTask })))

export function CalendarPage() {
  const { t } = useTranslation('tasks')
  const can = useCan()
  const search = useSearch({ from: '/shell/tasks/calendar' })
  const navigate = useNavigate({ from: '/tasks/calendar' })
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const today = useCourtToday()
  const date = search.date ?? today
  const view: View = search.view ?? (isPhone ? 'agenda' : 'month')
  const change = (changes: Partial<TasksSearch>) => navigate({ search: (before) => ({ ...before, ...changes }) })
  useEffect(() => {
    setSelectedDay(search.date)
    return () => setSelectedDay(undefined)
  }, [search.date])

  const [isFiltering, setFiltering] = useState(false)
  const move = useMoveTask()
  const [pinned, setPinned] = useState<string>()
  const [said, setSaid] = useState('')
  const nudged = useRef<CalendarTask | null>(null)
  const latest = (task: CalendarTask | undefined) =>
    task && nudged.current && keyOf(nudged.current) === keyOf(task) ? nudged.current : task
  const putBack = useRestoreOccurrence()
  const drop = (task: CalendarTask, place: Place) => {
    const before = placeOf(task)
    const { occurrence } = task
    move.mutate(
      { task, place },
      {
        onSuccess: (reply) => {
          const version = reply?.data.version ?? task.version
          const moveBack = () => move.mutate({ task: { ...task, ...place, version }, place: before })
          const moveAll = () =>
            move.mutate(
              { task: { ...task, version }, place, all: true },
              { onSuccess: () => toastDone(t('done.moved_all')) },
            )
          toastDone(
            t('done.updated'),
            { label: t('undo'), run: () => (occurrence ? putBack(task._id, occurrence) : moveBack()) },
            task.repeat && !occurrence && place.date !== before.date
              ? { label: t('act.move_all'), run: moveAll }
              : undefined,
          )
        },
      },
    )
  }
  const { held, grab } = useDrag(mayMove, drop)
  const nudge = (task: CalendarTask, place: Place, words: string) => {
    if (!mayMove()) return false
    nudged.current = { ...task, ...place }
    setPinned(keyOf(task))
    setSaid(words)
    move.mutate({ task, place }, { onSettled: () => (nudged.current = null) })
    return true
  }
  const calendar = useCalendar({ date, view, search, held })
  const ownCourt = useSession()?.userData.court_id
  const { closedOn: closedByCourt } = useSittingDays(ownCourt ?? mostFrequentCourt(calendar.items))
  const shared = {
    date,
    today,
    items: calendar.items,
    pinned,
    actions: {
      onOpen: ({ _id, occurrence }: CalendarTask) => change({ task: _id, occurrence }),
      onGrab: grab,
    },
    closedOn: (day: CourtDate) => closedByCourt(day) ?? (isSunday(day) ? sayWeekday(day, currentLocale()) : null),
    latest,
    onNudge: nudge,
    onDate: (next: string, nextView?: View) => change({ date: next, ...(nextView && { view: nextView }) }),
  }

  return (
    <>
      <PageHeader>
        <FilterButton isOn={Boolean(search.courts)} onOpen={() => setFiltering(true)} />
        {can('create', 'Task') ? (
          <Button leftSection={<IconPlus size={16} />} onClick={() => openNewTask()}>
            {t('new')}
          </Button>
        ) : null}
      </PageHeader>
      <CalendarTabs grid={{ view, search: { ...search, task: undefined, occurrence: undefined } }} />
      <Group gap="xs" justify="space-between" mb="sm">
        <StepBar date={date} today={today} view={view} onDate={(next) => change({ date: next })} />
      </Group>
      <Layers search={search} onChange={change} />
      <FilterChips search={{ courts: search.courts }} onChange={({ courts }) => change({ courts })} />
      <VisuallyHidden component="p" role="status">
        {said}
      </VisuallyHidden>
      {calendar.error ? <Failed title={t('failed')} error={calendar.error} onRetry={calendar.refetch} /> : null}
      {calendar.isPending ? <Skeleton height={480} radius="lg" aria-busy="true" /> : null}
      {calendar.isPending || calendar.error ? null : (
        <>
          {view === 'month' ? <MonthGrid {...shared} /> : null}
          {view === 'week' || view === 'day' ? <TimeGrid {...shared} isDay={view === 'day'} /> : null}
          {view === 'agenda' ? <Agenda {...shared} /> : null}
        </>
      )}
      {calendar.isCut ? <p className="small">{t('cut')}</p> : null}
      <Suspense fallback={null}>
        {search.task && search.occurrence ? (
          <OccurrenceDialog
            id={search.task}
            on={search.occurrence}
            onAll={() => change({ occurrence: undefined })}
            onClose={() => change({ task: undefined, occurrence: undefined })}
          />
        ) : null}
        {search.task && !search.occurrence ? (
          <EditTask id={search.task} onClose={() => change({ task: undefined })} />
        ) : null}
        {isFiltering ? (
          <FilterDialog
            isByCourt
            search={{ courts: search.courts }}
            onApply={({ courts }) => change({ courts })}
            onClose={() => setFiltering(false)}
          />
        ) : null}
      </Suspense>
    </>
  )
}

function mostFrequentCourt(items: readonly Item[]): CourtId | null {
  const courts = items.flatMap((item) => (item.kind === 'hearing' ? item.entry.hc_name : []))
  const counts = Map.groupBy(courts, (court) => court)
  return [...counts.values()].toSorted((one, other) => other.length - one.length)[0]?.[0] ?? null
}

function mayMove(): boolean {
  if (isOffline()) sayNeedsNetwork()
  return !isOffline()
}

function Layers({ search, onChange }: { search: TasksSearch; onChange(changes: Partial<TasksSearch>): void }) {
  const { t } = useTranslation('tasks')
  const can = useCan()
  const hidden = hiddenIn(search.hide)
  const offered = layers.filter((layer) => layer !== 'clocks' || can('read', 'Clock'))
  const toggle = (layer: Layer) => {
    const next = hidden.includes(layer) ? hidden.filter((each) => each !== layer) : [...hidden, layer]
    onChange({ hide: next.length > 0 ? next.join(',') : undefined })
  }
  return (
    <Group gap="xs" mb="sm">
      <Switch size="xs" checked={search.mine ?? false} onChange={(on) => onChange({ mine: on || undefined })}>
        {t('layer.mine')}
      </Switch>
      {offered.map((layer) => (
        <Switch key={layer} size="xs" checked={!hidden.includes(layer)} onChange={() => toggle(layer)}>
          {t(`layer.${layer}`)}
        </Switch>
      ))}
      <ul className={classes.legend} aria-label={t('category.title')}>
        {taskCategories.map((category) => (
          <li key={category} className={tones.dotted} data-tone={taskColours[category]}>
            {t(`category.${category}`)}
          </li>
        ))}
      </ul>
    </Group>
  )
}
