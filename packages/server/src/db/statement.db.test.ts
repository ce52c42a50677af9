import type { ChamberId, MatterId, PersonId } from '@peshi/contract/ids'
import { and, desc, eq, gt, isNull, type Placeholder } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newChamber } from '../../test/chamber.ts'
import { testDatabase } from '../../test/database.ts'
import type { Db, Tx } from './door.ts'
import { newId } from './schema/columns.ts'
import { matter } from './schema/matters.ts'
import { idempotentReply, person } from './schema/people.ts'
import { type In, isAnyOf, statement } from './statement.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const at = new Date('2026-01-02T03:04:05.678Z')
const newMatter = (chamber_id: ChamberId, created_by: PersonId): typeof matter.$inferInsert => ({
  ...{ chamber_id, created_by, created_at: at, type: 'other', hc_name: 'hc-allahabad' as never, unique_id: newId() },
  ...{ case_status: 'pending', court_title: 'A v. B' },
})
const insertMatter = statement((db, row: In<typeof matter.$inferInsert>) => db.insert(matter).values(row).returning())

/** A chamber with two matters, and its door. */
async function furnished() {
  const { chamberId, personId } = await newChamber(db)
  const within = <T>(work: (tx: Tx) => Promise<T>) => db.asChamber(chamberId, work)
  const matters = await within(async (tx) => [
    ...(await insertMatter(tx, newMatter(chamberId, personId))),
    ...(await insertMatter(tx, newMatter(chamberId, personId))),
  ])
  return { chamberId, personId, within, matters, ids: matters.map(({ id }) => id) }
}

interface Wanted {
  chamberId: ChamberId
  id?: MatterId | undefined
}

test('is built once, whatever its values, and once more for those that are not all there', async () => {
  const { chamberId, within, ids } = await furnished()
  const build = vi.fn((db: Tx, { chamberId, id }: In<Wanted>) =>
    db
      .select({ id: matter.id })
      .from(matter)
      .where(and(eq(matter.chamber_id, chamberId), id && eq(matter.id, id))),
  )
  const list = statement(build)
  for (const id of ids) expect(await within((tx) => list(tx, { chamberId, id }))).toEqual([{ id }])
  expect(build).toHaveBeenCalledTimes(1)
  expect(await within((tx) => list(tx, { chamberId }))).toHaveLength(2)
  expect(await within((tx) => list(tx, { chamberId, id: undefined }))).toHaveLength(2)
  expect(build).toHaveBeenCalledTimes(2)
})

test('gives each new row an id of its own, and what its table gives to all', async () => {
  const { ids, matters } = await furnished()
  expect(new Set(ids).size).toBe(2)
  expect(matters[1]).toMatchObject({ is_sensitive: false, created_at: at, deleted_at: null })
})

test('reads rows as Drizzle does: in pieces, null where nothing was joined', async () => {
  const { chamberId, within } = await furnished()
  const read = (db: Tx, chamberId: ChamberId | Placeholder, since: Date | Placeholder) =>
    db
      .select({ matter, remover: { id: person.id, name: person.name } })
      .from(matter)
      .leftJoin(person, eq(person.id, matter.deleted_by))
      .where(and(eq(matter.chamber_id, chamberId), gt(matter.created_at, since)))
      .orderBy(desc(matter.id))
  const readOnce = statement((db, { chamberId, since }: In<{ chamberId: ChamberId; since: Date }>) =>
    read(db, chamberId, since),
  )
  for (const [since, count] of [
    [new Date(at.getTime() - 1), 2],
    [at, 0],
  ] as const) {
    const rows = await within((tx) => readOnce(tx, { chamberId, since }))
    expect(rows).toHaveLength(count)
    expect(rows).toEqual(await within((tx) => read(tx, chamberId, since)))
  }
})

test('null is no value, also in a column of JSON; what is there is written as the column has it', async () => {
  const { chamberId, personId, within } = await furnished()
  const insert = statement((db, row: In<typeof idempotentReply.$inferInsert>) => db.insert(idempotentReply).values(row))
  const listEmpty = statement((db, { chamberId }: In<{ chamberId: ChamberId }>) =>
    db
      .select({ key: idempotentReply.key })
      .from(idempotentReply)
      .where(and(eq(idempotentReply.chamber_id, chamberId), isNull(idempotentReply.reply))),
  )
  const row = { chamber_id: chamberId, person_id: personId, request_hash: '', status: '', created_at: at }
  await within((tx) => insert(tx, { ...row, key: 'none', reply: null }))
  await within((tx) => insert(tx, { ...row, key: 'some', reply: { list: ['one'] } }))
  expect(await within((tx) => listEmpty(tx, { chamberId }))).toEqual([{ key: 'none' }])
})

test('a list of any length', async () => {
  const { within, ids } = await furnished()
  const list = statement((db, { ids }: In<{ ids: readonly MatterId[] }>) =>
    db.select({ id: matter.id }).from(matter).where(isAnyOf(matter.id, ids)).orderBy(matter.id),
  )
  for (const wanted of [[], ids.slice(1), ids])
    expect(await within((tx) => list(tx, { ids: wanted }))).toEqual(wanted.map((id) => ({ id })))
})
