import type { CourtType } from '@peshi/contract/courts/courts'
import { readOneOf } from '../../app/read-search.ts'

export const courtTypes = ['supreme', 'high', 'tribunal', 'district'] as const satisfies readonly CourtType[]

export interface CourtLinksSearch {
  q?: string
  type?: CourtType
  page?: number
}

export function readCourtLinksSearch(raw: Record<string, unknown>): CourtLinksSearch {
  const page = Number(raw.page)
  return {
    q: typeof raw.q === 'string' && raw.q !== '' ? raw.q.slice(0, 100) : undefined,
    type: readOneOf(courtTypes, raw.type),
    page: Number.isInteger(page) && page > 1 && page <= 1000 ? page : undefined,
  }
}
