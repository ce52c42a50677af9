import { createTask, type TaskDetail, updateTask } from '@peshi/contract/day/tasks'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { type Edit, sendEdit } from '../../chamber/edits/edit.ts'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { type Attempt, attemptAt, type WritingKind } from '../../platform/offline/writing.ts'

export interface TaskWriting {
  kind: 'task'
  body: NonNullable<InputOf<typeof createTask>['body']>
}

export interface TickWriting {
  kind: 'tick'
  id: TaskId
  matter: MatterId | null
  version?: number
  isDone: boolean
  withMissed?: true
}

const outdates = () => [['tasks'], ['today'], ['activity'], ['matters']]

export const taskWriting: WritingKind<TaskWriting> = {
  kind: 'task',
  matterOf: ({ body }) => body.matter ?? null,
  label: () => i18n.t('offline:kind.task'),
  textOf: ({ body }) => [toDayFirst(body.date), body.note ?? ''].filter(Boolean).join('\n'),
  send: ({ body }, attempt) => callApi(createTask, { body }, attempt),
  maybeSent: { code: 'task-maybe-sent', message: 'It may have been sent before. Look at the tasks first.' },
  outdates,
}

export const tickWriting: WritingKind<TickWriting> = {
  kind: 'tick',
  matterOf: ({ matter }) => matter,
  label: ({ isDone }) => i18n.t(isDone ? 'offline:kind.tick' : 'offline:kind.untick'),
  textOf: () => '',
  send: tickTask,
  outdates,
}

/** Null if the task is already so. Nobody is asked, because whoever else ticked the task did the same. */
export function tickTask({ id, version = 0, isDone, withMissed }: TickWriting, attempt: Attempt) {
  const edit: Edit<TaskDetail, Pick<TaskDetail, 'is_done'>, ReplyOf<typeof updateTask>> = {
    seen: { version, fields: { is_done: !isDone } },
    fields: { is_done: isDone },
    fieldsOf: ({ is_done }) => ({ is_done }),
    send: (body) =>
      callApi(
        updateTask,
        { params: { id }, body: { ...body, with_missed: withMissed } },
        attemptAt(body.version, attempt),
      ),
  }
  return sendEdit(edit, async () => null)
}
