import { getRetention, type Retention, setRetention } from '@peshi/contract/platform/retention'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'

const key = ['retention'] as const

export const useRetention = (asked: Retention | null) =>
  useQuery({
    queryKey: [...key, asked],
    queryFn: () => callApi(getRetention, { query: asked ?? {} }),
    placeholderData: keepPreviousData,
  })

export function useSetRetention() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Retention) => callApi(setRetention, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: key }),
  })
}
