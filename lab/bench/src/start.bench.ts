import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { type Measured, median, medianAndWorst } from './report.ts'

const settleMs = 8000
const runs = 5

export async function benchStart(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  try {
    await (await startServer({ port, sandboxPort, data })).stop()
    const times: number[] = []
    const memories: number[] = []
    for (let round = 0; round < runs; round++) {
      const began = performance.now()
      const server = await startServer({ port, sandboxPort, data })
      times.push((performance.now() - began) / 1000)
      if (server.process.pid) {
        await wait(settleMs)
        memories.push((await residentMegabytes(server.process.pid)) ?? Number.NaN)
      }
      await server.stop()
    }
    return [
      {
        what: 'start to ready, existing data',
        measured: medianAndWorst(times, (seconds) => `${seconds.toFixed(2)} s`),
        budget: '< 6 s',
        kept: median(times) < 6,
      },
      {
        what: 'memory of the idle server, embedded',
        measured: medianAndWorst(memories, (megabytes) => `${Math.round(megabytes)} MB`),
        budget: '< 450 MB',
        kept: median(memories) < 450,
      },
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
