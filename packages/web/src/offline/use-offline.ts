import type { MatterId } from '@peshi/contract/ids'
import { useSyncExternalStore } from 'react'
import { isOffline, subscribeNetwork } from './network.ts'
import { listWaiting, matterOf, subscribeOutbox } from './outbox.ts'

export const useOffline = () => useSyncExternalStore(subscribeNetwork, isOffline)
export const useWaiting = () => useSyncExternalStore(subscribeOutbox, listWaiting)
export const useWaitingOf = (matterId: MatterId) => useWaiting().filter((item) => matterOf(item) === matterId)
