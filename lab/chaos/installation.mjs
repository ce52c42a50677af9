import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { openCluster } from '../../scripts/lib/cluster.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { openTestPostgres } from '../../scripts/lib/postgres.mjs'
import { Refusal, say } from '../../scripts/lib/say.mjs'
import { openBalancer } from './balancer.mjs'

const drainSeconds = 2

const openOwn = async () => {
  const postgres = await openTestPostgres({ isDurable: true })
  if (postgres.skipped) throw new Refusal(`There is nothing to disturb: ${postgres.skipped}.`)
  return postgres
}

/**
 * Starts one process for each of `roles`, behind a balancer. `fill` puts data into the database before that.
 * `settleMs` is the pause after the replacement of a process. `database` is `{ url, kind, name, stop }`, and `folder`
 * keeps the data; without them, this makes its own.
 */
export async function openInstallation({
  program = 'packages/server/src/main.ts',
  roles = ['api', 'api', 'worker', 'worker'],
  settleMs = drainSeconds * 1000,
  fill = async () => undefined,
  database,
  folder,
} = {}) {
  const postgres = database ?? (await openOwn())
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'peshi-chaos-')))
  const [sandboxPort, ownPort] = [await findFreePort(), await findFreePort()]
  const sandbox = `http://127.0.0.1:${sandboxPort}`
  const outside = startChild('the sandbox', 'packages/sandbox/src/main.ts', { SANDBOX_PORT: String(sandboxPort) })
  const secret = randomBytes(48).toString('base64')
  const members = []
  for (const [index, role] of roles.entries()) {
    const port = await findFreePort()
    const name = `${role} ${roles.slice(0, index + 1).filter((one) => one === role).length}`
    members.push({ name, role, port, address: `http://127.0.0.1:${port}/readyz` })
  }
  const cluster = openCluster({
    program,
    members: members.map((member) => ({
      ...member,
      env: {
        PESHI_MODE: 'test',
        PESHI_ROLE: member.role,
        HOST: '127.0.0.1',
        PORT: String(member.port),
        PESHI_PUBLIC_URL: `http://127.0.0.1:${ownPort}`,
        SANDBOX_URL: sandbox,
        PESHI_SECRET: secret,
        PESHI_DATA: data,
        PESHI_DATABASE: postgres.kind ?? 'postgres',
        DATABASE_URL: postgres.url,
        PESHI_CONNECTIONS: '4',
        PESHI_TRUST_PROXY: '127.0.0.1',
        PESHI_DRAIN_SECONDS: member.role === 'worker' ? '0' : String(drainSeconds),
        LOG_LEVEL: 'fatal',
      },
    })),
    stopWithinMs: 20_000,
    settleMs,
    firstPauseMs: 200,
    say: () => undefined,
  })
  const pidsOf = (role) =>
    members.filter((member) => member.role === role).flatMap(({ name }) => cluster.pidOf(name) ?? [])
  const close = async () => {
    await balancer?.close()
    await cluster.stop()
    await stopChildren([outside])
    await postgres.stop()
    if (!folder) await rm(data, { recursive: true, force: true })
  }
  let balancer
  try {
    await fill({ databaseUrl: postgres.url, data, secret })
    if (!(await cluster.start())) throw new Refusal('The processes did not become ready.')
  } catch (error) {
    await close()
    throw error
  }
  const apis = members.filter(({ role }) => role !== 'worker')
  balancer = await openBalancer(
    apis.map(({ port }) => port),
    ownPort,
  )
  say(`${members.length} processes on ${postgres.name}`)
  return {
    cluster,
    postgres,
    sandbox,
    data,
    names: members.map(({ name }) => name),
    parts: {
      'API processes': () => pidsOf('api'),
      workers: () => pidsOf('worker'),
      PostgreSQL: () => [postgres.pid()],
      'the sandbox': () => [outside.child.pid],
    },
    apis: apis.map(({ port }) => `http://127.0.0.1:${port}`),
    address: balancer.address,
    close,
  }
}
