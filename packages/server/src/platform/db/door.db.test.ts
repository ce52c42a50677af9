import type { ChamberId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testMorning } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { chamberSetup, type Db } from './door.ts'
import { matter, matterCount } from './matters.schema.ts'
import { person } from './people.schema.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const court = 'hc-allahabad' as CourtId

const row = (chamberId: ChamberId, personId: PersonId, year = 2024) => ({
  chamber_id: chamberId,
  type: 'other' as const,
  hc_name: court,
  unique_id: `${court}-WRIC-1-${year}`,
  case_status: 'pending' as const,
  case_year: year,
  court_title: 'A v. B',
  created_by: personId,
  created_at: testMorning,
})

const whyOf = (error: unknown): string => (error instanceof Error ? `${error.message} ${whyOf(error.cause)}` : '')

describe('database access as a chamber', () => {
  test('a chamber can read only its own rows', async () => {
    const [mine, theirs] = [await newChamber(db), await newChamber(db)]
    await db.asChamber(mine.chamberId, (tx) => tx.insert(matter).values(row(mine.chamberId, mine.personId)))
    const seen = await db.asChamber(theirs.chamberId, (tx) => tx.select({ id: matter.id }).from(matter))
    expect(seen).toEqual([])
    expect(await db.asChamber(mine.chamberId, (tx) => tx.select({ id: matter.id }).from(matter))).toHaveLength(1)
  })

  test('a chamber cannot write a row for another chamber', async () => {
    const [mine, theirs] = [await newChamber(db), await newChamber(db)]
    const writing = db.asChamber(mine.chamberId, (tx) => tx.insert(matter).values(row(theirs.chamberId, mine.personId)))
    expect(await writing.catch(whyOf)).toContain('row-level security')
  })

  test('the chamber role cannot read password hashes', async () => {
    const { chamberId } = await newChamber(db)
    const reading = db.asChamber(chamberId, (tx) => tx.select({ hash: person.password_hash }).from(person))
    expect(await reading.catch(whyOf)).toContain('permission denied')
  })

  test('a chamber sees only its own people', async () => {
    const [mine] = [await newChamber(db), await newChamber(db)]
    const seen = await db.asChamber(mine.chamberId, (tx) => tx.select({ id: person.id }).from(person))
    expect(seen).toEqual([{ id: mine.personId }])
  })

  test.each(['run one after another', 'begun at once'])(
    'timers still fire between transactions that are %s',
    async (how) => {
      const { chamberId } = await newChamber(db)
      const transaction = () =>
        db.asChamber(chamberId, (tx) => tx.execute(sql`select count(*) from generate_series(1, 5000)`))
      const numbers = Array.from({ length: 30 }, (_, number) => number)
      let turns = 0
      const counting = setInterval(() => turns++, 0)
      if (how === 'begun at once') await Promise.all(numbers.map(transaction))
      else for (const _ of numbers) await transaction()
      clearInterval(counting)
      expect(turns).toBeGreaterThan(5)
    },
  )

  test('failed work in a transaction is rolled back', async () => {
    const { chamberId, personId } = await newChamber(db)
    const failing = db.asChamber(chamberId, async (tx) => {
      await tx.insert(matter).values(row(chamberId, personId))
      throw new Error('afterwards')
    })
    await expect(failing).rejects.toThrow('afterwards')
    expect(await db.asChamber(chamberId, (tx) => tx.select({ id: matter.id }).from(matter))).toEqual([])
  })

  test('a text that is not an id is refused as a chamber id', () => {
    expect(() => chamberSetup("x'; RESET ROLE; --" as ChamberId)).toThrow(TypeError)
  })
})

test('every table with a chamber_id column enforces row-level security, even for the table’s owner', async () => {
  const { rows } = await db.engine.execute(`
    SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'chamber_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT (c.relrowsecurity AND c.relforcerowsecurity)`)
  expect(rows).toEqual([])
})

describe('database access as the system', () => {
  test('the system can read which chambers follow a case, but no other data of a matter', async () => {
    const { chamberId, personId } = await newChamber(db)
    await db.asChamber(chamberId, (tx) => tx.insert(matter).values(row(chamberId, personId)))
    const followers = await db.asSystem('fan-out', (tx) =>
      tx.select({ chamber: matter.chamber_id }).from(matter).where(eq(matter.chamber_id, chamberId)),
    )
    expect(followers).toHaveLength(1)
    const prying = db.asSystem('fan-out', (tx) => tx.select({ title: matter.title }).from(matter))
    expect(await prying.catch(whyOf)).toContain('permission denied')
    const writing = db.asSystem('fan-out', (tx) => tx.update(matter).set({ own_title: 'x' }))
    expect(await writing.catch(whyOf)).toContain('permission denied')
  })
})

describe('the number of matters', () => {
  test('the stored number of matters is updated after inserts, changes, deletions and restores', async () => {
    const { chamberId, personId } = await newChamber(db)
    const total = () =>
      db.asChamber(chamberId, async (tx) => {
        const rows = await tx
          .select({ status: matterCount.case_status, matters: matterCount.matters })
          .from(matterCount)
          .where(sql`matters > 0`)
        return Object.fromEntries(rows.map((count) => [count.status, count.matters]))
      })
    await db.asChamber(chamberId, (tx) =>
      tx.insert(matter).values([row(chamberId, personId), row(chamberId, personId)]),
    )
    expect(await total()).toEqual({ pending: 2 })
    const [first] = await db.asChamber(chamberId, (tx) => tx.select({ id: matter.id }).from(matter).limit(1))
    if (!first) throw new Error('no matter')
    const set = (values: Partial<typeof matter.$inferInsert>) =>
      db.asChamber(chamberId, (tx) => tx.update(matter).set(values).where(eq(matter.id, first.id)))
    await set({ case_status: 'disposed' })
    expect(await total()).toEqual({ pending: 1, disposed: 1 })
    await set({ deleted_at: testMorning })
    expect(await total()).toEqual({ pending: 1 })
    await set({ deleted_at: null })
    expect(await total()).toEqual({ pending: 1, disposed: 1 })
  })
})
