import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { makeLargeChamber, signInToLargeChamber } from './large-chamber.ts'
import { isOverAfter, p99, timeAtPace } from './load.ts'
import { callsTo } from './product-calls.ts'
import { type Measured, median, medianAndWorst } from './report.ts'

const matters = 100_000
const fields = 'title,case_status,reference_id,hc_name,unique_id,case_year,cnr,stage,next_date,petitioner,respondent'
const settleMs = 5000
const sampleMs = 50
const pagesPerSecond = 50
const quietMs = 10_000
const runs = 5
const page = '/api/matter_list/matters?perPage=25&sort=next_date'

interface Download {
  firstByteSeconds: number
  seconds: number
  megabytes: number
}

async function download(url: string, token: string): Promise<Download> {
  const began = performance.now()
  const since = () => (performance.now() - began) / 1000
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok || !reply.body) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`)
  let firstByteSeconds: number | null = null
  let bytes = 0
  for await (const part of reply.body) {
    firstByteSeconds ??= since()
    bytes += part.byteLength
  }
  return { firstByteSeconds: firstByteSeconds ?? since(), seconds: since(), megabytes: bytes / 1_000_000 }
}

/** p99 of the list's page at fifty requests a second, in milliseconds, without an export and beside one. */
async function timePages(address: string, exportUrl: string, token: string) {
  const call = callsTo(address, token)
  const timePage = async (isOver: () => boolean) =>
    p99(await timeAtPace(() => call('GET', page), 1000 / pagesPerSecond, isOver))
  const quiet = await timePage(isOverAfter(quietMs))
  let isDone = false
  const exported = download(exportUrl, token).finally(() => {
    isDone = true
  })
  const beside = await timePage(() => isDone)
  await exported
  return { quiet, beside }
}

async function watchMemory<T>(pid: number, work: Promise<T>): Promise<{ result: T; peak: number | null }> {
  const stop = new AbortController()
  const watch = async () => {
    let peak: number | null = null
    while (!stop.signal.aborted) {
      const now = await residentMegabytes(pid)
      if (now !== null) peak = Math.max(peak ?? 0, now)
      await wait(sampleMs)
    }
    return peak
  }
  const watching = watch()
  const result = await work.finally(() => stop.abort())
  return { result, peak: await watching }
}

export async function benchExport(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const measured: Measured[] = []
  try {
    await makeLargeChamber({ port, sandboxPort, data }, matters)
    for (const type of ['csv', 'xlsx']) {
      const server = await startServer({ port, sandboxPort, data })
      try {
        const token = await signInToLargeChamber(address)
        await wait(settleMs)
        const pid = server.process.pid ?? 0
        const before = await residentMegabytes(pid)
        const url = `${address}/api/model/matters?export=true&type=${type}&fields=${fields}`
        const { result, peak } = await watchMemory(pid, download(url, token))
        const extra = before === null || peak === null ? null : peak - before
        measured.push(
          {
            what: `export of 100,000 matters as ${type}, extra memory`,
            measured: extra === null ? 'no /proc here' : `${Math.round(extra)} MB`,
            budget: '< 150 MB',
            kept: extra !== null && extra < 150,
          },
          {
            what: `export as ${type}, first byte (whole: ${result.megabytes.toFixed(1)} MB in ${result.seconds.toFixed(1)} s)`,
            measured: `${result.firstByteSeconds.toFixed(2)} s`,
            budget: '< 1 s',
            kept: result.firstByteSeconds < 1,
          },
        )
        const times = []
        for (let run = 0; run < runs; run++) times.push(await timePages(address, url, token))
        const quiet = median(times.map((time) => time.quiet))
        const ratios = times.map((time) => time.beside / time.quiet)
        measured.push({
          what: `p99 of ${pagesPerSecond} pages a second beside an export as ${type}, to that without (${quiet.toFixed(0)} ms)`,
          measured: medianAndWorst(ratios, (ratio) => `${ratio.toFixed(2)} times`),
          budget: '< 1.5 times',
          kept: median(ratios) < 1.5,
        })
      } finally {
        await server.stop()
      }
    }
    return measured
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
