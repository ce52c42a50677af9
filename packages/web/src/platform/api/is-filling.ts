import type { UseQueryResult } from '@tanstack/react-query'

/** True while a query loads for the first time and no attempt has failed yet. */
export const isFilling = (...queries: Pick<UseQueryResult, 'isLoading' | 'failureCount'>[]): boolean =>
  queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
