import type { DistrictSiteState } from '@peshi/contract/courts/district-sites'
import { readOneOf, readPage, readWords } from '../../app/read-search.ts'

export const siteStates = [
  'known',
  'met',
  'confirmed',
  'candidate',
  'unnamed',
  'unanswered',
  'forbidden',
] as const satisfies readonly DistrictSiteState[]

export interface SitesSearch {
  search?: string | undefined
  state?: DistrictSiteState | undefined
  page?: number | undefined
}

export const readSitesSearch = (raw: Record<string, unknown>): SitesSearch => ({
  search: readWords(raw.search, 200),
  state: readOneOf(siteStates, raw.state),
  page: readPage(raw.page),
})
