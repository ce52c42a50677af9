import type { TaskRepeat } from '@peshi/contract/day/task-repeat'
import type { ChecklistItem, TaskCategory, TaskChanges, TaskDetail } from '@peshi/contract/day/tasks'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { courtToday } from '../../platform/clock/server-time.ts'
import type { KnownOfTask } from './open-task.ts'
import type { Place } from './task-moves.ts'

export interface When {
  date: CourtDate
  end_date: CourtDate
  time: string
  end_time: string
}

export interface TaskDraft extends When {
  title: string
  category: TaskCategory
  matter: { _id: MatterId; title: string } | null
  assignee_id: PersonId | null
  note: string
  checklist: ChecklistItem[]
  remind_before: number | null
  repeat: TaskRepeat | null
}

export const whenOf = ({ date, end_date, time, end_time }: Place): When => ({
  date,
  end_date,
  time: time ?? '',
  end_time: end_time ?? '',
})

export const placeAt = ({ date, end_date, time, end_time }: When): Place => ({
  date,
  end_date,
  time: time || null,
  end_time: (time && end_time) || null,
})

export const draftOf = (task: TaskDetail): TaskDraft => ({
  title: task.title,
  category: task.category,
  matter: task.matter,
  assignee_id: task.assignee?._id ?? null,
  ...whenOf(task),
  note: task.note,
  checklist: task.checklist,
  remind_before: task.remind_before,
  repeat: task.repeat,
})

export function newDraft({ date = courtToday(), time = '', matter }: KnownOfTask): TaskDraft {
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

export const bodyOf = ({ matter, checklist, ...rest }: TaskDraft) =>
  ({
    ...rest,
    matter: matter?._id ?? null,
    ...placeAt(rest),
    checklist: checklist.filter(({ text }) => text.trim() !== ''),
  }) satisfies TaskChanges

export const fieldsOf = (task: TaskDetail) => bodyOf(draftOf(task))
