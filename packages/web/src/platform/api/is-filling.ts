import type { UseQueryResult } from '@tanstack/react-query'

export const isFilling = (...queries: Pick<UseQueryResult, 'isLoading' | 'failureCount'>[]): boolean =>
  queries.some(({ isLoading, failureCount }) => isLoading && failureCount === 0)
