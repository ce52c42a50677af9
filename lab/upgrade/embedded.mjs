import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openPglite } from '../../packages/server/src/platform/db/pglite.ts'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { say, seconds } from '../../scripts/lib/say.mjs'
import { checkWrites } from '../chaos/check.mjs'
import { compareRows } from './compare.mjs'
import { fillOld, startServer } from './fill.mjs'
import { checkToldToReload, readPage } from './page.mjs'
import { judgeRequests, readBack, startPeople } from './work.mjs'

/** Milliseconds until a request is repeated, and until a busy server answers it. */
const slackMs = 5000

export async function upgradeEmbedded(old, { newServer, matters, besideMs }) {
  say('\nEmbedded database')
  const place = await mkdtemp(join(tmpdir(), 'peshi-upgrade-'))
  const [data, copy] = [join(place, 'data'), join(place, 'before')]
  const [port, sandboxPort] = [await findFreePort(), await findFreePort()]
  const secret = randomBytes(48).toString('base64')
  const address = `http://127.0.0.1:${port}`
  const env = {
    PESHI_MODE: 'test',
    HOST: '127.0.0.1',
    PORT: String(port),
    PESHI_PUBLIC_URL: address,
    SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
    PESHI_SECRET: secret,
    PESHI_DATA: data,
    DATABASE_URL: '',
    LOG_LEVEL: 'fatal',
  }
  const children = [startChild('the sandbox', 'packages/sandbox/src/main.ts', { SANDBOX_PORT: String(sandboxPort) })]
  try {
    await fillOld(old, matters, { data, secret })
    await cp(join(data, 'postgres'), join(copy, 'postgres'), { recursive: true })
    const starting = Date.now()
    const server = await startServer(old.server, env)
    const oldStartMs = Date.now() - starting
    children.push(server)
    const oldPage = await readPage(address)
    const people = await startPeople(address, { matters })
    await wait(besideMs)
    const began = Date.now()
    await stopChildren([server], 60_000)
    const stopped = Date.now()
    children.push(await startServer(newServer, env))
    const awayMs = Date.now() - began
    say(
      `  replaced in ${seconds(awayMs)}: stopped in ${seconds(stopped - began)}, ready ${seconds(Date.now() - stopped)} later (${old.name} started in ${seconds(oldStartMs)})`,
    )
    await wait(besideMs)
    const tally = await people.stop()
    const problems = [
      ...judgeRequests(tally, awayMs + slackMs),
      ...(await readBack(address, people.offices, tally, matters)),
      ...checkToldToReload(oldPage, await readPage(address)),
    ]
    await stopChildren(children.splice(1), 60_000)
    return [...problems, ...(await compareData(copy, data, tally))]
  } finally {
    await stopChildren(children, 60_000)
    await rm(place, { recursive: true, force: true })
  }
}

async function compareData(copy, data, tally) {
  const [before, after] = [await openPglite(copy), await openPglite(data)]
  const rowsOf = (engine) => async (statement) => (await engine.execute(statement)).rows
  try {
    const applied = async (engine) => (await engine.execute('SELECT tag FROM migration')).rows.length
    const isMigrated = (await applied(before)) < (await applied(after))
    const backups = (await readdir(join(data, 'backups')).catch(() => [])).filter((name) => name.startsWith('before-'))
    say(`  backups before the upgrade: ${backups.join(', ') || 'none, because there was no migration'}`)
    return [
      ...(backups.length === Number(isMigrated) ? [] : [`${backups.length} backups were made before the upgrade`]),
      ...(await checkWrites({ query: async (statement) => ({ rows: await rowsOf(after)(statement) }) }, tally)),
      ...(await compareRows(rowsOf(before), rowsOf(after))),
    ]
  } finally {
    await before.close()
    await after.close()
  }
}
