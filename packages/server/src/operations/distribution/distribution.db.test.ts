import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyDatabase, unusedDatabase } from '../../../test/database.ts'
import type { Db } from '../../platform/db/door.ts'
import { migrate } from '../../platform/db/migrate.ts'
import {
  placeOf,
  reasonToDrop,
  replicatedPrivateTables,
  staysLocal,
  tooWideOf,
  Undecided,
  uniqueByItself,
} from './placement.ts'
import { planDistribution } from './plan-distribution.ts'
import { NotDistributed, readCluster } from './read-cluster.ts'
import { readTables, type TableSchema } from './table-schema.ts'

let db: Db
let tables: TableSchema[]
beforeAll(async () => {
  db = await unusedDatabase()
  tables = await readTables(db.engine)
})
afterAll(() => db.close())

const named = (name: string) => {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new Error(`No table ${name}`)
  return table
}
const ofPlace = (place: string) => tables.filter((table) => placeOf(table) === place).map(({ name }) => name)
const planOf = (schema: readonly TableSchema[], closedRoles: string[] = []) =>
  planDistribution(tables, { tables: schema, places: new Map(), closedRoles }).map(({ statement }) => statement)

test('every table has a placement, and every placement names an existing table', () => {
  expect(() => tables.map(placeOf)).not.toThrow()
  const names = tables.map(({ name }) => name)
  expect(
    [...Object.keys(staysLocal), ...Object.keys(replicatedPrivateTables)].filter((name) => !names.includes(name)),
  ).toEqual([])
  const uniques = tables.flatMap((table) => table.uniques.map(({ name }) => name))
  expect(Object.keys(uniqueByItself).filter((name) => !uniques.includes(name))).toEqual([])
})

test('private tables are stored with their chamber, and public tables are stored on every machine', () => {
  expect(ofPlace('distributed')).toEqual(
    expect.arrayContaining(['matter', 'document', 'invoice', 'task', 'notification']),
  )
  expect(ofPlace('reference')).toEqual(
    expect.arrayContaining(['case_hearing', 'case_order', 'cause_list_entry', 'chamber', 'order_page', 'person']),
  )
  for (const name of ofPlace('distributed')) expect(() => tooWideOf(named(name)), name).not.toThrow()
})

test('a new table without a placement, or with a key that a cluster cannot enforce, is refused', async () => {
  await db.engine.execute(`
    CREATE TABLE undecided_secret (id uuid PRIMARY KEY, of_whom uuid REFERENCES person (id));
    ALTER TABLE undecided_secret ENABLE ROW LEVEL SECURITY;
    CREATE TABLE undecided_key (chamber_id uuid NOT NULL, id uuid, code text UNIQUE, PRIMARY KEY (chamber_id, id));
    CREATE TABLE undecided_link (chamber_id uuid NOT NULL, id uuid, other_chamber uuid, matter_id uuid, PRIMARY KEY (chamber_id, id),
      CONSTRAINT of_any_matter FOREIGN KEY (other_chamber, matter_id) REFERENCES matter (chamber_id, id))`)
  const now = await readTables(db.engine)
  const found = (name: string) => now.find((table) => table.name === name) as TableSchema
  expect(() => placeOf(found('undecided_secret'))).toThrow(Undecided)
  expect(() => tooWideOf(found('undecided_key'))).toThrow(Undecided)
  const [key] = found('undecided_link').foreignKeys
  expect(() => key && reasonToDrop(key, 'distributed', 'distributed')).toThrow(Undecided)
  await db.engine.execute('DROP TABLE undecided_secret, undecided_key, undecided_link')
})

test('only foreign keys to cases are dropped', () => {
  const place = (name: string) => placeOf(named(name))
  const lost = tables.flatMap((table) =>
    table.foreignKeys
      .filter((key) => reasonToDrop(key, place(table.name), place(key.to)))
      .map((key) => `${table.name} → ${key.to}`),
  )
  expect(lost.sort()).toEqual([
    'case_event → court_case',
    'case_hearing → court_case',
    'case_key → court_case',
    'case_name → court_case',
    'case_order → court_case',
    'case_origin → court_case',
    'matter → court_case',
  ])
})

