import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

/** A sentence over that of an error. */
export type Heading = 'user' | 'code' | 'reset'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** What stands over the sentence of its failures. */
      failed?: Heading
      /** Says itself what went wrong. */
      isQuiet?: boolean
    }
  }
}

/** Worth another try: no answer, or the server's own trouble. A refusal stays one however often it is asked. */
export const isPassing = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500)

/** A page waits for a database that restarts, and shows what it has meanwhile; other trouble is told sooner. */
const mostRepeats = (error: unknown) => (error instanceof ApiError && error.code === 'database-down' ? 6 : 2)

export const isRepeated = (failures: number, error: unknown) =>
  failures < mostRepeats(error) && isPassing(error) && navigator.onLine !== false

export const repeatAfterMs = (failures: number) => Math.min(600 * 2 ** failures, 5000)

/** Rights or the account's state may have changed: what the person may not see any more is refused, or not found. */
const isPersonOutdated = (error: unknown) => error instanceof ApiError && (error.status === 403 || error.status === 404)

const lookAtPersonAgain = (error: unknown) => {
  if (isPersonOutdated(error)) queryClient.invalidateQueries({ queryKey: ['me'] })
}

type Tell = (error: unknown, heading?: Heading) => void
let tell: Tell = () => undefined

/** How failed changes are told. */
export const tellFailuresBy = (way: Tell): void => {
  tell = way
}

/** Whatever was to be done and failed is told, also where a form shows it too. */
export const toldMutations = () =>
  new MutationCache({
    onError: (error, _, __, { meta }) => {
      lookAtPersonAgain(error)
      if (!meta?.isQuiet) tell(error, meta?.failed)
    },
  })

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => {
      if (queryKey[0] !== 'me') lookAtPersonAgain(error)
    },
  }),
  mutationCache: toldMutations(),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * 60_000,
      // Without a network a call fails at once and the page shows what it has, instead of waiting unseen.
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: isRepeated,
      retryDelay: repeatAfterMs,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
