import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type DatabaseKind, databaseKinds } from '../db/kinds.ts'
import type { TraceSettings } from '../tracing/tracing.ts'
import type { Feature } from './feature.ts'
import { BadSettings, createReader, type Env } from './settings-reader.ts'

export const demoDomain = 'demo.peshi.in'

export interface Config {
  mode: 'demo' | 'production' | 'test'
  role: 'all' | 'api' | 'worker'
  host: string
  port: number
  publicUrl: string
  /**
   * A stopping server accepts requests for this time, because the load balancer notices the stop only after a while.
   */
  drainMs: number
  /** Senders whose `X-Forwarded-*` headers are accepted: none, a number of proxies, or these addresses and networks. */
  trustProxy: false | number | string[]
  dataDirectory: string
  databaseUrl: string | undefined
  databaseKind: DatabaseKind
  mostConnections: number
  /** The current secret, then old secrets, separated by commas. */
  secret: string
  sandboxUrl: string | null
  mostRequests: number | null
  /**
   * `bare`: only people, for tests. `empty`: also the demo's banner and sign-in buttons.
   * `full`: also a chamber with data. Null outside the demo.
   */
  demo: 'bare' | 'empty' | 'full' | null
  clock: Date | null
  logLevel: string
  metricsToken: string | undefined
  traces: TraceSettings | null
}

const ofOtherCommands = [
  'PESHI_API_PROCESSES',
  'PESHI_KILL_ROUNDS',
  'PESHI_MOST_REQUESTS',
  'PESHI_REAL_PAGES',
  'PESHI_VITEST_REPORT',
  'PESHI_WORKER_PROCESSES',
]

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

export function readConfig(env: Env, features: readonly Feature[]): Config {
  const read = createReader(env)
  const mode = read.oneOf('PESHI_MODE', ['production', 'demo', 'test'] as const)
  const isProduction = mode === 'production'
  const port = read.port('PORT', 3000)
  const databaseUrl = read.databaseUrl('DATABASE_URL')
  const databaseKind = read.oneOf('PESHI_DATABASE', databaseKinds)
  if (databaseKind !== 'postgres' && !databaseUrl)
    read.problem('PESHI_DATABASE', 'a cluster has an address: set DATABASE_URL, or leave PESHI_DATABASE out')
  const dataDirectory = resolve(read.text('PESHI_DATA') ?? './data')
  const role = read.oneOf('PESHI_ROLE', ['all', 'api', 'worker'] as const)
  if (role !== 'all' && !databaseUrl)
    read.problem('PESHI_ROLE', 'several processes need a PostgreSQL: set DATABASE_URL, or leave PESHI_ROLE out')
  if (isProduction && read.text('PESHI_CLOCK'))
    read.problem('PESHI_CLOCK', 'production runs by the time as it is. Leave it out')
  if (isProduction && read.text('PESHI_DEMO')) read.problem('PESHI_DEMO', 'production has no demo. Leave it out')

  const sandboxUrl = isProduction
    ? null
    : (read.text('SANDBOX_URL') ?? `http://127.0.0.1:${read.port('SANDBOX_PORT', 3100)}`)

  const own = {
    mode,
    role,
    host: read.text('HOST') ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    port,
    publicUrl: read.publicUrl('PESHI_PUBLIC_URL', isProduction ? null : `http://localhost:${port}`),
    drainMs: read.seconds('PESHI_DRAIN_SECONDS', 0, 60),
    trustProxy: read.proxies('PESHI_TRUST_PROXY'),
    dataDirectory,
    databaseUrl,
    databaseKind,
    mostConnections: read.count('PESHI_CONNECTIONS', 10),
    secret: read.secrets('PESHI_SECRET', isProduction),
    sandboxUrl,
    mostRequests: isProduction ? read.count('PESHI_MOST_REQUESTS', 1200) : null,
    demo: mode === 'demo' ? read.oneOf('PESHI_DEMO', ['bare', 'empty', 'full'] as const) : null,
    clock: isProduction ? null : read.instant('PESHI_CLOCK'),
    metricsToken: read.secret('PESHI_METRICS_TOKEN', false),
    traces: readTraces(read),
    logLevel: read.oneOf('LOG_LEVEL', isProduction ? ['info', ...logLevels] : ['warn', ...logLevels]),
  }
  const config = own as Omit<Config, 'secret'> & { secret: string | undefined }
  for (const feature of features) Object.assign(config, feature.readSettings?.(read, config))
  if (isProduction) read.refuseUnknown(ofOtherCommands)
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  return { ...config, secret: config.secret ?? keepSecret(dataDirectory) }
}

function readTraces(read: Pick<ReturnType<typeof createReader>, 'httpAddress' | 'share'>): TraceSettings | null {
  const endpoint = read.httpAddress('OTEL_EXPORTER_OTLP_ENDPOINT')
  const share = read.share('OTEL_TRACES_SAMPLER_ARG', 1)
  return endpoint === null ? null : { endpoint, share }
}

function keepSecret(directory: string): string {
  const file = join(directory, 'secret')
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8')
}
