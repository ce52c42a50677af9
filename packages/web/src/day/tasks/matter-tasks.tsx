import { Button } from '@mantine/core'
import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { IconCalendarCheck, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCourtToday } from '../../platform/clock/use-now.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useWaitingOf } from '../../platform/offline/use-offline.ts'
import { WaitingLines } from '../../platform/offline/waiting-mark.tsx'
import { isOf } from '../../platform/offline/writing.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { Message, Unloaded } from '../../platform/ui/message.tsx'
import { Panel } from '../../platform/ui/panel.tsx'
import { openNewTask } from './open-task.ts'
import lists from './task-list.module.css'
import { TaskRow } from './task-row.tsx'
import { taskWriting } from './task-writings.ts'
import { useTasks } from './tasks.api.ts'

const EditTask = lazy(() => import('./edit-task.dialog.tsx').then(({ EditTask }) => ({ default: EditTask })))

interface Props {
  matter: { _id: MatterId; title: string }
}

export function MatterTasks({ matter }: Props) {
  const { t } = useTranslation('tasks')
  const can = useCan()
  const today = useCourtToday()
  const open = useTasks({ matter_id: matter._id, perPage: 200 })
  const done = useTasks({ matter_id: matter._id, state: 'done', perPage: 50 })
  const [opened, setOpened] = useState<TaskId | null>(null)
  const waiting = useWaitingOf(matter._id).filter(isOf(taskWriting))
  if (!open.data) return <Unloaded title={t('failed')} error={open.error} onRetry={open.refetch} outline={200} />
  const add = can('create', 'Task') ? (
    <Button size="xs" leftSection={<IconPlus size={14} aria-hidden="true" />} onClick={() => openNewTask({ matter })}>
      {t('new')}
    </Button>
  ) : null
  return (
    <div className={lists.lists}>
      <Panel title={t('title')} aside={add}>
        <WaitingLines waiting={waiting} say={({ title }) => title} />
        {open.data.data.length === 0 && waiting.length === 0 ? (
          <Message icon={IconCalendarCheck} title={t('empty.matter')} text={t('empty.text')} />
        ) : (
          <ul className="ruled">
            {open.data.data.map((task) => (
              <li key={task._id}>
                <TaskRow task={task} today={today} isOnMatter opens={() => setOpened(task._id)} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      {done.data && done.data.data.length > 0 ? (
        <Panel title={t('state.done')} aside={<span className="tabular">{done.data.meta.total}</span>}>
          <ul className="ruled">
            {done.data.data.map((task) => (
              <li key={task._id}>
                <TaskRow task={task} today={today} isOnMatter opens={() => setOpened(task._id)} />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
      <Suspense fallback={null}>{opened ? <EditTask id={opened} onClose={() => setOpened(null)} /> : null}</Suspense>
    </div>
  )
}
