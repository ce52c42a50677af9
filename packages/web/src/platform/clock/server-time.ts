import { type CourtDate, courtDateAt } from '@peshi/contract/platform/dates'
import { readJson, writeJson } from '../storage/storage.ts'

// A phone's clock can be wrong by minutes or a day. Every reply says the server's time; the difference is kept for the
// next start, which may be without a network.

/** A smaller difference is the slowness of the line, and the second in which the reply was made. */
const slackMs = 15_000
/** Told to the person from here on. */
const wrongMs = 120_000

interface Difference {
  /** Server minus device. */
  ms: number
  isTold: boolean
}

const right: Difference = { ms: 0, isTold: false }
let difference = readKept()

function readKept(): Difference {
  const kept = readJson('clockDifference') as Partial<Difference> | null
  return typeof kept?.ms === 'number' ? { ms: kept.ms, isTold: kept.isTold === true } : right
}

/** Takes the `date` of a reply that came just now. */
export function noteServerTime(response: Response, deviceMs = Date.now()): void {
  const serverMs = Date.parse(response.headers.get('date') ?? '')
  if (Number.isNaN(serverMs)) return
  const ms = serverMs - deviceMs
  const isNew = Math.abs(ms - difference.ms) > slackMs
  if (Math.abs(ms) <= slackMs) keep(right)
  else if (isNew) keep({ ms, isTold: difference.isTold && Math.abs(ms) > wrongMs })
}

function keep(next: Difference): void {
  if (next.ms === difference.ms && next.isTold === difference.isTold) return
  difference = next
  writeJson('clockDifference', next === right ? null : next)
}

/** The server's time of a moment by this device's clock, which is now unless it is given. */
export const serverNow = (deviceMs = Date.now()): Date => new Date(deviceMs + difference.ms)

/** The courts' day now. */
export const courtToday = (): CourtDate => courtDateAt(serverNow())

/** Once, when the device's clock is found to be wrong by minutes: what both clocks say. */
export function takeWrongClock(deviceMs = Date.now()): { device: Date; server: Date } | null {
  if (difference.isTold || Math.abs(difference.ms) <= wrongMs) return null
  keep({ ...difference, isTold: true })
  return { device: new Date(deviceMs), server: serverNow(deviceMs) }
}
