import { serverNow } from '../clock/server-time.ts'

/** How long before its end a token counts as over, so that it does not end on the way. */
const margin = 10_000

const received = new Map<string, number>()

/** Remembers when this tab got a token: its age by our own clock is right even where the clocks disagree. */
export function noteToken(accessToken: string, now = Date.now()): void {
  received.clear()
  received.set(accessToken, now)
}

/**
 * Is it worth a refresh before it is even tried? Saves a round of refused calls after a pause. A token that can't be
 * read is left to the server's judgement.
 */
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
    return null // not a token of the form we know
  }
}
