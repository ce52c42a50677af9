import { checkNames } from '@peshi/contract/clients/conflicts'
import { saveView } from '@peshi/contract/matters/views'
import type { Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { measureSpeed } from '../../../scripts/lib/machine-speed.mjs'
import { isFull } from '../../../scripts/lib/test-lengths.ts'
import { type TestApp, testApp } from './app.ts'
import { answering, callOwn, emptyCourt } from './every-endpoint.ts'
import { largestBodies } from './largest-input.ts'
import { longestHold } from './longest-hold.ts'

let app: TestApp
let speed: number
beforeAll(async () => {
  app = await testApp({ context: { courts: emptyCourt } })
  speed = measureSpeed()
})
afterAll(() => app.close())

const mostMs = 100
const heaviest: Endpoint[] = [checkNames, saveView]
const withBody = answering.filter(([, { method, upload }]) => method !== 'GET' && !upload)

// The embedded database works in the process of the test.
describe.runIf(process.env.TEST_DATABASE_URL)('the largest body', () => {
  test.each(withBody.filter(([, endpoint]) => isFull || heaviest.includes(endpoint)))(
    'of %s does not keep others waiting',
    async (_, endpoint) => {
      const own = await callOwn(app, endpoint)
      if (!own) return
      const { params, query } = own.input
      for (const [kind, body] of Object.entries(largestBodies(endpoint, own.input.body))) {
        const hold = await longestHold(() => own.caller.call(endpoint, { params, query, body } as InputOf<Endpoint>))
        expect(hold * speed, `${kind}, ${JSON.stringify(body).length} letters`).toBeLessThan(mostMs)
      }
    },
    120_000,
  )
})
