import { z } from 'zod'
import { CourtDate, Instant } from '../platform/dates.ts'
import { endpoint, ok } from '../platform/endpoint.ts'
import { MatterId, PersonId, TaskId } from '../platform/ids.ts'
import { failures } from '../platform/messages.ts'
import { SeenInQuery, seen, versioned } from '../platform/version.ts'
import { TaskRepeat } from './task-repeat.ts'

/** A `Personal` task is visible only to its author and its assignee. */
export const taskCategories = ['Personal', 'Business', 'Matter', 'Chamber', 'ETC'] as const
export const TaskCategory = z.enum(taskCategories)
export type TaskCategory = z.infer<typeof TaskCategory>

export const taskColours = {
  Matter: 'info',
  Business: 'primary',
  Chamber: 'secondary',
  Personal: 'warning',
  ETC: 'danger',
} as const satisfies Record<TaskCategory, string>

export const taskDaysAtMost = 366
export const tasksShownAtMost = 5000

const DateOfTask = CourtDate.refine((date) => date >= '2000-01-01' && date < '2200-01-01', 'Choose a day of our time')
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write the time as HH:MM')
const Month = z.string().regex(/^2[01]\d\d-(0[1-9]|1[0-2])$/, 'Write the month as YYYY-MM')

/** Minutes before the task starts. If the task has no time, its start is 09:00. */
export const reminderChoices = [0, 10, 30, 60, 180, 1440, 2880, 10_080] as const
const Reminder = z.int().min(0).max(43_200)

