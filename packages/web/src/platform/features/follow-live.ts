import { familyOf, type Happened } from '@peshi/contract/platform/events'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { type LiveEvent, onLive, startLive } from '../api/live.ts'
import { allFeatures, type Feature, type Live } from './feature.ts'

type KeysOf = ((event: StreamEvent, client: QueryClient) => readonly QueryKey[]) | undefined

/**
 * If many events of one type come at once, the browser gets only one of them, without a matter. A key that ends with a
 * matter then stands for all matters.
 */
function keysTouchedBy(event: StreamEvent, { live = {} }: Feature, client: QueryClient): readonly QueryKey[] {
  const names = 'at' in event ? [familyOf(event.type), ...(concernsMatter(event) ? ['onMatter'] : [])] : [event.type]
  const keys = names.flatMap((name) => (live[name as keyof Live] as KeysOf)?.(event, client) ?? [])
  return keys.map((key) => key.filter((part) => part !== null))
}

/** A deleted matter’s own page must not ask for it again: it gets *not found*. */
const isOfDeleted = (event: StreamEvent, { queryKey }: Query): boolean =>
  event.type === 'matter.deleted' && event.matter_id !== null && queryKey.includes(event.matter_id)

const concernsMatter = ({ type, matter_id }: Happened): boolean => matter_id !== null && type !== 'matter.deleted'

/** Files never change, and a viewer would lose its place. */
const isFile = ({ observers }: Query) => observers.some(({ options }) => options.staleTime === Number.POSITIVE_INFINITY)

export function refetchAfter(event: LiveEvent, client: QueryClient): void {
  if (event.type === 'missed') {
    client.invalidateQueries({ predicate: (query) => !isFile(query) })
    return
  }
  for (const feature of allFeatures())
    for (const queryKey of keysTouchedBy(event, feature, client))
      client.invalidateQueries({ queryKey, predicate: (query) => !isOfDeleted(event, query) })
}

export function followLive(client: QueryClient): () => void {
  const unlisten = onLive((event) => refetchAfter(event, client))
  const stop = startLive(allFeatures().flatMap(({ streamPart = [] }) => streamPart))
  return () => {
    unlisten()
    stop()
  }
}
