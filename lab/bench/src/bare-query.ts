import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { mattersRepo } from '@peshi/server/matters/matters/matters.repo'
import { chamberSetup, type Tx } from '@peshi/server/platform/db/door'
import { startPglite } from '@peshi/server/platform/db/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import pg from 'pg'

interface Statement {
  text: string
  values: unknown[]
}

interface Pace {
  lanes: number
  seconds: number
  runs: number
}

async function rateRuns(once: () => Promise<unknown>, { lanes, seconds, runs }: Pace): Promise<number[]> {
  await rate(once, lanes, seconds / 8)
  const rates: number[] = []
  for (let run = 0; run < runs; run++) rates.push(await rate(once, lanes, seconds))
  return rates
}

async function rate(once: () => Promise<unknown>, lanes: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000
  let runs = 0
  const lane = async () => {
    while (performance.now() < end) {
      await once()
      runs++
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return runs / seconds
}

async function catchStatement(run: (logger: { logQuery(text: string, values: unknown[]): void }) => Promise<unknown>) {
  const caught: Statement[] = []
  await run({ logQuery: (text, values) => caught.push({ text, values }) })
  const [statement] = caught
  if (!statement || caught.length !== 1) throw new Error(`The list sends ${caught.length} statements, not one`)
  return statement
}

const setupOf = (chamberId: ChamberId) =>
  chamberSetup({ chamberId, personId: chamberId as string as PersonId, role: 'owner' })

const firstPage = { patterns: [], sort: 'next_date', limit: 25, offset: 0 } as const

export async function ratePglite(directory: string, chamberId: ChamberId, pace: Pace) {
  const client = await startPglite(join(directory, 'postgres'))
  const setup = setupOf(chamberId)
  const statement = await catchStatement((logger) =>
    client.transaction(async (tx) => {
      await tx.exec(setup)
      const door = drizzlePglite(tx as unknown as PGlite, { logger }) as unknown as Tx
      return mattersRepo(door, chamberId).list(firstPage)
    }),
  )
  const once = () =>
    client.transaction(async (tx) => {
      await tx.exec(setup)
      return tx.query(statement.text, statement.values)
    })
  const result = await rateRuns(once, pace)
  await client.close()
  return result
}

export async function ratePostgres(url: string, chamberId: ChamberId, pace: Pace) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  const begin = `BEGIN; ${setupOf(chamberId)}`
  const inTransaction = async <T>(work: (client: pg.PoolClient) => Promise<T>) => {
    const client = await pool.connect()
    try {
      await client.query(begin)
      const result = await work(client)
      await client.query('COMMIT')
      return result
    } finally {
      client.release()
    }
  }
  const statement = await catchStatement((logger) =>
    inTransaction((client) =>
      mattersRepo(drizzlePostgres(client, { logger }) as unknown as Tx, chamberId).list(firstPage),
    ),
  )
  const once = () => inTransaction((client) => client.query(statement.text, statement.values))
  const result = await rateRuns(once, pace)
  await pool.end()
  return result
}
