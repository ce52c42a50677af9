import type { MatterCount, MatterGroup } from '@peshi/contract/matters/matters'
import { courtTitle } from '@peshi/courts/catalogue/courts'

export interface CubeRow {
  hc_name: string
  case_status: string
  case_year: number
  matters: number
}

const statusTitles: Record<string, string> = { pending: 'Pending', disposed: 'Disposed' }

const titles: Record<MatterGroup, (value: string) => string> = {
  hc_name: courtTitle,
  case_status: (status) => statusTitles[status] ?? status,
  case_year: (year) => (year === '0' ? 'No year' : year),
}

const orders: Record<MatterGroup, (a: MatterCount, b: MatterCount) => number> = {
  hc_name: (a, b) => b.count - a.count || a.title.localeCompare(b.title),
  case_status: (a, b) => b._id.localeCompare(a._id),
  case_year: (a, b) => Number(b._id) - Number(a._id),
}

export function countBy(group: MatterGroup, cube: readonly CubeRow[]): MatterCount[] {
  const sums = new Map<string, number>()
  for (const row of cube) {
    const value = String(row[group])
    sums.set(value, (sums.get(value) ?? 0) + row.matters)
  }
  return [...sums].map(([_id, count]) => ({ _id, title: titles[group](_id), count })).toSorted(orders[group])
}
