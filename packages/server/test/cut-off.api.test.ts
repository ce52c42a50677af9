import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bound } from '../src/platform/http/bind.ts'
import { routesOf } from '../src/platform/process/feature.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { answering, callOwn, emptyCourt, rowsOf, send } from './every-endpoint.ts'

const clock = handClock()
let survivor: TestApp
let mortal: TestApp
let died: (result: unknown) => void = () => undefined

const dyingAfterwards = ({ endpoint, handle }: Bound): Bound => ({
  endpoint,
  async handle(call) {
    died(await handle(call))
    return new Promise(() => undefined)
  },
})

beforeAll(async () => {
  survivor = await testApp({ clock, context: { courts: emptyCourt } })
  mortal = await testApp({
    clock,
    context: survivor.context,
    routes: (context) => routesOf(context).map(dyingAfterwards),
  })
})
afterAll(() => survivor.close())

const isRemembered = ({ method, kind, access, readsOnly, isSecret, arrives }: Endpoint) =>
  method !== 'GET' && kind === 'json' && access !== 'public' && !readsOnly && !isSecret && !arrives

const missedAfterMs = 31_000

const withoutSignatures = (result: unknown) => JSON.stringify(result).replace(/\/api\/files\/[\w.-]+/g, '/api/files/…')

let tried = 0

describe('a repeated request whose first reply was cut off', () => {
  test.each(answering.filter(([, endpoint]) => isRemembered(endpoint)))(
    '%s gives the same reply and writes no more rows',
    async (_, endpoint) => {
      const own = await callOwn(survivor, endpoint)
      if (!own) return
      const { caller, chamber, input } = own
      const once = { 'idempotency-key': crypto.randomUUID() }
      const authorization = `Bearer ${await caller.token()}`
      const death = new Promise<{ result: unknown }>((resolve) => {
        died = (result) => resolve({ result })
      })
      const first = await Promise.race([death, send(mortal.stranger, endpoint, input, { authorization, ...once })])
      if (!('result' in first)) return expect(first.status).toBeLessThan(500)
      tried += 1

      const rows = await rowsOf(survivor, chamber.member, ['idempotent_reply'])
      clock.forward(missedAfterMs)
      const again = await send(caller, endpoint, input, once)
      clock.forward(-missedAfterMs)
      expect(again.status).toBe(200)
      const { success, ...said } = again.body
      expect(JSON.parse(withoutSignatures(first.result))).toMatchObject(JSON.parse(withoutSignatures(said)))
      expect(await rowsOf(survivor, chamber.member, ['idempotent_reply'])).toBe(rows)
    },
  )

  test('more than sixty endpoints were tried with a first reply that was cut off', () =>
    expect(tried).toBeGreaterThan(60))
})
