// Loaded into a measured server before the server's own code. Notes where the time of each request goes, and writes the
// slowest requests to the file `REQUEST_TIMES` when the process ends.
// The parts overlap: a statement of the embedded engine also blocks the event loop.
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { PerformanceObserver } from 'node:perf_hooks'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { mostSlow, type Part, type SlowRequest } from './slow-requests.ts'

interface Span {
  part: Part
  from: number
  to: number
  what: string
}

const loopTickMs = 2
/** Shorter delays of the event loop are the timer's own. */
const leastBlockMs = 4

const begun = new WeakMap<IncomingMessage, { from: number; own: Span[] }>()
const current = new AsyncLocalStorage<Span[]>()
/** Blocks of the event loop and garbage collections, which hold up all requests. */
let common: Span[] = []
const slow: SlowRequest[] = []

const note = (spans: Span[] | undefined, part: Part, from: number, what = '') =>
  spans?.push({ part, from, to: performance.now(), what })

let lastTick = performance.now()
setInterval(() => {
  const now = performance.now()
  if (now - lastTick > loopTickMs + leastBlockMs) note(common, 'loop', lastTick + loopTickMs)
  lastTick = now
  common = common.filter(({ to }) => to > now - 10_000)
}, loopTickMs).unref()

new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    common.push({ part: 'garbage', from: startTime, to: startTime + duration, what: '' })
}).observe({ entryTypes: ['gc'] })

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  const own: Span[] = []
  begun.set(request, { from: performance.now(), own })
  current.enterWith(own)
})
subscribe('http.server.response.finish', (message) => {
  const { request } = message as { request: IncomingMessage }
  const known = begun.get(request)
  if (!known) return
  const to = performance.now()
  // The observer of garbage collections and the timer report later.
  setTimeout(() => keepIfSlow((request.url ?? '').split('?', 1).join(), known.from, to, known.own), 50).unref()
})

function keepIfSlow(path: string, from: number, to: number, own: Span[]) {
  const total = to - from
  if (slow.length >= mostSlow && total <= (slow.at(-1)?.total ?? 0)) return
  const spans = [...own, ...common].filter((span) => span.from < to && span.to > from)
  const parts: SlowRequest['parts'] = {}
  for (const span of spans)
    parts[span.part] = (parts[span.part] ?? 0) + Math.min(to, span.to) - Math.max(from, span.from)
  const longest = spans.toSorted((a, b) => b.to - b.from - (a.to - a.from)).find(({ what }) => what !== '')
  slow.push({ path, at: from, total, parts, longest: longest?.what ?? '' })
  slow.sort((a, b) => b.total - a.total)
  slow.splice(mostSlow)
}

/** Notes how long each call of a method takes. */
function timeMethod<Name extends string>(
  of: { [name in Name]: (...args: never[]) => unknown },
  name: Name,
  part: Part,
  describe = (_args: unknown[]) => '',
) {
  const method = of[name] as (...args: unknown[]) => unknown
  of[name] = function (this: unknown, ...args: unknown[]) {
    const spans = current.getStore()
    const from = performance.now()
    const result = method.apply(this, args)
    const end = () => note(spans, part, from, describe(args))
    if (result instanceof Promise) result.then(end, end)
    else end()
    return result
  } as (typeof of)[Name]
}

const textOf = ([query]: unknown[]) =>
  (typeof query === 'string' ? query : String((query as { text?: string } | undefined)?.text ?? ''))
    .replace(/\s+/g, ' ')
    .slice(0, 60)

timeMethod(pg.Client.prototype, 'query', 'statement', textOf)
timeMethod(pg.Pool.prototype, 'connect', 'connection')
timeMethod(PGlite.prototype, 'runExclusive', 'statement')
timeMethod(PGlite.prototype, 'exec', 'statement', textOf)
const { transaction } = PGlite.prototype
PGlite.prototype.transaction = function (work) {
  const spans = current.getStore()
  const from = performance.now()
  return transaction.call(this, (tx) => {
    note(spans, 'connection', from)
    return work(tx)
  }) as never
}
timeMethod(JSON, 'stringify', 'serialising')

process.on('exit', () => writeFileSync(process.env.REQUEST_TIMES ?? '', JSON.stringify(slow)))
