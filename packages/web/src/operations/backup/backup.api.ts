import { getBackups, startBackup, startDrill } from '@peshi/contract/operations/backup'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['backups'] as const
const whileBusyMs = 1000
const otherwiseMs = 30_000

export const useBackups = () =>
  useData(
    key,
    getBackups,
    {},
    { refetchInterval: ({ state: { data } }) => (data?.is_queued || data?.running ? whileBusyMs : otherwiseMs) },
  )

export function useBackupWork(what: 'backup' | 'drill') {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => (what === 'drill' ? callApi(startDrill) : callApi(startBackup)),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
