// Drafts and outbox entries of the signed-in person: in memory for the pages, encrypted on the device, and the same in
// all tabs. Names begin with their kind, for example `draft:` or the key of the outbox.
// - Reading needs no waiting, because everything is in memory after `openWritten`.
// - What this page wrote is newer than what arrives from the device.
// - A tab that writes tells the others by a channel, and they read the entry from the device.
// - If the device cannot store, the entry stays in memory and `isKeeping` is false.
import { readSession } from '../session/session.ts'
import { closeDevice, emptyDevice, isDeviceOpen, keysNow, sealedStore } from './device-store.ts'
import { noteKeeping } from './keeping.ts'

const sealed = sealedStore<unknown>('written')
const items = new Map<string, unknown>()
/** Names of entries that this page wrote. What it reads from the device later is older. */
const own = new Set<string>()
let arrivals = 0
const listeners = new Set<() => void>()

export const readWritten = (name: string): unknown => items.get(name) ?? null
export const listWritten = (): string[] => [...items.keys()]
/** Increases each time drafts arrive from the device. */
export const countArrivals = (): number => arrivals

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

/** Stores an item, or deletes it if `value` is null. If the promise rejects, the item is only in memory. */
export async function write(name: string, value: unknown): Promise<void> {
  own.add(name)
  put(name, value)
  try {
    await (value === null ? sealed.removeItem(name) : sealed.setItem(name, value))
    noteKeeping(true)
  } catch (error) {
    if (readSession()) noteKeeping(false)
    throw error
  }
  otherTabs().postMessage(name)
}

export async function openWritten(): Promise<void> {
  if (readSession() === null) return closeWritten()
  if (await isDeviceOpen()) await readAll()
}

export async function openWrittenBefore(): Promise<void> {
  await keysNow('written')
  await readAll()
}

async function readAll(): Promise<void> {
  const arrived = (await sealed.entries()).filter(([name]) => !own.has(name))
  if (arrived.some(([name]) => name.startsWith('draft:'))) arrivals += 1
  for (const [name, value] of arrived) put(name, value)
  noteKeeping(true)
  otherTabs()
}

const forget = () => {
  own.clear()
  for (const name of listWritten()) put(name, null)
}

export function closeWritten(): Promise<void> {
  forget()
  return closeDevice()
}

export function emptyWritten(): Promise<void> {
  forget()
  return emptyDevice()
}

const warn = (error: unknown) => console.warn(`An entry of another tab cannot be read: ${String(error)}`)
