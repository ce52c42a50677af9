import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { type Measured, median } from './report.ts'

const settleMs = 8000

export async function benchStart(): Promise<Measured[]> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  try {
    await (await startServer({ port, sandboxPort, data })).stop()
    const times: number[] = []
    let memory: number | null = null
    for (let round = 0; round < 3; round++) {
      const began = performance.now()
      const server = await startServer({ port, sandboxPort, data })
      times.push((performance.now() - began) / 1000)
      if (round === 2 && server.process.pid) {
        await wait(settleMs)
        memory = await residentMegabytes(server.process.pid)
      }
      await server.stop()
    }
    return [
      {
        what: 'start to ready, existing data',
        measured: `${median(times).toFixed(2)} s`,
        budget: '< 6 s',
        kept: median(times) < 6,
      },
      {
        what: 'memory of the idle server, embedded',
        measured: memory === null ? 'no /proc here' : `${Math.round(memory)} MB`,
        budget: '< 450 MB',
        kept: memory !== null && memory < 450,
      },
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}
