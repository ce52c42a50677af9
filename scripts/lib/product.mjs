import { setTimeout as wait } from 'node:timers/promises'
import { startChild, stopChildren } from './children.mjs'
import { isReady } from './ready.mjs'

// The first start makes the demo's chamber before the server answers.
const patienceMs = 300_000

async function waitUntilReady(address, stopped) {
  const end = Date.now() + patienceMs
  while (!stopped() && Date.now() < end) {
    if (await isReady(address)) return true
    await wait(100)
  }
  return false
}

/**
 * Starts the sandbox and the server on it, and waits until both answer. `demo`: `full` for a chamber that has been at work
 * for a year, `empty` for its people alone.
 * `ready` is false when one of them ended or `cancelled()` became true first. `firstEnd` resolves when one ends.
 * `stop` ends the server first, so that no court goes away while the server reads it.
 */
export async function startProduct({ port, sandboxPort, dataDirectory, demo, cancelled = () => false }) {
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
  const [isSandboxReady, isServerReady] = await Promise.all([
    waitUntilReady(`${sandboxAddress}/control`, stopped),
    waitUntilReady(`${address}/readyz`, stopped),
  ])
  return {
    // By name, as the links that it sends: a sign-in and a passkey belong to a name.
    address: `http://localhost:${port}`,
    sandboxAddress,
    ready: isSandboxReady && isServerReady,
    firstEnd: Promise.race(children.map((child) => child.ended)),
    hasEnded: () => children.some((child) => !child.isRunning),
    stop: async () => [...(await stopChildren([server])), ...(await stopChildren([sandbox]))],
  }
}
