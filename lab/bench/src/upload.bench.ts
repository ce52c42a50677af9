import { loadavg } from 'node:os'
import { startProduct } from '@peshi/e2e/product'
import { isOverAfter, p99, timeAtPace } from './load.ts'
import { type Call, callsTo } from './product-calls.ts'
import type { Measured } from './report.ts'
import { signIn } from './sign-in.ts'
import { makeDatabase } from './sync-database.ts'
import { openSender } from './upload-sender.ts'

const everyMs = 20
const quietMs = 10_000
const warmUpMs = 5000
const pages = 500
/** One round has too few requests for a 99th percentile. */
const rounds = 3

async function addMatters(call: Call): Promise<string> {
  let first = ''
  for (let number = 1; number <= 25; number++) {
    const { data } = await call('POST', '/api/add', {
      unique_id: 'tribunals-nclt-mumbai',
      petitioner: `Petitioner ${number}`,
      respondent: 'State',
      case_type: 'OA',
      case_number: String(number),
      case_year: 2025,
    })
    first ||= (data as { _id: string })._id
  }
  return first
}

const listUntil = (call: Call, isOver: () => boolean) =>
  timeAtPace(() => call('GET', '/api/matter_list/matters'), everyMs, isOver)

const listFor = (call: Call, milliseconds: number) => listUntil(call, isOverAfter(milliseconds))

async function measure(databaseUrl?: string): Promise<Measured> {
  const engine = databaseUrl ? 'PostgreSQL' : 'PGlite'
  const { app: base, stop } = await startProduct({ databaseUrl })
  try {
    const token = await signIn(base, 'owner@demo.peshi.in')
    const sender = openSender({ base, token, matterId: await addMatters(callsTo(base, token)) })
    const call = callsTo(base, await signIn(base, 'advocate@demo.peshi.in'))
    await listFor(call, warmUpMs)
    await sender.prepare({ name: 'A first paper.pdf', megabytes: 2, pages: 20 })
    await sender.send()
    const quietTimes: number[] = []
    const busyTimes: number[] = []
    const problems = new Set<string>()
    for (let round = 1; round <= rounds; round++) {
      await sender.prepare({ name: `Paper book ${round}.pdf`, megabytes: 50, pages })
      quietTimes.push(...(await listFor(call, quietMs)))
      let isRead = false
      const [times, read] = await Promise.all([
        listUntil(call, () => isRead),
        sender.send().finally(() => {
          isRead = true
        }),
      ])
      busyTimes.push(...times)
      if (read.pages !== pages) problems.add(read.problem ?? `${read.pages} pages read`)
    }
    const [quiet, busy] = [p99(quietTimes), p99(busyTimes)]
    await sender.close()
    const load = loadavg()[0]?.toFixed(1)
    return {
      what: `list on ${engine} while 50 MB (${[`${pages} pages`, ...problems].join(', ')}) are sent and read`,
      measured: `p99 ${busy.toFixed(0)} ms, quiet ${quiet.toFixed(0)} ms: ${(busy / quiet).toFixed(1)} times (load ${load})`,
      budget: '< 2 times quiet',
      kept: busy < 2 * quiet && problems.size === 0,
    }
  } finally {
    await stop()
  }
}

export async function benchUpload(): Promise<Measured[]> {
  const embedded = await measure()
  const url = await makeDatabase()
  if (url) return [embedded, await measure(url)]
  console.log('  Skipped on PostgreSQL: no server was found.')
  return [embedded]
}