export const ChecklistItem = z.object({
  text: z.string().trim().min(1, 'Write what is to be done').max(300, 'Use at most 300 characters'),
  is_done: z.boolean().default(false),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

const Person = z.object({ _id: PersonId, name: z.string() })

/** Times of day are in Indian time. */
export const Task = z.object({
  _id: TaskId,
  title: z.string(),
  category: TaskCategory,
  matter: z.object({ _id: MatterId, title: z.string() }).nullable(),
  assignee: Person.nullable(),
  date: CourtDate,
  end_date: CourtDate,
  time: Time.nullable(),
  end_time: Time.nullable(),
  is_done: z.boolean(),
  repeat: TaskRepeat.nullable(),
  comes_again: z.array(CourtDate),
  /** Occurrences after this one that fell before today. */
  missed: z.int(),
  steps: z.object({ done: z.int(), total: z.int() }),
  ...versioned,
})
export type Task = z.infer<typeof Task>

const Mark = z.object({ name: z.string().nullable(), at: Instant })

export const TaskDetail = Task.extend({
  note: z.string(),
  checklist: z.array(ChecklistItem),
  remind_before: Reminder.nullable(),
  created: Mark,
  done: Mark.nullable(),
})
export type TaskDetail = z.infer<typeof TaskDetail>

const fields = {
  title: z.string().trim().min(1, 'Write what is to be done').max(300, 'Use at most 300 characters'),
  category: TaskCategory,
  matter: MatterId.nullable(),
  assignee_id: PersonId.nullable(),
  date: DateOfTask,
  end_date: DateOfTask,
  time: Time.nullable(),
  end_time: Time.nullable(),
  note: z.string().trim().max(4000, 'Use at most 4,000 characters'),
  checklist: z.array(ChecklistItem).max(50, 'Use at most 50 steps'),
  remind_before: Reminder.nullable(),
  repeat: TaskRepeat.nullable(),
}

export const TaskChanges = z.object(fields).partial()
export type TaskChanges = z.infer<typeof TaskChanges>

const one = ok({ data: TaskDetail, message: z.string() })
const id = z.object({ id: TaskId })

export const listTasks = endpoint('GET /api/model/tasks_collection', {
  can: ['read', 'Task'],
  summary: 'Tasks, the earliest due first; open ones unless a state is given',
  query: z.object({
    state: z.enum(['open', 'overdue', 'done', 'all']).default('open'),
    matter_id: MatterId.optional(),
    assignee_id: PersonId.optional(),
    category: TaskCategory.optional(),
    search: z.string().trim().max(200).optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    perPage: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: ok({ data: z.array(Task), meta: z.object({ total: z.int(), page: z.int(), perPage: z.int() }) }),
})

const tasksOfDays = ok({
  data: z.array(Task),
  meta: z.object({ from: CourtDate, to: CourtDate, is_cut: z.boolean() }),
})

export const tasksByDate = endpoint('GET /api/tasks/by_date/:date', {
  can: ['read', 'Task'],
  summary: 'The tasks of one day',
  params: z.object({ date: DateOfTask }),
  reply: tasksOfDays,
})

export const tasksByMonth = endpoint('GET /api/tasks/by_month/:month', {
  can: ['read', 'Task'],
  summary: 'The tasks of a month, and of the weeks in which it begins and ends',
  params: z.object({ month: Month }),
  reply: tasksOfDays,
})

export const taskPeople = endpoint('GET /api/tasks/people', {
  can: ['read', 'Task'],
  summary: 'The members to whom a task can be assigned',
  reply: ok({ data: z.array(Person) }),
})

export const tasksInBin = endpoint('GET /api/tasks/deleted', {
  can: ['delete', 'Task'],
  summary: 'Tasks in the recycle bin, newest first',
  reply: ok({ data: z.array(Task.extend({ deleted_at: Instant, deleted_by: z.string().nullable() })) }),
})

export const getTask = endpoint('GET /api/tasks/:id', {
  can: ['read', 'Task'],
  summary: 'One task with its note and its steps',
  params: id,
  reply: ok({ data: TaskDetail }),
})

export const createTask = endpoint('POST /api/tasks/', {
  failure: failures.task,
  can: ['create', 'Task'],
  summary: 'Add a task; the default category is `Matter` on a matter, else `Chamber`',
  body: TaskChanges.required({ title: true, date: true }),
  reply: one,
})

export const updateTask = endpoint('PUT /api/tasks/:id', {
  can: ['update', 'Task'],
  changes: TaskDetail,
  summary: 'Change, move or complete a task; completing a repeated task creates the next one',
  params: id,
  body: TaskChanges.extend({
    is_done: z.boolean().optional(),
    moves_all: z.boolean().optional(),
    /** Also completes the missed occurrences of a repeated task, so that the next one is not before today. */
    with_missed: z.boolean().optional(),
    ...seen,
  }),
  reply: one,
})

const occurrence = z.object({ id: TaskId, on: DateOfTask })

export const moveOccurrence = endpoint('PUT /api/tasks/:id/occurrences/:on', {
  can: ['update', 'Task'],
  changes: TaskDetail,
  summary: 'Move one later occurrence of a repeated task; it becomes a separate task, which is returned',
  params: occurrence,
  body: z.object({
    date: DateOfTask,
    end_date: DateOfTask.optional(),
    time: Time.nullable().optional(),
    end_time: Time.nullable().optional(),
    ...seen,
  }),
  reply: one,
})

export const skipOccurrence = endpoint('DELETE /api/tasks/:id/occurrences/:on', {
  can: ['delete', 'Task'],
  changes: TaskDetail,
  summary: 'Skip a later occurrence of a repeated task; the others stay',
  params: occurrence,
  query: SeenInQuery,
  reply: ok({ message: z.string() }),
})

export const restoreOccurrence = endpoint('POST /api/tasks/:id/occurrences/:on/restore', {
  can: ['delete', 'Task'],
  summary: 'Undo the skip or move of an occurrence; it returns to its own day',
  params: occurrence,
  reply: ok({ message: z.string() }),
})

export const deleteTask = endpoint('POST /api/tasks/:id', {
  failure: failures.deletion,
  can: ['delete', 'Task'],
  changes: TaskDetail,
  summary: 'Move a task to the recycle bin; of a repeated task, this one or all later ones',
  params: id,
  body: z.object({ only_this: z.boolean().default(false), ...seen }).default({ only_this: false }),
  reply: ok({ message: z.string() }),
})

export const restoreTask = endpoint('POST /api/tasks/restore/:id', {
  can: ['delete', 'Task'],
  summary: 'Restore a task from the recycle bin',
  params: id,
  reply: one,
})
