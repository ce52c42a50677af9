import type pg from 'pg'
import { writeOnce } from './write-once.ts'

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

const names = createStatementNames()

/** Only a text with values is one statement for certain: PostgreSQL refuses to prepare several (42601). */
export const nameOf = (text: string, values: readonly unknown[] | undefined) =>
  values?.length ? names(text) : undefined

type Query = Pick<pg.QueryConfig, 'text' | 'name'>

/**
 * The client as Drizzle uses it for one transaction, with what comes again prepared under a name of its own: the server
 * then reads a statement once per connection, and plans most of them once, which for a page of the matter list is two
 * thirds of its work. Drizzle itself prepares only what is built ahead of the transaction that runs it. After `end` it
 * refuses: the connection then works for somebody else.
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
