import type { CourtDate } from '@peshi/contract/platform/dates'
import type { ChamberId, OrderId } from '@peshi/contract/platform/ids'
import type { Tx } from '../../platform/db/door.ts'
import { type OrderPlace, orderHitsRepo, type ShownPage } from './order-hits.repo.ts'
import type { Term } from './query.ts'
import { listCases, mostCounted, type SearchFilters } from './search-scope.ts'

interface Wanted {
  terms: readonly Term[]
  filters: SearchFilters
  limit: number
  offset: number
}

interface FoundPages {
  found: ShownPage[]
  total: number
  is_more: boolean
}

const mostWithDates = 5_000
const mostOrders = 20_000
/**
 * Number of newest orders that are read first. If more than `mostCounted` of their pages match, the word is too common
 * for the index.
 */
const ordersAtFirst = 150
const firstStep = 40
const largestStep = 640

export async function findOrders(tx: Tx, chamberId: ChamberId, wanted: Wanted): Promise<FoundPages> {
  const { terms, filters, limit, offset } = wanted
  const cases = await listCases(tx, chamberId, filters)
  if (cases.length === 0) return { found: [], total: 0, is_more: false }
  const repo = orderHitsRepo(tx, chamberId, filters, cases)
  const most = filters.from || filters.to ? mostWithDates : mostCounted
  const newest = await repo.listNewest(ordersAtFirst)
  const first = sortAs(newest, await repo.listPagesOf(newest, terms))
  const showFirst = async () => ({
    found: await repo.listShown(first.slice(offset, offset + limit)),
    total: mostCounted,
    is_more: true,
  })
  const isEnough = first.length >= offset + limit
  if (isEnough && first.length > mostCounted) return showFirst()
  const pages = await repo.listPages(terms, most)
  if (pages.length >= most)
    return isEnough && newest.length === ordersAtFirst ? showFirst() : fromTheNewest(repo, wanted)
  const days = await repo.listDays([...new Set(pages.map(({ order_id }) => order_id))])
  const sorted = sortNewestFirst(pages, days)
  return {
    found: await repo.listShown(sorted.slice(offset, offset + limit)),
    total: Math.min(sorted.length, mostCounted),
    is_more: sorted.length > mostCounted,
  }
}

function sortNewestFirst(pages: readonly OrderPlace[], days: ReadonlyMap<OrderId, CourtDate | null>): OrderPlace[] {
  const once = new Map(pages.map((page) => [`${page.order_id} ${page.page}`, page]))
  const dayOf = ({ order_id }: OrderPlace) => days.get(order_id) ?? ''
  return [...once.values()]
    .filter(({ order_id }) => days.has(order_id))
    .sort((a, b) => dayOf(b).localeCompare(dayOf(a)) || b.order_id.localeCompare(a.order_id) || a.page - b.page)
}

async function fromTheNewest(
  repo: ReturnType<typeof orderHitsRepo>,
  { terms, limit, offset }: Wanted,
): Promise<FoundPages> {
  const orders = await repo.listNewest(mostOrders)
  const found: OrderPlace[] = []
  let step = firstStep
  let at = 0
  while (at < orders.length && found.length < offset + limit) {
    const next = orders.slice(at, at + step)
    const pages = await repo.listPagesOf(next, terms)
    found.push(...sortAs(next, pages))
    at += step
    step = Math.min(step * 2, largestStep)
  }
  const isAll = at >= orders.length && orders.length < mostOrders
  return {
    found: await repo.listShown(found.slice(offset, offset + limit)),
    total: isAll ? Math.min(found.length, mostCounted) : mostCounted,
    is_more: !isAll || found.length > mostCounted,
  }
}

const sortAs = (orders: readonly OrderId[], pages: readonly OrderPlace[]) =>
  [...pages].sort((a, b) => orders.indexOf(a.order_id) - orders.indexOf(b.order_id) || a.page - b.page)
