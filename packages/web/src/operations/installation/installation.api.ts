import { getInstallation, listChambers, retryJob } from '@peshi/contract/operations/installation'
import type { FailedJobId } from '@peshi/contract/platform/ids'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import type { InstallationSearch } from './installation.search.ts'

const key = ['installation'] as const
export const perPage = 25
const everyHalfMinute = 30_000

export const useInstallation = () =>
  useQuery({
    queryKey: [...key, 'now'],
    queryFn: async () => (await callApi(getInstallation)).data,
    refetchInterval: everyHalfMinute,
  })

export const useChambers = ({ search, page }: InstallationSearch) =>
  useQuery({
    queryKey: [...key, 'chambers', search, page],
    queryFn: () => callApi(listChambers, { query: { search, page, perPage } }),
    placeholderData: keepPreviousData,
  })

export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: FailedJobId) => callApi(retryJob, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
