import { Checkbox } from '@mantine/core'
import { type Task, taskColours } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { IconListCheck, IconRepeat } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaiting } from '../../platform/offline/use-offline.ts'
import { WaitingMark } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Pill } from '../../platform/ui/pill.tsx'
import { Clipped, Values } from '../../platform/ui/words.tsx'
import { sayWhen } from './say-task.ts'
import classes from './task-row.module.css'
import { tickWriting } from './task-writings.ts'
import { useTick } from './use-tick.tsx'

interface Props {
  task: Task
  today: CourtDate
  isOnMatter?: boolean
  opens: LinkProps | (() => void)
}

export function TaskRow({ task, today, isOnMatter, opens }: Props) {
  const { t } = useTranslation('tasks')
  const can = useCan()
  const tick = useTick()
  const waiting = useWaiting()
    .filter(isOf(tickWriting))
    .filter(({ writing }) => writing.id === task._id)
    .slice(-1)
  const { title, category, end_date, steps } = task
  const is_done = waiting[0]?.writing.isDone ?? task.is_done
  return (
    <div className={classes.row} data-done={is_done || undefined}>
      <Checkbox
        data-works-offline
        aria-label={t(is_done ? 'act.open' : 'act.done', { title })}
        checked={is_done}
        disabled={!can('update', 'Task') || tick.isPending}
        onChange={() => tick.toggle({ ...task, is_done })}
      />
      <Opener opens={opens}>
        <span className={classes.title} data-tone={taskColours[category]}>
          <Clipped>{title}</Clipped>
        </span>
        <small>
          <Values>
            {[
              <span key="when" dir="ltr" className="tabular">
                {sayWhen(task)}
              </span>,
              t(`category.${category}`),
              isOnMatter ? null : task.matter?.title,
              task.assignee?.name,
              task.repeat ? <IconRepeat key="repeat" size={13} aria-label={t('repeat.title')} /> : null,
              steps.total > 0 ? (
                <span key="steps" className="tabular">
                  <IconListCheck size={13} aria-hidden="true" /> {steps.done}/{steps.total}
                </span>
              ) : null,
            ]}
          </Values>
        </small>
      </Opener>
      {tick.question}
      <WaitingMark waiting={waiting} />
      {!is_done && end_date < today ? <Pill tone="late">{t('overdue')}</Pill> : null}
      {!is_done && end_date === today ? <Pill tone="today">{t('step.today')}</Pill> : null}
    </div>
  )
}

const Opener = ({ opens, children }: Pick<Props, 'opens'> & { children: ReactNode }) =>
  typeof opens === 'function' ? (
    <button type="button" className={classes.open} onClick={opens}>
      {children}
    </button>
  ) : (
    <Link {...opens} className={classes.open}>
      {children}
    </Link>
  )
