import type pg from 'pg'

/** Each costs memory in every connection that was asked for it. */
const mostPrepared = 300
const mostSeen = 3000

/**
 * Names for the texts that come again: the first time a text is sent as it is, so that what runs once (a migration, a list
 * of its own length) takes nobody's place. When there are too many, the one that was asked for least lately gives way.
 */
export function createStatementNames(most = mostPrepared): (text: string) => string | undefined {
  /** The least lately asked for first. */
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
    const [oldest] = names.keys()
    if (oldest !== undefined && names.size > most) names.delete(oldest)
    return name
  }
}

const nameOf = createStatementNames()

type Query = Pick<pg.QueryConfig, 'text' | 'name'>

/**
 * The client as Drizzle uses it, with what comes again prepared under a name of its own: the server then reads a
 * statement once per connection, and plans most of them once, which for a page of the matter list is two thirds of its
 * work. Drizzle itself prepares only what is built ahead of the transaction that runs it.
 */
export const preparing = (client: pg.PoolClient) =>
  ({
    query: (query: Query, values?: unknown[]) => client.query({ ...query, name: nameOf(query.text) }, values),
  }) as unknown as pg.PoolClient
