import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** Worth another try: no answer, or the server's own trouble. A refusal stays one however often it is asked. */
export const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      retry: (failures, error) => failures < 2 && isPassing(error),
      retryDelay: (attempt) => 600 * 2 ** attempt,
    },
    mutations: { retry: false },
  },
})
