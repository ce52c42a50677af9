import { login, me, refreshToken, register } from '@peshi/contract/chamber/account'
import * as security from '@peshi/contract/chamber/security'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { fromBase32 } from '../../../test/base32.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { prove } from '../../../test/prove.ts'
import { bearerOf, sessionOf } from '../../../test/session.ts'
import { idempotentReply } from '../../platform/http/kept-replies.schema.ts'
import { accountRoutes } from './account.routes.ts'
import { recoveryCode, secondFactor } from './security.schema.ts'
import { codeAt, stepAt } from './totp.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, routes: accountRoutes })
})
afterAll(() => tests.close())
beforeEach(() => clock.forward(3_700_000))

const password = 'a long enough password'
let people = 0

async function signUp() {
  people += 1
  const input = { name: 'N. Farooqui', chamber_name: 'Chambers', email: `s${people}@example.in`, password }
  const body = sessionOf((await tests.stranger.call(register, { body: input })).body)
  await prove(tests.db, body.userData._id)
  return { ...input, ...body, bearer: bearerOf(body), personId: body.userData._id }
}

type Who = { email: string; bearer: Record<string, string> }
const signInAgain = async ({ email }: Pick<Who, 'email'>) =>
  sessionOf((await tests.stranger.call(login, { body: { email, password } })).body)
const statusOf = async (bearer: Record<string, string>) => (await tests.stranger.call(me, {}, bearer)).status

const someId = '01936f00-0000-7000-8000-000000000000'
const passkeyResponse = {
  id: 'AQ',
  rawId: 'AQ',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30' },
}

