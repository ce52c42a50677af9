import { join } from 'node:path'
import pg from 'pg'
import { databaseOn, onServer } from '../../packages/server/test/servers.ts'
import { say } from '../lib/say.mjs'
import { operate, startOnce } from './start.mjs'

/** Restores a backup of the cluster to a new cluster and to an ordinary PostgreSQL, and compares all rows. */
export async function tryRestores(citus, url, data) {
  const backup = await operate({ url, data }, 'backup', ['backup', join(data, 'backups')])
  if (backup.code !== 0) return [`no backup: ${backup.output}`]
  const original = await countRows(url)
  await onServer(citus.coordinator.url, 'CREATE DATABASE ordinary')
  const places = {
    'an ordinary PostgreSQL': { url: databaseOn(citus.coordinator.url, 'ordinary'), kind: 'postgres' },
    'a new cluster': { url: await citus.createDatabase('again'), kind: 'citus' },
  }
  const problems = []
  for (const [name, { url: to, kind }] of Object.entries(places)) {
    const place = { url: to, kind, data: join(data, kind) }
    const restored = await operate(place, 'backup', ['restore', backup.output.split('\n').at(-1)])
    if (restored.code !== 0) {
      problems.push(`no restore to ${name}: ${restored.output}`)
      continue
    }
    const distributed = kind === 'citus' ? await operate(place, 'distribution') : { code: 0 }
    if (distributed.code !== 0) problems.push(`${name} was not distributed: ${distributed.output}`)
    const found = await countRows(to)
    const different = [...original].filter(([table, digest]) => found.get(table) !== digest)
    say(`  restored to ${name}: ${original.size} tables compared, ${different.length} differ`)
    if (different.length > 0) problems.push(`${name} differs: ${different.map(([table]) => table).join(', ')}`)
    await startOnce(place)
  }
  return problems
}

/** A digest of the rows of each table. */
async function countRows(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname NOT LIKE 'citus%' ORDER BY 1`,
    )
    const found = new Map()
    for (const { name } of tables) {
      const { rows } = await client.query(`SELECT md5(t::text) AS row FROM ${pg.escapeIdentifier(name)} t ORDER BY 1`)
      found.set(name, rows.map(({ row }) => row).join())
    }
    return found
  } finally {
    await client.end()
  }
}
