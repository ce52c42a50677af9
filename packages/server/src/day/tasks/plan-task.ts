import { type LeftOut, nextOccurrence, recount, type TaskRepeat } from '@peshi/contract/day/task-repeat'
import { type TaskChanges, taskDaysAtMost } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'
import { Invalid, NotFound } from '../../platform/errors.ts'
import type { TaskRow } from './tasks.repo.ts'

type Row = TaskRow['task']

export type Plan = Omit<
  Row,
  | ('chamber_id' | 'id' | 'version' | 'edited_by' | 'edited_at' | 'followed_by')
  | ('created_at' | 'created_by' | 'done_at' | 'done_by' | 'deleted_at' | 'deleted_by')
>

const blank: Plan = {
  title: '',
  category: 'Chamber',
  matter_id: null,
  assignee_id: null,
  date: '',
  end_date: '',
  time: null,
  end_time: null,
  note: '',
  checklist: [],
  remind_before: null,
  remind_at: null,
  repeat: null,
  repeats_from: null,
  came_on: null,
  left_out: [],
}

const startsAt = ({ date, time }: Pick<Plan, 'date' | 'time'>) => Date.parse(`${date}T${time ?? '09:00'}:00+05:30`)

export function remindAt(plan: Pick<Plan, 'date' | 'time' | 'remind_before'>, now: Date): Date | null {
  if (plan.remind_before === null) return null
  const at = new Date(startsAt(plan) - plan.remind_before * 60_000)
  return at > now ? at : null
}

export function planTask(
  before: Plan | null,
  changes: TaskChanges & { moves_all?: boolean | undefined },
  now: Date,
): Plan {
  const { matter: matter_id, moves_all, ...rest } = changes
  const was = before ?? { ...blank, category: matter_id ? 'Matter' : 'Chamber' }
  const given = { ...rest, ...(matter_id !== undefined && { matter_id }) }
  const next = { ...was, ...given }
  next.end_date = changes.end_date ?? lengthened(was, next.date)
  if (next.time === null) next.end_time = null
  refuseBackwards(next)
  const isOther = changes.repeat !== undefined || next.date !== was.date
  if (isOther && next.repeat?.until && next.repeat.until < next.date)
    throw refused('repeat', 'The repetition ends before the task begins')
  if (changes.repeat !== undefined && !isSameRhythm(changes.repeat, was.repeat)) {
    next.repeats_from = changes.repeat ? next.date : null
    next.came_on = next.repeats_from
    next.left_out = []
  } else if (moves_all && next.repeat) Object.assign(next, countFrom(next, next.repeat, next.date))
  const isMoved = next.date !== was.date || next.time !== was.time || next.remind_before !== was.remind_before
  return { ...next, remind_at: isMoved ? remindAt(next, now) : was.remind_at }
}

const isSameRhythm = (one: TaskRepeat | null, other: TaskRepeat | null): boolean =>
  one?.every === other?.every && one?.interval === other?.interval

function countFrom({ repeats_from, came_on, left_out }: Plan, repeat: TaskRepeat, date: CourtDate): Partial<Plan> {
  const was = { first: repeats_from ?? date, after: came_on ?? date }
  return { repeats_from: date, came_on: date, left_out: recount(left_out, repeat, was, date) }
}

const lengthened = ({ date, end_date }: Plan, begins: CourtDate): CourtDate =>
  date === '' ? begins : addDays(begins, daysBetween(date, end_date))

function refuseBackwards({ date, end_date, time, end_time }: Plan): void {
  if (end_date < date) throw refused('end_date', 'The last day comes before the first')
  if (daysBetween(date, end_date) >= taskDaysAtMost) throw refused('end_date', 'Use a year at most')
  if (time && end_time && date === end_date && end_time <= time)
    throw refused('end_time', 'The task ends before it begins')
}

const refused = (field: string, why: string) => new Invalid(`${why}.`, { [field]: why })

export function planNext(row: Plan, now: Date): Plan | null {
  const { repeat, repeats_from, came_on, left_out } = row
  if (!repeat || !repeats_from || !came_on) return null
  const date = nextOccurrence(repeat, repeats_from, came_on, left_out)
  if (!date) return null
  const next = { ...occurrenceOf(row, date), came_on: date, left_out: left_out.filter(({ on }) => on > date) }
  return { ...next, remind_at: remindAt(next, now) }
}

const occurrenceOf = (row: Plan, date: CourtDate): Plan => ({
  ...row,
  date,
  end_date: addDays(date, daysBetween(row.date, row.end_date)),
  checklist: row.checklist.map((step) => ({ ...step, is_done: false })),
})

const leftOutAtMost = 400

export function leaveOut(row: Plan, on: CourtDate, moved_to: TaskId | null): LeftOut[] {
  const { repeat, repeats_from, came_on, left_out } = row
  const comes = repeat && repeats_from && came_on && on > came_on
  if (!comes || nextOccurrence(repeat, repeats_from, addDays(on, -1), left_out) !== on) throw new NotFound()
  if (left_out.length >= leftOutAtMost) throw refused('on', 'Too many days of this task are left out. Begin a new one')
  return [...left_out, { on, moved_to }]
}

export function planMoved(row: Plan, on: CourtDate, place: TaskChanges, now: Date): Plan {
  const alone = { ...occurrenceOf(row, on), repeat: null, repeats_from: null, came_on: null, left_out: [] }
  const moved = planTask(alone, place, now)
  return { ...moved, remind_at: remindAt(moved, now) }
}

export const planOf = (row: Row): Plan =>
  Object.fromEntries(Object.keys(blank).map((key) => [key, row[key as keyof Plan]])) as unknown as Plan
