import { join } from 'node:path'
import pg from 'pg'
import { databaseOn, onServer } from '../../packages/server/test/servers.ts'
import { operate, startOnce } from './start.mjs'

/** Restores a backup of the cluster to a new cluster and to an ordinary PostgreSQL, and compares all rows. */
export async function tryRestores({ citus, url, data, steps }) {
  const { folder } = await steps.need('a backup', async () => {
    const { code, output } = await operate({ url, data }, 'backup', ['backup', join(data, 'backups')])
    if (code !== 0) throw new Error(output)
    return { folder: output.split('\n').at(-1), figures: 'made' }
  })
  const original = await digestRows(url)
  await steps.run('the backup restored to an ordinary PostgreSQL', async () => {
    await onServer(citus.coordinator.url, 'CREATE DATABASE ordinary')
    const place = { url: databaseOn(citus.coordinator.url, 'ordinary'), kind: 'postgres', data: join(data, 'postgres') }
    return restoreTo(place, folder, original)
  })
  await steps.run('the backup restored to a new cluster', async () => {
    const place = { url: await citus.createDatabase('again'), kind: 'citus', data: join(data, 'citus') }
    return restoreTo(place, folder, original)
  })
}

async function restoreTo(place, folder, original) {
  const restored = await operate(place, 'backup', ['restore', folder])
  if (restored.code !== 0) throw new Error(restored.output)
  const distributed = place.kind === 'citus' ? await operate(place, 'distribution') : { code: 0 }
  if (distributed.code !== 0) throw new Error(distributed.output)
  const found = await digestRows(place.url)
  const different = [...original].filter(([table, digest]) => found.get(table) !== digest).map(([table]) => table)
  await startOnce(place)
  return {
    figures: `${original.size} tables compared, ${different.length} differ; Peshi started on them`,
    problems: different.map((table) => `${table} differs`),
  }
}

/** A digest of the rows of each table. */
async function digestRows(url) {
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
