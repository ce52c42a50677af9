import { setTimeout as wait } from 'node:timers/promises'
import { startChild, stopChildren } from './children.mjs'
import { isReady } from './ready.mjs'

// Milliseconds. The first start takes long, because the server creates the demo.
const patienceMs = 300_000

async function waitUntilReady(address, stopped) {
  const end = Date.now() + patienceMs
  while (!stopped() && Date.now() < end) {
    if (await isReady(address)) return true
    await wait(100)
  }
  return false
}

const ignore = () => undefined

/**
 * `ready` is false if a process ended, or `cancelled()` was true, before both processes were ready. `firstEnd` resolves
 * when a process ends.
 */
export async function startProduct({
  port,
  sandboxPort,
  dataDirectory,
  demo,
  cancelled = () => false,
  onPage = ignore,
}) {
  const address = `http://127.0.0.1:${port}`
  const sandboxAddress = `http://127.0.0.1:${sandboxPort}`
  const settings = {
    PESHI_MODE: 'demo',
    PESHI_DEMO: demo,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    PESHI_DATA: dataDirectory,
    SANDBOX_URL: sandboxAddress,
  }
  const sandbox = startChild('the sandbox', 'packages/sandbox/src/main.ts', settings)
  const server = startChild('the server', 'packages/server/src/main.ts', settings)
  const children = [sandbox, server]
  const stopped = () => cancelled() || children.some((child) => !child.isRunning)
  // Peshi's links use `localhost`, and a sign-in or passkey works only under the host name at which it was made.
  const shownAddress = `http://localhost:${port}`
  void waitUntilReady(`${address}/healthz`, stopped).then((isServed) => isServed && onPage(shownAddress))
  const [isSandboxReady, isServerReady] = await Promise.all([
    waitUntilReady(`${sandboxAddress}/control`, stopped),
    waitUntilReady(`${address}/readyz`, stopped),
  ])
  return {
    address: shownAddress,
    sandboxAddress,
    ready: isSandboxReady && isServerReady,
    firstEnd: Promise.race(children.map((child) => child.ended)),
    hasEnded: () => children.some((child) => !child.isRunning),
    stop: async () => [...(await stopChildren([server])), ...(await stopChildren([sandbox]))],
  }
}
