import { setTimeout as wait } from 'node:timers/promises'
import { check, notify } from '../operator/checks.mjs'

const patienceMs = 600_000
const ownToDocker = /^\/(proc|sys|dev)(\/|$)/

export const logOf = async ({ docker }, container) => (await docker('logs', container)).output

/** Waits for the image's own health check. */
export async function waitUntilHealthy({ docker }, container) {
  const end = Date.now() + patienceMs
  let seen
  do {
    seen = (await docker('inspect', '--format', '{{.State.Status}} {{.State.Health.Status}}', container)).output
    if (seen !== 'running healthy') await wait(500)
  } while (seen !== 'running healthy' && Date.now() < end)
  return check(`${container}: healthy`, seen === 'running healthy', `${seen} ${await logOf({ docker }, container)}`)
}

export async function checkConfined({ docker }, container, more = []) {
  const read = async (...command) => (await docker('exec', container, ...command)).output
  const status = await read('cat', '/proc/1/status')
  check(`${container}: runs as the account peshi`, /^Uid:\s+1000\s+1000/m.test(status), status)
  check(`${container}: has no capabilities`, /^CapEff:\s+0+$/m.test(status), status)
  const mounts = (await read('cat', '/proc/mounts')).split('\n').map((line) => line.split(' '))
  const writable = mounts
    .filter(([, place, , options]) => /^rw\b/.test(options) && !ownToDocker.test(place))
    .map(([, place]) => place)
  const wanted = ['/tmp', '/var/lib/peshi', ...more]
  check(
    `${container}: writable are only ${wanted.join(', ')}`,
    String(writable.sort()) === String(wanted.sort()),
    writable,
  )
  const asRoot = await docker('exec', '--user', '0', container, 'touch', '/opt/peshi/x')
  check(`${container}: not even root writes elsewhere`, /Read-only file system/.test(asRoot.output), asRoot.output)
}

/** The control group's files differ between its two versions. Without them, the peak is the process's own. */
export async function checkMemory({ docker }, container, megabytes) {
  const read = async (...paths) => (await docker('exec', container, 'cat', ...paths)).output.match(/^\d+$/m)?.[0]
  const group = '/sys/fs/cgroup'
  const allowed = Number(await read(`${group}/memory.max`, `${group}/memory/memory.limit_in_bytes`))
  check(`${container}: at most ${megabytes} MB of memory`, allowed === megabytes * 1_048_576, allowed)
  const { output } = await docker('inspect', '--format', '{{.State.OOMKilled}} {{.RestartCount}}', container)
  check(`${container}: never out of memory, never restarted`, output === 'false 0', output)
  const peak = Number(await read(`${group}/memory.peak`, `${group}/memory/memory.max_usage_in_bytes`))
  const own = /VmHWM:\s+(\d+)/.exec((await docker('exec', container, 'cat', '/proc/1/status')).output)?.[1]
  notify(`${container}: peak of its memory, files’ pages included, MB`, Math.round(peak / 1_048_576))
  notify(`${container}: peak of its process, MB`, Math.round(Number(own) / 1024))
}

export async function checkStopsInOrder({ docker }, container) {
  const began = Date.now()
  await docker('stop', container)
  notify(`${container}: stopped in, ms`, Date.now() - began)
  const { output } = await docker('inspect', '--format', '{{.State.ExitCode}}', container)
  const log = await logOf({ docker }, container)
  check(
    `${container}: SIGTERM ends it in an orderly way`,
    output === '0' && /"msg":"stopped"/.test(log),
    log.slice(-600),
  )
}
