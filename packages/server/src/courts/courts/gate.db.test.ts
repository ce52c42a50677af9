import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import type { Db } from '../../platform/db/door.ts'
import { type Gates, openGates } from './gate.ts'

let db: Db
beforeAll(async () => {
  db = await testDatabase()
})
afterAll(() => db.close())

const raise = (error: unknown) => {
  throw error
}
const worker = (perSecond: number, leaseSeconds?: number): Gates =>
  openGates({ db, perSecond, onError: raise, ...(leaseSeconds && { leaseSeconds }) })

test('the requests of all workers together keep the required interval', async () => {
  const [one, two] = [worker(10), worker(10)]
  const times: number[] = []
  const visit = async (gates: Gates) => {
    const leave = await gates.background('rate')
    times.push(performance.now())
    leave()
  }
  await Promise.all([visit(one), visit(two), visit(one), visit(two), visit(one)])
  expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(350)
})

test('only one request to a site operator runs at a time, even if its reply is slow', async () => {
  const [one, two] = [worker(100), worker(100)]
  let inside = 0
  let most = 0
  const visit = async (gates: Gates) => {
    const leave = await gates.background('one-at-a-time')
    inside += 1
    most = Math.max(most, inside)
    await pause(60)
    inside -= 1
    leave()
  }
  await Promise.all([visit(one), visit(two), visit(one), visit(two)])
  expect(most).toBe(1)
})

test('a person’s request goes before waiting background requests of all processes', async () => {
  const [one, two] = [worker(20), worker(20)]
  const order: string[] = []
  const visit = async (gate: Gates['interactive'], name: string) => {
    const leave = await gate('person-first')
    order.push(name)
    await pause(30)
    leave()
  }
  const first = visit(one.background, 'work 1')
  await pause(10)
  await Promise.all([
    first,
    visit(one.background, 'work 2'),
    visit(one.background, 'work 3'),
    pause(5).then(() => visit(two.interactive, 'person')),
  ])
  expect(order[0]).toBe('work 1')
  expect(order.indexOf('person')).toBeLessThan(3)
  expect(order.at(-1)).toBe('work 3')
})

test('a cancelled request leaves the queue, and the next request runs', async () => {
  const { interactive } = worker(1000)
  const leave = await interactive('left')
  const tired = interactive('left', AbortSignal.timeout(50))
  const patient = interactive('left')
  await expect(tired).rejects.toMatchObject({ name: 'TimeoutError' })
  await expect(interactive('left', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  leave()
  ;(await patient)()
})

test('the request slot of a dead worker is given to the next request', async () => {
  const dead = worker(100, 1)
  await dead.background('dead')
  const started = performance.now()
  const leave = await worker(100).interactive('dead')
  leave()
  expect(performance.now() - started).toBeGreaterThan(800)
})

test('a queue for one site operator does not delay requests to another site operator', async () => {
  const gates = worker(1)
  const started = performance.now()
  await gates.background('a')
  await gates.background('b')
  expect(performance.now() - started).toBeLessThan(500)
})
