import {
  addOrderFile,
  listAllOrders,
  listOrders,
  markOrders,
  type Order,
  orderText,
  readAllOrders,
  syncOrders,
} from '@peshi/contract/matters/orders'
import { orderRecognition } from '@peshi/contract/matters/recognised-pages'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { callApi, fileAddressMs } from '../../platform/api/call-api.ts'
import { useChange } from '../../platform/api/use-change.ts'
import { dataQuery, usePage } from '../../platform/api/use-data.ts'
import type { RecognitionSource } from '../recognised-pages/recognised-pages.api.ts'
import type { OrderSearch } from './orders.search.ts'

export const orderKeys = {
  all: ['orders'] as const,
  ofMatter: (matterId: string) => ['orders', matterId] as const,
  list: ['orders', 'list'] as const,
}

export const ordersQuery = (matterId: MatterId) =>
  dataQuery(orderKeys.ofMatter(matterId), listOrders, { params: { matterId } }, { staleTime: 60_000 })

export const useOrders = (matterId: MatterId, mayRead = true) =>
  useQuery({
    ...ordersQuery(matterId),
    enabled: mayRead,
    refetchInterval: ({ state }) => (state.data?.some((order) => order.document === 'queued') ? 5000 : fileAddressMs),
  })

export const orderTextQuery = ({ _id, matter_id, size }: Order) =>
  dataQuery(
    [...orderKeys.ofMatter(matter_id), 'text', _id, size],
    orderText,
    { params: { id: _id }, query: { matter_id } },
    { staleTime: Number.POSITIVE_INFINITY },
  )

export const recognitionOfOrder = ({ _id, matter_id, size, has_text }: Order): RecognitionSource => ({
  key: [...orderKeys.ofMatter(matter_id), 'recognition', _id, size],
  load: async (words_from) =>
    (await callApi(orderRecognition, { params: { id: _id }, query: { matter_id, words_from } })).data,
  follows: orderKeys.ofMatter(matter_id),
  isRead: has_text !== null,
})

export const useOrderText = (order: Order) => useQuery({ ...orderTextQuery(order), enabled: order.has_text === true })

export const useSyncOrders = (matterId: MatterId) =>
  useChange(
    () => callApi(syncOrders, { body: { matter_id: matterId } }),
    [orderKeys.ofMatter(matterId), ['matters', 'detail', matterId]],
  )

interface Fetched {
  id: OrderId
  file: File
}

const send = (matter_id: MatterId, { id, file }: Fetched) =>
  callApi(addOrderFile, { params: { id }, query: { matter_id }, body: file.slice(0, file.size, 'application/pdf') })

export const useAddOrderFile = (matterId: MatterId) =>
  useChange((fetched: Fetched) => send(matterId, fetched), [orderKeys.ofMatter(matterId), ['today']])

export const useAddOrderFiles = (matterId: MatterId) =>
  useChange(
    async (all: readonly Fetched[]) => {
      for (const fetched of all) await send(matterId, fetched)
    },
    [orderKeys.ofMatter(matterId), ['today']],
  )

export const ordersPerPage = 50

const filtersOf = ({ q, court, from, to }: OrderSearch) => ({ search: q, court, from, to })

export const useAllOrders = (search: OrderSearch) =>
  usePage([...orderKeys.list, search], listAllOrders, {
    query: {
      ...filtersOf(search),
      unread: search.open === 'unread' ? 'true' : undefined,
      page: search.page ?? 1,
      perPage: ordersPerPage,
    },
  })

export const useMarkOrders = () =>
  useChange((body: { ids: OrderId[]; is_read: boolean }) => callApi(markOrders, { body }), [orderKeys.list])

export const useReadAllOrders = () =>
  useChange((search: OrderSearch) => callApi(readAllOrders, { body: filtersOf(search) }), [orderKeys.list])

/** Marks an order as read when it is opened. Without a network it stays unread. */
export function useReadMark(id: OrderId): void {
  const { mutate } = useMarkOrders()
  useEffect(() => mutate({ ids: [id], is_read: true }), [id, mutate])
}
