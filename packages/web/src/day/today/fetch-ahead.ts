import { briefPack } from '@peshi/contract/day/brief-pack'
import { addDays, type CourtDate } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { briefPackName } from '../../matters/hearings/brief-pack.tsx'
import { hearingDaysQuery, hearingsOfMatterQuery } from '../../matters/hearings/hearings.api.ts'
import { matterQuery } from '../../matters/matters/matters.api.ts'
import { notesQuery } from '../../matters/notes/notes.api.ts'
import { fetchPdf, orderVersion, pdfName } from '../../matters/orders/fetch-pdf.ts'
import { ordersQuery, orderTextQuery } from '../../matters/orders/orders.api.ts'
import { fetchFile } from '../../platform/api/call-api.ts'
import { isOffline } from '../../platform/api/network.ts'
import { sealedStore } from '../../platform/device/device-store.ts'
import { fetchedOrKept, isKeptSince, keptOrFetched } from '../../platform/offline/kept-files.ts'
import { readSession } from '../../platform/session/session.ts'
import { mayDo } from '../../platform/session/use-session.ts'

const restMs = 6000
const hour = 3_600_000
const freshMs = 3 * hour
const mostMatters = 40
const slowMs = 2000

export function useFetchAhead(today: CourtDate | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!today) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      if (isGoodLine()) inOneTab(() => fetchAhead(client, today, stop.signal)).catch(warn)
    }, restMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [client, today])
}

function isGoodLine(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  if (isOffline() || connection?.saveData || (connection?.effectiveType ?? '4g') !== '4g') return false
  const todayRequests = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/api/today'))
  return todayRequests.every(({ duration }) => duration < slowMs)
}

const inOneTab = async (work: () => Promise<void>): Promise<void> =>
  navigator.locks?.request('peshi-fetch-ahead', { ifAvailable: true }, (lock) => (lock ? work() : undefined))

async function fetchAhead(client: QueryClient, today: CourtDate, signal: AbortSignal): Promise<void> {
  if (!may('read', 'Matter')) return
  const days = [today, addDays(today, 1)]
  const { data } = await client.fetchQuery(hearingDaysQuery([], []))
  const due = data.flatMap((day) => day.data).filter(({ date }) => days.includes(date))
  const matters = new Set(due.map(({ matter_id }) => matter_id))
  for (const id of [...matters].slice(0, mostMatters)) {
    if (signal.aborted) return
    await fetchMatterAhead(client, id)
  }
  for (const date of new Set(due.map((entry) => entry.date))) {
    const query = { date }
    if (signal.aborted || (await isKeptSince(briefPackName(query), freshMs))) continue
    await fetchedOrKept(briefPackName(query), () => fetchFile(briefPack, { query }))
  }
}

const may = (...needed: ['read', 'Matter' | 'Order' | 'Note']) => mayDo(readSession()?.userData, ...needed)

const marks = sealedStore<number>('read')

async function fetchMatterAhead(client: QueryClient, id: MatterId): Promise<void> {
  const mark = `fetched-ahead ${id}`
  if (Date.now() - ((await marks.getItem(mark)) ?? 0) < freshMs) return
  await fetchMatter(client, id)
  await marks.setItem(mark, Date.now())
}

async function fetchMatter(client: QueryClient, id: MatterId): Promise<void> {
  const matter = matterQuery(id, true)
  await client.fetchQuery(matter)
  // Without this, opening the matter would send no request, and the access log would miss the opening.
  await client.invalidateQueries({ queryKey: matter.queryKey, refetchType: 'none' })
  await client.fetchQuery(hearingsOfMatterQuery(id))
  if (may('read', 'Note')) await client.fetchInfiniteQuery(notesQuery(id))
  if (!may('read', 'Order')) return
  const orders = await client.fetchQuery(ordersQuery(id))
  const latest = orders.find((order) => order.document === 'ready' && order.file)
  if (!latest?.file) return
  const address = latest.file
  await keptOrFetched(pdfName(latest._id, orderVersion(latest)), () => fetchPdf(address))
  if (latest.has_text) await client.fetchQuery(orderTextQuery(latest))
}

const warn = (error: unknown) => console.warn(`Today’s data could not be stored completely: ${String(error)}`)
