import { StreamEvent, stream } from '@peshi/contract/stream'
import { request } from './call-api.ts'
import { readEvents } from './event-stream.ts'

export type LiveListener = (event: StreamEvent) => void

const channelName = 'peshi-live'
const fallbackEvery = 60_000
const listeners = new Set<LiveListener>()

/** Hear what the server tells of as it happens. Gives the way to stop listening. */
export function onLive(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell = (event: StreamEvent) => {
  for (const listener of listeners) listener(event)
}

/**
 * Keeps one event stream per browser: the tab that holds the Web Lock reads it and passes every event on to the others.
 * While no stream can be had, a `matters.changed` once a minute makes the pages look for themselves.
 */
export function startLive(): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (message) => {
    const event = StreamEvent.safeParse(message.data)
    if (event.success) tell(event.data)
  }
  const pass = (event: StreamEvent) => {
    tell(event)
    channel.postMessage(event)
  }
  lead(stop.signal, () => readForEver(stop.signal, pass)).catch((error: unknown) => {
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

async function readForEver(signal: AbortSignal, pass: LiveListener): Promise<void> {
  let failures = 0
  const fallback = setInterval(() => {
    if (failures > 0) pass({ type: 'matters.changed' })
  }, fallbackEvery)
  signal.addEventListener('abort', () => clearInterval(fallback))
  while (!signal.aborted) {
    try {
      const response = await request(stream, {}, { signal })
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
      // What happened while nobody listened is unknown, so look again.
      if (failures > 0) pass({ type: 'matters.changed' })
      failures = 0
      await readEvents(response.body, (data) => {
        const event = StreamEvent.safeParse(data)
        if (event.success) pass(event.data)
      })
    } catch (error) {
      if (signal.aborted) return
      console.debug(`The live stream broke off: ${String(error)}`)
    }
    failures += 1
    await pause(Math.min(30_000, 1000 * 2 ** failures) * (0.75 + Math.random() / 2), signal)
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
