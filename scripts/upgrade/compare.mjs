import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'

/** Background work and sign-ins change or delete rows of these tables at any time. */
const restless =
  /^(access_log|board_.*|court_.*|dispatch|fold_.*|idempotency.*|list_.*|operator_turn|outage.*|pending_.*|request_.*|session.*|sign_in.*|cause_list.*)$/

const shapes = `
  SELECT c.relname AS name, a.attname AS column, coalesce(a.attnum = ANY (i.indkey), false) AS is_key
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1, a.attnum`

async function readShapes(query) {
  const tables = new Map()
  for (const { name, column, is_key } of await query(shapes)) {
    const table = tables.get(name) ?? { columns: [], key: [] }
    table.columns.push(column)
    if (is_key) table.key.push(column)
    tables.set(name, table)
  }
  return tables
}

async function readHashes(query, name, { key, columns }) {
  const list = (names) => names.map((column) => `"${column}"`).join(', ')
  const rows = await query(
    `SELECT ROW(${list(key.length > 0 ? key : columns)})::text AS key, md5(ROW(${list(columns)})::text) AS hash FROM "${name}"`,
  )
  return new Map(rows.map((row) => [row.key, row.hash]))
}

/** The tables whose rows a migration that `before` lacks rewrites on purpose. */
async function listRewritten(applied) {
  const migrations = join(root, 'packages/server/migrations')
  const { entries } = JSON.parse(await readFile(join(migrations, 'meta/_journal.json'), 'utf8'))
  const added = entries.filter(({ tag }) => !applied.includes(tag))
  const texts = await Promise.all(added.map(({ tag }) => readFile(join(migrations, `${tag}.sql`), 'utf8')))
  const rewritten = texts.flatMap((text) => [...text.matchAll(/\bUPDATE\s+"?(\w+)"?/g)].map(([, name]) => name))
  return { added: added.map(({ tag }) => tag), rewritten: new Set(rewritten) }
}

/** Every row from before the upgrade must still be there, with the same values in the columns that are still there. */
export async function compareRows(before, after) {
  const [old, own] = [await readShapes(before), await readShapes(after)]
  const applied = (await before('SELECT tag FROM migration')).map(({ tag }) => tag)
  const { added, rewritten } = await listRewritten(applied)
  const problems = []
  const sum = { tables: 0, rows: 0, changed: [] }
  for (const [name, { columns, key }] of old) {
    const now = own.get(name)
    if (!now) {
      say(`  table ${name}: dropped by a migration`)
      continue
    }
    const shape = { key, columns: columns.filter((column) => now.columns.includes(column)) }
    const [was, is] = [await readHashes(before, name, shape), await readHashes(after, name, shape)]
    const missing = [...was.keys()].filter((row) => !is.has(row)).length
    const changed = [...was].filter(([row, hash]) => is.has(row) && is.get(row) !== hash).length
    sum.tables += 1
    sum.rows += was.size
    if (missing + changed === 0) continue
    sum.changed.push(`${name}: ${was.size} rows, ${missing} gone, ${changed} changed`)
    if (restless.test(name) || (missing === 0 && rewritten.has(name))) continue
    problems.push(`of ${was.size} rows of ${name}, ${missing} are gone and ${changed} are changed`)
  }
  say(`  migrations applied: ${added.join(', ') || 'none'}`)
  say(`  ${sum.rows.toLocaleString('en-US')} rows of ${sum.tables} tables compared`)
  for (const line of sum.changed) say(`    ${line}`)
  return problems
}
