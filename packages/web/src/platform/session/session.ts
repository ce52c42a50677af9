import type { UserData } from '@peshi/contract/platform/person'
import { readJson, readText, type StorageKey, writeJson, writeText } from '../storage/storage.ts'
import { noteToken } from './token-age.ts'

export interface Tokens {
  accessToken: string
  refreshToken: string
}

export interface Session {
  userData: UserData
  tokens: Tokens
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isText = (value: unknown) => typeof value === 'string' && value !== ''

export const isTokens = (value: unknown): value is Tokens =>
  isRecord(value) && isText(value.accessToken) && isText(value.refreshToken)

const isUserData = (value: unknown): value is UserData =>
  isRecord(value) &&
  isText(value._id) &&
  isText(value.name) &&
  (value.role === 'admin' || value.role === 'client') &&
  typeof value.enabled === 'boolean' &&
  Array.isArray(value.ability) &&
  isRecord(value.extras)

const listeners = new Set<() => void>()
let wasSignedIn = false
let cached: { raw: string; session: Session | null } | null = null

export function readTokens(): Tokens | null {
  const stored = readJson('token')
  return isTokens(stored) ? stored : null
}

export function readSession(): Session | null {
  const raw = `${readText('userData')}\n${readText('token')}`
  if (cached?.raw === raw) return cached.session
  const userData = readJson('userData')
  const tokens = readTokens()
  const session = isUserData(userData) && tokens ? { userData, tokens } : null
  wasSignedIn ||= session !== null
  cached = { raw, session }
  return session
}

const announce = () => {
  for (const listener of listeners) listener()
}

function keepTokens(tokens: Tokens): void {
  writeJson('token', tokens)
  noteToken(tokens.accessToken)
}

export function storeSession({ userData, tokens }: Session): void {
  keepTokens(tokens)
  writeText('reach', null)
  storeUserData(userData)
}

export function storeUserData(userData: UserData): void {
  writeJson('userData', userData)
  writeText('displayBoard', userData.court_id)
  announce()
}

export function storeTokens(tokens: Tokens): void {
  keepTokens(tokens)
  announce()
}

/** Hash of the person's permissions. Null until the server sends it. */
export const readReach = () => readText('reach')

export function storeReach(reach: string): void {
  writeText('reach', reach)
  announce()
}

/** True if somebody was signed in since this page was loaded, and nobody is any more. */
export const hasLeft = () => readSession() === null && wasSignedIn

export function clearSession(): void {
  for (const key of ['userData', 'token', 'reach', 'usercourts', 'displayBoard'] as const) writeText(key, null)
  announce()
}

const followed: ReadonlySet<string> = new Set<StorageKey>(['userData', 'token', 'reach'])

export function subscribeSession(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || followed.has(event.key)) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}
