import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/lib/paths.mjs'
import { say } from '../../scripts/lib/say.mjs'

/**
 * Changes that the server itself makes within minutes. `changes`: the columns that may change. `losesRows`: rows may be
 * deleted. The courts' data changes, because the new version works with a fresh sandbox.
 */
const restless = {
  // An alert is deleted when it is sent, and waits for the end of its receiver's quiet hours.
  alert_due: { losesRows: true, changes: /^due_at$/ },
  // Cases are read again from the courts. Hearings that a court no longer shows are deleted, and the files of orders are
  // fetched.
  case_hearing: { losesRows: true, changes: /^(position|next_date|purpose|business)$/ },
  case_order: {
    changes:
      /^(position|judge|ref|link|document|problem|vanished_at|file_key|sha256|size|fetched_at|text_read_at|pages|has_text)$/,
  },
  court_case: { changes: /^(?!(id|court|unique_id|created_at)$)/ },
  matter: { changes: /^(case_status|court_\w+|stage|next_date|read_at|events_told_at)$/ },
  // The last matter with a status may get another one.
  matter_count: { losesRows: true, changes: /^matters$/ },
  // Cause lists are read again, and the listings of matters follow. By day, display boards are read.
  cause_list: { changes: /^(?!(id|court|date|source)$)/ },
  cause_list_day: { changes: /^(?!(court|date)$)/ },
  listing: { changes: /^(?!(chamber_id|id|list_id|subject|nth|matter_id)$)/ },
  board_state: { changes: /^(?!court$)/ },
  // Each answer of a court is noted.
  court_health: { changes: /^(?!court$)/ },
  // A message that is sent is emptied.
  dispatch: {
    changes:
      /^(subject|text|html|unsubscribe|reply_to|attachment|state|tries|claimed_at|provider_id|problem|detail|ended_at)$/,
  },
  // The names of a chamber's parties are indexed. A matter leaves this queue when its names are indexed.
  chamber: { changes: /^name_keys$/ },
  name_sound_due: { losesRows: true },
  // The keys are written anew if the rules for them changed.
  name_sound: { losesRows: true, changes: /^(side|name|role)$/ },
  // The news are read again at each start.
  news_feed: { losesRows: true },
  news_post: { losesRows: true },
  // Which process asks an operator of court sites, and when it may ask next.
  operator_turn: { changes: /^(holder|next_at)$/ },
  // Emptied when the reminder is sent.
  task: { changes: /^remind_at$/ },
  // Sign-ins are counted.
  try_count: { changes: /^count$/ },
}

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

const list = (columns) => columns.map((column) => `"${column}"`).join(', ')

async function readHashes(query, name, { key, columns }) {
  const rows = await query(
    `SELECT ROW(${list(key.length > 0 ? key : columns)})::text AS key, md5(ROW(${list(columns)})::text) AS hash FROM "${name}"`,
  )
  return new Map(rows.map((row) => [row.key, row.hash]))
}

/** The columns in which the row with the key `row` differs. */
async function listChangedColumns(before, after, name, { key, columns }, row) {
  const statement = `SELECT to_jsonb("${name}") AS row FROM "${name}" WHERE ROW(${list(key)})::text = '${row.replaceAll("'", "''")}'`
  const [[was], [is]] = [await before(statement), await after(statement)]
  return columns.filter((column) => JSON.stringify(was.row[column]) !== JSON.stringify(is.row[column]))
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
  say(`  migrations applied: ${added.join(', ') || 'none'}`)
  const problems = []
  const sum = { tables: 0, rows: 0 }
  for (const [name, { columns, key }] of old) {
    const now = own.get(name)
    if (!now) {
      say(`    ${name}: dropped by a migration`)
      continue
    }
    const { losesRows, changes } = restless[name] ?? {}
    const isCompared = (column) => now.columns.includes(column) && !changes?.test(column)
    const { rows, gone, changed, example } = await compareTable(before, after, name, {
      key,
      columns: columns.filter(isCompared),
    })
    sum.tables += 1
    sum.rows += rows
    if (gone + changed === 0) continue
    const line = `of ${rows} rows of ${name}, ${gone} are gone and ${changed} are changed${example}`
    if ((gone === 0 || losesRows) && (changed === 0 || rewritten.has(name))) say(`    ${line}`)
    else problems.push(line)
  }
  say(`  ${sum.rows.toLocaleString('en-US')} rows of ${sum.tables} tables compared`)
  return problems
}

async function compareTable(before, after, name, shape) {
  const [was, is] = [await readHashes(before, name, shape), await readHashes(after, name, shape)]
  const changed = [...was].filter(([row, hash]) => is.has(row) && is.get(row) !== hash).map(([row]) => row)
  const [first] = changed
  const differing = first === undefined ? [] : await listChangedColumns(before, after, name, shape, first)
  return {
    rows: was.size,
    gone: [...was.keys()].filter((row) => !is.has(row)).length,
    changed: changed.length,
    example: differing.length > 0 ? `, for example in ${differing.join(', ')}` : '',
  }
}
