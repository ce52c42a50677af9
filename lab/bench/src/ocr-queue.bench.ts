// Measures how much the recognition of a long scan delays other requests, and how much memory it takes, in a small
// installation.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startSandbox, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { drawPage, orderText, scan } from '../../../packages/server/test/drawn-pages.ts'
import { isOverAfter, p99, timeAtPace } from './load.ts'
import { type Call, callsTo } from './product-calls.ts'
import { type Measured, median } from './report.ts'
import { signIn } from './sign-in.ts'
import { notingSlowRequests, printSlowRequests } from './slow-requests.ts'

const pages = 200
const everyMs = 40
/** The median of several windows, because a short hindrance of the whole machine would decide a single p99. */
const windows = 9
const windowMs = 10_000
const warmUpMs = 10_000
const lookEveryMs = 500
const readWithinMs = 600_000
const mostTimes = 1.3

const page = drawPage(orderText.eng, 'eng', 200)

async function addScan(call: Call): Promise<string> {
  const added = await call('POST', '/api/add', {
    unique_id: 'tribunals-nclt-mumbai',
    petitioner: 'Ramesh Chandra',
    respondent: 'State',
    case_type: 'OA',
    case_number: '1',
    case_year: 2025,
  })
  const { _id: matter_id } = added.data as { _id: string }
  const bytes = await scan(Array.from({ length: pages }, () => page))
  const begun = await call('POST', '/api/uploads', { key: 'scan', name: 'Scan.pdf', size: bytes.byteLength })
  const { _id } = begun.data as { _id: string }
  const part = 1024 * 1024
  for (let offset = 0; offset < bytes.byteLength; offset += part)
    await call('PUT', `/api/uploads/${_id}?offset=${offset}`, bytes.subarray(offset, offset + part))
  const made = await call('POST', '/api/matters/create_document', { matter_id, upload_ids: [_id] })
  return (made.data as { _id: string }[])[0]?._id ?? ''
}

async function listProcesses(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const own = children.split(' ').filter(Boolean).map(Number)
  return [pid, ...(await Promise.all(own.map(listProcesses))).flat()]
}

async function memoryOf(pid: number): Promise<number> {
  const all = await Promise.all((await listProcesses(pid)).map(residentMegabytes))
  return all.reduce<number>((sum, megabytes) => sum + (megabytes ?? 0), 0)
}

async function measure(call: Call, pid: number) {
  let most = 0
  const looking = setInterval(async () => {
    most = Math.max(most, await memoryOf(pid))
  }, lookEveryMs)
  const p99s: number[] = []
  for (let at = 0; at < windows; at++)
    p99s.push(p99(await timeAtPace(() => call('GET', '/api/matter_list/matters'), everyMs, isOverAfter(windowMs))))
  clearInterval(looking)
  return { p99: median(p99s), worst: Math.max(...p99s), most }
}

export async function benchOcrQueue(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const sandbox = await startSandbox(sandboxPort)
  const server = await startServer({ port, sandboxPort, data, env: notingSlowRequests(data) })
  try {
    const pid = server.process.pid ?? 0
    const call = callsTo(`http://127.0.0.1:${port}`, await signIn(`http://127.0.0.1:${port}`, 'owner@demo.peshi.in'))
    await timeAtPace(() => call('GET', '/api/matter_list/matters'), everyMs, isOverAfter(warmUpMs))
    const idle = await measure(call, pid)
    const document = await addScan(call)
    const state = async () =>
      (await call('GET', `/api/matters/document/${document}/recognition`)).data as {
        pages: unknown[]
        waiting: number[]
      }
    const isOver = isOverAfter(readWithinMs)
    while ((await state()).pages.length === 0) {
      if (isOver()) throw new Error('No page was recognised')
      await wait(lookEveryMs)
    }
    const busy = await measure(call, pid)
    const { waiting } = await state()
    const times = busy.p99 / idle.p99
    const load = loadavg()[0]?.toFixed(1)
    return [
      {
        what: `list while ${pages} scanned pages wait`,
        measured: `median p99 ${busy.p99.toFixed(0)} ms (worst ${busy.worst.toFixed(0)}), idle ${idle.p99.toFixed(0)} ms (worst ${idle.worst.toFixed(0)}): ${times.toFixed(2)} times (${waiting.length} still waited, load ${load})`,
        budget: `<= ${mostTimes} times idle`,
        kept: times <= mostTimes && waiting.length > 0,
      },
      {
        what: 'memory of all processes, embedded, without and with the queue at work',
        measured: `${idle.most.toFixed(0)} MB, ${busy.most.toFixed(0)} MB`,
        budget: '',
        kept: true,
      },
    ]
  } finally {
    await server.stop()
    await printSlowRequests('the small installation', data).catch(() => undefined)
    await sandbox.stop()
    await rm(data, { recursive: true, force: true })
  }
}
