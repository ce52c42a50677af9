import { VisuallyHidden } from '@mantine/core'
import { taskColours } from '@peshi/contract/day/tasks'
import { IconAlarm, IconCheck, IconGavel, IconRepeat } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo, type PointerEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from './calendar-items.ts'
import type { CalendarTask } from './calendar-task.ts'
import { useSayTask } from './say-task.ts'
import classes from './task-chip.module.css'

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
  const { t } = useTranslation('tasks')
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
  const label = t(item.kind === 'hearing' ? 'say.hearing' : 'say.clock', { title: item.title })
  const words: ReactNode = (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {item.kind === 'hearing' ? (
        <IconGavel size={12} aria-hidden="true" />
      ) : (
        <IconAlarm size={12} aria-hidden="true" />
      )}
      {item.time ? <Time>{item.time}</Time> : null}
      <span className={classes.words} dir="auto" aria-hidden="true">
        {item.title}
      </span>
    </>
  )
  const shared = { className: classes.chip, 'data-place': place, 'data-kind': item.kind, tabIndex, title: item.title }
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
