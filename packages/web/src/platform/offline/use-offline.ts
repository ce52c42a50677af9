import type { MatterId, TaskId } from '@peshi/contract/platform/ids'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isOffline, subscribeNetwork } from '../api/network.ts'
import { subscribeWritten } from '../device/written.ts'
import { listWaiting } from './outbox.ts'
import { matterOf } from './writings.ts'

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

export const useWaitingOf = (matterId: MatterId) => useWaiting().filter(({ writing }) => matterOf(writing) === matterId)

export function useWaitingTick(task: TaskId): { isDone: boolean; isRefused: boolean } | null {
  const last = useWaiting().findLast(({ writing }) => writing.kind === 'tick' && writing.id === task)
  return last?.writing.kind === 'tick' ? { isDone: last.writing.isDone, isRefused: last.refusal !== null } : null
}
