import type { CourtCalendar } from '@peshi/contract/courts/court-days'
import { occurrencesIn } from '@peshi/contract/day/task-repeat'
import type { Task, TaskDetail } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { presentVersion } from '../../platform/db/versions.ts'
import { missedBefore, seriesOf } from './plan-task.ts'
import type { TaskRow } from './tasks.repo.ts'

interface Span {
  from: CourtDate
  to: CourtDate
}

interface Known {
  today: CourtDate
  calendarOf(row: TaskRow): CourtCalendar
}

export function presentTask(found: TaskRow, { today, calendarOf }: Known, span?: Span): Task {
  const { task: row } = found
  const calendar = calendarOf(found)
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    matter: row.matter_id && { _id: row.matter_id, title: found.matter_title ?? '' },
    assignee: row.assignee_id && { _id: row.assignee_id, name: found.assignee_name ?? '' },
    is_done: row.done_at !== null,
    comes_again: span ? comesAgain(row, calendar, span) : [],
    missed: row.done_at ? 0 : missedBefore(row, calendar, today).length,
    steps: { done: row.checklist.filter(({ is_done }) => is_done).length, total: row.checklist.length },
  }
}

export function presentDetail(found: TaskRow, known: Known): TaskDetail {
  const { task: row } = found
  return {
    ...row,
    ...presentTask(found, known),
    created: { name: found.author_name, at: row.created_at.toISOString() },
    done: row.done_at && { name: found.doer_name, at: row.done_at.toISOString() },
  }
}

export function presentSpan(rows: readonly TaskRow[], known: Known, span: Span): Task[] {
  return rows
    .map((row) => presentTask(row, known, span))
    .filter(({ date, end_date, comes_again }) => (date <= span.to && end_date >= span.from) || comes_again.length > 0)
}

function comesAgain(row: TaskRow['task'], calendar: CourtCalendar, { from, to }: Span): CourtDate[] {
  const series = seriesOf(row, calendar)
  if (!series) return []
  const span = { from: addDays(from, -daysBetween(row.date, row.end_date)), to }
  return occurrencesIn(series, series.came_on, span).map(({ date }) => date)
}
