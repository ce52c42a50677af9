import { beginSecondFactor, confirmSecondFactor } from '@peshi/contract/chamber/security'
import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codeAt, stepAt } from '../src/chamber/account/totp.ts'
import { handClock, type TestApp, testApp, testConfig } from './app.ts'
import { fromBase32 } from './base32.ts'
import { sampleInput } from './sample-input.ts'
import { password, signUp } from './sign-up.ts'

const fieldsOf = ({ body }: { body: unknown }) => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])

const sensitive = Object.entries(endpoints).filter(
  ([, endpoint]) =>
    endpoint.access !== 'public' && fieldsOf(endpoint).some((name) => /^(current_)?password$/.test(name)),
)

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  // Passkeys need https.
  const config = { ...testConfig, publicUrl: 'https://peshi.example.in' }
  app = await testApp({ clock, context: { config } })
})
afterAll(() => app.close())

async function withSecondFactor() {
  const { bearer } = await signUp(app)
  const begun = await app.stranger.call(beginSecondFactor, { body: { password } }, bearer)
  const secret = fromBase32(begun.body.secret)
  const code = () => codeAt(secret, stepAt(clock.now()))
  await app.stranger.call(confirmSecondFactor, { body: { code: code() } }, bearer)
  clock.forward(30_000)
  return { bearer, code }
}

describe('with two-step sign-in', () => {
  test('at least ten endpoints ask for the password', () => expect(sensitive.length).toBeGreaterThanOrEqual(10))

  test.each(sensitive)('%s needs a code besides the password', async (_, endpoint) => {
    const { bearer, code } = await withSecondFactor()
    const input = sampleInput(endpoint)
    const own = fieldsOf(endpoint).includes('current_password') ? { current_password: password } : { password }
    const send = async (given: string | undefined) => {
      const body = { ...input.body, ...own, code: given }
      return (await app.stranger.call(endpoint, { ...input, body } as never, bearer)).body.code
    }
    expect([await send(undefined), await send('000000')]).toEqual(['code-needed', 'wrong-code'])
    expect(['code-needed', 'wrong-code', 'wrong-password']).not.toContain(await send(code()))
  })
})
