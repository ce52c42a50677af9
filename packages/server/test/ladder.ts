import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { Endpoint, InputOf } from '@peshi/contract/platform/endpoint'
import { describe, expect, test } from 'vitest'
import type { TestApp } from './app.ts'
import { newChamber } from './chamber.ts'

interface Rungs<E extends Endpoint> {
  input?: InputOf<E>
  invalid?: Record<string, unknown>
  foreign?: () => Promise<InputOf<E>>
  refused?: ChamberRole
}

/** `isolation.api.test.ts` checks for all endpoints that they require a sign-in. */
export function ladder<E extends Endpoint>(endpoint: E, tests: () => TestApp, rungs: Rungs<E>): void {
  const input = rungs.input ?? ({} as InputOf<E>)

  describe(`${endpoint.method} ${endpoint.path}`, () => {
    for (const [what, wrong] of Object.entries(rungs.invalid ?? {})) {
      test(`the endpoint refuses a request with ${what}`, async () => {
        const person = endpoint.access === 'public' ? tests().stranger : tests().as(await newChamber(tests().db))
        const { status, body } = await person.call(endpoint, wrong as InputOf<E>)
        expect([status, body.success, typeof body.message]).toEqual([400, false, 'string'])
      })
    }
    const { foreign, refused } = rungs
    if (foreign) {
      test('the endpoint does not find another chamber’s data', async () => {
        const asked = await foreign()
        const { status, body } = await tests()
          .as(await newChamber(tests().db))
          .call(endpoint, asked)
        expect([status, body.success]).toEqual([404, false])
      })
    }
    if (refused) {
      test(`the endpoint refuses the role ${refused}`, async () => {
        const { status, body } = await tests()
          .as(await newChamber(tests().db, refused))
          .call(endpoint, input)
        expect([status, body.code]).toEqual([403, 'forbidden'])
      })
    }
  })
}
