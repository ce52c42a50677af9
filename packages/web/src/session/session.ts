import { UserData } from '@peshi/contract/account'
import { z } from 'zod'
import { readJson, readText, writeJson, writeText } from './storage.ts'

const Tokens = z.object({ accessToken: z.string().min(1), refreshToken: z.string().min(1) })
export type Tokens = z.infer<typeof Tokens>

export interface Session {
  userData: UserData
  tokens: Tokens
}

const listeners = new Set<() => void>()
let cached: { raw: string; session: Session | null } | null = null

/** The stored tokens, read afresh: another tab may have changed them a moment ago. */
export function readTokens(): Tokens | null {
  const parsed = Tokens.safeParse(readJson('token'))
  return parsed.success ? parsed.data : null
}

/** Signed in means that `userData` and `token` are both stored (specification §6). */
export function readSession(): Session | null {
  const raw = `${readText('userData')}\n${readText('token')}`
  if (cached?.raw === raw) return cached.session
  const userData = UserData.safeParse(readJson('userData'))
  const tokens = readTokens()
  const session = userData.success && tokens ? { userData: userData.data, tokens } : null
  cached = { raw, session }
  return session
}

const announce = () => {
  for (const listener of listeners) listener()
}

export function storeSession({ userData, tokens }: Session): void {
  writeJson('token', tokens)
  storeUserData(userData)
}

export function storeUserData(userData: UserData): void {
  writeJson('userData', userData)
  writeText('displayBoard', userData.court_id)
  announce()
}

export function storeTokens(tokens: Tokens): void {
  writeJson('token', tokens)
  announce()
}

/** Forgets the person and what was theirs; the courts' list and the skin are nobody's and stay. */
export function clearSession(): void {
  for (const key of ['userData', 'token', 'usercourts', 'displayBoard'] as const) writeText(key, null)
  announce()
}

/** Tells of every change of the session, in this tab and in others. */
export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === 'userData' || event.key === 'token') listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
