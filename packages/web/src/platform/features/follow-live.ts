import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { onLive, startLive } from '../api/live.ts'
import { allFeatures, type Feature } from './feature.ts'

function keysTouchedBy(event: StreamEvent, { live = {} }: Feature, client: QueryClient): readonly QueryKey[] {
  const keysOf = live[event.type] as ((event: StreamEvent, client: QueryClient) => readonly QueryKey[]) | undefined
  return keysOf?.(event, client) ?? []
}

export function followLive(client: QueryClient): () => void {
  const unlisten = onLive((event) => {
    for (const feature of allFeatures())
      for (const queryKey of keysTouchedBy(event, feature, client)) client.invalidateQueries({ queryKey })
  })
  const stop = startLive()
  return () => {
    unlisten()
    stop()
  }
}
