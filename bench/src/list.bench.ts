import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@peshi/contract/account'
import { freePort, startServer } from '@peshi/e2e/product'
import { openDatabase } from '@peshi/server/db/open'
import { ratePglite, ratePostgres } from './bare-query.ts'
import { fillChamber } from './large-chamber.ts'
import { loadAddress } from './load.ts'
import type { Measured } from './report.ts'

const matters = 100_000
const seconds = 8
const account = { email: 'bench@example.in', password: 'a password for the bench' }

async function post<T>(url: string, body: object): Promise<T> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as T
}

/**
 * The matter list of a chamber with 100,000 matters, through the whole product, against the same statement in the same
 * transaction on the same engine. Each half has the machine to itself: the server runs, is stopped, the bare query runs.
 */
async function measureEngine(name: string, connections: number, databaseUrl?: string): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const start = () => startServer({ port, sandboxPort, data, databaseUrl })
  try {
    let server = await start()
    const { userData } = await post<Session>(`${address}/api/users/register`, {
      ...account,
      name: 'Bench',
      chamber_name: 'A very large chamber',
    })
    await server.stop()

    const chamberId = userData.extras.chamber_id
    const db = await openDatabase({
      url: databaseUrl,
      directory: data,
      onError: (error) => {
        throw error
      },
    })
    await fillChamber(db, chamberId, userData._id, matters)
    await db.close()

    server = await start()
    const { accessToken: token } = await post<Session>(`${address}/api/users/login`, account)
    const url = `${address}/api/matter_list/matters?perPage=25&sort=next_date`
    await loadAddress(url, { connections, seconds: 2, token })
    const { requestsPerSecond, p99 } = await loadAddress(url, { connections, seconds, token })
    await server.stop()

    const bare = databaseUrl
      ? await ratePostgres(databaseUrl, chamberId, connections, seconds)
      : await ratePglite(data, chamberId, connections, seconds)
    const share = requestsPerSecond / bare
    return [
      {
        what: `matter list of 100,000 on ${name}, to the bare statement`,
        measured: `${(share * 100).toFixed(0)} % (${Math.round(requestsPerSecond)}/s of ${Math.round(bare)}/s)`,
        budget: '≥ 60 %',
        kept: share >= 0.6,
      },
      {
        what: `matter list on ${name}, p99 at ${connections} connections`,
        measured: `${p99} ms`,
        budget: '< 50 ms',
        kept: p99 < 50,
      },
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

export async function benchList(): Promise<Measured[]> {
  const embedded = await measureEngine('PGlite', 10)
  const url = process.env.TEST_DATABASE_URL
  if (url) return [...embedded, ...(await measureEngine('PostgreSQL', 50, url))]
  console.log('  Skipped on PostgreSQL: no server was found.')
  return embedded
}
