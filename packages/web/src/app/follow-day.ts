import type { QueryClient } from '@tanstack/react-query'
import { subscribeDays } from '../platform/clock/minutes.ts'

/** Loads again what the server says of a day, once India's day has changed. */
export const followDay = (queries: QueryClient): (() => void) =>
  subscribeDays(() => {
    queries.invalidateQueries().catch((error: unknown) => console.warn(error))
  })
