import { login, me, register, registerByCode, SecondStep, updateUser } from '@peshi/contract/chamber/account'
import type { CourtId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { testPassword } from '../../../test/password.ts'
import { newColleague } from '../../../test/people.ts'
import { sessionOf } from '../../../test/session.ts'
import { password, signUp, someone } from '../../../test/sign-up.ts'
import { chamber, membership, person } from '../../platform/db/people.schema.ts'
import { accountRoutes } from './account.routes.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, routes: accountRoutes })
})
afterAll(() => tests.close())

ladder(register, () => tests, {
  invalid: {
    'an empty body': { body: {} },
    'a short password': { body: { ...someone(), password: 'short' } },
    'an invalid e-mail address': { body: { ...someone(), email: 'x' } },
    'an invalid mobile number': { body: { ...someone(), mobile: '12345' } },
    'a common password': { body: { ...someone(), password: 'Farooqui@1234' } },
  },
})
ladder(registerByCode, () => tests, { invalid: { 'an empty body': { body: {} } } })
ladder(login, () => tests, {
  invalid: { 'an empty body': { body: {} }, 'numbers instead of texts': { body: { email: 1, password: 2 } } },
})
ladder(updateUser, () => tests, {
  input: { body: { name: 'New Name' } },
  invalid: {
    'an empty body': { body: {} },
    'an unsupported language': { body: { language: 'xx' } },
    'a court outside the catalogue': { body: { court_id: 'hc-atlantis' } },
    'an empty name': { body: { name: ' ' } },
  },
})

