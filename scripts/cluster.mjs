// npm run cluster: runs the production server as several processes, with PostgreSQL and the settings of `npm run
// serve`. The signal USR2 restarts the processes one after the other.
import { openCluster } from './lib/cluster.mjs'
import { readPort } from './lib/ports.mjs'
import { ensureReadyToServe } from './lib/ready-to-serve.mjs'
import { Refusal, runMain, say } from './lib/say.mjs'
import { waitForStop } from './lib/signals.mjs'

function readCount(name) {
  const count = Number(process.env[name] || 2)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new Refusal(`${name} is "${process.env[name]}"; it is a number of processes from 1 to 64.`)
  return count
}

function listMembers() {
  const [apis, workers] = [readCount('PESHI_API_PROCESSES'), readCount('PESHI_WORKER_PROCESSES')]
  const first = readPort(process.env.PORT, 3000)
  if (first === null || first + apis + workers > 65_536)
    throw new Refusal(`PORT is "${process.env.PORT}"; each process takes a port from there on.`)
  const kinds = [...Array(apis).fill('api'), ...Array(workers).fill('worker')]
  return kinds.map((role, index) => ({
    name: `${role} ${role === 'api' ? index + 1 : index + 1 - apis}`,
    role,
    port: first + index,
    address: `http://127.0.0.1:${first + index}/readyz`,
  }))
}

const drainSeconds = process.env.PESHI_DRAIN_SECONDS || '4'

const withSettings = (member) => ({
  ...member,
  env: {
    PESHI_MODE: 'production',
    NODE_ENV: 'production',
    PESHI_ROLE: member.role,
    PORT: String(member.port),
    // A worker may stop immediately, because it receives no requests.
    PESHI_DRAIN_SECONDS: member.role === 'api' ? drainSeconds : '0',
  },
})

async function serveTogether() {
  await ensureReadyToServe()
  const members = listMembers().map(withSettings)
  const cluster = openCluster({
    program: 'packages/server/src/main.ts',
    members,
    settleMs: Number(drainSeconds) * 1000,
    stopWithinMs: 15_000 + Number(drainSeconds) * 1000,
    say,
  })
  const stopWish = waitForStop().then(() => null)
  const started = cluster.start()
  const code = await Promise.race([stopWish, cluster.ended, started.then(() => 'started')])
  if (code === 'started' && (await started)) introduce(members)
  else if (code === 'started') say('Not every process became ready; those that end are started again.')

  let restarting = Promise.resolve()
  process.on('SIGUSR2', () => {
    restarting = restarting.then(async () => {
      say('Replacing every process in turn …')
      if (await cluster.restartInTurn()) say('Every process was replaced.')
    })
  })
  const end = code === 'started' ? await Promise.race([stopWish, cluster.ended]) : code
  const stuck = await cluster.stop()
  if (stuck.length > 0) throw new Refusal(`${stuck.join(' and ')} did not stop when asked and had to be ended.`)
  return end ?? 0
}

function introduce(members) {
  say(`Peshi runs in ${members.length} processes, kept by process ${process.pid}:`)
  for (const { name, port } of members) say(`  ${name}  on port ${port}`)
  say(`Replace all, one after the other, without a gap:  kill -USR2 ${process.pid}`)
}

await runMain(serveTogether)
process.exit()
