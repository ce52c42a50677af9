import type { FastifyInstance } from 'fastify'

/**
 * What a process does, as spans for OpenTelemetry. They say which route, which job, which host, how long and whether it
 * failed, with the ids by which the log is searched: never an address, a name or an error's words.
 */
export interface Tracing {
  /** A span for each request. */
  traceRequests(app: FastifyInstance): void
  /** Does `work` as a span of its own; what it asks of others stands below it. */
  within<T>(name: string, ids: Record<string, string | number>, work: () => Promise<T>): Promise<T>
  /** Sends what is left, and gives up soon where nobody takes it. */
  close(): Promise<void>
}

export interface TraceSettings {
  /** The collector's address. */
  endpoint: string
  /** How much of the work is told, from 0 to 1. */
  share: number
}

/** The libraries are loaded only where somebody wants spans: every start would wait for them. */
export async function openTracing(settings: TraceSettings | null, role: string): Promise<Tracing | null> {
  if (settings === null) return null
  const { openOtlpTracing } = await import('./otlp-tracing.ts')
  return openOtlpTracing(settings, role)
}
