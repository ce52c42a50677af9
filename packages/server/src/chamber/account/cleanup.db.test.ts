import { me, updateUser } from '@peshi/contract/chamber/account'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { signIn } from '../../platform/db/people.schema.ts'
import { idempotentReply } from '../../platform/http/kept-replies.schema.ts'
import { accountRoutes } from './account.routes.ts'
import { forgetOld, startCleanup } from './cleanup.jobs.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, routes: accountRoutes })
  await startCleanup(tests.context)
})
afterAll(() => tests.close())

const count = async () => {
  const signIns = await tests.db.asSystem('sign-in', (tx) => tx.select({ id: signIn.id }).from(signIn))
  const replies = await tests.db.asSystem('cleanup', (tx) =>
    tx.select({ key: idempotentReply.key }).from(idempotentReply),
  )
  return [signIns.length, replies.length]
}

test('cleanup deletes sign-ins and stored replies only after they expire', async () => {
  const days = (n: number) => clock.forward(n * 86_400_000)
  const run = async () => {
    await tests.db.asSystem('cleanup', (tx) => tests.queue.enqueue(tx, forgetOld, {}))
    await tests.queue.runHeld()
  }
  for (let i = 0; i < 2; i += 1)
    await tests
      .as(await newChamber(tests.db))
      .call(updateUser, { body: { language: 'hi' } }, { 'idempotency-key': crypto.randomUUID() })
  await run()
  expect(await count()).toEqual([2, 2])
  days(1.1)
  await tests.as(await newChamber(tests.db)).call(me)
  await run()
  expect(await count()).toEqual([3, 0])
  days(89)
  await run()
  expect(await count()).toEqual([1, 0])
})
