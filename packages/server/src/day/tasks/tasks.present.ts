import { occurrencesIn } from '@peshi/contract/day/task-repeat'
import type { Task, TaskDetail } from '@peshi/contract/day/tasks'
import { addDays, type CourtDate, daysBetween } from '@peshi/contract/platform/dates'
import { presentVersion } from '../../platform/db/versions.ts'
import type { TaskRow } from './tasks.repo.ts'

interface Span {
  from: CourtDate
  to: CourtDate
}

export function presentTask(found: TaskRow, span?: Span): Task {
  const { task: row } = found
  return {
    ...row,
    ...presentVersion(row),
    _id: row.id,
    matter: row.matter_id && { _id: row.matter_id, title: found.matter_title ?? '' },
    assignee: row.assignee_id && { _id: row.assignee_id, name: found.assignee_name ?? '' },
    is_done: row.done_at !== null,
    comes_again: span ? comesAgain(row, span) : [],
    steps: { done: row.checklist.filter(({ is_done }) => is_done).length, total: row.checklist.length },
  }
}

export function presentDetail(found: TaskRow): TaskDetail {
  const { task: row } = found
  return {
    ...row,
    ...presentTask(found),
    created: { name: found.author_name, at: row.created_at.toISOString() },
    done: row.done_at && { name: found.doer_name, at: row.done_at.toISOString() },
  }
}

export function presentSpan(rows: readonly TaskRow[], span: Span): Task[] {
  return rows
    .map((row) => presentTask(row, span))
    .filter(({ date, end_date, comes_again }) => (date <= span.to && end_date >= span.from) || comes_again.length > 0)
}

function comesAgain(row: TaskRow['task'], { from, to }: Span): CourtDate[] {
  const { repeat, repeats_from, came_on, left_out, date, end_date } = row
  if (!repeat || !repeats_from || !came_on) return []
  return occurrencesIn(
    repeat,
    repeats_from,
    came_on,
    { from: addDays(from, -daysBetween(date, end_date)), to },
    left_out,
  )
}
