import { type AnyColumn, is, Param, Placeholder, type Query, SQL, sql } from 'drizzle-orm'
import {
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  type PgSession,
  type PreparedQueryConfig,
} from 'drizzle-orm/pg-core'
import type { Rows, Tx } from './door.ts'
import { freshId, newId, withFreshIds } from './schema/columns.ts'

type PrepareQuery = PgSession['prepareQuery']
type How = Parameters<PrepareQuery> extends [unknown, ...infer Rest] ? Rest : never
type Prepared = PgPreparedQuery<PreparedQueryConfig> & { joinsNotNullableMap?: unknown }
type ValueIn = (values: Record<string, unknown>) => unknown
type Preparable = PromiseLike<unknown> & { prepare(name: string): unknown }
type Result<Q> = Q extends SQL ? Rows : Awaited<Q>

/** What Drizzle built, for every transaction's own session to prepare. */
interface Built {
  query: { sql: string; params: ValueIn[] }
  how: How
  /** Which of the joined tables may be missing from a row; Drizzle adds it. */
  joinsNotNullableMap?: unknown
}

/** A session that runs nothing. */
const keeping = {
  prepareQuery({ sql, params }: Query, ...how: How) {
    const built: Built & { setToken(): Built } = {
      query: { sql, params: params.map(readerOf) },
      how,
      setToken: () => built,
    }
    return built
  },
}

const dialect = new PgDialect()
const builder = new PgDatabase(dialect, keeping as unknown as PgSession, undefined) as unknown as Tx

const prepare = (built: SQL | Preparable): Built =>
  is(built, SQL)
    ? keeping.prepareQuery(dialect.sqlToQuery(built), undefined, undefined, false)
    : (built.prepare('') as Built)

/** Values within a statement: placeholders of what each run gives. Only what is undefined is so there too. */
export type In<Values> = { [Name in keyof Values]: Placeholder | Extract<Values[Name], undefined> }

/**
 * A statement that is built once in a process and run with other values each time. Drizzle takes longer to build a
 * statement than PostgreSQL to run most of those that a page needs, so what is asked for often is said this way:
 *
 *     const findTask = statement((db, { chamberId, id }: In<{ chamberId: ChamberId; id: TaskId }>) =>
 *       db.select().from(task).where(and(eq(task.chamber_id, chamberId), eq(task.id, id))))
 *
 *     const [row] = await findTask(tx, { chamberId, id })
 *
 * Values that are not there make a statement of their own, so a condition may depend on whether its value is. A list goes
 * in by `isAnyOf`.
 */
export function statement<Values extends object, Q extends SQL | Preparable>(build: (db: Tx, values: In<Values>) => Q) {
  const known = new Map<string, Built>()

  function builtFor(values: Values): Built {
    const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : name))
    const shape = given.join()
    const before = known.get(shape)
    if (before) return before
    const placeholders = Object.fromEntries(given.map((name) => [name, sql.placeholder(name)]))
    const built = withFreshIds(() => prepare(build(builder, placeholders as In<Values>)))
    known.set(shape, built)
    return built
  }

  return async (tx: Tx, values: Values): Promise<Result<Q>> => {
    const { query, how, joinsNotNullableMap } = builtFor(values)
    const params = query.params.map((valueIn) => valueIn(values as Record<string, unknown>))
    const prepared: Prepared = tx._.session.prepareQuery({ sql: query.sql, params }, ...how)
    prepared.joinsNotNullableMap = joinsNotNullableMap
    return prepared.execute() as Promise<Result<Q>>
  }
}

/** Not as Drizzle fills it in: to that null is a value like any, which a column's encoder takes for one of its own. */
function readerOf(param: unknown): ValueIn {
  const placeholder = is(param, Param) ? param.value : param
  if (!is(placeholder, Placeholder)) return () => param
  const find: ValueIn = placeholder === freshId ? newId : (values) => values[placeholder.name]
  if (!is(param, Param)) return find
  return (values) => {
    const value = find(values)
    return value === null ? null : param.encoder.mapToDriverValue(value)
  }
}

/** `column in (…)`, for a list whose length does not make a statement of its own. */
export const isAnyOf = (column: AnyColumn, list: Placeholder): SQL => sql`${column} = any(${list})`
