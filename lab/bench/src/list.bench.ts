import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startServer } from '@peshi/e2e/product'
import { ratePglite, ratePostgres } from './bare-query.ts'
import { hideMatters, makeLargeChamber, signInAsOutsider, signInToLargeChamber } from './large-chamber.ts'
import { isOverAfter, loadAddress, p99, timeAtPace } from './load.ts'
import { callsTo } from './product-calls.ts'
import { type Measured, median, medianAndWorst } from './report.ts'
import { notingSlowRequests, printSlowRequests } from './slow-requests.ts'

interface Size {
  matters: number
  seconds: number
  runs: number
}
const full: Size = { matters: 100_000, seconds: 8, runs: 5 }

/** The numbers of sensitive matters that are hidden from a member. */
const hidden = [1_000, 20_000]

const path = '/api/matter_list/matters?perPage=25&sort=next_date'

/** A chamber of two hundred at work asks for so much. */
const everyMs = 20

interface Times {
  p99: number
  worst: number
}

/** The first run begins when the server says that it is ready. */
async function timeAtWork(settings: Parameters<typeof startServer>[0], { seconds, runs }: Size): Promise<Times[]> {
  const server = await startServer({ ...settings, env: notingSlowRequests(settings.data) })
  const address = `http://127.0.0.1:${settings.port}`
  const call = callsTo(address, await signInToLargeChamber(address))
  const all = await repeat(runs, async () => {
    const times = await timeAtPace(() => call('GET', path), everyMs, isOverAfter(2 * seconds * 1000))
    return { p99: p99(times), worst: Math.max(...times) }
  })
  await server.stop()
  return all
}

async function repeat<T>(runs: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = []
  for (let run = 0; run < runs; run++) all.push(await measure())
  return all
}

async function measureEngine(name: string, connections: number, size: Size, databaseUrl?: string): Promise<Measured[]> {
  const { matters, seconds, runs } = size
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const settings = { port, sandboxPort, data, databaseUrl }
  try {
    const chamberId = await makeLargeChamber(settings, matters)
    const times = await timeAtWork(settings, size)
    await printSlowRequests(name, data)
    const server = await startServer(settings)
    const token = await signInToLargeChamber(address)
    const url = address + path
    await loadAddress(url, { connections, seconds: seconds / 4, token })
    const own = await repeat(runs, () => loadAddress(url, { connections, seconds, token }))
    const rates = own.map(({ requestsPerSecond }) => requestsPerSecond)
    const whole = median(rates)
    await server.stop()
    const outside = []
    for (const count of hidden) {
      await hideMatters(settings, chamberId, count)
      const server = await startServer(settings)
      const token = await signInAsOutsider(address)
      await loadAddress(url, { connections, seconds: seconds / 4, token })
      const loads = await repeat(runs, () => loadAddress(url, { connections, seconds, token }))
      outside.push({ count, rates: loads.map(({ requestsPerSecond }) => requestsPerSecond) })
      await server.stop()
    }

    const bare = median(
      databaseUrl
        ? await ratePostgres(databaseUrl, chamberId, { lanes: connections, seconds, runs })
        : await ratePglite(data, chamberId, { lanes: connections, seconds, runs }),
    )
    const percentOf = (of: number) => (rate: number) => `${((rate / of) * 100).toFixed(0)} % (${Math.round(rate)}/s)`
    return [
      {
        what: `matter list of ${matters.toLocaleString('en-US')} on ${name}, to the bare statement (${Math.round(bare)}/s)`,
        measured: `${medianAndWorst(rates, percentOf(bare), Math.min)}; p99 ${median(own.map((load) => load.p99))} ms at ${connections} connections`,
        budget: '≥ 60 %',
        kept: whole / bare >= 0.6,
      },
      {
        what: `matter list on ${name}, ${1000 / everyMs} requests a second, ${runs} runs, the first after a start`,
        measured: times.map(({ p99, worst }) => `p99 ${p99.toFixed(0)}, worst ${worst.toFixed(0)} ms`).join('; '),
        budget: 'p99 ≤ 30 ms, worst ≤ 100 ms',
        kept: times.every(({ p99, worst }) => p99 <= 30 && worst <= 100),
      },
      ...outside.map(({ count, rates }) => ({
        what: `matter list on ${name}, ${count.toLocaleString('en-US')} matters hidden from the reader, to the owner’s list`,
        measured: medianAndWorst(rates, percentOf(whole), Math.min),
        budget: '≥ 50 %',
        kept: median(rates) / whole >= 0.5,
      })),
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
