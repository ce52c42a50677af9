import { showBoard } from '@peshi/contract/day/boards'
import type { CourtId } from '@peshi/contract/platform/ids'
import { type StreamEvent, stream } from '@peshi/contract/platform/stream'
import { callApi, request } from './call-api.ts'
import { readEvents } from './event-stream.ts'
import { pollBoards } from './poll-boards.ts'
import { wantedBoards } from './wanted-boards.ts'

export type LiveListener = (event: StreamEvent) => void

const channelName = 'peshi-live'
const fallbackEvery = 60_000
/** Milliseconds without data until the stream counts as broken. The server sends a heartbeat every 25 seconds. */
const mostSilenceMs = 60_000
const listeners = new Set<LiveListener>()

export function onLive(listener: LiveListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isEvent = (data: unknown): data is StreamEvent =>
  typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'

const notify = (event: StreamEvent) => {
  for (const listener of listeners) listener(event)
}

/**
 * The tab that holds the Web Lock reads the server's event stream and passes the events to the other tabs. While the
 * stream is broken, this tab sends `matters.changed` once a minute, so that all pages refetch.
 */
export function startLive(): () => void {
  const stop = new AbortController()
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = (message) => {
    if (isEvent(message.data)) notify(message.data)
  }
  const pass = (event: StreamEvent) => {
    notify(event)
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
  const stopGathering = wantedBoards.gather()
  const stopPolling = pollBoards({
    isNeeded: () => failures > 0,
    wanted: wantedBoards.all,
    look: (court) => readBoard(court, pass),
  })
  signal.addEventListener('abort', () => {
    clearInterval(fallback)
    stopGathering()
    stopPolling()
  })
  let close: () => void = () => undefined
  while (!signal.aborted) {
    try {
      const line = await openLine(signal, pass)
      close()
      close = line.close
      if (failures > 0) pass({ type: 'matters.changed' })
      failures = 0
      if ((await line.over) === 'other boards') continue
    } catch (error) {
      if (signal.aborted) return
      console.debug(`The live stream was interrupted: ${String(error)}`)
    }
    failures += 1
    await pause(Math.min(30_000, 1000 * 2 ** failures) * (0.75 + Math.random() / 2), signal)
  }
}

async function openLine(signal: AbortSignal, pass: LiveListener) {
  const own = new AbortController()
  const boards = wantedBoards.all().join()
  const response = await request(stream, boards ? { query: { boards } } : {}, {
    signal: AbortSignal.any([signal, own.signal]),
  })
  if (!response.ok || !response.body) throw new Error(`status ${response.status}`)
  const ended = readEvents(response.body, mostSilenceMs, (data) => {
    if (isEvent(data)) pass(data)
  })
  const changed = Promise.withResolvers<'other boards'>()
  const look = () => {
    if (wantedBoards.all().join() !== boards) changed.resolve('other boards')
  }
  const unlisten = wantedBoards.onChange(look)
  look()
  const over = Promise.race([ended.then(() => 'ended' as const), changed.promise]).finally(unlisten)
  return { over, close: () => own.abort() }
}

function readBoard(court: CourtId, pass: LiveListener): void {
  callApi(showBoard, { params: { id: court } })
    .then(({ data }) => pass({ type: 'board.read', board: data }))
    .catch((error: unknown) => console.debug(`The board of ${court} could not be loaded: ${String(error)}`))
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
