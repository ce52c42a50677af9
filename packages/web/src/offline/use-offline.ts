import type { MatterId } from '@peshi/contract/ids'
import { useSyncExternalStore } from 'react'
import { subscribeWritten } from '../device/written.ts'
import { isOffline, subscribeNetwork } from './network.ts'
import { listWaiting, matterOf } from './outbox.ts'

export const useOffline = () => useSyncExternalStore(subscribeNetwork, isOffline)
export const useWaiting = () => useSyncExternalStore(subscribeWritten, listWaiting)
export const useWaitingOf = (matterId: MatterId) => useWaiting().filter((item) => matterOf(item) === matterId)
