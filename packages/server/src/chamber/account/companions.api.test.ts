import { endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { createPairingCode, pairCompanion } from '@peshi/contract/chamber/companions'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { listed } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { testPassword as password } from '../../../test/password.ts'
import { sampleInput } from '../../../test/sample-input.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock })
})
afterAll(() => tests.close())

async function withCode() {
  const person = tests.as(await newChamber(tests.db))
  const { body } = await person.call(createPairingCode, { body: { password } })
  return { person, code: body.code }
}
const pair = (code: string) => tests.stranger.call(pairCompanion, { body: { code, device: 'Chromium' } })

ladder(createPairingCode, () => tests, {
  invalid: { 'an empty body': { body: {} }, 'a wrong password': { body: { password: 'x' } } },
})
ladder(pairCompanion, () => tests, {
  invalid: {
    'an empty body': { body: {} },
    'a code that is no code': { body: { code: 'x', device: 'Chromium' } },
    'a code that nobody has': { body: { code: 'abcde-fghjk', device: 'Chromium' } },
  },
})

describe('a companion', () => {
  test('the code works once, and the person gets a mail about the companion', async () => {
    const { person, code } = await withCode()
    const { status, body } = await pair(code.toUpperCase())
    expect([status, body.name, body.language]).toEqual([200, 'R. Shukla', 'en'])
    expect((await pair(code)).status).toBe(400)
    const { body: tokens } = await person.call(listApiTokens)
    expect(tokens.data).toMatchObject([{ name: 'Chromium', scope: 'companion' }])
    const [mail] = (await tests.messages()).slice(-1)
    expect(mail?.subject).toBe('A companion was signed in to your account')
  })

  test('the code is over after ten minutes', async () => {
    const { code } = await withCode()
    clock.forward(600_001)
    expect((await pair(code)).status).toBe(400)
  })

  test('the companion can call only the endpoints that are for it, and is refused after its person ended it', async () => {
    const { person, code } = await withCode()
    const { token } = (await pair(code)).body
    const asCompanion = { authorization: `Bearer ${token}` }
    const codeOf = async (endpoint: Endpoint) =>
      (await tests.stranger.call(endpoint, sampleInput(endpoint) as never, asCompanion)).body.code
    const allowed: string[] = []
    for (const { name, endpoint } of listed) {
      if (endpoint.access === 'public') continue
      const refusal = await codeOf(endpoint)
      if (refusal !== 'not-for-companion' && refusal !== 'not-for-tokens') allowed.push(name)
    }
    expect(allowed.sort()).toEqual(['getCompanionRound', 'keepDroppedPage', 'readDroppedPage'])
    const [made] = (await person.call(listApiTokens)).body.data
    if (made) await person.call(endApiToken, { params: { id: made._id } })
    const { endpoint } = listed.find(({ name }) => name === 'getCompanionRound') ?? {}
    expect(endpoint && (await codeOf(endpoint))).toBe('unauthenticated')
  })
})
