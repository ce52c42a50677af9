import type { CourtDate } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

export const views = ['month', 'week', 'day', 'agenda'] as const
export type View = (typeof views)[number]

export const layers = ['hearings', 'clocks', 'done'] as const
export type Layer = (typeof layers)[number]

export interface TasksSearch {
  view?: View
  date?: CourtDate
  /** Hidden layers, separated by commas. */
  hide?: string
  mine?: true
  task?: TaskId
  occurrence?: CourtDate
}

const dateForm = /^2[01]\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

export function readTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const hidden = hiddenIn(typeof raw.hide === 'string' ? raw.hide : '')
  const readDay = (day: unknown) => {
    const date = readForm<CourtDate>(dateForm, day)
    return date && isRealDay(date) ? date : undefined
  }
  return {
    view: readOneOf(views, raw.view),
    date: readDay(raw.date),
    hide: hidden.length > 0 ? hidden.join(',') : undefined,
    mine: raw.mine === true ? true : undefined,
    task: readForm<TaskId>(uuidForm, raw.task),
    occurrence: readDay(raw.occurrence),
  }
}

const isRealDay = (date: CourtDate) => new Date(`${date}T00:00:00Z`).toISOString().startsWith(date)

export const hiddenIn = (hide = ''): Layer[] => layers.filter((layer) => hide.split(',').includes(layer))
