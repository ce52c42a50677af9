import { familyOf } from '@peshi/contract/platform/events'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { onLive, startLive } from '../api/live.ts'
import { allFeatures, type Feature, type Live } from './feature.ts'

type KeysOf = ((event: StreamEvent, client: QueryClient) => readonly QueryKey[]) | undefined

function keysTouchedBy(event: StreamEvent, { live = {} }: Feature, client: QueryClient): readonly QueryKey[] {
  const names = 'at' in event ? [familyOf(event.type), ...(event.matter_id ? ['onMatter'] : [])] : [event.type]
  return names.flatMap((name) => (live[name as keyof Live] as KeysOf)?.(event, client) ?? [])
}

export function followLive(client: QueryClient): () => void {
  const unlisten = onLive((event) => {
    for (const feature of allFeatures())
      for (const queryKey of keysTouchedBy(event, feature, client)) client.invalidateQueries({ queryKey })
  })
  const stop = startLive(allFeatures().flatMap(({ streamPart = [] }) => streamPart))
  return () => {
    unlisten()
    stop()
  }
}
