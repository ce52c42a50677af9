import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { addDays, type CourtDate, daysBetween, toDayFirst } from '@peshi/contract/platform/dates'
import { IconRepeat } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo, useRef } from 'react'
import { firstOf, lastOf, monthOf, sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Item, isRoutine, layOut, type TaskItem, type WeekDay, weekOf } from './calendar-items.ts'
import { dayByKeys, placeByKeys } from './calendar-keys.ts'
import { type CalendarTask, keyOf } from './calendar-task.ts'
import lines from './day-lines.module.css'
import classes from './month-grid.module.css'
import { openNewTask } from './open-task.ts'
import { sayWhen, useSayTask } from './say-task.ts'
import { Chip, type ChipActions } from './task-chip.tsx'
import type { Place } from './task-moves.ts'
import type { View } from './tasks.search.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export interface GridProps {
  date: CourtDate
  today: CourtDate
  items: readonly Item[]
  pinned: string | undefined
  actions: ChipActions
  /** Why the court does not sit on a date. */
  closedOn(date: CourtDate): string | null
  latest(task: CalendarTask | undefined): CalendarTask | undefined
  onNudge(task: CalendarTask, place: Place, words: string): boolean
  onDate(date: CourtDate, view?: View): void
}

const linesOfDay = 4

export function MonthGrid({ date, today, items, pinned, actions, closedOn, latest, onNudge, onDate }: GridProps) {
  const { t } = useTranslation('tasks')
  const locale = currentLocale()
  const month = monthOf(date)
  const weeks = useMemo(
    () =>
      weeksOf(month).map((days) =>
        layOut(
          days,
          items.filter((item) => !isRoutine(item)),
          linesOfDay,
          pinned,
        ),
      ),
    [month, items, pinned],
  )
  const routines = useMemo(() => items.filter(isRoutine), [items])
  const table = useRef<HTMLTableElement>(null)
  const focus = useKeptFocus(table)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target : null
    const task = latest(taskOf(items, from?.dataset.task))
    const place = task && placeByKeys(event, task, false)
    if (task && place) {
      event.preventDefault()
      if (!onNudge(task, place, t('say.moved', { title: task.title, when: sayWhen({ ...task, ...place }) }))) return
      focus.keepTask(keyOf(task), place.date)
      if (monthOf(place.date) !== month) onDate(place.date)
      return
    }
    const day = from?.closest<HTMLElement>('[data-drop]')?.dataset.drop
    const to = day && dayByKeys(event, day)
    if (!to) return
    event.preventDefault()
    focus.goToDay(to)
    onDate(to)
  }

  return (
    <table ref={table} className={classes.month} onKeyDown={onKeyDown} onFocus={focus.onFocus}>
      <VisuallyHidden component="caption">{t('say.keys')}</VisuallyHidden>
      <thead>
        <tr>
          {(weeks[0] ?? []).map(({ date: day }) => (
            <th key={day} scope="col" abbr={sayWeekday(day, locale)}>
              {sayWeekday(day, locale, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day, at) => (
              <DayCell
                key={day.date}
                day={day}
                routines={routines.filter(({ from, to }) => from <= day.date && day.date <= to)}
                closed={closedOn(day.date)}
                isFirst={at === 0}
                daysLeft={6 - at}
                isOther={monthOf(day.date) !== month}
                isToday={day.date === today}
                isAtHand={day.date === date}
                actions={actions}
                onDate={onDate}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  day: WeekDay
  routines: readonly TaskItem[]
  closed: string | null
  isFirst: boolean
  daysLeft: number
  isOther: boolean
  isToday: boolean
  isAtHand: boolean
  actions: ChipActions
  onDate(date: CourtDate, view?: View): void
}

function DayCell({ day, routines, closed, isFirst, daysLeft, isOther, isToday, isAtHand, actions, onDate }: CellProps) {
  const { t } = useTranslation('tasks')
  const { date, slots, more } = day
  const count = slots.filter(Boolean).length + more + routines.length
  const name = [sayWeekday(date, currentLocale()), toDayFirst(date), closed, t('say.count', { count })]
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the shortcut `n t` starts a task
    <td
      data-drop={date}
      data-other={isOther || undefined}
      data-today={isToday || undefined}
      data-closed={closed !== null || undefined}
      title={closed ?? undefined}
      onClick={(event) => event.target === event.currentTarget && openNewTask({ date })}
    >
      <div className={classes.head}>
        <button
          type="button"
          className={classes.dayName}
          data-day={date}
          tabIndex={isAtHand ? 0 : -1}
          aria-current={isToday ? 'date' : undefined}
          onClick={() => onDate(date, 'day')}
        >
          <VisuallyHidden>{[...new Set(name)].filter(Boolean).join(', ')}</VisuallyHidden>
          <span aria-hidden="true">{Number(date.slice(8))}</span>
        </button>
        <Routines routines={routines} isReachable={isAtHand} onOpen={actions.onOpen} />
      </div>
      {slots.map((item, line) =>
        item ? (
          <Chip
            key={item.key}
            item={item}
            place="month"
            isBegun={item.from < date && !isFirst}
            daysMore={Math.min(daysBetween(date, item.to), daysLeft)}
            isReachable={isAtHand}
            actions={actions}
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number
          slots.slice(line).some(Boolean) && <span key={line} className={lines.gap} />
        ),
      )}
      {more > 0 ? (
        <button type="button" className={lines.more} tabIndex={isAtHand ? 0 : -1} onClick={() => onDate(date, 'day')}>
          {t('more', { count: more })}
        </button>
      ) : null}
    </td>
  )
}

interface RoutinesProps {
  routines: readonly TaskItem[]
  isReachable: boolean
  onOpen: ChipActions['onOpen']
}

/** A task that repeats every day would fill the month, so it is one line in the head of the day. */
function Routines({ routines: [first, ...others], isReachable, onOpen }: RoutinesProps) {
  const say = useSayTask()
  if (!first) return null
  const { task } = first
  return (
    <UnstyledButton
      className={classes.routine}
      data-task={first.key}
      data-done={task.is_done || undefined}
      tabIndex={isReachable ? 0 : -1}
      title={[first, ...others].map(({ title }) => title).join('\n')}
      onClick={() => onOpen(task)}
    >
      <VisuallyHidden>{say(task)}</VisuallyHidden>
      <IconRepeat size={11} aria-hidden="true" />
      <span className="ellipsis" dir="auto" aria-hidden="true">
        {first.title}
      </span>
      {others.length > 0 ? <span>+{others.length}</span> : null}
    </UnstyledButton>
  )
}

export const taskOf = (items: readonly Item[], key: string | undefined): CalendarTask | undefined => {
  const found = key ? items.find((item) => item.kind === 'task' && item.key === key) : undefined
  return found?.kind === 'task' ? found.task : undefined
}

function weeksOf(month: string): CourtDate[][] {
  const weeks: CourtDate[][] = []
  for (let day = firstOf(month); (weekOf(day)[0] ?? day) <= lastOf(month); day = addDays(day, 7))
    weeks.push(weekOf(day))
  return weeks
}
