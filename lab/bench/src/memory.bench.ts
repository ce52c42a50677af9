import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort, startSandbox, startServer } from '@peshi/e2e/product'
import { residentMegabytes } from '@peshi/server/platform/files/resident-memory'
import { workAsOffice } from './office-work.ts'
import { type Measured, medianAndWorst } from './report.ts'

/** An office of four people sends about as many in an hour. */
const requests = 4000
/** The access tokens of a sign-in are valid for ten minutes. */
const perSignIn = 1000
const runs = 5
const lookEveryMs = 1000
const demoWithinMs = 900_000

const isWhole = async (data: string) =>
  JSON.parse(await readFile(join(data, 'demo.json'), 'utf8').catch(() => '{}')).state === 'whole'

/** A fresh instance fetches the demo's 60 cases with their orders, and reads the orders. */
async function measureRun(): Promise<number> {
  const data = await mkdtemp(join(tmpdir(), 'peshi-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const sandbox = await startSandbox(sandboxPort)
  const server = await startServer({
    port,
    sandboxPort,
    data,
    env: { PESHI_DEMO: 'full', SANDBOX_URL: `http://127.0.0.1:${sandboxPort}` },
  })
  try {
    const end = Date.now() + demoWithinMs
    while (!(await isWhole(data))) {
      if (Date.now() > end) throw new Error(`The demo is not complete:\n${server.output()}`)
      await wait(lookEveryMs)
    }
    const samples: number[] = []
    const look = async () => samples.push((await residentMegabytes(server.process.pid ?? 0)) ?? Number.NaN)
    const looking = setInterval(look, lookEveryMs)
    for (let done = 0; done < requests; done += perSignIn) await workAsOffice(`http://127.0.0.1:${port}`, perSignIn)
    clearInterval(looking)
    await look()
    return Math.max(...samples)
  } finally {
    await server.stop()
    await sandbox.stop()
    await rm(data, { recursive: true, force: true })
  }
}

export async function benchMemory(): Promise<Measured[]> {
  const most: number[] = []
  for (let run = 0; run < runs; run++) most.push(await measureRun())
  return [
    {
      what: `most memory during an hour’s work (${requests} requests), embedded`,
      measured: medianAndWorst(most, (megabytes) => `${Math.round(megabytes)} MB`),
      budget: '< 450 MB',
      kept: Math.max(...most) < 450,
    },
  ]
}
