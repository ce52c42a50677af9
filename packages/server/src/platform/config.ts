import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CourtId } from '@peshi/contract/platform/ids'
import { Email } from '@peshi/contract/platform/person'
import { boards } from '@peshi/courts/boards/boards'
import { isCourt } from '@peshi/courts/catalogue/courts'
import { isDistrictAddress } from '@peshi/courts/dcourts/addresses'
import { connectors } from '@peshi/courts/registry'
import type { PlanSettings } from '../chamber/plans/plan-settings.ts'
import { readPlans } from '../chamber/plans/read-plans.ts'
import { listSources } from '../day/cause-lists/list-sources.ts'
import { isListTime, type ListTimes } from '../day/cause-lists/reading-times.ts'
import type { NewsFeedSettings } from '../office/news/fetch-feed.ts'
import { readNewsFeedSettings } from '../office/news/read-news-settings.ts'
import { demoDomain } from '../operations/demo/people.ts'
import { type DatabaseKind, databaseKinds } from './db/kinds.ts'
import type { MailSettings } from './sending/mail-outlet.ts'
import type { PushKeys } from './sending/push-keys.ts'
import { readMail, readPush, readSms } from './sending/read-sending-settings.ts'
import type { SmsSettings } from './sending/sms-outlet.ts'
import { BadSettings, createReader, type Env } from './settings-reader.ts'
import type { TraceSettings } from './tracing/tracing.ts'

