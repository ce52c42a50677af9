import {
  askForDeletion,
  cancelDeletion,
  type DeletionKind,
  type Deletions,
  listDeletions,
} from '@peshi/contract/records/privacy'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const key = ['deletions'] as const

export const useDeletions = () => useQuery({ queryKey: key, queryFn: async () => (await callApi(listDeletions)).data })

function useKeep() {
  const client = useQueryClient()
  return async (data: Deletions) => {
    client.setQueryData(key, data)
    await client.invalidateQueries({ queryKey: ['me'] })
  }
}

export const useAskForDeletion = () => {
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: { kind: DeletionKind; password: string }) => callApi(askForDeletion, { body }),
    onSuccess: ({ data }) => keep(data),
  })
}

export const useCancelDeletion = () => {
  const keep = useKeep()
  return useMutation({
    mutationFn: (kind: DeletionKind) => callApi(cancelDeletion, { body: { kind } }),
    onSuccess: ({ data }) => keep(data),
  })
}
