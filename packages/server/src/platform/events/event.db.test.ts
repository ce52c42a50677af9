import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from '../db/door.ts'
import type { Context } from '../process/context.ts'
import { createEmit } from './emit.ts'
import { event } from './event.schema.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const at = new Date('2026-11-20T04:00:00Z')
const { emit } = createEmit({ now: () => at }, () => ({ features: [] }) as unknown as Context)
const whyOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${whyOf(error.cause)}` : '')
const titled = { type: 'matter.titled', subject: { kind: 'matter', id: 'one' }, detail: {} } as const

test('an event is stored with its person, and long values are shortened', async () => {
  const member = await newChamber(db)
  await db.asChamber(member.chamberId, (tx) =>
    emit(tx, member, {
      ...titled,
      detail: { before: 'y'.repeat(400), count: 2 },
    }),
  )
  const [row] = await db.asChamber(member.chamberId, (tx) => tx.select().from(event))
  expect(row).toMatchObject({ person_id: member.personId, at, type: 'matter.titled', only_for: null })
  expect([String(row?.detail?.before).length, row?.detail?.count]).toEqual([300, 2])
})

test('an event cannot be changed or deleted, even by its own chamber', async () => {
  const member = await newChamber(db)
  await db.asChamber(member.chamberId, (tx) => emit(tx, member, titled))
  for (const statement of [sql`update event set type = 'x'`, sql`delete from event`, sql`truncate event`]) {
    const changing = db.asChamber(member.chamberId, (tx) => tx.execute(statement))
    expect(await changing.catch(whyOf)).toContain('permission denied')
  }
  expect(await db.asChamber(member.chamberId, (tx) => tx.select().from(event))).toHaveLength(1)
})

test('six thousand events can be emitted in one call', async () => {
  const member = await newChamber(db)
  const entries = Array.from({ length: 6000 }, () => titled)
  await db.asChamber(member.chamberId, (tx) => emit(tx, member, ...entries))
  expect(await db.asChamber(member.chamberId, (tx) => tx.$count(event))).toBe(6000)
})

test('a chamber cannot see another chamber’s events', async () => {
  const [mine, theirs] = [await newChamber(db), await newChamber(db)]
  await db.asChamber(mine.chamberId, (tx) => emit(tx, mine, titled))
  expect(await db.asChamber(theirs.chamberId, (tx) => tx.select().from(event))).toEqual([])
})
