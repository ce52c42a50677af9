import { VisuallyHidden } from '@mantine/core'
import { taskColours } from '@peshi/contract/day/tasks'
import { IconAlarm, IconCheck, IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo, type PointerEvent, type ReactNode } from 'react'
import { useRoomName } from '../../matters/hearings/entry-marks.tsx'
import { sayCourt } from '../../platform/i18n/say-court.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import type { Item } from './calendar-items.ts'
import type { CalendarTask } from './calendar-task.ts'
import { useSayTask } from './say-task.ts'
import classes from './task-chip.module.css'

/** Left out where a day of the month has little room. */
const highCourt = / (?:HC|उच्च न्यायालय|ہائی کورٹ)$/

export type Grip = 'move' | 'stretch'

export interface ChipActions {
  onOpen(task: CalendarTask): void
  onGrab(event: PointerEvent, task: CalendarTask, grip: Grip): void
}

interface Props {
  item: Item
  place: 'month' | 'days' | 'hours' | 'list'
  isBegun?: boolean
  daysMore?: number
  isReachable: boolean
  actions: ChipActions
}

export const Chip = memo(function Chip({ item, place, isBegun, daysMore = 0, isReachable, actions }: Props) {
  const { t } = useTranslation(['tasks', 'hearings'])
  const nameRoom = useRoomName()
  const say = useSayTask()
  const tabIndex = isReachable ? 0 : -1
  if (item.kind === 'task') {
    const { task, key } = item
    const mayMove = !task.is_done
    return (
      <button
        type="button"
        className={classes.chip}
        data-place={place}
        data-task={key}
        data-tone={taskColours[task.category]}
        data-done={task.is_done || undefined}
        data-again={task.occurrence !== undefined || undefined}
        data-begun={isBegun || undefined}
        data-ongoing={daysMore > 0 || undefined}
        data-movable={mayMove || undefined}
        style={daysMore > 0 ? ({ '--span': daysMore + 1 } as CSSProperties) : undefined}
        tabIndex={tabIndex}
        title={task.title}
        onClick={() => actions.onOpen(task)}
        onPointerDown={mayMove ? (event) => actions.onGrab(event, task, 'move') : undefined}
      >
        <VisuallyHidden>{say(task)}</VisuallyHidden>
        {task.is_done && !isBegun ? <IconCheck size={12} aria-hidden="true" /> : null}
        {task.repeat && !isBegun ? <IconRepeat size={12} aria-hidden="true" /> : null}
        {task.time && !isBegun ? <Time>{task.time}</Time> : null}
        <span className={classes.words} dir="auto" aria-hidden="true">
          {task.title}
        </span>
        {mayMove && daysMore === 0 ? (
          <span
            className={classes.grip}
            aria-hidden="true"
            onPointerDown={(event) => actions.onGrab(event, task, 'stretch')}
          />
        ) : null}
      </button>
    )
  }
  const matterId = item.kind === 'hearing' ? item.entry.matter_id : item.clock.matter_id
  const { entry } = item.kind === 'hearing' ? item : { entry: null }
  const room = entry?.court_no && nameRoom(entry.court_no)
  const court = entry && [sayCourt(entry.court_short), room].filter(Boolean).join(' · ')
  const number = entry?.item && `${t('hearings:column.item')} ${entry.item}`
  const title = [item.title, court, number].filter(Boolean).join(' · ')
  const label = t(entry ? 'say.hearing' : 'say.clock', { title })
  const words: ReactNode = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {entry ? null : <IconAlarm size={12} aria-hidden="true" />}
      {item.time ? <Time>{item.time}</Time> : null}
      {entry ? (
        <span className={classes.court} dir="auto" aria-hidden="true">
          {place === 'month' ? sayCourt(entry.court_short).replace(highCourt, '') : court}
        </span>
      ) : null}
      {entry?.item ? <Time>{entry.item}</Time> : null}
      <span className={classes.words} dir="auto" aria-hidden="true">
        {item.title}
      </span>
    </>
  )
  const shared = { className: classes.chip, 'data-place': place, 'data-kind': item.kind, tabIndex, title }
  if (!matterId)
    return (
      <Link to="/dashboard/clocks" {...shared}>
        {words}
      </Link>
    )
  return (
    <Link
      to="/dashboard/matters/matter-preview/$id"
      params={{ id: matterId }}
      search={{ tab: item.kind === 'hearing' ? 'hearings' : 'clocks' }}
      draggable={false}
      {...shared}
    >
      {words}
    </Link>
  )
})

const Time = ({ children }: { children: string }) => (
  <>
    <span className={classes.time} dir="ltr" aria-hidden="true">
      {children}
    </span>{' '}
  </>
)
