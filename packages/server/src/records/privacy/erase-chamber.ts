import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { clientAccess } from '../../clients/shares/shares.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { chamber, membership, signIn } from '../../platform/db/people.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { endSignIns, erasePerson } from './erase-person.ts'

type Needs = Pick<Context, 'db' | 'files' | 'clock' | 'standings' | 'log' | 'emit'>

/** Rows per statement. More would block the embedded database's only connection for too long. */
const rowsAtOnce = 200
/** Once is not enough, because triggers may insert rows into a table that is already empty. */
const mostRounds = 5

export const erasedChamberName = 'Deleted chamber'

/** Can be repeated after an interruption. `docs/OPERATIONS.md` says what is kept. */
export async function eraseChamber(needs: Needs, chamberId: ChamberId, signal?: AbortSignal): Promise<void> {
  const { db, files, standings } = needs
  await db.asSystem('erasure', (tx) => tx.update(chamber).set({ enabled: false }).where(eq(chamber.id, chamberId)))
  for (const personId of await listItsPeople(needs, chamberId)) await erasePerson(needs, personId, signal)

  const tables = await db.asEraser(chamberId, listTables)
  for (let round = 1; ; round += 1) {
    let removed = 0
    for (const table of tables) removed += await empty(needs, chamberId, table, signal)
    if (removed === 0) break
    if (round === mostRounds) throw new Error(`The chamber ${chamberId} is still being written to`)
  }
  await files.removeFolder(`chambers/${chamberId}`)
  await db.asSystem('erasure', async (tx) => {
    await endSignIns(tx, standings, eq(signIn.chamber_id, chamberId))
    await tx.delete(dispatch).where(eq(dispatch.chamber_id, chamberId))
    await tx.update(chamber).set({ name: erasedChamberName }).where(eq(chamber.id, chamberId))
  })
}

async function listItsPeople({ db }: Needs, chamberId: ChamberId): Promise<PersonId[]> {
  const clients = await db.asEraser(chamberId, (tx) => tx.select({ id: clientAccess.person_id }).from(clientAccess))
  const members = await db.asSystem('erasure', async (tx) => {
    const own = await tx
      .select({ id: membership.person_id })
      .from(membership)
      .where(eq(membership.chamber_id, chamberId))
    const ids = own.map(({ id }) => id)
    const elsewhere = await tx
      .select({ id: membership.person_id })
      .from(membership)
      .where(and(inArray(membership.person_id, ids), ne(membership.chamber_id, chamberId)))
    const staying = new Set(elsewhere.map(({ id }) => id))
    return own.filter(({ id }) => !staying.has(id))
  })
  return [...new Set([...clients, ...members].map(({ id }) => id))]
}

async function empty({ db }: Needs, chamberId: ChamberId, table: string, signal?: AbortSignal): Promise<number> {
  const name = sql.identifier(table)
  let removed = 0
  for (;;) {
    signal?.throwIfAborted()
    const count = await db.asEraser(chamberId, async (tx) => {
      const { rows } = (await tx.execute(sql`
        with gone as (
          delete from ${name} where chamber_id = ${chamberId}
            and ctid = any (array(select ctid from ${name} where chamber_id = ${chamberId} limit ${rowsAtOnce}))
          returning 1)
        select count(*)::int as count from gone`)) as unknown as Rows
      return Number(rows[0]?.count ?? 0)
    })
    removed += count
    if (count < rowsAtOnce) return removed
  }
}

async function listTables(tx: Tx): Promise<string[]> {
  const { rows: tables } = (await tx.execute(sql`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'chamber_id'
    where c.relkind = 'r' and c.relrowsecurity and has_table_privilege(c.oid, 'DELETE')
    order by c.relname`)) as unknown as Rows
  const { rows: references } = (await tx.execute(sql`
    select distinct conrelid::regclass::text as from_table, confrelid::regclass::text as to_table
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)) as unknown as Rows
  const left = new Set(tables.map(({ name }) => String(name)))
  const ordered: string[] = []
  while (left.size > 0) {
    const isReferred = (name: string) =>
      references.some(({ from_table, to_table }) => to_table === name && left.has(String(from_table)))
    const next = [...left].filter((name) => !isReferred(name))
    for (const name of next.length > 0 ? next : [...left].slice(0, 1)) {
      ordered.push(name)
      left.delete(name)
    }
  }
  return ordered
}
