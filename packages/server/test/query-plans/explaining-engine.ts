import type { Engine, Rows, Tx } from '../../src/platform/db/door.ts'

export interface Explained {
  statement: string
  plan: string[]
}

interface Prepared {
  execute(values?: Record<string, unknown>): Promise<unknown>
}

interface Session {
  prepareQuery(query: { sql: string; params: unknown[] }, ...rest: unknown[]): Prepared
}

const hasPlan = /^\s*(with|select|insert|update|delete)\b/i

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
