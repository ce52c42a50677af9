import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { readJson, writeJson } from '../storage/storage.ts'

// A device's clock can be wrong by a day, so use these functions instead of `Date.now()`.

/** Milliseconds. Smaller differences come from the network's delay and the whole seconds of the `Date` header. */
const slackMs = 15_000
const wrongMs = 120_000

interface Difference {
  /** Milliseconds to add to the device's time to get the server's time. */
  ms: number
  wasShown: boolean
}

const listeners = new Set<() => void>()

export function subscribeServerTime(listener: () => void): () => boolean {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const right: Difference = { ms: 0, wasShown: false }
let difference = readKept()

function readKept(): Difference {
  const kept = readJson('clockDifference') as Partial<Difference> | null
  return typeof kept?.ms === 'number' ? { ms: kept.ms, wasShown: kept.wasShown === true } : right
}

export function noteServerTime(response: Response, deviceMs = Date.now()): void {
  const serverMs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(serverMs)) return
  const ms = serverMs - deviceMs
  const isNew = Math.abs(ms - difference.ms) > slackMs
  if (Math.abs(ms) <= slackMs) keep(right)
  else if (isNew) keep({ ms, wasShown: difference.wasShown && Math.abs(ms) > wrongMs })
}

function keep(next: Difference): void {
  const before = difference
  if (next.ms === before.ms && next.wasShown === before.wasShown) return
  difference = next
  writeJson('clockDifference', next === right ? null : next)
  if (next.ms === before.ms) return
  for (const listener of listeners) listener()
}

export const serverNow = (deviceMs = Date.now()): Date => new Date(deviceMs + difference.ms)

export const courtToday = (): CourtDate => courtDateAt(serverNow())

/** Both times if the device’s clock is wrong, so that the person sees it once. Later calls return null. */
export function takeWrongClock(deviceMs = Date.now()): { device: Date; server: Date } | null {
  if (difference.wasShown || Math.abs(difference.ms) <= wrongMs) return null
  keep({ ...difference, wasShown: true })
  return { device: new Date(deviceMs), server: serverNow(deviceMs) }
}
