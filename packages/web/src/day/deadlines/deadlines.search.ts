import type { DueKind } from '@peshi/contract/day/deadlines'
import type { ClockId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, readWhole, uuidForm } from '../../app/read-search.ts'

export const dueViews = ['day', 'person', 'matter'] as const
export const dueStates = ['near', 'past', 'done', 'stopped', 'all'] as const
export const dueKinds: readonly DueKind[] = [
  'limitation',
  'pleading',
  'notice',
  'caveat',
  'bail',
  'order',
  'registry',
  'own',
  'task',
]

export interface DeadlinesSearch {
  by?: (typeof dueViews)[number]
  state?: (typeof dueStates)[number]
  group?: DueKind
  unticked?: true
  search?: string
  page?: number
  open?: ClockId
}

const pagesAtMost = 10_000

export function readDeadlinesSearch(raw: Record<string, unknown>): DeadlinesSearch {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, 200) : ''
  const by = readOneOf(dueViews, raw.by)
  return {
    by: by === 'day' ? undefined : by,
    state: readOneOf(dueStates, raw.state),
    group: readOneOf(dueKinds, raw.group),
    unticked: raw.unticked === true ? true : undefined,
    search: search || undefined,
    page: readWhole(raw.page, 2, pagesAtMost),
    open: readForm<ClockId>(uuidForm, raw.open),
  }
}
