import { tryDistrictSite } from '@peshi/contract/courts/district-sites'
import { decideDistrictSite, listDistrictSites } from '@peshi/contract/operations/installation'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { CourtId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { usePage } from '../../platform/api/use-data.ts'
import { perPage } from './installation.api.ts'
import type { SitesSearch } from './sites.search.ts'

const key = ['courts', 'district-sites'] as const

export const useDistrictSites = ({ search, state, page }: SitesSearch) =>
  usePage([...key, search, state, page], listDistrictSites, { query: { search, state, page, perPage } })

const useForgetCourts = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['courts'] })
}

export const useTrySite = () =>
  useMutation({
    mutationFn: (court: CourtId) => callApi(tryDistrictSite, { params: { unique_id: court } }),
    onSuccess: useForgetCourts(),
  })

export const useDecideSite = () =>
  useMutation({
    mutationFn: ({ court, ...body }: BodyOf<typeof decideDistrictSite> & { court: CourtId }) =>
      callApi(decideDistrictSite, { params: { unique_id: court }, body }),
    onSuccess: useForgetCourts(),
  })
