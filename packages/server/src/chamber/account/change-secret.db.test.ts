import { login, logout, me, refreshToken } from '@peshi/contract/chamber/account'
import * as security from '@peshi/contract/chamber/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { fromBase32 } from '../../../test/base32.ts'
import { bearerOf } from '../../../test/session.ts'
import { password, signUp } from '../../../test/sign-up.ts'
import { createSignedTokens } from '../../platform/http/signed-token.ts'
import { createAccessTokens } from './access-token.ts'
import { accountRoutes } from './account.routes.ts'
import { resealSecondFactors } from './reseal.ts'
import { codeAt, stepAt } from './totp.ts'

const before = 'the first secret of an installation 4711'
const after = 'the next secret of an installation 0815'

const clock = handClock()
let first: TestApp
let both: TestApp
let last: TestApp
const withSecret = (secret: string, db?: TestApp['db']) =>
  testApp({ clock, routes: accountRoutes, context: { config: { ...testConfig, secret }, ...(db && { db }) } })

beforeAll(async () => {
  first = await withSecret(before)
  both = await withSecret(`${after},${before}`, first.db)
  last = await withSecret(after, first.db)
})
afterAll(() => first.close())

const refresh = async ({ stranger }: TestApp, token: string) =>
  (await stranger.call(refreshToken, { body: { refreshToken: token } })).body
const statusAt = async ({ stranger }: TestApp, bearer: Record<string, string>) =>
  (await stranger.call(me, {}, bearer)).status

test('sessions signed with the old secret are accepted until the old secret is removed', async () => {
  const person = await signUp(first)
  expect(await statusAt(both, person.bearer)).toBe(200)
  const renewed = await refresh(both, person.refreshToken)
  expect(await statusAt(last, bearerOf(renewed))).toBe(200)
  expect((await refresh(last, renewed.refreshToken)).success).toBe(true)

  const asleep = await signUp(first)
  expect(await statusAt(last, asleep.bearer)).toBe(401)
  expect(await refresh(last, asleep.refreshToken)).toMatchObject({ success: false, code: 'bad-refresh-token' })
  await last.stranger.call(logout, { body: { refreshToken: asleep.refreshToken } })
  expect(await statusAt(first, asleep.bearer)).toBe(200)
})

test('file addresses signed with the old secret are accepted until the old secret is removed', async () => {
  const { accessToken } = await signUp(first)
  const claims = await createAccessTokens(before, clock).read(accessToken)
  if (!claims) throw new Error('Not signed in')
  const tokensOf = ({ context }: TestApp) => createSignedTokens(context, 'file-address', z.string())
  const token = tokensOf(first).write({ ...claims, role: 'owner', abilities: [] }, 'file')
  const read = await Promise.all([both, last].map(async (at) => (await tokensOf(at).read(token))?.what))
  expect(read).toEqual(['file', undefined])
})

test('authenticator keys are encrypted again with the new secret, but old recovery codes are refused', async () => {
  const person = await signUp(first)
  const begun = await first.stranger.call(security.beginSecondFactor, { body: { password } }, person.bearer)
  const shared = fromBase32(begun.body.secret)
  const code = () => codeAt(shared, stepAt(clock.now()))
  const confirmed = await first.stranger.call(security.confirmSecondFactor, { body: { code: code() } }, person.bearer)
  const [paper = '', another = ''] = confirmed.body.recovery_codes

  async function signInAt({ stranger }: TestApp, given: string) {
    clock.forward(60_000)
    const { body } = await stranger.call(login, { body: { email: person.input.email, password } })
    if (!('second_step' in body)) throw new Error('No second step')
    const step = { token: body.second_step.token, code: given || code() }
    return (await stranger.call(security.signInSecondStep, { body: step })).status
  }
  expect([await signInAt(both, ''), await signInAt(both, paper)]).toEqual([200, 200])
  expect(await resealSecondFactors(both.context)).toBe(1)
  expect(await resealSecondFactors(both.context)).toBe(0)
  expect([await signInAt(last, ''), await signInAt(last, another)]).toEqual([200, 400])
})
