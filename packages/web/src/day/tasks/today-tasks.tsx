import type { Task } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { Link } from '@tanstack/react-router'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaiting } from '../../platform/offline/use-offline.ts'
import { WaitingLines } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { TaskRow } from './task-row.tsx'
import { taskWriting } from './task-writings.ts'

interface Props {
  tasks: Task[]
  overdue: number
  today: CourtDate
}

export function TodayTasks({ tasks, overdue, today }: Props) {
  const { t } = useTranslation('tasks')
  const waiting = useWaiting().filter(isOf(taskWriting))
  return (
    <Panel
      title={t('title')}
      {...(overdue > 0 && {
        hint: (
          <span className="late" style={{ fontWeight: 600 }}>
            {t('overdue_count', { count: overdue })}
          </span>
        ),
      })}
      aside={
        <Link to="/tasks/calendar" className="link more">
          {t('all')}
        </Link>
      }
    >
      <WaitingLines waiting={waiting} say={({ title }) => title} />
      {tasks.length === 0 && waiting.length === 0 ? <p className="small">{t('empty.today')}</p> : null}
      <ul className="ruled">
        {tasks.map((task) => (
          <li key={task._id}>
            <TaskRow
              task={task}
              today={today}
              opens={{ to: '/tasks/calendar', search: { task: task._id, date: task.date } }}
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
