import type { Engine, Rows, Tx } from '../../src/platform/db/door.ts'

/** A statement that the product ran, with how the engine went about it. */
export interface Explained {
  statement: string
  plan: string[]
}

interface Prepared {
  execute(values?: Record<string, unknown>): Promise<unknown>
}

/** As much of Drizzle's session as every statement goes through. */
interface Session {
  prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): Prepared
}

const hasPlan = /^\s*(with|select|insert|update|delete)\b/i

/**
 * The engine, which explains each statement within its own transaction just before it runs: with its values, its role and
 * whatever was set for it.
 */
export function explaining(engine: Engine, seen: (explained: Explained) => void): Engine {
  const known = new WeakSet<Session>()

  function listen(tx: Tx) {
    const { session } = tx as unknown as { session: Session }
    if (known.has(session)) return
    known.add(session)
    const prepare = session.prepareQuery.bind(session)
    session.prepareQuery = (query, ...rest) => {
      const prepared = prepare(query, ...rest)
      if (!hasPlan.test(query.sql)) return prepared
      const execute = prepared.execute.bind(prepared)
      prepared.execute = async (values) => {
        const explain = { sql: `EXPLAIN (COSTS OFF) ${query.sql}`, params: query.params }
        const { rows } = (await prepare(explain, undefined, undefined, false).execute(values)) as Rows
        seen({ statement: query.sql, plan: rows.map((row) => String(row['QUERY PLAN'])) })
        return execute(values)
      }
      return prepared
    }
  }

  return {
    ...engine,
    transaction: (setup, work) =>
      engine.transaction(setup, (tx) => {
        listen(tx)
        return work(tx)
      }),
  }
}
