import type { FastifyInstance } from 'fastify'

/** Spans are sent to another server, so they must never contain names, e-mail or IP addresses, or error messages. */
export interface Tracing {
  traceRequests(app: FastifyInstance): void
  within<T>(name: string, ids: Record<string, string | number>, work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

export interface TraceSettings {
  endpoint: string
  share: number
}

export async function openTracing(settings: TraceSettings | null, role: string): Promise<Tracing | null> {
  if (settings === null) return null
  const { openOtlpTracing } = await import('./otlp-tracing.ts')
  return openOtlpTracing(settings, role)
}
