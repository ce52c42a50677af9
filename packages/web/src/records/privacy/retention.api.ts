import { getRetention, type Retention, setRetention } from '@peshi/contract/platform/retention'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callApi } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'

const key = ['retention'] as const

export const useRetention = (asked: Retention | null) =>
  useQuery({
    queryKey: [...key, asked],
    queryFn: () => callApi(getRetention, { query: asked ?? {} }),
    placeholderData: keepPreviousData,
  })

export const useSetRetention = () => useChange((body: Retention) => callApi(setRetention, { body }), [key])
