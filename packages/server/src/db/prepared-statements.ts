import type pg from 'pg'

/** More texts than this are statements built of varying parts; those that come after are sent as they are. */
const mostPrepared = 300

const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known || names.size >= mostPrepared) return known
  const name = `peshi_${names.size}`
  names.set(text, name)
  return name
}

type Query = Pick<pg.QueryConfig, 'text' | 'name'>

/**
 * The client as Drizzle uses it, with every statement prepared under a name of its own: the server then reads a
 * statement once per connection, and plans most of them once, which for a page of the matter list is two thirds of its
 * work. Drizzle itself prepares only what is built ahead of the transaction that runs it.
 */
export const preparing = (client: pg.PoolClient) =>
  ({
    query: (query: Query, values?: unknown[]) => client.query({ ...query, name: nameOf(query.text) }, values),
  }) as unknown as pg.PoolClient