/** The server's settings, read once from the environment at start. */
export interface Config {
  mode: 'demo' | 'production' | 'test'
  role: 'all' | 'api' | 'worker'
  host: string
  port: number
  /** Where people reach the application, without a slash at the end. */
  publicUrl: string
  /** On stop: for so long requests are still taken, until whoever sends them here has seen that this process goes. */
  drainMs: number
  /** Whose `X-Forwarded-*` headers are believed: nobody's, those of so many proxies, or of these addresses and networks. */
  trustProxy: false | number | string[]
  dataDirectory: string
  databaseUrl: string | undefined
  /** What answers there: a cluster is asked a little differently (`db/open.ts`). */
  databaseKind: DatabaseKind
  /** To PostgreSQL, of this process, beside the one that listens. */
  mostConnections: number
  /** Signs access tokens and the addresses of files; behind a comma the one before, while it is being changed (`account/keys.ts`). */
  secret: string
  /** The courts that the operator has switched on, by connector; in the demo all, at the sandbox. */
  courts: readonly string[] | 'all'
  /** Addresses of district courts' own sites that the operator looked up, by court. */
  districtSites: ReadonlyMap<string, string>
  /** When the cause lists of a court are read, by the clock of India; of a court that is not named, at the usual times. */
  listTimes: ListTimes
  /** Where the sandbox listens; null in production. */
  sandboxUrl: string | null
  /** The name and address that courts see in the user agent. */
  operatorContact: string
  /** Where legal news is read; null for none. */
  newsFeed: NewsFeedSettings | null
  /** E-mail addresses of who answers support tickets of all chambers. */
  operators: ReadonlySet<string>
  /** Files on disk below `dataDirectory`, or in an S3 bucket. */
  files: { kind: 'disk' } | { kind: 's3'; bucket: string; region: string; endpoint: string | undefined }
  /** Null where none goes out; in the demo all goes to the sandbox. */
  mail: MailSettings | null
  sms: SmsSettings | null
  /** By which push services know this installation; null where it makes and keeps a pair of its own. */
  pushKeys: PushKeys | null
  /** What the operator sells; null where nothing is sold, and nobody is on a plan. */
  plans: PlanSettings | null
  /** How large a file may be that somebody sends, and how much all those of a chamber may take. */
  mostFileBytes: number
  mostChamberBytes: number
  /** What one person may ask of a process in a minute; null where nothing is counted. */
  mostRequests: number | null
  /** `bare`: people only, as tests need it. `empty`: also the banner and sign-in buttons. `full`: also a chamber at work. Null outside the demo. */
  demo: 'bare' | 'empty' | 'full' | null
  /** Where the clock begins; null for the time as it is. */
  clock: Date | null
  logLevel: string
  /** Opens `/metrics` to whoever shows it; without one there is no such page. */
  metricsToken: string | undefined
  /** The OpenTelemetry collector that spans are sent to; null without one. */
  traces: TraceSettings | null
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads every setting and throws `BadSettings` with all that is wrong at once. Nothing set means production. */
export function readConfig(env: Env): Config {
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
  const courts = isProduction
    ? read.list('PESHI_COURTS', [
        ...connectors.filter(({ off }) => off === undefined).map(({ id }) => id),
        ...boards.filter(({ off }) => off === undefined).map(({ site }) => site.key),
        ...listSources.filter(({ off }) => off === null).map(({ site }) => site.key),
      ])
    : 'all'
  if (!isProduction && read.text('PESHI_COURTS'))
    read.problem('PESHI_COURTS', 'only production asks real courts; the demo has its sandbox. Leave it out')
  if (isProduction && read.text('PESHI_CLOCK'))
    read.problem('PESHI_CLOCK', 'production runs by the time as it is. Leave it out')
  if (isProduction && read.text('PESHI_DEMO')) read.problem('PESHI_DEMO', 'production has no demo. Leave it out')
  for (const name of ['PESHI_MAIL', 'PESHI_SMS'])
    if (!isProduction && read.text(name))
      read.problem(name, 'only production writes to people; what the demo sends stays in its sandbox. Leave it out')
  const operator = read.text('PESHI_OPERATOR')
  if (isProduction && courts.length > 0 && !operator)
    read.problem('PESHI_OPERATOR', 'courts must be able to reach you: set your name and e-mail address')

  const sandboxUrl = isProduction
    ? null
    : (read.text('SANDBOX_URL') ?? `http://127.0.0.1:${read.port('SANDBOX_PORT', 3100)}`)

  const config: Omit<Config, 'secret'> & { secret: string | undefined } = {
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
    courts,
    districtSites: readDistrictSites(read),
    listTimes: readListTimes(read),
    sandboxUrl,
    operatorContact: operator ?? 'demonstration',
    newsFeed: readNewsFeedSettings(read, sandboxUrl),
    operators: readOperators(read, isProduction),
    files: read.files('PESHI_FILES'),
    mail: readMail(read),
    sms: readSms(read),
    pushKeys: readPush(read),
    plans: readPlans(read, sandboxUrl),
    mostFileBytes: read.megabytes('PESHI_MOST_FILE_MB', 100),
    mostChamberBytes: read.megabytes('PESHI_MOST_CHAMBER_MB', 20_480),
    mostRequests: isProduction ? read.count('PESHI_MOST_REQUESTS', 1200) : null,
    demo: mode === 'demo' ? read.oneOf('PESHI_DEMO', ['bare', 'empty', 'full'] as const) : null,
    clock: isProduction ? null : read.instant('PESHI_CLOCK'),
    metricsToken: read.secret('PESHI_METRICS_TOKEN', false),
    traces: readTraces(read),
    logLevel: read.oneOf('LOG_LEVEL', isProduction ? ['info', ...logLevels] : ['warn', ...logLevels]),
  }
  if (read.problems.length > 0) throw new BadSettings(read.problems)
  return { ...config, secret: config.secret ?? keepSecret(dataDirectory) }
}

function readTraces(read: Pick<ReturnType<typeof createReader>, 'httpAddress' | 'share'>): TraceSettings | null {
  const endpoint = read.httpAddress('OTEL_EXPORTER_OTLP_ENDPOINT')
  const share = read.share('OTEL_TRACES_SAMPLER_ARG', 1)
  return endpoint === null ? null : { endpoint, share }
}

/** `a@example.in,b@example.in`; in the demo its owner answers. */
function readOperators(read: Pick<ReturnType<typeof createReader>, 'text' | 'problem'>, isProduction: boolean) {
  const given = read.text('PESHI_OPERATORS') ?? (isProduction ? '' : `owner@${demoDomain}`)
  const entries = given.split(',').map((entry) => entry.trim())
  return new Set(
    entries.filter(Boolean).flatMap((entry) => {
      const email = Email.safeParse(entry)
      if (email.success) return [email.data]
      read.problem('PESHI_OPERATORS', `"${entry}" is no e-mail address`)
      return []
    }),
  )
}

/** `agra=https://agra.dcourts.gov.in/,mathura=…`: the district as its identifier names it, and its site. */
function readDistrictSites(read: Pick<ReturnType<typeof createReader>, 'text' | 'problem'>) {
  const sites = new Map<string, string>()
  for (const entry of (read.text('PESHI_DISTRICT_SITES') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [district = '', address = ''] = entry.split('=')
    const court = `dc-${district}`
    if (!isCourt(court)) read.problem('PESHI_DISTRICT_SITES', `there is no district ${district} in the catalogue`)
    else if (!isDistrictAddress(address))
      read.problem('PESHI_DISTRICT_SITES', `write https://<district>.dcourts.gov.in/ for ${district}, not ${address}`)
    else sites.set(court, address)
  }
  return sites
}

/** `sci=18:00 23:30,hc-delhi=`: a court's own times; none for a court whose lists are not to be read. */
function readListTimes(read: Pick<ReturnType<typeof createReader>, 'text' | 'problem'>): ListTimes {
  const own = new Map<CourtId, string[]>()
  for (const entry of (read.text('PESHI_LIST_TIMES') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)) {
    const [name = '', times = ''] = entry.split('=')
    const source = listSources.find(({ court }) => court === name)
    const wrong = times.split(' ').find((time) => time !== '' && !isListTime(time))
    if (!source) read.problem('PESHI_LIST_TIMES', `no lists are read of a court ${name}`)
    else if (wrong !== undefined)
      read.problem('PESHI_LIST_TIMES', `"${wrong}" is no time on the hour or the half, such as 18:00 or 07:30`)
    else own.set(source.court, times.split(' ').filter(Boolean))
  }
  return own
}

/** The demo makes a secret of its own at its first start, so that sessions outlive a restart. */
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
