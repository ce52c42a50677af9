import type { EventFamily, Happened } from '@peshi/contract/platform/events'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { StreamPart } from '../api/live.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { AppAction } from './action.ts'
import type { Filling } from './define-slot.ts'

type Happening = { [F in EventFamily]?: (event: Happened, client: QueryClient) => readonly QueryKey[] }

type Signals = Exclude<StreamEvent, Happened>

export type Live = Happening & {
  onMatter?: (event: Happened, client: QueryClient) => readonly QueryKey[]
} & { [E in Signals as E['type']]?: (event: E, client: QueryClient) => readonly QueryKey[] }

export interface Feature {
  isPresent?(): boolean
  actions?: readonly AppAction[]
  /** Which data to fetch again, by family of events, by signal, or (`onMatter`) after any event that concerns a matter. */
  live?: Live
  streamPart?: StreamPart
  fills?: readonly Filling[]
}

let source: () => Promise<readonly Feature[]> = async () => []
let features: readonly Feature[] = []
let loading: Promise<void> | undefined

export function provideFeatures(from: typeof source): void {
  source = from
  features = []
  loading = undefined
}

export function loadFeatures(): Promise<void> {
  loading ??= loadChunk(source).then(
    (all) => {
      features = all.filter(({ isPresent }) => isPresent?.() !== false)
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

export const allFeatures = () => features

export const actionsOf = (all: readonly Feature[]): AppAction[] =>
  all.flatMap(({ actions = [] }) => actions).toSorted((one, other) => one.order - other.order)
