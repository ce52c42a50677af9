import type { CourtDate } from '@peshi/contract/platform/dates'
import type { TaskId } from '@peshi/contract/platform/ids'
import { readDate, readForm, readOneOf, uuidForm } from '../../app/read-search.ts'
import { readCourts } from '../../matters/hearings/hearings.search.ts'

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
  /** Courts whose hearings are shown, separated by commas. */
  courts?: string
  task?: TaskId
  occurrence?: CourtDate
}

export function readTasksSearch(raw: Record<string, unknown>): TasksSearch {
  const hidden = hiddenIn(typeof raw.hide === 'string' ? raw.hide : '')
  return {
    view: readOneOf(views, raw.view),
    date: readDate(raw.date),
    hide: hidden.length > 0 ? hidden.join(',') : undefined,
    mine: raw.mine === true ? true : undefined,
    courts: readCourts(raw.courts),
    task: readForm<TaskId>(uuidForm, raw.task),
    occurrence: readDate(raw.occurrence),
  }
}

export const hiddenIn = (hide = ''): Layer[] => layers.filter((layer) => hide.split(',').includes(layer))
