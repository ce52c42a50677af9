import type { InputOf } from '@peshi/contract/platform/endpoint'
import * as contract from '@peshi/contract/records/privacy'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { personKey } from '../../platform/api/query-client.ts'
import { useData } from '../../platform/api/use-data.ts'

const key = ['deletions'] as const

export const useDeletions = () => useData(key, contract.listDeletions)

function useKeep() {
  const client = useQueryClient()
  return async (data: contract.Deletions) => {
    client.setQueryData(key, data)
    await client.invalidateQueries({ queryKey: personKey })
  }
}

export const useAskForDeletion = () => {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: InputOf<typeof contract.askForDeletion>['body']) => callApi(contract.askForDeletion, { body }),
    onSuccess: ({ data }) => keep(data),
  })
}

export const useCancelDeletion = () => {
  const keep = useKeep()
  return useMutation({
    mutationFn: (kind: contract.DeletionKind) => callApi(contract.cancelDeletion, { body: { kind } }),
    onSuccess: ({ data }) => keep(data),
  })
}
