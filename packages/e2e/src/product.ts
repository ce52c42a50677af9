import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

export interface Running {
  process: ChildProcess
  output: () => string
  stop(): Promise<number | null>
  kill(): Promise<void>
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('No port was given')
  return address.port
}

function run(entry: string, env: Record<string, string>): Running {
  const child = spawn(process.execPath, [`${root}${entry}`], {
    cwd: root,
    // As in scripts/lib/children.mjs.
    env: {
      NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=768',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...process.env,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return {
    process: child,
    output: () => output,
    stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(url: string, running: Running, withinMs = 600_000) {
  const until = performance.now() + withinMs
  while (performance.now() < until) {
    if (running.process.exitCode !== null) throw new Error(`It ended before it was ready:\n${running.output()}`)
    const reply = await fetch(url).catch(() => null)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  await running.kill()
  throw new Error(`Not ready after ${withinMs} ms:\n${running.output()}`)
}

export async function startSandbox(port: number): Promise<Running> {
  const running = run('packages/sandbox/src/main.ts', { SANDBOX_PORT: String(port) })
  await answers(`http://127.0.0.1:${port}/control`, running)
  return running
}

export async function startServer(
  settings: {
    port: number
    sandboxPort: number
    data: string
    databaseUrl?: string | undefined
    env?: Record<string, string>
  },
  { waitFor = '/readyz' }: { waitFor?: string | null } = {},
): Promise<Running> {
  const running = run('packages/server/src/main.ts', {
    PESHI_MODE: 'demo',
    PORT: String(settings.port),
    SANDBOX_PORT: String(settings.sandboxPort),
    PESHI_DATA: settings.data,
    LOG_LEVEL: 'warn',
    PESHI_TRUST_PROXY: '127.0.0.1',
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
    ...settings.env,
  })
  if (waitFor) await answers(`http://127.0.0.1:${settings.port}${waitFor}`, running)
  return running
}

export async function startProduct(settings: { databaseUrl?: string | undefined; env?: Record<string, string> } = {}) {
  const data = await mkdtemp(join(tmpdir(), 'peshi-product-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const courts = await startSandbox(sandboxPort)
  const server = await startServer({ ...settings, port, sandboxPort, data }).catch(async (error: unknown) => {
    await courts.stop()
    throw error
  })
  return {
    port,
    app: `http://127.0.0.1:${port}`,
    sandbox: `http://127.0.0.1:${sandboxPort}`,
    async stop() {
      await server.stop()
      await courts.stop()
      // A document reader ends a moment after the server that started it, and can still write until then.
      await rm(data, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    },
  }
}
