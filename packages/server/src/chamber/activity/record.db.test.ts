import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from '../../platform/db/door.ts'
import { event } from '../../platform/events/event.schema.ts'
import { recordActivity } from './record.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const at = new Date('2026-11-20T04:00:00Z')
const whyOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${whyOf(error.cause)}` : '')
const titled = { action: 'matter.titled', at, subject: { kind: 'matter', id: 'one' }, detail: {} } as const

test('an action is stored with its person, and long values are shortened', async () => {
  const member = await newChamber(db)
  await db.asChamber(member.chamberId, (tx) =>
    recordActivity(tx, member, {
      ...titled,
      detail: { before: 'y'.repeat(400), count: 2 },
    }),
  )
  const [row] = await db.asChamber(member.chamberId, (tx) => tx.select().from(event))
  expect(row).toMatchObject({ person_id: member.personId, at, type: 'matter.titled', only_for: null })
  expect([String(row?.detail?.before).length, row?.detail?.count]).toEqual([300, 2])
})

test('recorded activity cannot be changed or deleted, even by its own chamber', async () => {
  const member = await newChamber(db)
  await db.asChamber(member.chamberId, (tx) => recordActivity(tx, member, titled))
  for (const statement of [sql`update event set type = 'x'`, sql`delete from event`, sql`truncate event`]) {
    const changing = db.asChamber(member.chamberId, (tx) => tx.execute(statement))
    expect(await changing.catch(whyOf)).toContain('permission denied')
  }
  expect(await db.asChamber(member.chamberId, (tx) => tx.select().from(event))).toHaveLength(1)
})

test('a bulk action can record six thousand entries in one call', async () => {
  const member = await newChamber(db)
  const entries = Array.from({ length: 6000 }, () => titled)
  await db.asChamber(member.chamberId, (tx) => recordActivity(tx, member, ...entries))
  expect(await db.asChamber(member.chamberId, (tx) => tx.$count(event))).toBe(6000)
})

test('a chamber cannot see another chamber’s activity', async () => {
  const [mine, theirs] = [await newChamber(db), await newChamber(db)]
  await db.asChamber(mine.chamberId, (tx) => recordActivity(tx, mine, titled))
  expect(await db.asChamber(theirs.chamberId, (tx) => tx.select().from(event))).toEqual([])
})
