import { createTask, updateTask } from '@peshi/contract/day/tasks'
import { toDayFirst } from '@peshi/contract/platform/dates'
import type { InputOf } from '@peshi/contract/platform/endpoint'
import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { callApi } from '../../platform/api/call-api.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import type { Attempt, WritingKind } from '../../platform/offline/writing.ts'

export interface TaskWriting {
  kind: 'task'
  body: NonNullable<InputOf<typeof createTask>['body']>
}

export interface TickWriting {
  kind: 'tick'
  id: TaskId
  matter: MatterId | null
  isDone: boolean
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

export function tickTask({ id, isDone }: TickWriting, attempt: Attempt) {
  return callApi(updateTask, { params: { id }, body: { is_done: isDone } }, attempt)
}
