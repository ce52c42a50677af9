import type { UseQueryResult } from '@tanstack/react-query'

/** True while one of the queries loads for the first time; after a failure it no longer counts. */
export const isFilling = (...queries: Pick<UseQueryResult, 'isLoading' | 'failureCount'>[]): boolean =>
  queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
