import * as contract from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { InputOf, ReplyOf } from '@peshi/contract/platform/endpoint'
import type { TaskId } from '@peshi/contract/platform/ids'
import { listClocks } from '@peshi/contract/trackers/clocks'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { askWhich } from '../../chamber/edits/clash.ts'
import { type Edit, sendEdit } from '../../chamber/edits/edit.ts'
import { callApi, type SentVersion } from '../../platform/api/call-api.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import { useTranslation } from '../../platform/i18n/use-translation.ts'
import { sendOrKeep } from '../../platform/offline/outbox.ts'
import { toastKept } from '../../platform/offline/toast-kept.ts'
import { toastDone, toastError } from '../../platform/ui/toast.tsx'
import { type CalendarTask, keepKey, keyOf } from './calendar-task.ts'
import { type Place, placeOf } from './task-moves.ts'
import { type TaskWriting, type TickWriting, tickTask } from './task-writings.ts'

const tasksKey = ['tasks'] as const

export const changedByTasks = [tasksKey, ['today'], ['activity'], ['matters', 'detail'], ['matters', 'search']]

const forgetTasks = (client: QueryClient) =>
  Promise.all(changedByTasks.map((queryKey) => client.invalidateQueries({ queryKey })))

export const useTasksOfMonth = (month: string) =>
  usePage([...tasksKey, 'month', month], contract.tasksByMonth, { params: { month } })

export const useTasks = (query: NonNullable<InputOf<typeof contract.listTasks>['query']>) =>
  usePage([...tasksKey, 'list', query], contract.listTasks, { query })

export const useTask = (id: TaskId | undefined) =>
  useQuery({
    queryKey: [...tasksKey, 'one', id],
    queryFn: async () => (id ? (await callApi(contract.getTask, { params: { id } })).data : null),
    enabled: id !== undefined,
    retry: false,
  })

export const useTaskPeople = () => useData([...tasksKey, 'people'], contract.taskPeople, {}, { staleTime: 600_000 })

export const useClocksBetween = (from: CourtDate, to: CourtDate, enabled: boolean) =>
  useData(
    ['clocks', 'between', from, to],
    listClocks,
    { query: { due_from: from, due_to: to, perPage: 100 } },
    { placeholderData: keepPreviousData, enabled },
  )

type NewTask = NonNullable<InputOf<typeof contract.createTask>['body']>
type TaskEdit = NonNullable<InputOf<typeof contract.updateTask>['body']>

export function useCreateTask() {
  const { t } = useTranslation(['tasks', 'offline'])
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewTask) =>
      sendOrKeep({ kind: 'task', body } satisfies TaskWriting, body.title, (options) =>
        callApi(contract.createTask, { body }, options),
      ),
    onSuccess: (reply) => {
      if (reply === null) return toastKept()
      toastDone(t('tasks:done.saved'))
      return forgetTasks(client)
    },
  })
}

export const sendTask = (id: TaskId, body: TaskEdit & SentVersion) =>
  callApi(contract.updateTask, { params: { id }, body })

export type Ticked = Pick<contract.Task, '_id' | 'title' | 'matter' | 'version' | 'is_done'>

export function useTickTask() {
  const { t } = useTranslation(['tasks', 'offline'])
  const client = useQueryClient()
  const tick = ({ _id: id, title, matter, version }: Ticked, isDone: boolean, withMissed?: true) => {
    const writing: TickWriting = { kind: 'tick', id, matter: matter?._id ?? null, version, isDone, withMissed }
    return sendOrKeep(writing, title, async (options) => ({ ticked: (await tickTask(writing, options))?.data }))
  }
  return useMutation({
    mutationFn: ({ task, withMissed }: { task: Ticked; withMissed?: true }) => tick(task, !task.is_done, withMissed),
    onSuccess: (reply, { task }) => {
      if (reply === null) return toastKept()
      const { is_done } = task
      const undo = () => tick(reply.ticked ?? task, is_done).then(() => forgetTasks(client), toastError)
      toastDone(t(is_done ? 'tasks:done.opened' : 'tasks:done.ticked'), { label: t('tasks:undo'), run: undo })
      return forgetTasks(client)
    },
  })
}

