import { me, refreshToken, register, updateUser } from '@peshi/contract/chamber/account'
import type { ProgramScope } from '@peshi/contract/chamber/api-tokens'
import { createApiToken, endApiToken, listApiTokens } from '@peshi/contract/chamber/api-tokens'
import { changePassword, endOtherDevices, getDeviceKey, listDevices } from '@peshi/contract/chamber/security'
import { endpoint, ok } from '@peshi/contract/platform/endpoint'
import { listed } from '@peshi/contract/registry'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { prove } from '../../../test/prove.ts'
import { bearerOf, sessionOf } from '../../../test/session.ts'
import { chamber, signIn } from '../../platform/db/people.schema.ts'
import { bind } from '../../platform/http/bind.ts'
import { idempotentReply } from '../../platform/http/kept-replies.schema.ts'
import { accountRoutes } from './account.routes.ts'

const about = { summary: 'Work', reply: ok({}) } as const
const reading = endpoint('GET /api/work', { ...about, can: ['read', 'Matter'] })
const asking = endpoint('POST /api/work/ask', { ...about, can: ['read', 'Matter'], readsOnly: true })
const writing = endpoint('POST /api/work', { ...about, can: ['create', 'Matter'] })
const removing = endpoint('DELETE /api/work', { ...about, can: ['delete', 'Matter'] })

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  const works = [reading, asking, writing, removing]
  tests = await testApp({
    clock,
    routes: (c) => [...accountRoutes(c), ...works.map((one) => bind(one, async () => ({})))],
  })
})
afterAll(() => tests.close())
beforeEach(() => clock.forward(3_700_000))

const password = 'a long enough password'
let people = 0

async function signUp() {
  people += 1
  const body = { name: 'N. Farooqui', chamber_name: 'Chambers', email: `t${people}@example.in`, password }
  const opened = sessionOf((await tests.stranger.call(register, { body })).body)
  await prove(tests.db, opened.userData._id)
  return { bearer: bearerOf(opened), userData: opened.userData, email: body.email }
}

async function withToken(scope: ProgramScope = 'read', days: 30 | 90 | 365 = 30) {
  const person = await signUp()
  const made = await tests.stranger.call(
    createApiToken,
    { body: { name: 'Tally', scope, days, password } },
    person.bearer,
  )
  expect(made.status).toBe(200)
  const program = { authorization: `Bearer ${made.body.token}` }
  return { ...person, ...made.body, program }
}

const statusOf = async (what: typeof reading, bearer: Record<string, string>) => {
  const { status, body } = await tests.stranger.call(what, {}, bearer)
  return status === 200 ? 200 : `${status} ${body.code}`
}

const someId = '01936f00-0000-7000-8000-000000000000' as never
const input = { body: { name: 'Tally', scope: 'read', days: 30, password: 'x' } } as const
ladder(createApiToken, () => tests, {
  input,
  invalid: {
    'an empty body': { body: {} },
    'an expiry in 10,000 days': { body: { ...input.body, days: 10_000 } },
    'an unknown scope': { body: { ...input.body, scope: 'admin' } },
    'a wrong password': input,
  },
})
ladder(endApiToken, () => tests, {
  input: { params: { id: someId } },
  foreign: async () => ({ params: { id: (await withToken()).data._id } }),
})

