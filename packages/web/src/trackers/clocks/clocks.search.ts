import type { ClockId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, readWhole, uuidForm } from '../../app/read-search.ts'

export const clockStates = ['near', 'past', 'done', 'stopped', 'all'] as const
export const clockGroups = ['limitation', 'pleading', 'notice', 'caveat', 'bail', 'order', 'registry', 'own'] as const

export interface ClocksSearch {
  state?: (typeof clockStates)[number]
  group?: (typeof clockGroups)[number]
  unticked?: true
  search?: string
  page?: number
  open?: ClockId
}

const pagesAtMost = 10_000

export function readClocksSearch(raw: Record<string, unknown>): ClocksSearch {
  const search = typeof raw.search === 'string' ? raw.search.trim().slice(0, 200) : ''
  return {
    state: readOneOf(clockStates, raw.state),
    group: readOneOf(clockGroups, raw.group),
    unticked: raw.unticked === true ? true : undefined,
    search: search || undefined,
    page: readWhole(raw.page, 2, pagesAtMost),
    open: readForm<ClockId>(uuidForm, raw.open),
  }
}
