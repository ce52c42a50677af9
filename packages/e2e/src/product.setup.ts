import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, startSandbox, startServer } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    products: { app: string; sandbox: string }[]
  }
}

/** One product for each worker; each journey opens a chamber of its own in it. */
export default async function setup(project: TestProject) {
  const starts = await Promise.allSettled(Array.from({ length: project.config.maxWorkers }, startProduct))
  const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const stop = () => Promise.all(products.map((product) => product.stop()))
  for (const start of starts) {
    if (start.status === 'fulfilled') continue
    await stop()
    throw start.reason
  }
  project.provide(
    'products',
    products.map(({ app, sandbox }) => ({ app, sandbox })),
  )
  return async () => {
    await stop()
  }
}

async function startProduct() {
  const data = await mkdtemp(join(tmpdir(), 'peshi-e2e-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const sandbox = await startSandbox(sandboxPort)
  const server = await startServer({ port, sandboxPort, data }).catch(async (error: unknown) => {
    await sandbox.stop()
    throw error
  })
  return {
    app: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    async stop() {
      await server.stop()
      await sandbox.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}
