import type { MatterId } from '@peshi/contract/platform/ids'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOffline, subscribeNetwork } from '../api/network.ts'
import { subscribeWritten } from '../device/written.ts'
import { listWaiting, matterOf } from './outbox.ts'

export const useOffline = () => useSyncExternalStore(subscribeNetwork, isOffline)

/** On a good line a thing is sent within this time, so nobody is told that it waits. */
const soonMs = 1000

export function useWaiting() {
  const waiting = useSyncExternalStore(subscribeWritten, listWaiting)
  const isLost = useOffline()
  const [noted, setNoted] = useState(waiting)
  useEffect(() => {
    const timer = setTimeout(() => setNoted(waiting), isLost ? 0 : soonMs)
    return () => clearTimeout(timer)
  }, [waiting, isLost])
  return waiting.filter(({ id }) => noted.some((one) => one.id === id))
}

export const useWaitingOf = (matterId: MatterId) => useWaiting().filter((item) => matterOf(item) === matterId)
