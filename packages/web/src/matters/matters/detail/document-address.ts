import type { DocumentId } from '@peshi/contract/platform/ids'
import { readForm, readOneOf, uuidForm } from '../../../app/read-search.ts'

export type DocumentSort = 'added' | '-added' | 'name' | '-name' | 'size' | '-size'
export const documentSorts: readonly DocumentSort[] = ['added', '-added', 'name', '-name', 'size', '-size']

export interface DocumentAddress {
  document?: DocumentId | undefined
  page?: number | undefined
  find?: string | undefined
  folder?: string | undefined
  words?: string | undefined
  sort?: DocumentSort | undefined
}

const readText = (raw: unknown, most: number) =>
  typeof raw === 'string' || typeof raw === 'number' ? String(raw).slice(0, most) : undefined

export const readDocumentAddress = (raw: Record<string, unknown>): Omit<DocumentAddress, 'page' | 'find'> => ({
  document: readForm<DocumentId>(uuidForm, raw.document),
  folder: readText(raw.folder, 80),
  words: readText(raw.words, 200) || undefined,
  sort: readOneOf(documentSorts, raw.sort),
})
