import { serverNow } from '../clock/server-time.ts'

/** Milliseconds. A token is refreshed early, so that it does not expire during a request. */
const margin = 10_000

const received = new Map<string, number>()

/** A token's age is measured from its arrival, because the device's clock may be wrong. */
export function noteToken(accessToken: string, now = Date.now()): void {
  received.clear()
  received.set(accessToken, now)
}

/** A token without readable times counts as valid, because the server decides. */
export function isOver(accessToken: string, now = Date.now()): boolean {
  const times = readTimes(accessToken)
  if (!times) return false
  const since = received.get(accessToken)
  return since === undefined
    ? serverNow(now).getTime() > times.end - margin
    : now - since > times.end - times.begin - margin
}

function readTimes(token: string): { begin: number; end: number } | null {
  const [, payload] = token.split('.')
  if (!payload) return null
  try {
    const { iat, exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof iat === 'number' && typeof exp === 'number' ? { begin: iat * 1000, end: exp * 1000 } : null
  } catch {
    return null
  }
}
