import { listCourtLinks, setFavouriteCourt } from '@peshi/contract/courts/court-links'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { usePage } from '../../platform/api/use-data.ts'
import type { CourtLinksSearch } from './court-links.search.ts'

const key = ['court-links'] as const
export const perPage = 25

export const useCourtLinks = (search: CourtLinksSearch) =>
  usePage([...key, search], listCourtLinks, { query: { ...search, perPage } })

export const useSetFavourite = () =>
  useChange((body: BodyOf<typeof setFavouriteCourt>) => callApi(setFavouriteCourt, { body }), [key])
