import type { MatterId } from '@peshi/contract/platform/ids'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOffline, subscribeNetwork } from '../api/network.ts'
import { subscribeWritten } from '../device/written.ts'
import { listWaiting } from './outbox.ts'
import { kindOf } from './writing.ts'

export const useOffline = () => useSyncExternalStore(subscribeNetwork, isOffline)

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

export const useWaitingOf = (matterId: MatterId) =>
  useWaiting().filter(({ writing }) => kindOf(writing)?.matterOf(writing) === matterId)
