import type { CourtType } from '@peshi/contract/courts/courts'
import { readOneOf, readPage, readWords } from '../../app/read-search.ts'

export const courtTypes = ['supreme', 'high', 'tribunal', 'district'] as const satisfies readonly CourtType[]

export interface CourtLinksSearch {
  q?: string
  type?: CourtType
  page?: number
}

export function readCourtLinksSearch(raw: Record<string, unknown>): CourtLinksSearch {
  return {
    q: readWords(raw.q, 100),
    type: readOneOf(courtTypes, raw.type),
    page: readPage(raw.page),
  }
}
