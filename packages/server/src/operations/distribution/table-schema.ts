import type { Engine } from '../../platform/db/door.ts'

export interface ForeignKey {
  name: string
  columns: string[]
  to: string
  toColumns: string[]
  definition: string
}

export interface UniqueIndex {
  name: string
  isPrimary: boolean
  isConstraint: boolean
  columns: string[] | null
  definition: string
  condition: string | null
}

export interface Trigger {
  name: string
  definition: string
}

export interface TableSchema {
  name: string
  isOfChamber: boolean
  isGuarded: boolean
  uniques: UniqueIndex[]
  foreignKeys: ForeignKey[]
  triggers: Trigger[]
}

const columnNames = (numbers: string, table: string) => `
  ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS n(number, place)
        JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number ORDER BY place)`

const tablesQuery = `
  SELECT c.oid::int AS oid, c.relname::text AS name, c.relrowsecurity AS is_guarded,
    EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'chamber_id' AND a.attnotnull) AS is_of_chamber
  FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') ORDER BY c.relname`

const uniquesQuery = `
  SELECT x.indrelid::int AS oid, i.relname::text AS name, x.indisprimary AS is_primary,
    EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = x.indexrelid AND k.contype IN ('p', 'u')) AS is_constraint,
    CASE WHEN x.indexprs IS NULL THEN ${columnNames('x.indkey::int2[]', 'x.indrelid')} END AS columns,
    pg_get_indexdef(x.indexrelid) AS definition, pg_get_expr(x.indpred, x.indrelid) AS condition
  FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid
  WHERE x.indisunique AND c.relnamespace = 'public'::regnamespace ORDER BY i.relname`

const foreignKeysQuery = `
  SELECT k.conrelid::int AS oid, k.conname::text AS name, c.relname::text AS "to", pg_get_constraintdef(k.oid) AS definition,
    ${columnNames('k.conkey', 'k.conrelid')} AS columns, ${columnNames('k.confkey', 'k.confrelid')} AS to_columns
  FROM pg_constraint k JOIN pg_class c ON c.oid = k.confrelid
  WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conparentid = 0 ORDER BY k.conname`

const triggersQuery = `
  SELECT t.tgrelid::int AS oid, t.tgname::text AS name, pg_get_triggerdef(t.oid) AS definition
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
  WHERE NOT t.tgisinternal AND c.relnamespace = 'public'::regnamespace ORDER BY t.tgname`

export async function readTables(engine: Engine): Promise<TableSchema[]> {
  const ask = async (query: string) => (await engine.execute(query)).rows
  const [tables, uniques] = [await ask(tablesQuery), await ask(uniquesQuery)]
  const [foreignKeys, triggers] = [await ask(foreignKeysQuery), await ask(triggersQuery)]
  return tables.map((table) => ({
    name: String(table.name),
    isOfChamber: table.is_of_chamber === true,
    isGuarded: table.is_guarded === true,
    uniques: uniques
      .filter(({ oid }) => oid === table.oid)
      .map((row) => ({
        name: String(row.name),
        isPrimary: row.is_primary === true,
        isConstraint: row.is_constraint === true,
        columns: row.columns as string[] | null,
        definition: String(row.definition),
        condition: row.condition as string | null,
      })),
    foreignKeys: foreignKeys
      .filter(({ oid }) => oid === table.oid)
      .map((row) => ({
        name: String(row.name),
        columns: row.columns as string[],
        to: String(row.to),
        toColumns: row.to_columns as string[],
        definition: String(row.definition),
      })),
    triggers: triggers
      .filter(({ oid }) => oid === table.oid)
      .map(({ name, definition }) => ({ name: String(name), definition: String(definition) })),
  }))
}
