import type { StreamEvent } from '@peshi/contract/platform/stream'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { AppAction } from './action.ts'
import type { Filling } from './slots.ts'

/** What a feature brings, besides its pages: its manifest, `<feature>.feature.ts`. */
export interface Feature {
  /** False where the installation does not have the feature. */
  isPresent?(): boolean
  /** Entries of the menus, the palette and the shortcuts. */
  actions?: readonly AppAction[]
  /** The feature's queries that an event of the live stream makes stale. */
  live?: { [E in StreamEvent as E['type']]?: (event: E, client: QueryClient) => readonly QueryKey[] }
  /** Parts in the slots of other features' pages. */
  fills?: readonly Filling[]
}

let source: () => Promise<readonly Feature[]> = async () => []
let features: readonly Feature[] = []
let loading: Promise<void> | undefined

/** Called once, at the start, with the way to the list of the composition root. */
export function provideFeatures(from: typeof source): void {
  source = from
}

/** Fetches the manifests: the shell waits for them, the sign-in page does not. */
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

/** None before they are loaded. */
export const allFeatures = () => features

export const actionsOf = (all: readonly Feature[]): AppAction[] =>
  all.flatMap(({ actions = [] }) => actions).toSorted((one, other) => one.order - other.order)
