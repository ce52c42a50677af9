// Keeps the replies that pages show without a network, encrypted on the device for 30 days. The manifests say which
// replies these are (`kept`). Key and data are those of the query cache.
// - A kept reply is shown only if the query has no data: at once without a network, otherwise after two seconds of
//   silence.
// - A reply of the server always replaces it. `showsKept` says that a page shows a kept one.
// - A reply of an older `format` is not shown.
// - The replies of a person are deleted when another person signs in or another chamber is opened.
// Source: decisions/016-offline-use.md.
import type { Query, QueryClient } from '@tanstack/react-query'
import { experimental_createQueryPersister, type PersistedQuery } from '@tanstack/react-query-persist-client'
import { isOffline, subscribeNetwork } from '../api/network.ts'
import { sealedStore } from '../device/device-store.ts'
import { clearFiles } from '../device/sealed-files.ts'
import { patienceMs, within } from '../device/within.ts'
import { isKept, isReloadedAlone } from './writing.ts'

const day = 86_400_000
/** Milliseconds without a response until the page shows stored data. */
export const silentMs = 2000

/**
 * Raise it when a kept reply gets a field without which its page fails. A reply that this device stored in an older
 * format is then not shown.
 */
const format = '5'

const store = sealedStore<PersistedQuery>('read')
const persister = experimental_createQueryPersister<PersistedQuery>({
  storage: store,
  serialize: (query) => query,
  deserialize: (query) => query,
  maxAge: 30 * day,
  buster: format,
})

const warn = (error: unknown) => console.warn(`Replies cannot be stored in this browser: ${String(error)}`)

const standIns = new Set<string>()
export const showsKept = ({ queryHash }: Query) => standIns.has(queryHash)

async function show(client: QueryClient, { queryHash }: Query): Promise<void> {
  await persister.retrieveQuery(queryHash, ({ queryKey, state }) => {
    if (client.getQueryData(queryKey) !== undefined) return
    standIns.add(queryHash)
    client.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt })
  })
}

export function keepQueries(client: QueryClient): () => void {
  const cache = client.getQueryCache()
  const showIfEmpty = (query: Query) => {
    if (query.state.data === undefined && isKept(query.queryKey)) show(client, query).catch(warn)
  }
  const showIfSilent = (query: Query) => {
    if (isOffline()) showIfEmpty(query)
    else setTimeout(() => showIfEmpty(query), silentMs)
  }
  const keep = (query: Query) => persister.persistQuery(query).catch(warn)
  for (const query of cache.getAll()) {
    if (query.state.status === 'success' && isKept(query.queryKey)) keep(query)
    else if (query.state.fetchStatus === 'fetching') showIfSilent(query)
  }
  persister.persisterGc().catch(warn)

  const unsubscribe = cache.subscribe((event) => {
    if (event.type !== 'updated' || !isKept(event.query.queryKey)) return
    const { action, query } = event
    if (action.type === 'success' && !action.manual) {
      standIns.delete(query.queryHash)
      keep(query)
    }
    if (action.type === 'fetch' && query.state.data === undefined) showIfSilent(query)
  })
  const showAll = () => {
    if (isOffline()) for (const query of cache.getAll()) showIfEmpty(query)
  }
  showAll()
  const stopFollowing = subscribeNetwork(showAll)
  return () => {
    unsubscribe()
    stopFollowing()
  }
}

export const emptyKept = () => Promise.all([store.clear(), clearFiles()])

export async function dropAnswers(client: QueryClient): Promise<void> {
  await within(patienceMs, emptyKept()).catch(warn)
  const isAnswer = ({ queryKey }: Query) => !isReloadedAlone(queryKey)
  client.removeQueries({ type: 'inactive', predicate: isAnswer })
  await client.resetQueries({ predicate: isAnswer })
}
