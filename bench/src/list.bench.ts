import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer } from '@peshi/e2e/product'
import { ratePglite, ratePostgres } from './bare-query.ts'
import { hiddenMatters, makeLargeChamber, signInAsOutsider, signInToLargeChamber } from './large-chamber.ts'
import { loadAddress } from './load.ts'
import type { Measured } from './report.ts'

interface Size {
  matters: number
  seconds: number
}
const full: Size = { matters: 100_000, seconds: 8 }

async function measureEngine(
  name: string,
  connections: number,
  { matters, seconds }: Size,
  databaseUrl?: string,
): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const start = () => startServer({ port, sandboxPort, data, databaseUrl })
  try {
    const chamberId = await makeLargeChamber({ port, sandboxPort, data, databaseUrl }, matters)
    const server = await start()
    const token = await signInToLargeChamber(address)
    const url = `${address}/api/matter_list/matters?perPage=25&sort=next_date`
    await loadAddress(url, { connections, seconds: 2, token })
    const { requestsPerSecond, p99 } = await loadAddress(url, { connections, seconds, token })
    const others = await signInAsOutsider(address)
    await loadAddress(url, { connections, seconds: 2, token: others })
    const outside = await loadAddress(url, { connections, seconds, token: others })
    await server.stop()

    const bare = databaseUrl
      ? await ratePostgres(databaseUrl, chamberId, connections, seconds)
      : await ratePglite(data, chamberId, connections, seconds)
    const share = requestsPerSecond / bare
    return [
      {
        what: `matter list of ${matters.toLocaleString('en-US')} on ${name}, to the bare statement`,
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
      {
        what: `matter list on ${name}, ${hiddenMatters.toLocaleString('en-US')} matters hidden from the reader, to the owner’s list`,
        measured: `${((outside.requestsPerSecond / requestsPerSecond) * 100).toFixed(0)} % (${Math.round(outside.requestsPerSecond)}/s, p99 ${outside.p99} ms)`,
        budget: '≥ 25 %',
        kept: outside.requestsPerSecond / requestsPerSecond >= 0.25,
      },
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

export async function benchList(size = full): Promise<Measured[]> {
  const embedded = await measureEngine('PGlite', 10, size)
  const url = process.env.TEST_DATABASE_URL
  if (url) return [...embedded, ...(await measureEngine('PostgreSQL', 50, size, url))]
  console.log('  Skipped on PostgreSQL: no server was found.')
  return embedded
}
