import type { allCourts, Court } from '@peshi/contract/courts/courts'
import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import { readJson, writeText } from '../../platform/storage/storage.ts'

export type AllCourts = ReplyOf<typeof allCourts>

export async function keepAllCourts(): Promise<void> {
  const response = await fetch('/api/courts/all').catch(() => null)
  if (!response?.ok) return
  const text = await response.text()
  if (courtsOf(JSON.parse(text)).length > 0) writeText('allcourts', text)
}

export function courtsOf(reply: unknown): Court[] {
  if (!isAllCourts(reply)) return []
  return [...reply.supremeCourts, ...reply.highCourts, ...reply.districtCourts, ...reply.tribunalsCourts]
}

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
