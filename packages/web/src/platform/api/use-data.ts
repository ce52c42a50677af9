import type { DataOf, Endpoint } from '@peshi/contract/platform/endpoint'
import { keepPreviousData, type QueryKey, queryOptions, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type CallInput, callApi } from './call-api.ts'

type Options<E extends Endpoint> = Omit<UseQueryOptions<DataOf<E>>, 'queryKey' | 'queryFn'>

/** A query of the `data` of an endpoint's reply. */
export function dataQuery<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input?: CallInput<E>,
  options?: Options<E>,
) {
  const queryFn = async () => ((await callApi(endpoint, input)) as { data: DataOf<E> }).data
  return { ...queryOptions({ ...options, queryKey, queryFn }), queryFn }
}

export const useData = <E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  input?: CallInput<E>,
  options?: Options<E>,
) => useQuery(dataQuery(queryKey, endpoint, input, options))

/** A whole reply, such as a page of a list with its total. The last page is shown while the next one is loaded. */
export const usePage = <E extends Endpoint>(queryKey: QueryKey, endpoint: E, input?: CallInput<E>) =>
  useQuery({ queryKey, queryFn: () => callApi(endpoint, input), placeholderData: keepPreviousData })
