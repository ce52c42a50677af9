import type { allCourts, Court } from '@peshi/contract/courts/courts'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { readJson, writeText } from '../../platform/storage/storage.ts'

export type AllCourts = ReplyOf<typeof allCourts>

/**
 * The list of courts, fetched as the application starts and kept as it came under `allcourts`.
 * Without `callApi`, whose endpoint would bring the validator into the first load. Without an answer the list that is
 * stored serves on, and the pages that need it ask again themselves.
 */
export async function keepAllCourts(): Promise<void> {
  const response = await fetch('/api/courts/all').catch(() => null)
  if (!response?.ok) return
  const text = await response.text()
  if (courtsOf(JSON.parse(text)).length > 0) writeText('allcourts', text)
}

/** All four lists in one, the highest court first; empty when there is none. */
export function courtsOf(reply: unknown): Court[] {
  if (!isAllCourts(reply)) return []
  return [...reply.supremeCourts, ...reply.highCourts, ...reply.districtCourts, ...reply.tribunalsCourts]
}

/** The courts as they were stored; undefined when there are none. */
export function storedCourts(): Court[] | undefined {
  const courts = courtsOf(readJson('allcourts'))
  return courts.length > 0 ? courts : undefined
}

const isAllCourts = (value: unknown): value is AllCourts =>
  typeof value === 'object' &&
  value !== null &&
  ['supremeCourts', 'highCourts', 'districtCourts', 'tribunalsCourts'].every((list) =>
    Array.isArray(Reflect.get(value, list)),
  )
