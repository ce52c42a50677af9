import { readSession } from '../session/session.ts'
import { emptyDevice, isDeviceOpen, sealedStore } from './device-store.ts'

// What a person writes and has not sent: drafts, and the outbox. All of it is in memory, so that a page can show it at
// once; the sealed copy of this browser follows a moment later, and other tabs hear of it.

const sealed = sealedStore<unknown>('written')
const items = new Map<string, unknown>()
const listeners = new Set<() => void>()

export const readWritten = (name: string): unknown => items.get(name) ?? null
export const listWritten = (): string[] => [...items.keys()]

export function subscribeWritten(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function put(name: string, value: unknown): void {
  if (value === null || value === undefined) items.delete(name)
  else items.set(name, value)
  for (const listener of listeners) listener()
}

let channel: BroadcastChannel | undefined
function otherTabs(): BroadcastChannel {
  if (channel) return channel
  channel = new BroadcastChannel('peshi-written')
  channel.onmessage = ({ data }) => {
    if (typeof data === 'string') sealed.getItem(data).then((value) => put(data, value), warn)
  }
  return channel
}

/** Null removes it. Rejects where this browser does not keep it; until the page is left it is there all the same. */
export async function write(name: string, value: unknown): Promise<void> {
  put(name, value)
  await (value === null ? sealed.removeItem(name) : sealed.setItem(name, value))
  otherTabs().postMessage(name)
}

/** Opens what this browser holds of who is signed in; of nobody it keeps nothing. */
export async function openWritten(): Promise<void> {
  if (readSession() === null) return emptyWritten()
  if (!(await isDeviceOpen())) return
  for (const [name, value] of await sealed.entries()) put(name, value)
  otherTabs()
}

/** The end of a session: nothing stays, in memory neither. */
export async function emptyWritten(): Promise<void> {
  for (const name of listWritten()) put(name, null)
  await emptyDevice()
}

const warn = (error: unknown) => console.warn(`What another tab wrote cannot be read: ${String(error)}`)
