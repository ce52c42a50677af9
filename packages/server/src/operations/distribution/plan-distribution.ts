import { type Place, placeOf, reasonToDrop, tooWideOf } from './placement.ts'
import type { ForeignKey, TableSchema } from './table-schema.ts'

export interface Step {
  what: string
  statement: string
}

export interface ClusterState {
  tables: readonly TableSchema[]
  /** `distributed` or `reference` for each table, as Citus names it. Local tables are missing. */
  places: ReadonlyMap<string, string>
  /** Peshi's roles that cannot sign in yet. */
  closedRoles: readonly string[]
}

/** Distributed first. The other tables are placed like this one, so that a chamber's rows are on one machine. */
const first = 'matter'

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

export function planDistribution(wanted: readonly TableSchema[], state: ClusterState): Step[] {
  const places = new Map(wanted.map((table) => [table.name, placeOf(table)]))
  const placed = (name: string): Place => places.get(name) ?? 'local'
  const isThere = (name: string) => placed(name) === 'local' || state.places.get(name) === placed(name)
  const moving = wanted.filter(({ name }) => !isThere(name))
  const there = new Map(state.tables.map((table) => [table.name, table]))
  const keysOf = (name: string) => there.get(name)?.foreignKeys ?? []

  const dropped = new Set<string>()
  const dropKeys = state.tables.flatMap((table) =>
    keysOf(table.name)
      .filter((key) => !isThere(table.name) || !isThere(key.to) || isGivenUp(table.name, key))
      .map((key) => {
        dropped.add(`${table.name} ${key.name}`)
        return alter(table.name, `DROP CONSTRAINT ${quote(key.name)}`)
      }),
  )

  function isGivenUp(name: string, key: ForeignKey): boolean {
    return reasonToDrop(key, placed(name), placed(key.to)) !== null
  }

  const addKeys = wanted.flatMap((table) =>
    table.foreignKeys
      .filter((key) => !isGivenUp(table.name, key))
      .filter(
        (key) => dropped.has(`${table.name} ${key.name}`) || !keysOf(table.name).some(({ name }) => name === key.name),
      )
      .map((key) => alter(table.name, `ADD CONSTRAINT ${quote(key.name)} ${key.definition}`)),
  )

  // A trigger would write again what it wrote when the rows came, because moved rows are inserted at their new place.
  const dropTriggers = state.tables
    .filter(({ name }) => !isThere(name))
    .flatMap(({ name, triggers }) => triggers.map((trigger) => dropTrigger(name, trigger.name)))

  const addTriggers = wanted.flatMap(({ name, triggers }) => {
    const kept = isThere(name) ? (there.get(name)?.triggers ?? []) : []
    return triggers
      .filter((trigger) => !kept.some((one) => one.name === trigger.name))
      .map(({ name: trigger, definition }) => ({ what: `${name}: trigger ${trigger}`, statement: definition }))
  })

  const distributed = wanted.filter(({ name }) => placed(name) === 'distributed')
  return [
    // Citus connects to its workers in the role of the statement.
    ...state.closedRoles.map((role) => ({
      what: `${role}: may sign in at the workers`,
      statement: `ALTER ROLE ${quote(role)} LOGIN`,
    })),
    ...dropKeys,
    ...dropTriggers,
    ...distributed.flatMap((table) => narrowUniques(table, there.get(table.name))),
    ...moving.filter(({ name }) => placed(name) === 'reference').map(copyEverywhere),
    ...moving
      .filter(({ name }) => placed(name) === 'distributed')
      .sort(firstFirst)
      .map(spread),
    ...addKeys,
    ...addTriggers,
  ]
}

const firstFirst = (a: TableSchema, b: TableSchema) => Number(b.name === first) - Number(a.name === first)

const alter = (table: string, change: string): Step => ({
  what: `${table}: ${change.split(' ').slice(0, 3).join(' ')}`,
  statement: `ALTER TABLE ${quote(table)} ${change}`,
})

const dropTrigger = (table: string, trigger: string): Step => ({
  what: `${table}: no trigger ${trigger} for now`,
  statement: `DROP TRIGGER ${quote(trigger)} ON ${quote(table)}`,
})

const copyEverywhere = ({ name }: TableSchema): Step => ({
  what: `${name}: a copy on every machine`,
  statement: `SELECT create_reference_table(${literal(`public.${quote(name)}`)})`,
})

const spread = ({ name }: TableSchema): Step => ({
  what: `${name}: by chamber`,
  statement: `SELECT create_distributed_table(${literal(`public.${quote(name)}`)}, 'chamber_id', colocate_with => ${literal(
    name === first ? 'none' : `public.${quote(first)}`,
  )})`,
})

function narrowUniques(wanted: TableSchema, there: TableSchema | undefined): Step[] {
  return tooWideOf(wanted).flatMap(({ name, columns, condition }) => {
    const now = there?.uniques.find((unique) => unique.name === name)
    if (!columns || now?.columns?.includes('chamber_id')) return []
    const where = condition ? ` WHERE ${condition}` : ''
    const on = (list: readonly string[]) => `ON ${quote(wanted.name)} (${list.map(quote).join(', ')})${where}`
    const drop = now?.isConstraint
      ? `ALTER TABLE ${quote(wanted.name)} DROP CONSTRAINT ${quote(name)}`
      : `DROP INDEX IF EXISTS ${quote(name)}`
    return [
      { what: `${name}: no longer over all chambers`, statement: drop },
      {
        what: `${name}: finds without its chamber`,
        statement: `CREATE INDEX IF NOT EXISTS ${quote(`${name}_alone`)} ${on(columns)}`,
      },
      {
        what: `${name}: within a chamber`,
        statement: `CREATE UNIQUE INDEX ${quote(name)} ${on(['chamber_id', ...columns])}`,
      },
    ]
  })
}
