import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

export type Heading = 'user' | 'code' | 'reset'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      failed?: Heading
      isQuiet?: boolean
    }
  }
}

export const isTemporary = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

const mostRepeats = (error: unknown) => (error instanceof ApiError && error.code === 'database-down' ? 6 : 2)

export const isRepeated = (failures: number, error: unknown) =>
  failures < mostRepeats(error) && isTemporary(error) && navigator.onLine !== false

export const repeatAfterMs = (failures: number) => Math.min(600 * 2 ** failures, 5000)

const isPersonOutdated = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404)

export const personKey = ['me'] as const

const lookAtPersonAgain = (error: unknown) => {
  if (isPersonOutdated(error)) queryClient.invalidateQueries({ queryKey: personKey })
}

type Notify = (error: unknown, heading?: Heading) => void
let notify: Notify = () => undefined

export const notifyFailuresBy = (way: Notify): void => {
  notify = way
}

export const reportedMutations = () =>
  new MutationCache({
    onError: (error, _, __, { meta }) => {
      lookAtPersonAgain(error)
      if (!meta?.isQuiet) notify(error, meta?.failed)
    },
  })

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[0] !== personKey[0]) lookAtPersonAgain(error)
    },
  }),
  mutationCache: reportedMutations(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // By default, offline requests would wait. With `always`, they fail at once, and pages show cached data.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: isRepeated,
      retryDelay: repeatAfterMs,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