type Month = ReplyOf<typeof contract.tasksByMonth>
/** `all` also moves the later tasks of the series. */
type Move = { task: CalendarTask; place: Place; all?: true }
const moveKey = [...tasksKey, 'move'] as const

/** The versions after this page's moves. Moves wait for each other, and a waiting one knows only the version before. */
const movedTo = new Map<TaskId, number>()

export const useMovesUnderWay = (): Map<string, Place> =>
  new Map(
    useMutationState({
      filters: { mutationKey: moveKey, status: 'pending' },
      select: ({ state }) => state.variables as Move,
    }).map(({ task, place }) => [keyOf(task), place]),
  )

export function useMoveTask() {
  const { t } = useTranslation('tasks')
  const client = useQueryClient()
  return useMutation({
    mutationKey: moveKey,
    scope: { id: 'tasks-move' },
    mutationFn: async ({ task, place, all }: Move) => {
      const { _id: id, occurrence: on } = task
      if (!on) {
        const edit: Edit<contract.TaskDetail, Place, ReplyOf<typeof contract.updateTask>> = {
          seen: { version: Math.max(task.version, movedTo.get(id) ?? 0), fields: placeOf(task) },
          fields: placeOf(place),
          fieldsOf: placeOf,
          send: (changes) => callApi(contract.updateTask, { params: { id }, body: { ...changes, moves_all: all } }),
        }
        const reply = await sendEdit(edit, askWhich({ label: (name) => t(`field.${name}`) }))
        if (reply) movedTo.set(id, reply.data.version)
        return reply
      }
      // Without a version, because several occurrences moved one after the other each change the task.
      const body = { ...placeOf(place), version: undefined }
      const reply = await callApi(contract.moveOccurrence, { params: { id, on }, body })
      keepKey(reply.data._id, task)
      return reply
    },
    onMutate: async ({ task, place }) => {
      await client.cancelQueries({ queryKey: [...tasksKey, 'month'] })
      if (task.occurrence) return
      client.setQueriesData<Month>(
        { queryKey: [...tasksKey, 'month'] },
        (month) =>
          month && { ...month, data: month.data.map((each) => (each._id === task._id ? { ...each, ...place } : each)) },
      )
    },
    // Refetches only after the last of several moves, because an earlier refetch would show a task at its old place.
    onSettled: () => (client.isMutating({ mutationKey: moveKey }) === 1 ? forgetTasks(client) : undefined),
  })
}

export function useOccurrence({ _id: id, version }: contract.Task, on: CourtDate) {
  const { t } = useTranslation('tasks')
  const client = useQueryClient()
  const putBack = useRestoreOccurrence()
  const say = (words: string) => {
    toastDone(words, { label: t('undo'), run: () => putBack(id, on) })
    return forgetTasks(client)
  }
  return {
    skip: useMutation({
      mutationFn: () => callApi(contract.skipOccurrence, { params: { id, on }, query: { version } }),
      onSuccess: () => say(t('done.skipped')),
    }),
    move: useMutation({
      mutationFn: (place: Place) =>
        callApi(contract.moveOccurrence, { params: { id, on }, body: { ...place, version } }),
      onSuccess: () => say(t('done.moved')),
    }),
  }
}

export function useRestoreOccurrence() {
  const { t } = useTranslation('tasks')
  const client = useQueryClient()
  return (id: TaskId, on: CourtDate) =>
    callApi(contract.restoreOccurrence, { params: { id, on } }).then(() => {
      toastDone(t('done.restored'))
      return forgetTasks(client)
    }, toastError)
}

interface Removal {
  task: Pick<contract.Task, '_id' | 'version'>
  only_this: boolean
}

export function useDeleteTask() {
  const { t } = useTranslation('tasks')
  const client = useQueryClient()
  const restore = (id: TaskId) =>
    callApi(contract.restoreTask, { params: { id } }).then(() => {
      toastDone(t('done.restored'))
      return forgetTasks(client)
    }, toastError)
  return useMutation({
    mutationFn: ({ task: { _id: id, version }, only_this }: Removal) =>
      callApi(contract.deleteTask, { params: { id }, body: { only_this, version } }),
    onSuccess: (_, { task, only_this }) => {
      toastDone(t(only_this ? 'done.skipped' : 'done.deleted'), { label: t('undo'), run: () => restore(task._id) })
      return forgetTasks(client)
    },
  })
}
