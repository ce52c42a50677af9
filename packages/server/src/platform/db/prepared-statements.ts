import type pg from 'pg'
import { writeOnce } from './write-once.ts'

export const mostPrepared = 300
const mostSeen = 3000

/**
 * Names a statement only from its second use on, so that PostgreSQL does not prepare statements used once. Calls
 * `forgotten` with each name that is not used again.
 */
export function createStatementNames(
  most = mostPrepared,
  forgotten: (name: string) => void = () => undefined,
): (text: string) => string | undefined {
  const names = new Map<string, string>()
  const seen = new Set<string>()
  let given = 0

  return (text) => {
    const known = names.get(text)
    if (known) names.delete(text)
    else if (!seen.delete(text)) {
      if (seen.size >= mostSeen) seen.clear()
      seen.add(text)
      return undefined
    }
    const name = known ?? `peshi_${given++}`
    names.set(text, name)
    const [oldest] = names
    if (oldest && names.size > most) {
      names.delete(oldest[0])
      forgotten(oldest[1])
    }
    return name
  }
}

const names = createStatementNames()

/** A text without values may hold several statements, and PostgreSQL cannot prepare them together. */
export const nameOf = (text: string, values: readonly unknown[] | undefined) =>
  values?.length ? names(text) : undefined

type Query = Pick<pg.QueryConfig, 'text' | 'name'>

/**
 * Drizzle prepares only statements that were built before the transaction. The returned client prepares all, and
 * refuses them after `end`.
 */
export function preparing(client: pg.PoolClient): { client: pg.PoolClient; end: () => void } {
  let isOver = false
  const query = async (query: Query, values?: unknown[]) => {
    if (isOver) throw new Error('The transaction is over.')
    writeOnce(client)
    return client.query({ ...query, name: nameOf(query.text, values) }, values)
  }
  return {
    client: { query } as unknown as pg.PoolClient,
    end() {
      isOver = true
    },
  }
}