describe('API token', () => {
  test('a token gives access to its person’s account, and the person gets a mail about the token', async () => {
    const { program, userData, email } = await withToken()
    expect((await tests.stranger.call(me, {}, program)).body.userData).toEqual(userData)
    const [mail] = await tests.messages({ to: email })
    expect(mail?.subject).toBe('An API token was created for your account')
  })

  test('a read-only token cannot write', async () => {
    const { program } = await withToken('read')
    expect(await statusOf(reading, program)).toBe(200)
    expect(await statusOf(asking, program)).toBe(200)
    for (const what of [writing, removing]) expect(await statusOf(what, program)).toBe('403 token-reads-only')
  })

  test('a token with write access cannot change the account', async () => {
    const { program } = await withToken('write')
    for (const what of [reading, writing, removing]) expect(await statusOf(what, program)).toBe(200)
    const tries = [
      await tests.stranger.call(updateUser, { body: { name: 'Somebody Else' } }, program),
      await tests.stranger.call(
        changePassword,
        { body: { current_password: password, password: 'something else' } },
        program,
      ),
      await tests.stranger.call(createApiToken, { body: { ...input.body, password } }, program),
      await tests.stranger.call(listApiTokens, {}, program),
      await tests.stranger.call(listDevices, {}, program),
      await tests.stranger.call(getDeviceKey, {}, program),
      await tests.stranger.call(endOtherDevices, {}, program),
    ]
    for (const { status, body } of tries) expect([status, body.code]).toEqual([403, 'not-for-tokens'])
  })

  test('a revoked or expired token is refused', async () => {
    const { program, bearer, data } = await withToken()
    expect(await statusOf(reading, program)).toBe(200)
    const ended = await tests.stranger.call(endApiToken, { params: { id: data._id } }, bearer)
    expect(ended.status).toBe(200)
    expect(await statusOf(reading, program)).toBe('401 unauthenticated')
    const other = await withToken()
    clock.forward(29 * 86_400_000)
    expect(await statusOf(reading, other.program)).toBe(200)
    clock.forward(86_400_001)
    expect(await statusOf(reading, other.program)).toBe('401 unauthenticated')
  })

  test('a token has its person’s current rights, and is refused after the chamber expires', async () => {
    const { program, userData } = await withToken('write')
    expect(await statusOf(writing, program)).toBe(200)
    const id = userData.extras.chamber_id
    await tests.db.engine.execute('UPDATE membership SET role = $1 WHERE chamber_id = $2', ['billing', id])
    clock.forward(10_001)
    expect(await statusOf(writing, program)).toBe('403 forbidden')
    await tests.db.asSystem('account', (tx) =>
      tx.update(chamber).set({ expires_at: clock.now() }).where(eq(chamber.id, id)),
    )
    clock.forward(10_001)
    expect(await statusOf(reading, program)).toBe('403 account-expired')
  })

  test('a token is not accepted as a refresh token and is not listed as a device', async () => {
    const { token, bearer } = await withToken()
    expect((await tests.stranger.call(refreshToken, { body: { refreshToken: token } })).status).toBe(401)
    expect((await tests.stranger.call(listDevices, {}, bearer)).body.data).toHaveLength(1)
    await tests.stranger.call(endOtherDevices, {}, bearer)
    expect(await statusOf(reading, { authorization: `Bearer ${token}` })).toBe(200)
  })

  test('an altered token is refused', async () => {
    const { token } = await withToken()
    const other = await withToken()
    const [head, id, secret = ''] = token.split('_')
    const forged = [
      `${head}_${id}_${other.token.split('_')[2]}`,
      `${head}_${id}_${secret.slice(0, -1)}`,
      `${head}_${id}_`,
      `${head}_${'0'.repeat(32)}_${secret}`,
      `peshi_'; DROP TABLE sign_in; --_${secret}`,
    ]
    for (const text of forged)
      expect(await statusOf(reading, { authorization: `Bearer ${text}` })).toBe('401 unauthenticated')
  })

  test('a token is stored as a hash, and the reply that contains the token is not stored', async () => {
    const { bearer, userData } = await signUp()
    const { body } = await tests.stranger.call(
      createApiToken,
      { body: { ...input.body, password } },
      { ...bearer, 'idempotency-key': crypto.randomUUID() },
    )
    const rows = await tests.db.asSystem('account', (tx) =>
      tx.select().from(signIn).where(eq(signIn.person_id, userData._id)),
    )
    const replies = await tests.db.asSystem('cleanup', (tx) =>
      tx.select({ key: idempotentReply.key }).from(idempotentReply),
    )
    expect([JSON.stringify(rows).includes(body.token.split('_').slice(2).join('_')), replies]).toEqual([false, []])
  })

  test('the list of tokens shows when each token was last used', async () => {
    const { program, bearer, token } = await withToken('write', 90)
    const list = async () => (await tests.stranger.call(listApiTokens, {}, bearer)).body.data
    expect(await list()).toMatchObject([{ name: 'Tally', scope: 'write', last_used_at: null }])
    await statusOf(reading, program)
    const [listed] = await list()
    expect(listed?.last_used_at).toBe(clock.now().toISOString())
    expect(JSON.stringify(listed)).not.toContain(token)
  })
})

test('a token can read its person’s account, but cannot call any other account endpoint', () => {
  const open = listed.filter(
    ({ section, endpoint: { access, personally, method, path } }) =>
      section === 'account' && access !== 'public' && !personally && !(method === 'GET' && path === me.path),
  )
  expect(open.map(({ name }) => name)).toEqual([])
})
