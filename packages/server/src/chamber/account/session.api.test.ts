import { createHash } from 'node:crypto'
import { logout, me, refreshToken } from '@peshi/contract/chamber/account'
import { endpoint, ok } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { signUp } from '../../../test/sign-up.ts'
import { chamber, person, signIn } from '../../platform/db/people.schema.ts'
import { bind } from '../../platform/http/bind.ts'
import { accountRoutes } from './account.routes.ts'

const work = endpoint('GET /api/work', {
  summary: 'Work',
  can: ['read', 'Matter'],
  reply: ok({}),
})

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  const routes = (context: TestApp['context']) => [...accountRoutes(context), bind(work, async () => ({}))]
  tests = await testApp({ clock, routes })
})
afterAll(() => tests.close())

const statusOf = async (bearer: Record<string, string>, what: typeof work | typeof me = work) => {
  const { status, body } = await tests.stranger.call(what, {}, bearer)
  return status === 200 ? 200 : `${status} ${body.code}`
}

ladder(refreshToken, () => tests, { invalid: { 'an empty body': { body: {} } } })
ladder(logout, () => tests, { invalid: { 'an empty body': { body: {} } } })

describe('refresh token', () => {
  const refresh = async (token: string) => {
    const { status, body } = await tests.stranger.call(refreshToken, { body: { refreshToken: token } })
    return { status, ...body }
  }

  test('each refresh returns a new pair of tokens, and the new access token works', async () => {
    const first = await signUp(tests)
    clock.forward(60_000)
    const second = await refresh(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await statusOf({ authorization: `Bearer ${second.accessToken}` })).toBe(200)
    clock.forward(60_000)
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test('a refresh token sent again within half a minute returns the same new refresh token', async () => {
    const first = await signUp(tests)
    const second = await refresh(first.refreshToken)
    clock.forward(29_000)
    const again = await refresh(first.refreshToken)
    expect([again.status, again.refreshToken]).toEqual([200, second.refreshToken])
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test('two browser tabs that send one refresh token at once get the same new refresh token', async () => {
    const { refreshToken: token } = await signUp(tests)
    const both = await Promise.all([refresh(token), refresh(token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.refreshToken).toBe(both[1]?.refreshToken)
  })

  test.each([
    ['used more than half a minute later', 31_000, 1],
    ['used after the next refresh', 1000, 2],
  ])('an old refresh token that is used again ends the session: %s', async (_when, later, rotations) => {
    const first = await signUp(tests)
    let newest = await refresh(first.refreshToken)
    for (let i = 1; i < rotations; i += 1) newest = await refresh(newest.refreshToken)
    clock.forward(later)
    expect(await refresh(first.refreshToken)).toMatchObject({
      status: 401,
      code: 'bad-refresh-token',
      message: 'Invalid refresh token',
    })
    expect((await refresh(newest.refreshToken)).status).toBe(401)
    expect(await statusOf({ authorization: `Bearer ${newest.accessToken}` })).toBe('401 unauthenticated')
    const [row] = await tests.db.asSystem('sign-in', (tx) =>
      tx.select().from(signIn).where(eq(signIn.person_id, first.personId)),
    )
    expect(row?.ended_why).toBe('token-reused')
  })

  test('a forged refresh token is refused and ends no session', async () => {
    const { refreshToken: token } = await signUp(tests)
    const [id, value] = token.split('.')
    for (const forged of ['x', '..', `${id}.${value}`, `${id}.AAAA.BBBB`, `${id}.${value}.${'A'.repeat(22)}`]) {
      expect((await refresh(forged)).status).toBe(401)
    }
    expect((await refresh(token)).status).toBe(200)
  })

  test('a refresh token is stored as a hash', async () => {
    const { refreshToken: token, personId } = await signUp(tests)
    const rows = await tests.db.asSystem('sign-in', (tx) =>
      tx.select().from(signIn).where(eq(signIn.person_id, personId)),
    )
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  test('a session ends after sixty days without use', async () => {
    const { refreshToken: token } = await signUp(tests)
    clock.forward(61 * 86_400_000)
    expect((await refresh(token)).status).toBe(401)
  })

  test('a session ends after a year, even if the person uses it often', async () => {
    let { refreshToken: token } = await signUp(tests)
    for (let months = 0; months < 12; months++) {
      clock.forward(30 * 86_400_000)
      const answer = await refresh(token)
      expect(answer.status).toBe(200)
      token = answer.refreshToken
    }
    clock.forward(6 * 86_400_000)
    expect((await refresh(token)).status).toBe(401)
  })
})

test('sign-out ends the session at once, and an unknown token gets the same reply', async () => {
  const { refreshToken: token, bearer } = await signUp(tests)
  expect(await statusOf(bearer)).toBe(200)
  for (const given of [token, token, 'unknown']) {
    const { status, body } = await tests.stranger.call(logout, { body: { refreshToken: given } })
    expect([status, body]).toEqual([200, { success: true }])
  }
  expect(await statusOf(bearer)).toBe('401 unauthenticated')
  expect((await tests.stranger.call(refreshToken, { body: { refreshToken: token } })).status).toBe(401)
})

test('what a device keeps of a refresh token ends its session, and no other', async () => {
  const receiptOf = (token: string) =>
    `${token.split('.')[0]}.${createHash('sha256').update(token).digest('base64url')}`
  const end = (text: string) => tests.stranger.call(logout, { body: { refreshToken: text } })
  const first = await signUp(tests)
  const other = await signUp(tests)
  const [own] = receiptOf(first.refreshToken).split('.')
  for (const wrong of [`${own}.${receiptOf(other.refreshToken).split('.')[1]}`, `${own}.`, `${own}.x`, 'no-uuid.x'])
    expect((await end(wrong)).status).toBe(200)
  expect(await statusOf(first.bearer)).toBe(200)
  const { body } = await tests.stranger.call(refreshToken, { body: { refreshToken: first.refreshToken } })
  expect(
    (await tests.stranger.call(refreshToken, { body: { refreshToken: receiptOf(body.refreshToken) } })).status,
  ).toBe(401)
  expect((await end(receiptOf(first.refreshToken))).status).toBe(200)
  expect([await statusOf(first.bearer), await statusOf(other.bearer)]).toEqual(['401 unauthenticated', 200])
  expect((await tests.stranger.call(refreshToken, { body: { refreshToken: body.refreshToken } })).status).toBe(401)
})

describe('checking each request', () => {
  const set = (personId: PersonId, values: Partial<typeof person.$inferInsert>) =>
    tests.db.asSystem('account', (tx) => tx.update(person).set(values).where(eq(person.id, personId)))
  const setChamber = (id: ChamberId, values: Partial<typeof chamber.$inferInsert>) =>
    tests.db.asSystem('account', (tx) => tx.update(chamber).set(values).where(eq(chamber.id, id)))
  const soon = 10_001

  test('an access token is valid for ten minutes', async () => {
    const { bearer } = await signUp(tests)
    clock.forward(599_000)
    expect(await statusOf(bearer)).toBe(200)
    clock.forward(2000)
    expect(await statusOf(bearer)).toBe('401 unauthenticated')
  })

  test('soon after an account is disabled, its person can read only their own account', async () => {
    const { bearer, personId } = await signUp(tests)
    expect(await statusOf(bearer)).toBe(200)
    await set(personId, { enabled: false })
    clock.forward(soon)
    expect(await statusOf(bearer)).toBe('403 account-disabled')
    expect(await statusOf(bearer, me)).toBe(200)
    const { body } = await tests.stranger.call(me, {}, bearer)
    expect(body.userData.enabled).toBe(false)
  })

  test('in an expired chamber, a person can read only their own account', async () => {
    const { bearer, chamberId } = await signUp(tests)
    await setChamber(chamberId, { expires_at: new Date(clock.now().getTime() + 60_000) })
    expect(await statusOf(bearer)).toBe(200)
    clock.forward(61_000)
    expect(await statusOf(bearer)).toBe('403 account-expired')
    expect(await statusOf(bearer, me)).toBe(200)
  })

  test('a changed role changes the person’s rights within seconds', async () => {
    const { bearer, personId } = await signUp(tests)
    expect(await statusOf(bearer)).toBe(200)
    const { stranger, db } = tests
    const owner = await stranger.call(me, {}, bearer)
    expect(owner.body.userData.role).toBe('admin')
    await db.engine.execute('UPDATE membership SET role = $1 WHERE person_id = $2', ['client', personId])
    clock.forward(soon)
    expect(await statusOf(bearer)).toBe('403 forbidden')
    const client = await stranger.call(me, {}, bearer)
    expect(client.body.userData).toMatchObject({ role: 'client', extras: { chamber_role: 'client' } })
  })
})
