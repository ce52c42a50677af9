import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { pinnedEnv, pinnedNode, root } from './paths.mjs'

const endWithParent = pathToFileURL(join(root, 'scripts/lib/end-with-parent.mjs')).href
const patienceMs = 15_000

/**
 * The size of a process's memory. On a large machine, V8 would reserve up to 190 MB for new objects, and collect garbage
 * only after 200 MB more of it. glibc would keep up to 64 MB of freed memory for each thread that compiled the embedded
 * engine.
 */
const memory = { NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=768', MALLOC_TRIM_THRESHOLD_: '131072' }

/**
 * The child has its own process group: Ctrl-C reaches only the parent, which then stops the child. `flags` are Node's,
 * `words` the program's.
 */
export function startChild(name, program, env, { flags = [], words = [] } = {}) {
  const child = spawn(pinnedNode, [...flags, '--import', endWithParent, resolve(root, program), ...words], {
    cwd: root,
    env: { ...memory, ...pinnedEnv(env) },
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const started = { name, child, isRunning: true }
  started.ended = new Promise((done) => {
    const end = (how, code) => {
      started.isRunning = false
      done({ name, how, code })
    }
    child.once('error', (error) => end(`could not be started: ${error.message}`, 127))
    child.once('exit', (code, signal) =>
      end(signal ? `was ended by ${signal}` : `ended with code ${code}`, code ?? 128 + constants.signals[signal]),
    )
  })
  return started
}

export async function stopChildren(children, withinMs = patienceMs) {
  const running = children.filter((child) => child.isRunning)
  for (const { child } of running) child.kill('SIGTERM')
  await Promise.race([Promise.all(running.map((child) => child.ended)), wait(withinMs, undefined, { ref: false })])
  const stuck = running.filter((child) => child.isRunning)
  for (const { child } of stuck) child.kill('SIGKILL')
  await Promise.all(stuck.map((child) => child.ended))
  return stuck.map(({ name }) => name)
}
