import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, testConfig } from '../../../test/app.ts'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from '../db/door.ts'
import { NotFound, TooMany } from '../errors.ts'
import { createLimits } from './limits.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const clock = handClock()
const open = () => createLimits({ db, clock, config: testConfig })

test('requests in all processes count towards one limit, which starts again after the period', async () => {
  const [one, other] = [open(), open()]
  const key = { network: '192.0.2.1', name: 'a@b.in' }
  const all = [one, other, one, other, one, other].map((limits) => limits.take('client-link-asked', key))
  const tried = await Promise.allSettled(all)
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  await expect(other.take('client-link-asked', key)).rejects.toThrow(TooMany)
  await one.take('client-link-asked', { ...key, name: 'c@d.in' })
  clock.forward(15 * 60_000)
  await other.take('client-link-asked', key)
})

test('all addresses of one IPv6 network count towards one limit', async () => {
  const ask = (tail: string) => open().take('client-link-network', { network: `2001:db8::${tail}` })
  for (let times = 0; times < 40; times++) await ask(times.toString(16))
  await expect(ask('ffff')).rejects.toThrow(TooMany)
})

test('only a failed try counts towards the limit, not a success or an error of our own code', async () => {
  const key = { person: 'somebody' }
  const tryIt = (end: () => Promise<string>) => open().hold('own-password', key, end)
  for (let times = 0; times < 10; times++) await tryIt(async () => 'right')
  for (let times = 0; times < 10; times++)
    await expect(tryIt(() => Promise.reject(new Error('ours')))).rejects.toThrow()
  for (let times = 0; times < 8; times++)
    await expect(tryIt(() => Promise.reject(new NotFound()))).rejects.toThrow(NotFound)
  await expect(tryIt(async () => 'right')).rejects.toThrow(TooMany)
})

test('a correct unguessable secret is accepted even after the limit of wrong tries is reached', async () => {
  const key = { network: '192.0.2.9' }
  const wrong = () => open().hold('calendar-feed', key, () => Promise.reject(new NotFound()))
  for (let times = 0; times < 30; times++) await expect(wrong()).rejects.toThrow(NotFound)
  await expect(wrong()).rejects.toThrow(TooMany)
  expect(await open().hold('calendar-feed', key, async () => 'right')).toBe('right')
})

test('the limits do not store the values that were tried', async () => {
  await open().take('reset-number-anywhere', { name: 'somebody@example.in' })
  const { rows } = await db.engine.execute('SELECT key::text FROM try_count')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain('somebody')
})
