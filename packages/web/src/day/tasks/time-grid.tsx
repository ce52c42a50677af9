import { VisuallyHidden } from '@mantine/core'
import { type CourtDate, daysBetween, toDayFirst } from '@peshi/contract/platform/dates'
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { sayWeekday } from '../../platform/i18n/calendar-month.ts'
import { currentLocale } from '../../platform/i18n/i18n.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { type Block, type Item, layOut, layOutHours, weekOf } from './calendar-items.ts'
import { placeByKeys } from './calendar-keys.ts'
import { keyOf } from './calendar-task.ts'
import linesOfDay from './day-lines.module.css'
import { type GridProps, taskOf } from './month-grid.tsx'
import { openNewTask } from './open-task.ts'
import { sayWhen } from './say-task.ts'
import { Chip } from './task-chip.tsx'
import { isTimed, timeAt } from './task-moves.ts'
import classes from './time-grid.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const opensAt = 8
const hourHeight = 48
const weekLines = 5
const dayLines = 200

export function TimeGrid({
  date,
  today,
  items,
  pinned,
  actions,
  latest,
  onNudge,
  onDate,
  closedOn,
  isDay,
}: GridProps & { isDay: boolean }) {
  const { t } = useTranslation('tasks')
  const locale = currentLocale()
  const days = useMemo(() => (isDay ? [date] : weekOf(date)), [isDay, date])
  const above = useMemo(
    () =>
      layOut(
        days,
        items.filter((item) => !isInHours(item)),
        isDay ? dayLines : weekLines,
        pinned,
      ),
    [days, items, isDay, pinned],
  )
  const lines = Math.max(1, ...above.map(({ slots }) => slots.findLastIndex(Boolean) + 1))
  const grid = useRef<HTMLElement>(null)
  const scroll = useRef<HTMLDivElement>(null)
  const focus = useKeptFocus(grid)
  useEffect(() => {
    scroll.current?.scrollTo({ top: opensAt * hourHeight })
  }, [])

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = event.target instanceof HTMLElement ? event.target : null
    const task = latest(taskOf(items, from?.dataset.task))
    const place = task && placeByKeys(event, task, true)
    if (!task || !place) return
    event.preventDefault()
    if (!onNudge(task, place, t('say.moved', { title: task.title, when: sayWhen({ ...task, ...place }) }))) return
    focus.keepTask(keyOf(task), place.date)
    if (!days.includes(place.date)) onDate(place.date)
  }

  return (
    <section
      ref={grid}
      className={classes.grid}
      aria-label={t('say.keys')}
      data-day={isDay || undefined}
      style={{ '--days': days.length } as CSSProperties}
      onKeyDown={onKeyDown}
      onFocus={focus.onFocus}
    >
      <div className={classes.gridHead}>
        <span />
        {days.map((day) => (
          <button
            key={day}
            type="button"
            className={classes.gridDay}
            data-today={day === today || undefined}
            data-closed={closedOn(day) !== null || undefined}
            title={closedOn(day) ?? undefined}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => onDate(day, isDay ? 'week' : 'day')}
          >
            <VisuallyHidden>
              {[...new Set([sayWeekday(day, locale), toDayFirst(day), closedOn(day)])].filter(Boolean).join(', ')}
            </VisuallyHidden>
            <span aria-hidden="true">
              {sayWeekday(day, locale, 'short')} <b>{Number(day.slice(8))}</b>
            </span>
          </button>
        ))}
      </div>
      <div className={classes.whole}>
        <span className={classes.gutter}>{t('whole_day')}</span>
        {above.map((day, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the shortcut `n t` starts a task
          // biome-ignore lint/a11y/noStaticElementInteractions: the button for a new task is above
          <div
            key={day.date}
            className={classes.wholeDay}
            data-drop={day.date}
            onClick={(event) => event.target === event.currentTarget && openNewTask({ date: day.date })}
          >
            {day.slots.slice(0, lines).map((item, line) =>
              item ? (
                <Chip
                  key={item.key}
                  item={item}
                  place="days"
                  isBegun={item.from < day.date && day.date !== days[0]}
                  daysMore={Math.min(daysBetween(day.date, item.to), days.length - 1 - at)}
                  isReachable
                  actions={actions}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its number
                <span key={line} className={linesOfDay.gap} />
              ),
            )}
            {day.more > 0 ? (
              <button type="button" className={linesOfDay.more} onClick={() => onDate(day.date, 'day')}>
                {t('more', { count: day.more })}
              </button>
            ) : null}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section ref={scroll} className={classes.hours} tabIndex={0} aria-label={t('hours')}>
        <div className={classes.gutter}>
          {hours.map((hour) => (
            <span key={hour} dir="ltr">
              {hour === 0 ? '' : timeAt(hour * 60)}
            </span>
          ))}
        </div>
        {days.map((day) => (
          <HoursOfDay key={day} day={day} items={items} actions={actions} />
        ))}
      </section>
    </section>
  )
}

const isInHours = (item: Item) =>
  item.kind === 'task' ? isTimed(item.task) : item.kind === 'hearing' && item.time !== null

function HoursOfDay({ day, items, actions }: Pick<GridProps, 'items' | 'actions'> & { day: CourtDate }) {
  const blocks = useMemo(() => layOutHours(items.filter((item) => item.from === day && isInHours(item))), [items, day])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the shortcut `n t` starts a task
    // biome-ignore lint/a11y/noStaticElementInteractions: the tasks in it are buttons
    <div
      className={classes.column}
      data-drop={day}
      data-hours=""
      onClick={(event) => {
        if (event.target !== event.currentTarget) return
        const { top } = event.currentTarget.getBoundingClientRect()
        const half = Math.floor((event.clientY - top) / (hourHeight / 2))
        openNewTask({ date: day, time: timeAt(half * 30) })
      }}
    >
      {blocks.map((block) => (
        <div key={block.item.key} className={classes.block} style={boxOf(block)}>
          <Chip item={block.item} place="hours" isReachable actions={actions} />
        </div>
      ))}
    </div>
  )
}

const boxOf = ({ start, minutes, lane, lanes }: Block): CSSProperties => ({
  insetBlockStart: (start / 60) * hourHeight,
  blockSize: (minutes / 60) * hourHeight - 2,
  insetInlineStart: `${(lane / lanes) * 100}%`,
  inlineSize: `${100 / lanes}%`,
})
