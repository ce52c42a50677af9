import type { CourtCalendar } from '@peshi/contract/courts/court-days'
import {
  dateOf,
  type LeftOut,
  nextOccurrence,
  occurrencesIn,
  recount,
  type Series,
  type TaskRepeat,
} from '@peshi/contract/day/task-repeat'
import { type TaskChanges, taskDaysAtMost } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, courtDateAt, daysBetween } from '@peshi/contract/platform/dates'
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

type Repeated = Pick<Plan, 'repeat' | 'repeats_from' | 'came_on' | 'left_out'>

/** Null for a task that does not repeat. */
export function seriesOf(
  { repeat, repeats_from, came_on, left_out }: Repeated,
  calendar: CourtCalendar,
): (Series & { came_on: CourtDate }) | null {
  if (!repeat || !repeats_from || !came_on) return null
  return { repeat, first: repeats_from, came_on, left_out, calendar }
}

/** The occurrences after the current one that fell before `today`. */
export function missedBefore(row: Repeated, calendar: CourtCalendar, today: CourtDate) {
  const series = seriesOf(row, calendar)
  return series ? occurrencesIn(series, series.came_on, { from: series.came_on, to: addDays(today, -1) }) : []
}

export function planTask(
  before: Plan | null,
  changes: TaskChanges & { moves_all?: boolean | undefined },
  calendar: CourtCalendar,
  now: Date,
): Plan {
  const { matter: matter_id, moves_all, ...rest } = changes
  const was = before ?? { ...blank, category: matter_id ? 'Matter' : 'Chamber' }
  const ownChanges = { ...rest, ...(matter_id !== undefined && { matter_id }) }
  const next = { ...was, ...ownChanges }
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
    toWorkingDay(next, calendar)
  } else if (moves_all && next.repeat) {
    Object.assign(next, countFrom(next, calendar))
    toWorkingDay(next, calendar)
  }
  const isMoved = next.date !== was.date || next.time !== was.time || next.remind_before !== was.remind_before
  return { ...next, remind_at: isMoved ? remindAt(next, now) : was.remind_at }
}

const isSameRhythm = (one: TaskRepeat | null, other: TaskRepeat | null): boolean =>
  one?.every === other?.every &&
  one?.interval === other?.interval &&
  (one?.working_day ?? null) === (other?.working_day ?? null)

function countFrom(plan: Plan, calendar: CourtCalendar): Partial<Plan> {
  const { date } = plan
  const series = seriesOf(plan, calendar)
  return { repeats_from: date, came_on: date, left_out: series ? recount(series, series.came_on, date) : [] }
}

/** Moves the first occurrence of a series to its working day. */
function toWorkingDay(plan: Plan, calendar: CourtCalendar): void {
  if (!plan.repeat) return
  const date = dateOf({ repeat: plan.repeat, calendar }, plan.date)
  plan.end_date = addDays(plan.end_date, daysBetween(plan.date, date))
  plan.date = date
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

export function planNext(row: Plan, calendar: CourtCalendar, now: Date, { withMissed = false } = {}): Plan | null {
  const series = seriesOf(row, calendar)
  if (!series) return null
  const missed = withMissed ? missedBefore(row, calendar, courtDateAt(now)) : []
  const found = nextOccurrence(series, missed.at(-1)?.on ?? series.came_on)
  if (!found) return null
  const left_out = row.left_out.filter(({ on }) => on > found.on)
  const next = { ...occurrenceOf(row, found.date), came_on: found.on, left_out }
  return { ...next, remind_at: remindAt(next, now) }
}

const occurrenceOf = (row: Plan, date: CourtDate): Plan => ({
  ...row,
  date,
  end_date: addDays(date, daysBetween(row.date, row.end_date)),
  checklist: row.checklist.map((step) => ({ ...step, is_done: false })),
})

const leftOutAtMost = 400

export function leaveOut(row: Plan, date: CourtDate, moved_to: TaskId | null, calendar: CourtCalendar): LeftOut[] {
  const series = seriesOf(row, calendar)
  const [found] = series ? occurrencesIn(series, series.came_on, { from: date, to: date }) : []
  if (!found) throw new NotFound()
  if (row.left_out.length >= leftOutAtMost)
    throw refused('on', 'Too many days of this task are left out. Begin a new one')
  return [...row.left_out, { on: found.on, moved_to }]
}

/** The moved or skipped occurrence of a day. */
export const findLeftOut = ({ repeat, left_out }: Plan, date: CourtDate, calendar: CourtCalendar) =>
  left_out.find(({ on }) => (repeat ? dateOf({ repeat, calendar }, on) : on) === date)

export function planMoved(row: Plan, on: CourtDate, place: TaskChanges, calendar: CourtCalendar, now: Date): Plan {
  const alone = { ...occurrenceOf(row, on), repeat: null, repeats_from: null, came_on: null, left_out: [] }
  const moved = planTask(alone, place, calendar, now)
  return { ...moved, remind_at: remindAt(moved, now) }
}

export const planOf = (row: Row): Plan =>
  Object.fromEntries(Object.keys(blank).map((key) => [key, row[key as keyof Plan]])) as unknown as Plan
