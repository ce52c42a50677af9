import { getInstallation, listChambers, retryJob } from '@peshi/contract/operations/installation'
import type { FailedJobId } from '@peshi/contract/platform/ids'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData, usePage } from '../../platform/api/use-data.ts'
import type { InstallationSearch } from './installation.search.ts'

const key = ['installation'] as const
export const perPage = 25
const everyHalfMinute = 30_000

export const useInstallation = () => useData([...key, 'now'], getInstallation, {}, { refetchInterval: everyHalfMinute })

export const useChambers = ({ search, page }: InstallationSearch) =>
  usePage([...key, 'chambers', search, page], listChambers, { query: { search, page, perPage } })

export function useRetryJob() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: FailedJobId) => callApi(retryJob, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
