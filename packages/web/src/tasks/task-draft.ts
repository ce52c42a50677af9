import { type CourtDate, courtDateAt } from '@peshi/contract/dates'
import type { MatterId, PersonId } from '@peshi/contract/ids'
import type { TaskRepeat } from '@peshi/contract/task-repeat'
import type { ChecklistItem, TaskCategory, TaskChanges, TaskDetail } from '@peshi/contract/tasks'
import type { KnownOfTask } from './open-task.ts'

/** What the form holds, as its fields have it. */
export interface TaskDraft {
  title: string
  category: TaskCategory
  matter: { _id: MatterId; title: string } | null
  assignee_id: PersonId | null
  date: CourtDate
  end_date: CourtDate
  time: string
  end_time: string
  note: string
  checklist: ChecklistItem[]
  remind_before: number | null
  repeat: TaskRepeat | null
}

export const draftOf = (task: TaskDetail): TaskDraft => ({
  title: task.title,
  category: task.category,
  matter: task.matter,
  assignee_id: task.assignee?._id ?? null,
  date: task.date,
  end_date: task.end_date,
  time: task.time ?? '',
  end_time: task.end_time ?? '',
  note: task.note,
  checklist: task.checklist,
  remind_before: task.remind_before,
  repeat: task.repeat,
})

export function newDraft({ date = courtDateAt(new Date()), time = '', matter }: KnownOfTask): TaskDraft {
  return {
    title: '',
    category: matter ? 'Matter' : 'Chamber',
    matter: matter ?? null,
    assignee_id: null,
    date,
    end_date: date,
    time,
    end_time: '',
    note: '',
    checklist: [],
    remind_before: null,
    repeat: null,
  }
}

/** What is sent. Steps without words are none. */
export const bodyOf = ({ matter, time, end_time, checklist, ...rest }: TaskDraft) =>
  ({
    ...rest,
    matter: matter?._id ?? null,
    time: time || null,
    end_time: (time && end_time) || null,
    checklist: checklist.filter(({ text }) => text.trim() !== ''),
  }) satisfies TaskChanges
