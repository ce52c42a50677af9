import type { ImportId } from '@peshi/contract/platform/ids'
import type { ImportRowState } from '@peshi/contract/records/imports'
import { readForm, readOneOf, readWhole, uuidForm } from '../../app/read-search.ts'

export const rowStates = [
  'ready',
  'by-hand',
  'asked',
  'done',
  'duplicate',
  'faulty',
  'failed',
] as const satisfies readonly ImportRowState[]
export type ShownState = (typeof rowStates)[number]

export interface ImportSearch {
  id?: ImportId | undefined
  rows?: ShownState | undefined
  conflicts?: true | undefined
  page?: number | undefined
}

export const readImportSearch = (raw: Record<string, unknown>): ImportSearch => ({
  id: readForm<ImportId>(uuidForm, raw.id),
  rows: readOneOf(rowStates, raw.rows),
  conflicts: raw.conflicts === true ? true : undefined,
  page: readWhole(raw.page, 1, 1_000_000),
})
