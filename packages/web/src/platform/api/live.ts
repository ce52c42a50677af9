import type { InputOf } from '@peshi/contract/platform/endpoint'
import { type StreamEvent, stream } from '@peshi/contract/platform/stream'
import { request } from './call-api.ts'
import { readEvents } from './event-stream.ts'

/** `missed` comes from the browser itself: while the stream was broken, it heard no events. */
export type LiveEvent = StreamEvent | { type: 'missed' }

export type LiveListener = (event: LiveEvent) => void

/** A part of the stream that the server sends only if it is asked for. */
export interface StreamPart {
  query(): NonNullable<InputOf<typeof stream>['query']>
  onChange(listener: () => void): () => void
  /** Runs in the tab that reads the stream. While the stream is broken, the part fetches and passes its events itself. */
  lead(isBroken: () => boolean, pass: LiveListener): () => void
}

const channelName = 'peshi-live'
const fallbackEvery = 60_000
/** Milliseconds without data until the stream counts as broken. The server sends a heartbeat every 25 seconds. */
const mostSilenceMs = 60_000
const listeners = new Set<LiveListener>()

export function onLive(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isEvent = (data: unknown): data is LiveEvent =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

const notify = (event: LiveEvent) => {
  for (const listener of listeners) listener(event)
}

/**
 * The tab that holds the Web Lock reads the server's event stream and passes the events to the other tabs. While the
 * stream is broken, this tab sends `missed` once a minute, so that all pages refetch.
 */
export function startLive(parts: readonly StreamPart[]): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (message) => {
    if (isEvent(message.data)) notify(message.data)
  }
  const pass = (event: LiveEvent) => {
    notify(event)
    channel.postMessage(event)
  }
  lead(stop.signal, () => readForEver(stop.signal, parts, pass)).catch((error: unknown) => {
    if (!stop.signal.aborted) console.warn(`The live stream ended: ${String(error)}`)
  })
  return () => {
    stop.abort()
    channel.close()
  }
}

async function lead(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return work()
  await navigator.locks.request('peshi-stream', { signal }, work)
}

async function readForEver(signal: AbortSignal, parts: readonly StreamPart[], pass: LiveListener): Promise<void> {
  let failures = 0
  const fallback = setInterval(() => {
    if (failures > 0) pass({ type: 'missed' })
  }, fallbackEvery)
  const stopLeading = parts.map((part) => part.lead(() => failures > 0, pass))
  signal.addEventListener('abort', () => {
    clearInterval(fallback)
    for (const stop of stopLeading) stop()
  })
  let close: () => void = () => undefined
  while (!signal.aborted) {
    try {
      const line = await openLine(signal, parts, pass)
      close()
      close = line.close
      if (failures > 0) pass({ type: 'missed' })
      failures = 0
      if ((await line.over) === 'other query') continue
    } catch (error) {
      if (signal.aborted) return
      console.debug(`The live stream was interrupted: ${String(error)}`)
    }
    failures += 1
    await pause(Math.min(30_000, 1000 * 2 ** failures) * (0.75 + Math.random() / 2), signal)
  }
}

async function openLine(signal: AbortSignal, parts: readonly StreamPart[], pass: LiveListener) {
  const own = new AbortController()
  const queryNow = () => Object.assign({}, ...parts.map((part) => part.query()))
  const query = queryNow()
  const response = await request(stream, { query }, { signal: AbortSignal.any([signal, own.signal]) })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const ended = readEvents(response.body, mostSilenceMs, (data) => {
    if (isEvent(data)) pass(data)
  })
  const changed = Promise.withResolvers<'other query'>()
  const look = () => {
    if (JSON.stringify(queryNow()) !== JSON.stringify(query)) changed.resolve('other query')
  }
  const unlisten = parts.map((part) => part.onChange(look))
  look()
  const over = Promise.race([ended.then(() => 'ended' as const), changed.promise]).finally(() => {
    for (const stop of unlisten) stop()
  })
  return { over, close: () => own.abort() }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
