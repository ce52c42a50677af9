import type { PersonId } from '@peshi/contract/platform/ids'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { newId } from './columns.ts'
import type { Db } from './door.ts'
import { person } from './people.schema.ts'
import { createSteps, currentSteps, inSteps } from './steps.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const asBytes = (text: string) => Buffer.from(text, 'base64')

function stepsAfter(kept: Record<string, string>) {
  const keep = vi.fn(async (_tx, results: Record<string, string>) => {
    Object.assign(kept, results)
    return true
  })
  return createSteps({ kept, keep, seal: asText, unseal: asBytes })
}

test('a repeated request continues at its first unrecorded transaction', async () => {
  const { chamberId } = await newChamber(db)
  const kept: Record<string, string> = {}
  const done: string[] = []
  const work = (isCutOff: boolean) => async () => {
    const first = await db.asChamber(chamberId, async () => {
      done.push('first')
      return { at: new Date(0) }
    })
    if (isCutOff) throw new Error('cut off')
    return db.step('second').asChamber(chamberId, async () => {
      done.push('second')
      return first.at
    })
  }
  await expect(inSteps(stepsAfter(kept), work(true))).rejects.toThrow('cut off')
  expect(await inSteps(stepsAfter(kept), work(false))).toEqual(new Date(0))
  expect(done).toEqual(['first', 'second'])
})

test('a step with a recorded name returns the stored result, even after its code changed', async () => {
  const { chamberId } = await newChamber(db)
  const kept: Record<string, string> = {}
  const done: string[] = []
  const before = async () => {
    const id = await db.asChamber(chamberId, async () => done.push('made') && 'the id')
    await db.step('tell').asChamber(chamberId, async () => void done.push(`told of ${id}`))
    throw new Error('replaced')
  }
  const after = async () => {
    const made = await db.asChamber(chamberId, async (tx) => {
      await tx.execute(sql`SELECT 1`)
      done.push('made by the new version')
      return 'another id'
    })
    await db.step('look').asChamber(chamberId, async (tx) => void (await tx.execute(sql`SELECT 1`)))
    await db.step('tell').asChamber(chamberId, async () => void done.push('told by the new version'))
    await db.step('count').asChamber(chamberId, async () => void done.push('counted'))
    return made
  }
  await expect(inSteps(stepsAfter(kept), before)).rejects.toThrow('replaced')
  expect(await inSteps(stepsAfter(kept), after)).toBe('the id')
  expect(done).toEqual(['made', 'told of the id', 'counted'])
})

test('if a cut-off request is repeated, its second unnamed transaction is rolled back with a 409', async () => {
  const { chamberId } = await newChamber(db)
  const kept: Record<string, string> = {}
  const work = (id: PersonId, isCutOff: boolean) => async () => {
    await db.asChamber(chamberId, (tx) => tx.execute(sql`SELECT 1`).then(() => null))
    const values = { id, name: 'Asha', email: `${id}@example.in`, password_hash: 'none', created_at: new Date(0) }
    await db.asSystem('seed', (tx) => tx.insert(person).values(values))
    if (isCutOff) throw new Error('cut off')
  }
  const [once, twice] = [newId() as PersonId, newId() as PersonId]
  await expect(inSteps(stepsAfter(kept), work(once, true))).rejects.toThrow('cut off')
  await expect(inSteps(stepsAfter(kept), work(twice, false))).rejects.toMatchObject({ code: 'cut-off', status: 409 })
  const made = await db.asSystem('seed', (tx) =>
    tx
      .select({ id: person.id })
      .from(person)
      .where(inArray(person.id, [once, twice])),
  )
  expect(made).toEqual([{ id: once }])
})

test('commit listeners and work after the request are not among the request’s steps', async () => {
  const { chamberId } = await newChamber(db)
  const heard = Promise.withResolvers<unknown>()
  const stop = await db.engine.listen('steps_test', () => heard.resolve(currentSteps()))
  const over = Promise.withResolvers<void>()
  const left = await inSteps(stepsAfter({}), async () => {
    await db.asChamber(chamberId, (tx) => tx.execute(sql`SELECT pg_notify('steps_test', '')`).then(() => null))
    return { still: over.promise.then(currentSteps) }
  })
  over.resolve()
  expect(await left.still).toBeUndefined()
  expect(await heard.promise).toBeUndefined()
  await stop()
})
