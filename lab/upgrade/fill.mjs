import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { pinnedEnv, pinnedNode } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { Refusal, say, seconds } from '../../scripts/lib/say.mjs'

const patienceMs = 420_000

const makeLargeChamber = `
  const { makeLargeChamber } = await import(process.argv[1])
  await makeLargeChamber(JSON.parse(process.argv[2]), Number(process.argv[3]))
  process.exit()`

export async function startServer(program, env) {
  const child = startChild('the server', program, env)
  const end = Date.now() + patienceMs
  while (!(await isReady(`http://127.0.0.1:${env.PORT}/readyz`))) {
    if (!child.isRunning || Date.now() > end) {
      await stopChildren([child])
      throw new Refusal(`${program} did not become ready.`)
    }
    await wait(50)
  }
  return child
}

/**
 * The old version makes the demo chamber, which has rows in nearly every table, and a chamber of many matters. Each has a
 * sandbox of its own, because version 0.1.0 cannot open the demo twice with the same sandbox.
 */
export async function fillOld(old, matters, { databaseUrl, data, secret }) {
  const began = Date.now()
  const port = await findFreePort()
  const env = { PESHI_DEMO: 'full', PESHI_SECRET: secret }
  await withSandbox(old, async (sandboxPort) => {
    const demo = await startServer(old.server, {
      ...env,
      PESHI_MODE: 'demo',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      PESHI_DATA: data,
      DATABASE_URL: databaseUrl ?? '',
      LOG_LEVEL: 'fatal',
    })
    await stopChildren([demo], 60_000)
  })
  // Versions before 0.2 had the folder `bench` beside `packages`.
  const bench = ['lab/bench', 'bench']
    .map((folder) => join(old.folder, folder, 'src/large-chamber.ts'))
    .find(existsSync)
  const filled = await withSandbox(old, (sandboxPort) => {
    const settings = JSON.stringify({ port, sandboxPort, data, databaseUrl, env })
    return run(
      pinnedNode,
      ['--input-type=module', '-e', makeLargeChamber, pathToFileURL(bench).href, settings, String(matters)],
      {
        quiet: true,
        cwd: old.folder,
        env: pinnedEnv(),
      },
    )
  })
  if (filled.code !== 0) throw new Refusal(`The old version could not be filled:\n\n${filled.output}`)
  say(
    `  ${old.name} filled with the demo and ${matters.toLocaleString('en-US')} matters in ${seconds(Date.now() - began)}`,
  )
}

async function withSandbox(old, work) {
  const port = await findFreePort()
  const program = join(old.folder, 'packages/sandbox/src/main.ts')
  const sandbox = startChild('the sandbox', program, { SANDBOX_PORT: String(port) })
  try {
    return await work(port)
  } finally {
    await stopChildren([sandbox])
  }
}
