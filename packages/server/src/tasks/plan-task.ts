import { addDays, type CourtDate, daysBetween } from '@peshi/contract/dates'
import { nextComing } from '@peshi/contract/task-repeat'
import { type TaskChanges, taskDaysAtMost } from '@peshi/contract/tasks'
import { Invalid } from '../http/errors.ts'
import type { TaskRow } from './tasks.repo.ts'

type Row = TaskRow['task']

/** What a task is, without who has it and what became of it. */
export type Plan = Pick<
  Row,
  | 'title'
  | 'category'
  | 'matter_id'
  | 'assignee_id'
  | 'date'
  | 'end_date'
  | 'time'
  | 'end_time'
  | 'note'
  | 'checklist'
  | 'remind_before'
  | 'remind_at'
  | 'repeat'
  | 'repeats_from'
  | 'came_on'
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
}

/** India keeps one clock all year. */
const startsAt = ({ date, time }: Pick<Plan, 'date' | 'time'>) => Date.parse(`${date}T${time ?? '09:00'}:00+05:30`)

/** When a task is reminded of; a moment that has passed is none. */
export function remindAt(plan: Pick<Plan, 'date' | 'time' | 'remind_before'>, now: Date): Date | null {
  if (plan.remind_before === null) return null
  const at = new Date(startsAt(plan) - plan.remind_before * 60_000)
  return at > now ? at : null
}

/** A task with what somebody changed in it, or a new one. Throws `Invalid` where it would end before it begins. */
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
  if (changes.repeat !== undefined && JSON.stringify(changes.repeat) !== JSON.stringify(was.repeat)) {
    next.repeats_from = changes.repeat ? next.date : null
    next.came_on = next.repeats_from
  }
  if (moves_all && next.repeat) {
    next.repeats_from = next.date
    next.came_on = next.date
  }
  const isMoved = next.date !== was.date || next.time !== was.time || next.remind_before !== was.remind_before
  return { ...next, remind_at: isMoved ? remindAt(next, now) : was.remind_at }
}

/** A task that only begins on another day is as long as before. */
const lengthened = ({ date, end_date }: Plan, begins: CourtDate): CourtDate =>
  date === '' ? begins : addDays(begins, daysBetween(date, end_date))

function refuseBackwards({ date, end_date, time, end_time }: Plan): void {
  if (end_date < date) throw refused('end_date', 'The last day comes before the first')
  if (daysBetween(date, end_date) >= taskDaysAtMost) throw refused('end_date', 'Use a year at most')
  if (time && end_time && date === end_date && end_time <= time)
    throw refused('end_time', 'The task ends before it begins')
}

const refused = (field: string, why: string) => new Invalid(`${why}.`, { [field]: why })

/** What comes after a repeated task that is done; null when nothing does. */
export function planNext(row: Plan, now: Date): Plan | null {
  const { repeat, repeats_from, came_on } = row
  if (!repeat || !repeats_from || !came_on) return null
  const date = nextComing(repeat, repeats_from, came_on)
  if (!date) return null
  const next = {
    ...row,
    date,
    end_date: addDays(date, daysBetween(row.date, row.end_date)),
    checklist: row.checklist.map((step) => ({ ...step, is_done: false })),
    came_on: date,
  }
  return { ...next, remind_at: remindAt(next, now) }
}

export const planOf = (row: Row): Plan =>
  Object.fromEntries(Object.keys(blank).map((key) => [key, row[key as keyof Plan]])) as unknown as Plan
