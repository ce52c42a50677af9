import type { UseQueryResult } from '@tanstack/react-query'

/** Whether one of them is asked for the first time. One that failed keeps the others waiting no longer. */
export const isFilling = (...queries: Pick<UseQueryResult, 'isLoading' | 'failureCount'>[]): boolean =>
  queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
