import { Button, Checkbox } from '@mantine/core'
import type { TaskDetail } from '@peshi/contract/day/tasks'
import type { TaskId } from '@peshi/contract/platform/ids'
import { IconCheck, IconRotate, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { bodyOf, draftOf } from './task-draft.ts'
import classes from './task-form.module.css'
import { TaskForm } from './task-form.tsx'
import { TaskModal } from './task-modal.tsx'
import { useDeleteTask, useTickTask, useUpdateTask } from './tasks.api.ts'

interface Props {
  id: TaskId
  onClose(): void
}

export function EditTask({ id, onClose }: Props) {
  const { t } = useTranslation('tasks')
  return (
    <TaskModal id={id} title={t('one')} onClose={onClose}>
      {(task) => <Edit key={task._id} task={task} onClose={onClose} />}
    </TaskModal>
  )
}

function Edit({ task, onClose }: { task: TaskDetail; onClose(): void }) {
  const { t } = useTranslation('tasks')
  const can = useCan()
  // Keeps the task as it was when the dialog opened, so that the server notices a colleague's later change.
  const [read] = useState(task)
  const { value: draft, change, dropAnd } = useDraft('task', `${task._id} ${task.version}`, () => draftOf(read))
  const update = useUpdateTask()
  const tick = useTickTask()
  const remove = useDeleteTask()
  const isMoved = read.repeat !== null && draft.repeat !== null && draft.date !== read.date
  const comesAgain = task.repeat !== null && !task.is_done
  const [movesAll, setMovesAll] = useState(false)
  const save = () => {
    const body = { ...bodyOf(draft), version: read.version, ...(isMoved && { moves_all: movesAll }) }
    update.mutate({ id: task._id, body }, { onSuccess: close })
  }
  const close = dropAnd(onClose)
  const binIt = (only_this: boolean) => {
    remove.mutate({ id: task._id, only_this })
    close()
  }
  return (
    <>
      <p className={classes.about}>
        {t('written', { name: task.created.name ?? '—' })}
        {task.done ? ` · ${t('done_by', { name: task.done.name ?? '—' })}` : ''}
        {task.matter ? (
          <>
            {' · '}
            <Link to="/dashboard/matters/matter-preview/$id" params={{ id: task.matter._id }} search={{ tab: 'tasks' }}>
              <bdi>{task.matter.title}</bdi>
            </Link>
          </>
        ) : null}
      </p>
      <TaskForm
        draft={draft}
        onDraft={change}
        error={update.error}
        isSaving={update.isPending}
        onSave={save}
        onCancel={close}
        ofDays={
          isMoved ? (
            <Checkbox
              label={t('move_all')}
              checked={movesAll}
              onChange={(event) => setMovesAll(event.currentTarget.checked)}
            />
          ) : null
        }
      >
        {can('update', 'Task') ? (
          <Button
            variant="light"
            color={task.is_done ? undefined : 'green'}
            data-works-offline
            loading={tick.isPending}
            leftSection={
              task.is_done ? <IconRotate size={16} aria-hidden="true" /> : <IconCheck size={16} aria-hidden="true" />
            }
            onClick={() => tick.mutate(task, { onSuccess: close })}
          >
            {t(task.is_done ? 'act.reopen' : 'act.finish')}
          </Button>
        ) : null}
        {can('delete', 'Task') && comesAgain ? (
          <Button data-sends variant="subtle" color="red" onClick={() => binIt(true)}>
            {t('act.delete_this', { date: sayDate(task.date) })}
          </Button>
        ) : null}
        {can('delete', 'Task') ? (
          <Button
            data-sends
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden="true" />}
            onClick={() => binIt(false)}
          >
            {t(comesAgain ? 'act.delete_all' : 'act.delete')}
          </Button>
        ) : null}
      </TaskForm>
    </>
  )
}
