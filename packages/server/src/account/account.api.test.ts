import { login, logout, me, refreshToken, register, updateUser } from '@peshi/contract/account'
import { endpoint, ok } from '@peshi/contract/endpoint'
import type { ChamberId, CourtId, PersonId } from '@peshi/contract/ids'
import { isAllowed } from '@peshi/contract/is-allowed'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../test/app.ts'
import { newChamber } from '../../test/chamber.ts'
import { ladder } from '../../test/ladder.ts'
import { sessionOf } from '../../test/session.ts'
import { chamber, membership, person, signIn } from '../db/schema/people.ts'
import { bind } from '../http/bind.ts'
import { accountRoutes } from './account.routes.ts'

/** What an open account reaches, for the guard. */
const work = endpoint({
  method: 'GET',
  path: '/api/work',
  tag: 'tests',
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

const password = 'a long enough password'
let people = 0
const someone = () => {
  people += 1
  return { name: 'A. Farooqui', chamber_name: 'Farooqui Chambers', email: `p${people}@example.in`, password }
}

async function signUp(more: { mobile?: string } = {}) {
  const input = { ...someone(), ...more }
  const { body } = await tests.stranger.call(register, { body: input })
  const bearer = { authorization: `Bearer ${body.accessToken}` }
  const { _id, extras } = body.userData
  return { input, ...body, bearer, personId: _id, chamberId: extras.chamber_id }
}

const statusOf = async (bearer: Record<string, string>, what: typeof work | typeof me = work) => {
  const { status, body } = await tests.stranger.call(what, {}, bearer)
  return status === 200 ? 200 : `${status} ${body.code}`
}

ladder(register, () => tests, {
  invalid: {
    nothing: { body: {} },
    'a short password': { body: { ...someone(), password: 'short' } },
    'an e-mail that is none': { body: { ...someone(), email: 'x' } },
    'a mobile that is none': { body: { ...someone(), mobile: '12345' } },
    'a password that is guessed first': { body: { ...someone(), password: 'Farooqui@1234' } },
  },
})
ladder(login, () => tests, { invalid: { nothing: { body: {} }, numbers: { body: { email: 1, password: 2 } } } })
ladder(refreshToken, () => tests, { invalid: { nothing: { body: {} } } })
ladder(logout, () => tests, { invalid: { nothing: { body: {} } } })
ladder(me, () => tests)
ladder(updateUser, () => tests, {
  input: { body: { name: 'New Name' } },
  invalid: {
    nothing: { body: {} },
    'a language that we do not speak': { body: { language: 'xx' } },
    'a court outside the catalogue': { body: { court_id: 'hc-atlantis' } },
    'an empty name': { body: { name: ' ' } },
  },
})

describe('register', () => {
  test('opens a chamber with its owner and signs in', async () => {
    const { input, userData, bearer } = await signUp({ mobile: '+91 98390 00001' })
    expect(userData).toMatchObject({
      name: input.name,
      email: input.email,
      mobile: '9839000001',
      role: 'admin',
      enabled: true,
      expires_at: null,
      court_id: null,
      extras: { chamber_name: 'Farooqui Chambers', chamber_role: 'owner', language: 'en', menu_layout: 'vertical' },
    })
    expect(isAllowed(userData.ability, 'delete', 'Matter')).toBe(true)
    expect(await statusOf(bearer)).toBe(200)
  })

  test('refuses an e-mail or mobile that has an account, and leaves nothing half made', async () => {
    const { input } = await signUp({ mobile: '9839000002' })
    const again = await tests.stranger.call(register, { body: { ...someone(), email: input.email.toUpperCase() } })
    expect([again.status, again.body.code, Object.keys(again.body.fields ?? {})]).toEqual([
      409,
      'already-registered',
      ['email'],
    ])
    const mobile = await tests.stranger.call(register, {
      body: { ...someone(), chamber_name: 'Half', mobile: '9839000002' },
    })
    expect([mobile.status, Object.keys(mobile.body.fields ?? {})]).toEqual([409, ['mobile']])
    const half = await tests.db.asSystem('sign-in', (tx) => tx.select().from(chamber).where(eq(chamber.name, 'Half')))
    expect(half).toEqual([])
  })

  test('twice at the same moment makes one account', async () => {
    const body = someone()
    const both = await Promise.all([tests.stranger.call(register, { body }), tests.stranger.call(register, { body })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('login', () => {
  test('takes e-mail in any case, or mobile', async () => {
    const { input } = await signUp({ mobile: '9839000003' })
    for (const email of [input.email, ` ${input.email.toUpperCase()} `, '9839000003', '+91-98390 00003']) {
      const { status, body } = await tests.stranger.call(login, { body: { email, password } })
      expect([status, sessionOf(body).userData.email]).toEqual([200, input.email])
    }
  })

  test('refuses a wrong password and an unknown account in the same words', async () => {
    const { input } = await signUp()
    const tries = [
      { email: input.email, password: 'wrong password' },
      { email: 'nobody@example.in', password },
      { email: '9000000000', password },
      { email: "' OR 1=1 --", password },
    ]
    for (const body of tries) {
      const reply = await tests.stranger.call(login, { body })
      const { requestId: _, ...said } = reply.body as never as { requestId: string }
      expect([reply.status, said]).toEqual([
        400,
        { success: false, message: 'Email or Password is Invalid', code: 'bad-credentials' },
      ])
    }
  })

  test('stops guessing at one name for some minutes, whoever guesses', async () => {
    const { input } = await signUp()
    const guess = (guessed: string) => tests.stranger.call(login, { body: { email: input.email, password: guessed } })
    for (let i = 0; i < 8; i += 1) expect((await guess('wrong')).status).toBe(400)
    const stopped = await guess(password)
    expect([stopped.status, stopped.body.code, Number(stopped.headers['retry-after']) > 0]).toEqual([
      429,
      'too-many',
      true,
    ])
    clock.forward(5 * 60_000 + 1)
    expect((await guess(password)).status).toBe(200)
  })

  test('opens the chamber used last', async () => {
    const [first, second] = [await signUp(), await signUp()]
    await tests.db.asSystem('account', (tx) =>
      tx.insert(membership).values({
        chamber_id: second.chamberId,
        id: crypto.randomUUID(),
        person_id: first.personId,
        role: 'clerk',
        created_at: clock.now(),
      }),
    )
    const chamberNow = async () => {
      const { body } = await tests.stranger.call(login, { body: { email: first.input.email, password } })
      const { extras } = sessionOf(body).userData
      return [extras.chamber_id, extras.chamber_role]
    }
    expect(await chamberNow()).toEqual([first.chamberId, 'owner'])
    clock.forward(1000)
    await tests.as({ chamberId: second.chamberId, personId: first.personId }).call(me)
    expect(await chamberNow()).toEqual([second.chamberId, 'clerk'])
  })
})

describe('refresh', () => {
  const refresh = async (token: string) => {
    const { status, body } = await tests.stranger.call(refreshToken, { body: { refreshToken: token } })
    return { status, ...body }
  }

  test('gives a new pair each time, and the new token works', async () => {
    const first = await signUp()
    clock.forward(60_000)
    const second = await refresh(first.refreshToken)
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await statusOf({ authorization: `Bearer ${second.accessToken}` })).toBe(200)
    clock.forward(60_000)
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test('gives the same successor again while the reply may have been lost', async () => {
    const first = await signUp()
    const second = await refresh(first.refreshToken)
    clock.forward(29_000)
    const again = await refresh(first.refreshToken)
    expect([again.status, again.refreshToken]).toEqual([200, second.refreshToken])
    expect((await refresh(second.refreshToken)).status).toBe(200)
  })

  test('of two tabs at once gives both the same', async () => {
    const { refreshToken: token } = await signUp()
    const both = await Promise.all([refresh(token), refresh(token)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(both[0]?.refreshToken).toBe(both[1]?.refreshToken)
  })

  test.each([
    ['after half a minute', 31_000, 1],
    ['after the next one', 1000, 2],
  ])('ends the whole family when a used token comes back %s', async (_when, later, rotations) => {
    const first = await signUp()
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

  test('knows no token that was never given out, and ends nothing for it', async () => {
    const { refreshToken: token } = await signUp()
    const [id, value] = token.split('.')
    for (const forged of ['x', '..', `${id}.${value}`, `${id}.AAAA.BBBB`, `${id}.${value}.${'A'.repeat(22)}`]) {
      expect((await refresh(forged)).status).toBe(401)
    }
    expect((await refresh(token)).status).toBe(200)
  })

  test('is stored hashed', async () => {
    const { refreshToken: token, personId } = await signUp()
    const rows = await tests.db.asSystem('sign-in', (tx) =>
      tx.select().from(signIn).where(eq(signIn.person_id, personId)),
    )
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1])
  })

  test('ends after the device was not used for sixty days', async () => {
    const { refreshToken: token } = await signUp()
    clock.forward(61 * 86_400_000)
    expect((await refresh(token)).status).toBe(401)
  })
})

test('logout ends the session at once, and answers the same for a token that it does not know', async () => {
  const { refreshToken: token, bearer } = await signUp()
  expect(await statusOf(bearer)).toBe(200)
  for (const given of [token, token, 'unknown']) {
    const { status, body } = await tests.stranger.call(logout, { body: { refreshToken: given } })
    expect([status, body]).toEqual([200, { success: true }])
  }
  expect(await statusOf(bearer)).toBe('401 unauthenticated')
  expect((await tests.stranger.call(refreshToken, { body: { refreshToken: token } })).status).toBe(401)
})

describe('the guard', () => {
  const set = (personId: PersonId, values: Partial<typeof person.$inferInsert>) =>
    tests.db.asSystem('account', (tx) => tx.update(person).set(values).where(eq(person.id, personId)))
  const setChamber = (id: ChamberId, values: Partial<typeof chamber.$inferInsert>) =>
    tests.db.asSystem('account', (tx) => tx.update(chamber).set(values).where(eq(chamber.id, id)))
  const soon = 10_001

  test('takes an access token for ten minutes', async () => {
    const { bearer } = await signUp()
    clock.forward(599_000)
    expect(await statusOf(bearer)).toBe(200)
    clock.forward(2000)
    expect(await statusOf(bearer)).toBe('401 unauthenticated')
  })

  test('lets a disabled account reach itself and nothing else, soon after it was disabled', async () => {
    const { bearer, personId } = await signUp()
    expect(await statusOf(bearer)).toBe(200)
    await set(personId, { enabled: false })
    clock.forward(soon)
    expect(await statusOf(bearer)).toBe('403 account-disabled')
    expect(await statusOf(bearer, me)).toBe(200)
    const { body } = await tests.stranger.call(me, {}, bearer)
    expect(body.userData.enabled).toBe(false)
  })

  test('lets an expired chamber reach itself and nothing else', async () => {
    const { bearer, chamberId } = await signUp()
    await setChamber(chamberId, { expires_at: new Date(clock.now().getTime() + 60_000) })
    expect(await statusOf(bearer)).toBe(200)
    clock.forward(61_000)
    expect(await statusOf(bearer)).toBe('403 account-expired')
    expect(await statusOf(bearer, me)).toBe(200)
  })

  test('asks for the ability, and reads the role anew soon after it changed', async () => {
    const { bearer, personId } = await signUp()
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

describe('update', () => {
  test('changes what is given and says which of the two it was', async () => {
    const { bearer } = await signUp()
    const court = await tests.stranger.call(updateUser, { body: { court_id: 'hc-lucknow' as CourtId } }, bearer)
    expect(court.body).toMatchObject({
      message: 'Default Display Board Updated Successfully!',
      userData: { court_id: 'hc-lucknow' },
    })
    const more = await tests.stranger.call(
      updateUser,
      {
        body: {
          ...{ court_id: null, name: '<b>Nadia</b>', language: 'ur', menu_layout: 'horizontal' },
          ...{ mobile: '9839000009', current_password: password },
        },
      },
      bearer,
    )
    expect(more.body).toMatchObject({
      message: 'Data Updated Successfully!',
      userData: {
        court_id: null,
        name: '<b>Nadia</b>',
        mobile: '9839000009',
        extras: { language: 'ur', menu_layout: 'horizontal' },
      },
    })
    const { body } = await tests.stranger.call(me, {}, bearer)
    expect(body.userData).toEqual(more.body.userData)
  })

  test('refuses a mobile number that another account has', async () => {
    await signUp({ mobile: '9839000010' })
    const { bearer } = await signUp()
    const { status, body } = await tests.stranger.call(
      updateUser,
      { body: { mobile: '9839000010', current_password: password } },
      bearer,
    )
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([409, 'mobile-taken', ['mobile']])
  })

  test('asks for the password before another mobile number, by which a forgotten password is set anew', async () => {
    const { bearer } = await signUp({ mobile: '9839000011' })
    const change = (body: object) => tests.stranger.call(updateUser, { body }, bearer)
    for (const wrong of [{}, { current_password: 'something else' }]) {
      const { status, body } = await change({ mobile: '9839000012', ...wrong })
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'wrong-password', ['current_password']])
    }
    expect((await change({ mobile: '9839000011', name: 'N. Farooqui' })).status).toBe(200)
    expect((await change({ mobile: null, current_password: password })).body.userData.mobile).toBeNull()
  })

  test('takes nothing that is not one’s own to change', async () => {
    const { bearer, personId, chamberId, userData } = await signUp()
    const mass = {
      ...{ role: 'client', enabled: false, expires_at: '2099-01-01T00:00:00Z', password_hash: 'x', email: 'x@y.in' },
      ...{
        _id: chamberId,
        id: chamberId,
        extras: { chamber_role: 'client' },
        ability: [],
        picture: 'x',
        __proto__: {},
      },
    }
    const { status, body } = await tests.stranger.call(
      updateUser,
      { body: { name: 'New Name', ...mass } as never },
      bearer,
    )
    expect([status, body.userData]).toEqual([200, { ...userData, name: 'New Name' }])
    const only = await tests.stranger.call(updateUser, { body: mass as never }, bearer)
    expect(only.status).toBe(400)
    const [row] = await tests.db.asSystem('account', (tx) => tx.select().from(person).where(eq(person.id, personId)))
    expect(row).toMatchObject({ email: userData.email, enabled: true, picture: null })
  })

  test('touches nobody else', async () => {
    const other = await newChamber(tests.db)
    const { bearer } = await signUp()
    await tests.stranger.call(updateUser, { body: { name: 'Somebody Else' } }, bearer)
    const { body } = await tests.as(other).call(me)
    expect(body.userData.name).toBe('R. Shukla')
  })
})
