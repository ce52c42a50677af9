import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { Refusal, say, seconds } from '../../scripts/lib/say.mjs'
import { checkWrites } from '../chaos/check.mjs'
import { openInstallation } from '../chaos/installation.mjs'
import { compareRows } from './compare.mjs'
import { fillOld } from './fill.mjs'
import { checkToldToReload, readPage } from './page.mjs'
import { judgeRequests, readBack, startPeople } from './work.mjs'

/** Two processes behind a balancer are replaced, so no request fails for as long as a process is away. */
const mostFailedMs = 5000
const copyName = 'before_upgrade'

export async function upgradeOnPostgres(old, { newServer, matters, besideMs }) {
  say('\nPostgreSQL, two processes behind a balancer')
  const installation = await openInstallation({
    program: old.server,
    roles: ['all', 'all'],
    settleMs: besideMs,
    async fill(place) {
      await fillOld(old, matters, place)
      await copyDatabase(place.databaseUrl)
    },
  })
  const { address, cluster, postgres } = installation
  const database = new pg.Pool({ connectionString: postgres.url, max: 2 })
  const copy = new pg.Pool({ connectionString: databaseOn(postgres.url, copyName), max: 2 })
  for (const pool of [database, copy]) pool.on('error', () => undefined)
  try {
    const oldPage = await readPage(address)
    const people = await startPeople(address, { matters })
    await wait(besideMs)
    const began = Date.now()
    if (!(await cluster.restartInTurn(newServer))) throw new Refusal('The new version did not become ready.')
    say(`  both processes replaced in ${seconds(Date.now() - began)}, ${seconds(besideMs)} of it side by side`)
    const tally = await people.stop()
    return [
      ...judgeRequests(tally, mostFailedMs),
      ...(await readBack(address, people.offices, tally, matters)),
      ...checkToldToReload(oldPage, await readPage(address)),
      ...(await checkWrites(database, tally)),
      ...(await compareRows(rowsOf(copy), rowsOf(database))),
    ]
  } finally {
    await Promise.all([database.end(), copy.end()])
    await installation.close()
  }
}

const rowsOf = (pool) => async (statement) => (await pool.query(statement)).rows

const databaseOn = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href

async function copyDatabase(url) {
  const admin = new pg.Client({ connectionString: databaseOn(url, 'template1') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${copyName} TEMPLATE postgres`)
  await admin.end()
}
