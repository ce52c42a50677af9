import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '../api/api-error.ts'
import { isOffline, noteNetwork, subscribeNetwork } from '../api/network.ts'
import { personKey } from '../api/query-client.ts'
import { countDrafts } from '../device/drafts.ts'
import { isKeeping } from '../device/keeping.ts'
import { i18n } from '../i18n/i18n.ts'
import { toastDone } from '../ui/toast.tsx'
import { keepQueries } from './kept-queries.ts'
import { listWaiting, sendWaiting } from './outbox.ts'
import { isReloadedAlone, kindOf } from './writing.ts'

const lookEveryMs = 15_000

export function useSyncOffline(): void {
  const client = useQueryClient()
  useEffect(() => {
    const stopKeeping = keepQueries(client)
    const stopHearing = hearNetwork(client)
    const onOffline = () => noteNetwork(false)
    const onOnline = () => look(client)
    const follow = () => {
      if (!isOffline()) catchUp(client).catch(warn)
    }
    const stopFollowing = subscribeNetwork(follow)
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    window.addEventListener('beforeunload', askBeforeLoss)
    const timer = setInterval(() => {
      if (navigator.onLine === false) return
      if (isOffline()) look(client)
      else if (listWaiting().some(({ refusal }) => refusal === null)) send(client).catch(warn)
    }, lookEveryMs)
    if (navigator.onLine === false) noteNetwork(false)
    if (!isOffline()) send(client).catch(warn)
    return () => {
      stopKeeping()
      stopHearing()
      stopFollowing()
      clearInterval(timer)
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('beforeunload', askBeforeLoss)
    }
  }, [client])
}

function askBeforeLoss(event: BeforeUnloadEvent): void {
  if (!isKeeping() && countDrafts() > 0) event.preventDefault()
}

function hearNetwork(client: QueryClient): () => void {
  const stopMutations = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') {
      if (event.action.error instanceof ApiError && event.action.error.status === 0) noteNetwork(false)
    }
  })
  const stopQueries = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    const { action } = event
    if (action.type === 'success' && !action.manual) noteNetwork(true)
    if (action.type !== 'failed' && action.type !== 'error') return
    noteNetwork(!(action.error instanceof ApiError && action.error.status === 0))
  })
  return () => {
    stopMutations()
    stopQueries()
  }
}

const look = (client: QueryClient) => {
  client.refetchQueries({ queryKey: personKey }).catch(warn)
}

async function catchUp(client: QueryClient): Promise<void> {
  await send(client)
  await client.invalidateQueries({ predicate: ({ queryKey }) => !isReloadedAlone(queryKey) })
}

async function send(client: QueryClient): Promise<void> {
  const sent = await sendWaiting()
  if (sent.length === 0) return
  toastDone(i18n.t('offline:sent', { count: sent.length }))
  const outdated = sent.flatMap(({ writing }) => kindOf(writing)?.outdates(writing) ?? [])
  // Also refetches data that no page shows, because an outcome form reads it from the cache when offline.
  await Promise.all(outdated.map((queryKey) => client.invalidateQueries({ queryKey, refetchType: 'all' })))
}

const warn = (error: unknown) => console.warn(`Waiting entries could not be sent: ${String(error)}`)
