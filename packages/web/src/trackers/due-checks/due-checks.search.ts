import type { CourtId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { courtIdForm, readForm, readOneOf, readWhole } from '../../app/read-search.ts'

export const dueKinds = [
  'import',
  'case',
  'page',
  'fir',
  'appeal',
  'caveat',
  'cause-list',
  'practice',
] as const satisfies readonly DueCheckKind[]

export interface DueNarrow {
  kind?: DueCheckKind | undefined
  court?: CourtId | undefined
}

export interface DueSearch extends DueNarrow {
  show?: 'settled' | undefined
  page?: number | undefined
}

export function readDueSearch(raw: Record<string, unknown>): DueSearch {
  return {
    kind: readOneOf(dueKinds, raw.kind as DueCheckKind),
    court: readForm<CourtId>(courtIdForm, raw.court),
    show: raw.show === 'settled' ? 'settled' : undefined,
    page: readWhole(raw.page, 2, 1_000_000),
  }
}
