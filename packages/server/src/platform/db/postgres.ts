import { pattern } from '@peshi/contract/platform/pattern'
import { NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { DatabaseDown } from '../errors.ts'
import type { Engine, Tx } from './door.ts'
import type { DatabaseKind } from './kinds.ts'
import { nameOf, preparing } from './prepared-statements.ts'
import { writeOnce } from './write-once.ts'

const reconnectAfterMs = 1000
/** Prepared statements fill a connection's memory, so the pool replaces a connection after this many uses. */
const mostUses = 20_000

const citusSettings = [
  // A statement about all chambers needs one connection to each worker, not one for each part of a table. Without this,
  // a transaction cannot write a table with copies after such a statement.
  'citus.multi_shard_modify_mode=sequential',
  // Citus has a connection to a worker for each role, and by default keeps only one of them.
  'citus.max_cached_conns_per_worker=4',
  // Citus calls triggers unsafe, but those of a chamber's tables write only rows of the same chamber.
  'citus.enable_unsafe_triggers=on',
]

export interface PostgresOptions {
  kind?: DatabaseKind | undefined
  max?: number
  onError: (error: Error) => void
  onAnswer?: (() => void) | undefined
}

export async function openPostgres(
  connectionString: string,
  { kind, max = 10, onError, onAnswer = () => undefined }: PostgresOptions,
): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString,
    max,
    maxUses: mostUses,
    pipeline: true,
    application_name: 'peshi',
    ...(kind === 'citus' && { options: citusSettings.map((setting) => `-c ${setting}`).join(' ') }),
  })
  const broke = (error: Error) => onError(new DatabaseDown(error))
  pool.on('error', broke)
  // Without a listener, the 'error' event of an idle connection would end the process. The next statement reports the
  // error.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const listeners = new Set<() => Promise<void>>()

  return {
    name: 'postgres',
    async transaction(setup, work) {
      const client = await pool.connect().catch((cause: unknown) => {
        throw new DatabaseDown(cause)
      })
      let broken: Error | undefined
      const statements = preparing(client)
      try {
        writeOnce(client)
        // BEGIN is not awaited, because this saves a round trip. If it fails, the statements after it fail too, and its
        // own error is the reason.
        const begun = Promise.all(beginning(setup, kind).map((text) => client.query(text)))
        begun.catch(() => undefined)
        const result = await work(drizzleOn(statements.client)).catch(async (error: unknown) => {
          await begun
          throw error
        })
        await begun
        statements.end()
        await client.query('COMMIT')
        onAnswer()
        return result
      } catch (error) {
        // Parallel reads of `work` may still be running. `end` keeps them out of the connection's next transaction.
        statements.end()
        await client.query('ROLLBACK').catch((cause: Error) => {
          broken = cause
        })
        throw broken || isOfWorker(error) ? new DatabaseDown(error) : error
      } finally {
        client.release(broken)
      }
    },
    async execute(text, values) {
      const query = { text, values, name: nameOf(text, values) }
      const result: pg.QueryResult | pg.QueryResult[] = await pool.query(query).catch((error: unknown) => {
        throw isOfConnection(error) ? new DatabaseDown(error) : error
      })
      onAnswer()
      return { rows: [result].flat().flatMap((one) => one.rows ?? []) }
    },
    async listen(channel, heard, missed = () => undefined) {
      const end = await keepListening(connectionString, channel, { heard, missed, onError: broke }).catch(
        (error: unknown) => {
          throw new DatabaseDown(error)
        },
      )
      const stop = async () => {
        if (listeners.delete(stop)) await end()
      }
      listeners.add(stop)
      return stop
    },
    async close() {
      await Promise.all([...listeners].map((stop) => stop()))
      await pool.end()
    },
  }
}

/**
 * Citus passes `SET LOCAL` to its workers only with this setting, and then passes the whole text of the message. So each
 * statement is a message of its own.
 */
const beginning = (setup: string, kind: DatabaseKind | undefined): string[] =>
  kind === 'citus'
    ? ['BEGIN', `SET LOCAL citus.propagate_set_commands = 'local'`, ...setup.split('; ')]
    : [`BEGIN; ${setup}`]

const connectionCodes = {
  server: /08\w{3}|57P0[123]|28P01|28000|3D000|53300/,
  network: /EAI_AGAIN|ECONN\w+|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT/,
  certificate: /\w*CERT\w*|UNABLE_TO_\w+|ERR_(SSL|TLS)_\w+/,
}
const ofConnection = pattern('')`^(${connectionCodes})$`

function isOfConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isOfConnection)
  return 'code' in error ? ofConnection.test(String(error.code)) : /connection/i.test(error.message)
}

/** Citus answers so if a part of a table was divided during the transaction. A repetition finds the new parts. */
const ofDividedPart = /^could not find valid entry for shard \d+/

/** On Citus, the coordinator answers with a code of `ofConnection` if it does not reach a worker. */
const isOfWorker = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof pg.DatabaseError && (ofConnection.test(error.code ?? '') || ofDividedPart.test(error.message))) ||
    isOfWorker(error.cause))

const dialect = new PgDialect()

const drizzleOn = (client: pg.PoolClient) =>
  new NodePgDatabase(dialect, new NodePgSession(client, dialect, undefined), undefined) as unknown as Tx

interface Listening {
  heard: (payload: string) => void
  missed: () => void
  onError: (error: Error) => void
}

async function keepListening(
  connectionString: string,
  channel: string,
  { heard, missed, onError }: Listening,
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | undefined

  async function connect() {
    const fresh = new pg.Client({ connectionString, application_name: 'peshi listen', keepAlive: true })
    fresh.on('notification', (message) => heard(message.payload ?? ''))
    fresh.on('error', onError)
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      fresh.end().catch(onError)
      throw error
    }
    fresh.once('end', () => setTimeout(reconnect, reconnectAfterMs))
    client = fresh
    if (stopped) await fresh.end()
  }

  function reconnect() {
    if (stopped) return
    connect().then(missed, (error: Error) => {
      onError(error)
      setTimeout(reconnect, reconnectAfterMs)
    })
  }

  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
