import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newChamber } from '../../test/chamber.ts'
import { testDatabase } from '../../test/database.ts'
import type { Db } from './door.ts'
import { createSteps, currentSteps, inSteps } from './steps.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const asText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
const asBytes = (text: string) => Buffer.from(text, 'base64')

function stepsAfter(kept: Record<string, string>) {
  const keep = vi.fn(async (_tx, _setup, results: Record<string, string>) => {
    Object.assign(kept, results)
    return true
  })
  return createSteps({ kept, keep, seal: asText, unseal: asBytes })
}

test('work that is done again goes on with the first transaction that is not written down', async () => {
  const { chamberId } = await newChamber(db)
  const kept: Record<string, string> = {}
  const done: string[] = []
  const work = (isCutOff: boolean) => async () => {
    const first = await db.asChamber(chamberId, async () => {
      done.push('first')
      return { at: new Date(0) }
    })
    if (isCutOff) throw new Error('cut off')
    return db.asChamber(chamberId, async () => {
      done.push('second')
      return first.at
    })
  }
  await expect(inSteps(stepsAfter(kept), work(true))).rejects.toThrow('cut off')
  expect(await inSteps(stepsAfter(kept), work(false))).toEqual(new Date(0))
  expect(done).toEqual(['first', 'second'])
})

test('what is heard while a request commits, and what it leaves running, are no steps of it', async () => {
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
