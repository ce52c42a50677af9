import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { FastifyRequest } from 'fastify'
import type { TraceSettings, Tracing } from './tracing.ts'

const patienceMs = 2000

/** `share` is the fraction of requests and jobs to record, from 0 to 1. */
export function openOtlpTracing({ endpoint, share }: TraceSettings, role: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'peshi', 'peshi.role': role }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('peshi')
  const running = new AsyncLocalStorage<Span>()
  const above = () => {
    const span = running.getStore()
    return span ? trace.setSpan(ROOT_CONTEXT, span) : ROOT_CONTEXT
  }
  const stopFollowing = followFetches((host, method) => {
    if (host === new URL(endpoint).host) return null
    const attributes = { 'http.request.method': method, 'server.address': host }
    return tracer.startSpan(`fetch ${host}`, { kind: SpanKind.CLIENT, attributes }, above())
  })

  return {
    traceRequests(app) {
      const spans = new WeakMap<FastifyRequest, Span>()
      app.addHook('onRequest', (request, _reply, done) => {
        const span = startRequest(tracer, request)
        spans.set(request, span)
        running.run(span, done)
      })
      app.addHook('onResponse', async (request, reply) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
      })
    },

    async within(name, ids, work) {
      const span = tracer.startSpan(name, { attributes: ids }, above())
      try {
        return await running.run(span, work)
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },

    async close() {
      stopFollowing()
      await Promise.race([provider.shutdown().catch(() => undefined), wait(patienceMs, undefined, { ref: false })])
    },
  }
}

function startRequest(tracer: Tracer, request: FastifyRequest): Span {
  const route = request.routeOptions.url ?? 'no such route'
  const attributes = { 'http.request.method': request.method, 'http.route': route, 'peshi.request_id': request.id }
  return tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT)
}

/** Records only the type, because an error's message may contain personal data. */
function fail(span: Span, error: unknown) {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'not an error')
  span.setStatus({ code: SpanStatusCode.ERROR })
}

interface Fetch {
  request: { origin?: string | URL; method?: string }
  response?: { statusCode?: number }
  error?: unknown
}

function followFetches(start: (host: string, method: string) => Span | null): () => void {
  const spans = new WeakMap<object, Span>()
  const spanOf = (message: unknown) => spans.get((message as Fetch).request)
  const channels: [string, (message: unknown) => void][] = [
    [
      'undici:request:create',
      (message) => {
        const { request } = message as Fetch
        const span = start(URL.parse(String(request.origin))?.host ?? 'unknown', request.method ?? 'GET')
        if (span) spans.set(request, span)
      },
    ],
    [
      'undici:request:headers',
      (message) => {
        const status = (message as Fetch).response?.statusCode
        if (status !== undefined) spanOf(message)?.setAttribute('http.response.status_code', status)
      },
    ],
    ['undici:request:trailers', (message) => spanOf(message)?.end()],
    [
      'undici:request:error',
      (message) => {
        const span = spanOf(message)
        if (span) fail(span, (message as Fetch).error)
        span?.end()
      },
    ],
  ]
  for (const [name, heard] of channels) subscribe(name, heard)
  return () => {
    for (const [name, heard] of channels) unsubscribe(name, heard)
  }
}
