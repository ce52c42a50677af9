import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, testConfig } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import type { Db } from '../db/door.ts'
import { TooMany } from './errors.ts'
import { createTryLimit } from './try-limit.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const clock = handClock()
const open = (of: string) => createTryLimit({ db, clock, config: testConfig }, { of, tries: 3, minutes: 5 })

test('counts over all processes, however many ask at once, and anew once its time is over', async () => {
  const processes = [open('door'), open('door')]
  const tried = await Promise.allSettled(
    [...processes, ...processes, ...processes].map((limit) => limit.take('a@b.in')),
  )
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(processes[0]?.take('a@b.in')).rejects.toThrow(TooMany)
  await processes[0]?.take('c@d.in')
  await open('window').take('a@b.in')

  clock.forward(5 * 60_000)
  await processes[1]?.take('a@b.in')
})

test('a good try does not count, wherever it was', async () => {
  for (let turn = 0; turn < 5; turn++) {
    await open('good').take('a@b.in')
    await open('good').giveBack('a@b.in')
  }
  await open('good').take('a@b.in')
})

test('what was tried is not kept', async () => {
  await open('kept').take('somebody@example.in')
  const { rows } = await db.engine.execute('SELECT key::text FROM try_count')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('somebody')
})
