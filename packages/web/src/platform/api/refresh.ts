import { refreshToken } from '@peshi/contract/chamber/account'
import { noteServerTime } from '../clock/server-time.ts'
import { clearSession, isTokens, readTokens, storeTokens } from '../session/session.ts'
import { errorOfReply } from './api-error.ts'
import { throwNoAnswer } from './no-answer.ts'

let running: Promise<string> | null = null

/** A refusal by the server ends the session. A network error does not. */
export function refreshAccessToken(used: string | null): Promise<string> {
  running ??= underLock(() => exchange(used)).finally(() => {
    running = null
  })
  return running
}

/** Runs `work` in one tab at a time, so that two tabs never use the same refresh token. */
export function underLock<T>(work: () => Promise<T>): Promise<T> {
  // Browsers have Web Locks only on https and localhost.
  return typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request('peshi-refresh', work).then((value) => value as T)
    : work()
}

async function exchange(used: string | null): Promise<string> {
  const stored = readTokens()
  if (stored && stored.accessToken !== used) return stored.accessToken
  if (!stored) {
    clearSession()
    throw errorOfReply(401, null)
  }
  const response = await fetch(refreshToken.path, {
    method: refreshToken.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: stored.refreshToken }),
    signal: AbortSignal.timeout(8000),
  }).catch(throwNoAnswer)
  noteServerTime(response)
  const body: unknown = await response.json().catch(() => null)
  if (!isTokens(body)) {
    if (response.status === 400 || response.status === 401 || response.status === 403) clearSession()
    throw errorOfReply(response.status, body)
  }
  storeTokens({ accessToken: body.accessToken, refreshToken: body.refreshToken })
  return body.accessToken
}
