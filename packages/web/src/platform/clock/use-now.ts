import type { CourtDate } from '@peshi/contract/platform/dates'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { subscribeMinutes } from './minutes.ts'
import { courtToday, serverNow } from './server-time.ts'

export function useNow(): Date {
  const [now, setNow] = useState(() => serverNow())
  useEffect(() => subscribeMinutes(() => setNow(serverNow())), [])
  return now
}

/** India's day. The component renders again when it changes. */
export const useCourtToday = (): CourtDate => useSyncExternalStore(subscribeMinutes, courtToday)