ladder(security.changePassword, () => tests, {
  input: { body: { current_password: 'x', password } },
  invalid: { 'a short password': { body: { current_password: 'x', password: 'short' } } },
})
ladder(security.endDevice, () => tests, {
  input: { params: { id: someId as never } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => {
    const other = await signUp()
    const { body } = await tests.stranger.call(security.listDevices, {}, other.bearer)
    return { params: { id: body.data[0]?._id as never } }
  },
})
ladder(security.beginSecondFactor, () => tests, {
  input: { body: { password: 'x' } },
  invalid: { 'an empty body': { body: {} }, 'a wrong password': { body: { password: 'x' } } },
})
ladder(security.confirmSecondFactor, () => tests, {
  input: { body: { code: '123456' } },
  invalid: {
    'a code with letters': { body: { code: 'abcdef' } },
    'a code for a set-up that was not started': { body: { code: '123456' } },
  },
})
ladder(security.renewRecoveryCodes, () => tests, {
  input: { body: { password: 'x' } },
  invalid: { 'an empty body': { body: {} } },
})
ladder(security.endSecondFactor, () => tests, {
  input: { body: { password: 'x' } },
  invalid: { 'an empty body': { body: {} } },
})
ladder(security.signInSecondStep, () => tests, {
  input: { body: { token: 'x', code: '123456' } },
  invalid: { 'an empty body': { body: {} }, 'an unknown token': { body: { token: 'x', code: '123456' } } },
})
ladder(security.beginPasskey, () => tests, {
  input: { body: { password: 'x' } },
  invalid: { 'an empty body': { body: {} } },
})
ladder(security.addPasskey, () => tests, {
  input: { body: { token: 'x', name: 'Phone', response: passkeyResponse } },
  invalid: {
    'an empty body': { body: {} },
    'an unknown token': { body: { token: 'x', name: 'Phone', response: passkeyResponse } },
  },
})
ladder(security.signInByPasskey, () => tests, {
  input: { body: { token: 'x', response: passkeyResponse } },
  invalid: { 'an empty body': { body: {} }, 'an unknown token': { body: { token: 'x', response: passkeyResponse } } },
})

describe('changing the password', () => {
  test('a password change needs the old password, signs out other devices, and sends a mail', async () => {
    const person = await signUp()
    const other = await signInAgain(person)
    const wrong = await tests.stranger.call(
      security.changePassword,
      { body: { current_password: 'not it at all', password: 'tea at four, no sugar' } },
      person.bearer,
    )
    expect([wrong.body.code, Object.keys(wrong.body.fields ?? {})]).toEqual(['wrong-password', ['current_password']])
    const right = await tests.stranger.call(
      security.changePassword,
      { body: { current_password: password, password: 'tea at four, no sugar' } },
      person.bearer,
    )
    expect(right.status).toBe(200)
    expect([await statusOf(person.bearer), await statusOf(bearerOf(other))]).toEqual([200, 401])
    const old = await tests.stranger.call(refreshToken, { body: { refreshToken: other.refreshToken } })
    expect(old.status).toBe(401)
    expect((await tests.stranger.call(login, { body: { email: person.email, password } })).status).toBe(400)
    const [mail] = await tests.messages({ to: person.email })
    expect(mail?.subject).toBe('Your password was changed')
  })

  test('a common password, or a password made of the person’s name, is refused', async () => {
    const { bearer } = await signUp()
    for (const next of ['Password@2026', 'farooqui2026']) {
      const { status, body } = await tests.stranger.call(
        security.changePassword,
        { body: { current_password: password, password: next } },
        bearer,
      )
      expect([status, body.code]).toEqual([400, 'obvious-password'])
    }
  })

  test('the number of guesses of the old password is limited', async () => {
    const { bearer } = await signUp()
    const guess = () =>
      tests.stranger.call(
        security.changePassword,
        { body: { current_password: 'guess', password: 'tea at four, no sugar' } },
        bearer,
      )
    const statuses = []
    for (let i = 0; i < 9; i += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([...Array(8).fill(400), 429])
  })
})

describe('devices', () => {
  test('the list of devices marks the current device, and a person can sign out any device', async () => {
    const person = await signUp()
    const other = await signInAgain(person)
    clock.forward(60_000)
    const { body } = await tests.stranger.call(security.listDevices, {}, person.bearer)
    expect(body.data.map(({ is_current }) => is_current)).toEqual([false, true])
    const id = body.data[0]?._id as never
    expect(await statusOf(bearerOf(other))).toBe(200)
    expect((await tests.stranger.call(security.endDevice, { params: { id } }, person.bearer)).status).toBe(200)
    expect(await statusOf(bearerOf(other))).toBe(401)
    expect((await tests.stranger.call(security.endDevice, { params: { id } }, person.bearer)).status).toBe(404)
  })

  test('a person can sign out all other devices in one step', async () => {
    const person = await signUp()
    const others = [await signInAgain(person), await signInAgain(person)]
    const { body } = await tests.stranger.call(security.endOtherDevices, {}, person.bearer)
    expect(body.ended).toBe(2)
    for (const other of others) expect(await statusOf(bearerOf(other))).toBe(401)
    expect(await statusOf(person.bearer)).toBe(200)
  })

  test('each session has its own device key until the session ends', async () => {
    const person = await signUp()
    const other = await signInAgain(person)
    const keyOf = async (bearer: Record<string, string>) => {
      const { status, body } = await tests.stranger.call(security.getDeviceKey, {}, bearer)
      return status === 200 ? body.key : status
    }
    const key = await keyOf(person.bearer)
    expect(Buffer.from(String(key), 'base64url')).toHaveLength(32)
    expect(await keyOf(person.bearer)).toBe(key)
    expect(await keyOf(bearerOf(other))).not.toBe(key)
    await tests.stranger.call(security.endOtherDevices, {}, person.bearer)
    expect(await keyOf(bearerOf(other))).toBe(401)
  })

  test('a person’s devices share one key for unsent entries, and other people do not get this key', async () => {
    const [person, stranger] = [await signUp(), await signUp()]
    const keyOf = async (bearer: Record<string, string>) => {
      const { body } = await tests.stranger.call(security.getDeviceKey, {}, bearer)
      return body.written_key
    }
    const key = await keyOf(person.bearer)
    expect(Buffer.from(String(key), 'base64url')).toHaveLength(32)
    expect(await keyOf(bearerOf(await signInAgain(person)))).toBe(key)
    expect(await keyOf(stranger.bearer)).not.toBe(key)
  })

  test('every server process learns of a device’s sign-out', async () => {
    const person = await signUp()
    const heard: string[] = []
    await tests.context.standings.follow()
    const { body } = await tests.stranger.call(security.listDevices, {}, person.bearer)
    const id = body.data[0]?._id ?? ''
    tests.context.standings.onEnd(id, () => heard.push(id))
    await tests.db.asSystem('sign-in', (tx) => tests.context.standings.announceEnd(tx, [id, someId]))
    await expect.poll(() => heard).toEqual([id])
  })
})

async function withSecondFactor() {
  const person = await signUp()
  const begun = await tests.stranger.call(security.beginSecondFactor, { body: { password } }, person.bearer)
  const secret = fromBase32(begun.body.secret)
  const code = (by = 0) => codeAt(secret, stepAt(clock.now()) + by)
  const confirmed = await tests.stranger.call(security.confirmSecondFactor, { body: { code: code() } }, person.bearer)
  expect(confirmed.status).toBe(200)
  clock.forward(60_000)
  return { ...person, code, begun: begun.body, recoveryCodes: confirmed.body.recovery_codes }
}

async function firstStep(email: string): Promise<string> {
  const { status, body } = await tests.stranger.call(login, { body: { email, password } })
  expect([status, 'accessToken' in body]).toEqual([200, false])
  if (!('second_step' in body)) throw new Error('No second step')
  return body.second_step.token
}

const secondStep = (token: string, code: string) =>
  tests.stranger.call(security.signInSecondStep, { body: { token, code } })

describe('second step of sign-in', () => {
  test('sign-in requires the second step only after the person has confirmed the set-up with a code', async () => {
    const person = await signUp()
    const begun = await tests.stranger.call(security.beginSecondFactor, { body: { password } }, person.bearer)
    expect(begun.body.uri).toBe(
      `otpauth://totp/Peshi:${encodeURIComponent(person.email)}?secret=${begun.body.secret}&issuer=Peshi`,
    )
    expect((await signInAgain(person)).userData.email).toBe(person.email)
    const secret = fromBase32(begun.body.secret)
    expect(secret).toHaveLength(20)
    const wrong = await tests.stranger.call(security.confirmSecondFactor, { body: { code: '000000' } }, person.bearer)
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-code'])
    const code = codeAt(secret, stepAt(clock.now()))
    const right = await tests.stranger.call(security.confirmSecondFactor, { body: { code } }, person.bearer)
    expect(new Set(right.body.recovery_codes).size).toBe(10)
    const token = await firstStep(person.email)
    clock.forward(30_000)
    const { body } = await secondStep(token, codeAt(secret, stepAt(clock.now())))
    expect(body.userData.email).toBe(person.email)
    expect(await statusOf(bearerOf(body))).toBe(200)
    clock.forward(30_000)
    const proof = { password, code: codeAt(secret, stepAt(clock.now())) }
    const again = await tests.stranger.call(security.beginSecondFactor, { body: proof }, person.bearer)
    expect([again.status, again.body.code]).toEqual([409, 'second-factor-on'])
  })

  test('each authenticator code is accepted once, up to half a minute before or after its time', async () => {
    const { email, code } = await withSecondFactor()
    for (const by of [-2, 2]) expect((await secondStep(await firstStep(email), code(by))).status).toBe(400)
    expect((await secondStep(await firstStep(email), code(-1))).status).toBe(200)
    expect((await secondStep(await firstStep(email), code(-1))).status).toBe(400)
    expect((await secondStep(await firstStep(email), code(0))).status).toBe(200)
    const token = await firstStep(email)
    const same = await Promise.all([secondStep(token, code(1)), secondStep(await firstStep(email), code(1))])
    expect(same.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('each recovery code is accepted once, even in capitals or with a space for the hyphen', async () => {
    const { email, recoveryCodes, bearer, code } = await withSecondFactor()
    const [first = '', second = ''] = recoveryCodes
    const token = await firstStep(email)
    expect((await secondStep(token, ` ${first.toUpperCase().replace('-', ' ')} `)).status).toBe(200)
    expect((await secondStep(token, second)).body.code).toBe('step-over')
    expect((await secondStep(await firstStep(email), first)).status).toBe(400)
    const { body } = await tests.stranger.call(security.getSecondFactor, {}, bearer)
    expect(body.data.recovery_codes_left).toBe(9)
    const proof = { password, code: code() }
    const renewed = await tests.stranger.call(security.renewRecoveryCodes, { body: proof }, bearer)
    expect((await secondStep(await firstStep(email), second)).status).toBe(400)
    expect((await secondStep(await firstStep(email), renewed.body.recovery_codes[0] ?? '')).status).toBe(200)
  })

  test('ten wrong codes, even if sent at the same time, block the second step for fifteen minutes', async () => {
    const { email, code } = await withSecondFactor()
    const token = await firstStep(email)
    const wrong = await Promise.all(Array.from({ length: 40 }, () => secondStep(token, '000000')))
    expect(wrong.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(10)
    expect(wrong.filter(({ status }) => status === 429)).toHaveLength(30)
    expect((await secondStep(await firstStep(email), code())).status).toBe(429)
    clock.forward(15 * 60_000)
    expect((await secondStep(await firstStep(email), code())).status).toBe(200)
  })

  test('the second step must be completed within ten minutes, and turning it off needs the password and a code', async () => {
    const { email, code, recoveryCodes } = await withSecondFactor()
    const token = await firstStep(email)
    clock.forward(600_001)
    expect((await secondStep(token, code())).body.code).toBe('step-over')
    const bearer = bearerOf((await secondStep(await firstStep(email), recoveryCodes[0] ?? '')).body)
    const wrong = await tests.stranger.call(security.endSecondFactor, { body: { password: 'x' } }, bearer)
    expect(wrong.status).toBe(400)
    const ended = await tests.stranger.call(
      security.endSecondFactor,
      { body: { password, code: recoveryCodes[1] } },
      bearer,
    )
    expect(ended.status).toBe(200)
    expect((await signInAgain({ email })).userData.email).toBe(email)
    expect((await tests.messages({ to: email })).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in was turned off',
      'Two-step sign-in was turned on',
    ])
  })

  test('the second step’s secrets cannot be read from the database alone', async () => {
    const { personId, begun, recoveryCodes, bearer, code } = await withSecondFactor()
    const kept = await tests.db.asSystem('account', async (tx) => [
      await tx.select().from(secondFactor).where(eq(secondFactor.person_id, personId)),
      await tx.select().from(recoveryCode).where(eq(recoveryCode.person_id, personId)),
    ])
    const renewed = await tests.stranger.call(
      security.renewRecoveryCodes,
      { body: { password, code: code() } },
      { ...bearer, 'idempotency-key': crypto.randomUUID() },
    )
    const replies = await tests.db.asSystem('cleanup', (tx) =>
      tx.select({ key: idempotentReply.key }).from(idempotentReply),
    )
    expect(replies).toEqual([])
    const text = JSON.stringify(kept)
    for (const secret of [begun.secret, fromBase32(begun.secret).toString('base64url'), ...recoveryCodes])
      expect(text).not.toContain(secret)
    expect(renewed.body.recovery_codes).toHaveLength(10)
  })

  test('other people cannot see whether a person uses the second step', async () => {
    const { email } = await withSecondFactor()
    const stranger = tests.as(await newChamber(tests.db))
    expect((await stranger.call(security.getSecondFactor)).body.data).toEqual({ since: null, recovery_codes_left: 0 })
    await firstStep(email)
  })
})
