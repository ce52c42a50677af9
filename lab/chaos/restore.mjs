import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { copyFolder } from '../../packages/server/src/operations/backup/copy.ts'
import { openPglite } from '../../packages/server/src/platform/db/pglite.ts'
import { startChild, stopChildren } from '../../scripts/lib/children.mjs'
import { pinnedEnv, pinnedNode } from '../../scripts/lib/paths.mjs'
import { findFreePort } from '../../scripts/lib/ports.mjs'
import { openTestPostgres } from '../../scripts/lib/postgres.mjs'
import { isReady } from '../../scripts/lib/ready.mjs'
import { run } from '../../scripts/lib/run.mjs'
import { Refusal, runMain, say, seconds } from '../../scripts/lib/say.mjs'
import { ask, openChamber, workAt } from './people.mjs'

const secret = randomBytes(48).toString('base64')

async function runDrill() {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-drill-'))
  const postgres = await openTestPostgres({ isDurable: true })
  const problems = []
  try {
    for (const url of [null, ...(postgres.skipped ? [] : [postgres.url])]) {
      const began = Date.now()
      say(`\n${url ? postgres.name : 'The embedded engine'}`)
      problems.push(...(await drillOn(join(folder, url ? 'postgres' : 'embedded'), url)))
      say(`  ${seconds(Date.now() - began)}`)
    }
    if (postgres.skipped) say(`\nSkipped on PostgreSQL: ${postgres.skipped}.`)
  } finally {
    if (!postgres.skipped) await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  for (const problem of problems) say(`WRONG: ${problem}`)
  if (problems.length === 0) say('\nEverything was restored.')
  return problems.length === 0 ? 0 : 1
}

async function drillOn(folder, server) {
  const problems = []
  const place = await newPlace(folder, 'first', server)
  const running = await serve(place)
  const chamber = await openChamber(running.address, 1)
  const before = await workFor(running.address, chamber, 3000)

  // Asks for a backup during work. The embedded database must refuse. With PostgreSQL, the backup must contain all
  // writes that were confirmed before the backup began.
  const working = workFor(running.address, chamber, 4000)
  const hot = await keep(place, ['backup', join(folder, 'backups')])
  const after = await working
  if (server === null && !hot.output.includes('already running'))
    problems.push('an embedded database in use was copied')
  if (server !== null && hot.code !== 0) problems.push(`no backup under work: ${hot.output}`)
  await running.stop()

  await wait(1100)
  const cold = await keep(place, ['backup', join(folder, 'backups')])
  if (cold.code !== 0) return [...problems, `no backup: ${cold.output}`]
  const original = await lookAt(place)
  const again = await newPlace(folder, 'again', server)
  const back = await keep(again, ['restore', folderIn(cold)])
  if (back.code !== 0) return [...problems, `no restore: ${back.output}`]
  const restored = await lookAt(again)
  const different = [...original.keys()].filter((name) => original.get(name) !== restored.get(name))
  if (original.size !== restored.size || different.length > 0) problems.push(`not the same: ${different.join(', ')}`)
  say(`  ${original.size} tables and files compared, ${different.length} differ`)

  const refused = await keep(again, ['restore', folderIn(cold)])
  if (refused.code === 0 || !refused.output.includes('--replace')) problems.push('it was restored over other data')

  const source = folderIn(server === null ? cold : hot)
  const from = server === null ? [...before.promised, ...after.promised] : before.promised
  const third = await newPlace(folder, 'third', server)
  const last = await keep(third, ['restore', source])
  if (last.code !== 0) return [...problems, `no restore: ${last.output}`]
  return [...problems, ...(await checkServes(third, chamber, from))]
}

/** The command also says which database it saved. */
const folderIn = ({ output }) => output.split('\n').findLast((line) => line.startsWith('/')) ?? output

async function checkServes(place, { email, password }, promised) {
  const running = await serve(place)
  try {
    const { reply } = await ask(running.address, '/api/users/login', { body: { email, password } })
    if (!reply?.accessToken) return [`nobody can sign in after the restore: ${reply?.message}`]
    const tasks = promised.filter(({ kind }) => kind === 'task')
    const found = new Set()
    for (let page = 1; page <= 1 + tasks.length / 100; page++) {
      const path = `/api/model/tasks_collection?state=all&perPage=200&page=${page}`
      const list = await ask(running.address, path, { token: reply.accessToken })
      for (const { title } of list.reply.data) found.add(title)
    }
    const lost = tasks.filter(({ mark }) => !found.has(mark))
    say(`  signed in; of ${tasks.length} tasks promised before the backup ${lost.length} are missing`)
    return lost.length > 0 ? [`${lost.length} tasks were lost`] : []
  } finally {
    await running.stop()
  }
}

async function newPlace(folder, name, server) {
  const data = join(folder, name)
  if (server === null) return { data, url: null }
  const database = `drill_${name}`
  await query(server, `CREATE DATABASE ${database}`)
  return { data, url: Object.assign(new URL(server), { pathname: `/${database}` }).href }
}

const settingsOf = ({ data, url }) => ({
  PESHI_MODE: 'production',
  PESHI_SECRET: secret,
  PESHI_PUBLIC_URL: 'http://127.0.0.1:9',
  PESHI_DATA: data,
  PESHI_MOST_REQUESTS: '1000000',
  LOG_LEVEL: 'error',
  HOST: '127.0.0.1',
  DATABASE_URL: url ?? '',
})

async function serve(place) {
  const port = await findFreePort()
  const child = startChild('the server', 'packages/server/src/main.ts', { ...settingsOf(place), PORT: String(port) })
  const address = `http://127.0.0.1:${port}`
  const end = Date.now() + 180_000
  while (!(await isReady(`${address}/readyz`))) {
    if (!child.isRunning || Date.now() > end) throw new Refusal('The server did not become ready.')
    await wait(100)
  }
  return { address, stop: () => stopChildren([child], 30_000) }
}

const keep = (place, args) =>
  run(pinnedNode, ['packages/server/src/operations/backup/main.ts', ...args], {
    env: pinnedEnv(settingsOf(place)),
    quiet: true,
  })

function workFor(address, chamber, milliseconds) {
  return workAt(address, chamber, { until: AbortSignal.timeout(milliseconds), repeats: true })
}

async function lookAt({ data, url }) {
  const found = new Map()
  const tables = `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
  const engine = url ? null : await openPglite(data)
  const read = async (statement) => (engine ? (await engine.execute(statement)).rows : query(url, statement))
  for (const { name } of await read(tables))
    found.set(name, JSON.stringify(await read(`SELECT t::text AS row FROM ${name} t ORDER BY 1`)))
  await engine?.close()
  const scratch = await mkdtemp(join(tmpdir(), 'peshi-look-'))
  const { files } = await copyFolder(join(data, 'files'), scratch, 'files')
  await rm(scratch, { recursive: true, force: true })
  for (const { path, sha256 } of files) found.set(path, sha256)
  return found
}

async function query(url, statement) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

await runMain(runDrill)
process.exit()