describe('registration', () => {
  test('registration creates a chamber with its owner and signs in', async () => {
    const { input, userData, bearer } = await signUp(tests, { mobile: '+91 98390 00001' })
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
    expect((await tests.stranger.call(me, {}, bearer)).status).toBe(200)
  })

  test('registration with an e-mail address already in use is refused and creates no account', async () => {
    const { input } = await signUp(tests)
    const again = await tests.stranger.call(register, {
      body: { ...someone(), chamber_name: 'Half', email: input.email.toUpperCase() },
    })
    expect([again.status, again.body.code, Object.keys(again.body.fields ?? {})]).toEqual([
      409,
      'already-registered',
      ['email'],
    ])
    const half = await tests.db.asSystem('sign-in', (tx) => tx.select().from(chamber).where(eq(chamber.name, 'Half')))
    expect(half).toEqual([])
  })

  test('two simultaneous registrations with the same e-mail address create one account', async () => {
    const body = someone()
    const both = await Promise.all([tests.stranger.call(register, { body }), tests.stranger.call(register, { body })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('registration in production with mail', () => {
  const config = { ...testConfig, mode: 'production', operators: new Set(['operator@example.in']) } as const
  let app: TestApp
  beforeAll(async () => {
    app = await testApp({ clock, context: { db: tests.db, config } })
  })
  const codeFor = async (to: string) =>
    /\d{6}/.exec((await app.messages({ to, kind: 'address-code' }))[0]?.text ?? '')?.[0] ?? ''
  const begin = async (email: string) => {
    const { status, body } = await app.stranger.call(register, { body: { ...someone(), email } })
    return { status, ...SecondStep.parse(body).second_step }
  }

  test('the reply does not tell whether an address has an account or is an operator’s', async () => {
    const { input } = await signUp(tests)
    const unknown = 'unknown@example.in'
    const replies = []
    for (const email of [unknown, input.email, 'operator@example.in']) replies.push(await begin(email))
    const shapes = replies.map(({ token, ...reply }) => ({ ...reply, length: token.length > 400 }))
    expect(shapes).toEqual([shapes[0], shapes[0], shapes[0]])
    expect(await codeFor(unknown)).not.toBe('')
    expect((await app.messages({ to: input.email }))[0]?.text).toMatch(/wanted to register with this address/)
  })

  test('the code from the mail opens the chamber once, with the address proven', async () => {
    const { token } = await begin('newcomer@example.in')
    const code = await codeFor('newcomer@example.in')
    const wrong = code === '000000' ? '000001' : '000000'
    const finish = (code: string) => app.stranger.call(registerByCode, { body: { token, code } })
    expect((await finish(wrong)).body.code).toBe('wrong-code')
    const opened = await finish(code)
    expect(sessionOf(opened.body).userData.email).toBe('newcomer@example.in')
    const [row] = await tests.db.asSystem('sign-in', (tx) =>
      tx.select().from(person).where(eq(person.email, 'newcomer@example.in')),
    )
    expect(row?.email_proven_at).toEqual(clock.now())
    expect((await finish(code)).body.code).toBe('already-registered')
  })

  test('no code opens a chamber with another’s address, after ten minutes, or after ten wrong tries', async () => {
    const { input } = await signUp(tests)
    const taken = await begin(input.email)
    const late = await begin('late@example.in')
    const code = await codeFor('late@example.in')
    const finish = (token: string, code: string) => app.stranger.call(registerByCode, { body: { token, code } })
    const replies = []
    for (let tries = 0; tries < 11; tries += 1) replies.push((await finish(taken.token, code)).status)
    expect(replies).toEqual([...Array(10).fill(400), 429])
    expect((await finish(`${late.token.slice(0, -4)}AAAA`, code)).body.code).toBe('step-over')
    clock.forward(10 * 60_000)
    expect((await finish(late.token, code)).body.code).toBe('step-over')
  })
})

describe('sign-in', () => {
  test('a person can sign in with the mobile number, or the e-mail address in upper or lower case', async () => {
    const { input } = await signUp(tests, { mobile: '9839000003' })
    for (const email of [input.email, ` ${input.email.toUpperCase()} `, '9839000003', '+91-98390 00003']) {
      const { status, body } = await tests.stranger.call(login, { body: { email, password } })
      expect([status, sessionOf(body).userData.email]).toEqual([200, input.email])
    }
  })

  test.each(['owner', 'advocate', 'clerk', 'billing', 'client'] as const)(
    'the reply to sign-in has the role “admin” for each member, but not for a client: %s',
    async (role) => {
      const { chamberId } = await newChamber(tests.db)
      const { personId } = await newColleague(tests.db, chamberId, 'Someone', role)
      const body = { email: `${personId}@example.in`, password: testPassword }
      const { userData } = sessionOf((await tests.stranger.call(login, { body })).body)
      expect(userData.role).toBe(role === 'client' ? 'client' : 'admin')
    },
  )

  test('a wrong password and an unknown account get the same message', async () => {
    const { input } = await signUp(tests)
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

  test('after eight wrong passwords, the e-mail address or mobile number is blocked for five minutes', async () => {
    const { input } = await signUp(tests)
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

  test('sign-in opens the chamber that the person used last', async () => {
    const [first, second] = [await signUp(tests), await signUp(tests)]
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

describe('changing an account', () => {
  test('an update changes the given fields and returns the updated account', async () => {
    const { bearer } = await signUp(tests)
    const court = await tests.stranger.call(updateUser, { body: { court_id: 'hc-lucknow' as CourtId } }, bearer)
    expect(court.body).toMatchObject({
      message: 'Default Display Board Updated Successfully!',
      userData: { court_id: 'hc-lucknow' },
    })
    const more = await tests.stranger.call(
      updateUser,
      {
        body: {
          court_id: null,
          name: '<b>Nadia</b>',
          language: 'ur',
          menu_layout: 'horizontal',
          mobile: '9839000009',
          current_password: password,
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

  test('an update does not reveal whether another account uses a mobile number', async () => {
    await signUp(tests, { mobile: '9839000010' })
    const { bearer } = await signUp(tests)
    const change = (mobile: string) =>
      tests.stranger.call(updateUser, { body: { mobile, current_password: password } }, bearer)
    const [taken, free] = [await change('9839000010'), await change('9839000099')]
    expect(taken.status).toBe(200)
    expect({ ...taken.body, userData: { ...taken.body.userData, mobile: null } }).toEqual({
      ...free.body,
      userData: { ...free.body.userData, mobile: null },
    })
  })

  test('changing the mobile number requires the password', async () => {
    const { bearer } = await signUp(tests, { mobile: '9839000011' })
    const change = (body: object) => tests.stranger.call(updateUser, { body }, bearer)
    for (const wrong of [{}, { current_password: 'something else' }]) {
      const { status, body } = await change({ mobile: '9839000012', ...wrong })
      expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'wrong-password', ['current_password']])
    }
    expect((await change({ mobile: '9839000011', name: 'N. Farooqui' })).status).toBe(200)
    expect((await change({ mobile: null, current_password: password })).body.userData.mobile).toBeNull()
  })

  test('an update ignores fields that a person may not change', async () => {
    const { bearer, personId, chamberId, userData } = await signUp(tests)
    const mass = {
      role: 'client',
      enabled: false,
      expires_at: '2099-01-01T00:00:00Z',
      password_hash: 'x',
      email: 'x@y.in',
      _id: chamberId,
      id: chamberId,
      extras: { chamber_role: 'client' },
      ability: [],
      picture: 'x',
      __proto__: {},
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

  test('an update of one account changes no other account', async () => {
    const other = await newChamber(tests.db)
    const { bearer } = await signUp(tests)
    await tests.stranger.call(updateUser, { body: { name: 'Somebody Else' } }, bearer)
    const { body } = await tests.as(other).call(me)
    expect(body.userData.name).toBe('R. Shukla')
  })
})
