import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram, installOnDebian } from '../../scripts/lib/debian.mjs'
import { pinnedEnv } from '../../scripts/lib/paths.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { later } from '../operator/checks.mjs'

const patienceMs = 60_000

/** `missing` says why there is no Docker. `isOwn` is true if this test started the daemon. */
export async function openDocker(folder) {
  const usual = createClient({})
  if (await answers(usual)) return (await findCompose(usual)) ?? { missing: 'docker compose is not installed' }
  await installOnDebian(['docker.io', 'docker-compose', 'mmdebstrap'], { startsServices: false })
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !(await findProgram('dockerd')))
    return { missing: 'no Docker answers, and only root on Debian can start one here' }
  const { problem, socket } = await startDaemon(folder)
  if (problem) return { missing: `a Docker of its own does not start: ${problem}` }
  const own = createClient({ DOCKER_HOST: socket })
  return (await findCompose({ ...own, isOwn: true })) ?? { missing: 'docker-compose is not installed' }
}

const answers = async (docker) =>
  (await docker.run('docker', ['version', '--format', '{{.Server.Version}}'])).code === 0

function createClient(more) {
  const env = pinnedEnv({ COMPOSE_PROJECT_NAME: 'peshi-test', ...more })
  const runQuietly = (command, args, options) => run(command, args, { quiet: true, env, ...options })
  return { isOwn: false, env, run: runQuietly, docker: (...args) => runQuietly('docker', args) }
}

async function findCompose(client) {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const [program, ...first] = command
    if ((await client.run(program, [...first, 'version'])).code === 0) return { ...client, composeCommand: command }
  }
  return null
}

/** Leaves the machine's firewall alone: without rules, containers reach each other, and Docker forwards the ports. */
async function startDaemon(folder) {
  await mkdir(folder, { recursive: true })
  const socket = `unix://${join(folder, 'docker.sock')}`
  const places = ['--data-root', join(folder, 'data'), '--exec-root', join(folder, 'run')]
  const others = ['--pidfile', join(folder, 'pid'), '--host', socket, '--iptables=false', '--ip-forward=false']
  const daemon = spawn('setpriv', ['--pdeathsig', 'TERM', 'dockerd', ...places, ...others], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let text = ''
  daemon.stderr.on('data', (part) => {
    text = (text + part).slice(-2000)
  })
  const ended = new Promise((done) => daemon.once('close', done).once('error', done))
  later(async () => {
    daemon.kill('SIGTERM')
    await ended
    // Docker leaves its bridge and a mount.
    await run('ip', ['link', 'delete', 'docker0'], { quiet: true })
    await run('umount', [join(folder, 'run/netns/default')], { quiet: true })
  })
  const client = createClient({ DOCKER_HOST: socket })
  const end = Date.now() + patienceMs
  while (daemon.exitCode === null && Date.now() < end) {
    if (await answers(client)) return { socket }
    await wait(200)
  }
  return { problem: text.trim().split('\n').at(-1) || 'dockerd is missing' }
}