test('a new cluster’s plan drops foreign keys and triggers, distributes the tables, and adds them again', () => {
  const statements = planOf(tables, ['peshi_app'])
  const at = (start: string) => {
    const place = statements.findIndex((statement) => statement.startsWith(start))
    expect(place, start).toBeGreaterThanOrEqual(0)
    return place
  }
  const order = [
    'ALTER ROLE "peshi_app" LOGIN',
    'ALTER TABLE "document" DROP CONSTRAINT "document_of_matter"',
    'DROP TRIGGER "keep_matter_count_rows" ON "matter"',
    `SELECT create_reference_table('public."chamber"')`,
    `SELECT create_distributed_table('public."matter"', 'chamber_id', colocate_with => 'none')`,
    `SELECT create_distributed_table('public."document"', 'chamber_id', colocate_with => 'public."matter"')`,
    'ALTER TABLE "document" ADD CONSTRAINT "document_of_matter" FOREIGN KEY (chamber_id, matter_id) REFERENCES matter(chamber_id, id)',
    'CREATE TRIGGER keep_matter_count_rows AFTER INSERT OR DELETE ON public.matter',
  ]
  const places = order.map(at)
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(statements.filter((statement) => statement.includes('create_distributed_table'))).toHaveLength(
    ofPlace('distributed').length,
  )
  expect(statements.filter((statement) => statement.includes('create_reference_table'))).toHaveLength(
    ofPlace('reference').length,
  )
  expect(statements.join('\n')).not.toMatch(
    /ADD CONSTRAINT .* REFERENCES court_case|TRIGGER .* ON "?(public\.)?court_case/,
  )
})

test('on a cluster, a calendar token is unique in its chamber and has an index of its own', () => {
  const about = planOf(tables).filter((statement) => statement.includes('"calendar_feed_token'))
  expect(about).toEqual([
    'ALTER TABLE "calendar_feed" DROP CONSTRAINT "calendar_feed_token"',
    'CREATE INDEX IF NOT EXISTS "calendar_feed_token_alone" ON "calendar_feed" ("token_hash")',
    'CREATE UNIQUE INDEX "calendar_feed_token" ON "calendar_feed" ("chamber_id", "token_hash")',
  ])
})

test('the plan without its Citus calls runs on PostgreSQL, and a second plan has only the missing steps', async () => {
  const places = new Map<string, string>(tables.map((table) => [table.name, placeOf(table)]))
  const steps = planDistribution(tables, { tables, places: new Map(), closedRoles: [] })
  const own = steps.filter(({ statement }) => !/create_(distributed|reference)_table/.test(statement))
  for (const { statement } of own) await db.engine.execute(statement)
  const after = await readTables(db.engine)
  const again = planDistribution(tables, { tables: after, places, closedRoles: [] })
  expect(again).toEqual([])
  const later = planDistribution(tables, {
    tables: after,
    places: new Map([...places].filter(([name]) => name !== 'task')),
    closedRoles: [],
  })
  expect(later.map(({ statement }) => statement.split(' (')[0])).toEqual([
    'ALTER TABLE "task" DROP CONSTRAINT "task_chamber_id_chamber_id_fk"',
    'ALTER TABLE "task" DROP CONSTRAINT "task_of_a_matter"',
    'DROP TRIGGER "keep_seen_by" ON "task"',
    `SELECT create_distributed_table('public."task"', 'chamber_id', colocate_with => 'public."matter"')`,
    'ALTER TABLE "task" ADD CONSTRAINT "task_chamber_id_chamber_id_fk" FOREIGN KEY',
    'ALTER TABLE "task" ADD CONSTRAINT "task_of_a_matter" FOREIGN KEY',
    'CREATE TRIGGER keep_seen_by BEFORE INSERT OR UPDATE OF seen_by, matter_id ON public.task FOR EACH ROW EXECUTE FUNCTION keep_seen_by_matter_id()',
  ])
})

test('a cluster is migrated without foreign keys, and the distribution adds the foreign keys', {
  timeout: 180_000,
}, async () => {
  const engine = await emptyDatabase()
  try {
    await migrate(engine, { withForeignKeys: false })
    const bare = await readTables(engine)
    expect(bare.flatMap((table) => table.foreignKeys)).toEqual([])
    const withoutKeys = (schema: readonly TableSchema[]) =>
      schema.map(({ name, uniques }) => ({ name, uniques: uniques.map(({ definition }) => definition) }))
    expect(withoutKeys(bare)).toEqual(withoutKeys(tables))
    const statements = planDistribution(tables, { tables: bare, places: new Map(), closedRoles: [] }).map(
      ({ statement }) => statement,
    )
    expect(statements.filter((statement) => /DROP CONSTRAINT .*_fk/.test(statement))).toEqual([])
    const kept = tables.flatMap(({ foreignKeys }) => foreignKeys).filter(({ to }) => to !== 'court_case')
    expect(statements.filter((statement) => statement.includes('FOREIGN KEY'))).toHaveLength(kept.length)
  } finally {
    await engine.close()
  }
})

test('a database without the extension citus is reported as not distributed', async () => {
  await expect(readCluster(db.engine)).rejects.toThrow(NotDistributed)
  await expect(readCluster(db.engine)).rejects.toThrow(/no extension citus/)
})
