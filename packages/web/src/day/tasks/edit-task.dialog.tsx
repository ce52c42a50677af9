import { Button, Checkbox } from '@mantine/core'
import type { reminderChoices, TaskDetail } from '@peshi/contract/day/tasks'
import type { TaskId } from '@peshi/contract/platform/ids'
import { IconCheck, IconRotate, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { seenOf, useEdit } from '../../chamber/edits/use-edit.tsx'
import { useDraft } from '../../platform/device/use-draft.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { useCan } from '../../platform/session/use-session.ts'
import { toastThen } from '../../platform/ui/toast.tsx'
import { sayDate } from '../../trackers/clocks/say-date.ts'
import { bodyOf, draftOf, fieldsOf } from './task-draft.ts'
import classes from './task-form.module.css'
import { TaskForm } from './task-form.tsx'
import { TaskModal } from './task-modal.tsx'
import { changedByTasks, sendTask, useDeleteTask, useTaskPeople } from './tasks.api.ts'
import { useTick } from './use-tick.tsx'

const labels = {
  title: 'field.title',
  category: 'field.category',
  matter: 'field.matter',
  assignee_id: 'field.assignee',
  date: 'field.date',
  end_date: 'field.end_date',
  time: 'field.time',
  end_time: 'field.end_time',
  note: 'field.note',
  checklist: 'field.checklist',
  remind_before: 'field.remind',
  repeat: 'repeat.title',
} as const

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
  const [read] = useState(task)
  const {
    value: draft,
    seen,
    change,
    dropAnd,
  } = useDraft('task', task._id, () => draftOf(read), seenOf(task, fieldsOf))
  const people = useTaskPeople().data ?? []
  const update = useEdit({
    record: task,
    seen,
    fieldsOf,
    keys: changedByTasks,
    send: (changes) => sendTask(task._id, { ...changes, ...(isMoved && { moves_all: movesAll }) }),
    words: {
      label: (name) => t(labels[name]),
      say: {
        category: (category) => (category ? t(`category.${category}`) : ''),
        matter: (matter) => (matter ? (task.matter?.title ?? matter) : ''),
        assignee_id: (id) => people.find(({ _id }) => _id === id)?.name ?? '',
        checklist: (steps = []) => steps.map(({ text, is_done }) => `${is_done ? '✓ ' : ''}${text}`).join('\n'),
        remind_before: (minutes) =>
          minutes === null || minutes === undefined ? '' : t(`remind.${minutes as (typeof reminderChoices)[number]}`),
        repeat: (repeat) => (repeat ? t(`repeat.${repeat.every}`) : ''),
      },
    },
  })
  const remove = useDeleteTask()
  const isMoved = read.repeat !== null && draft.repeat !== null && draft.date !== read.date
  const comesAgain = task.repeat !== null && !task.is_done
  const [movesAll, setMovesAll] = useState(false)
  const save = () => {
    update.mutate(bodyOf(draft), { onSuccess: toastThen(t('done.updated'), close) })
  }
  const close = dropAnd(onClose)
  const tick = useTick(close)
  const binIt = (only_this: boolean) => {
    remove.mutate({ task, only_this })
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
      {update.note}
      {tick.question}
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
            onClick={() => tick.toggle(task)}
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
