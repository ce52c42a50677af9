import { login, me, register } from '@peshi/contract/chamber/account'
import { changeForgottenPassword, requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { prove } from '../../../test/prove.ts'
import { bearerOf, sessionOf } from '../../../test/session.ts'
import { startSendingJobs } from '../../platform/sending/sending.jobs.ts'
import { accountRoutes } from './account.routes.ts'
import { startPasswordResets } from './password-reset.jobs.ts'
import { passwordReset } from './security.schema.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, routes: accountRoutes })
  await startPasswordResets(tests.context)
  await startSendingJobs(tests.context)
})
afterAll(() => tests.close())
beforeEach(() => clock.forward(3_700_000))

const password = 'a long enough password'
const better = 'tea at four, no sugar'
let people = 0

async function signUp() {
  people += 1
  const mobile = String(9_839_100_000 + people)
  const input = { name: 'Nadia Farooqui', chamber_name: 'Chambers', email: `r${people}@example.in`, mobile, password }
  const body = sessionOf((await tests.stranger.call(register, { body: input })).body)
  await prove(tests.db, body.userData._id)
  return { ...input, ...body, bearer: bearerOf(body) }
}

const ask = (mobile: string) => tests.stranger.call(requestResetCode, { body: { mobile } })
const verify = (token: string, otp: string) =>
  tests.stranger.call(verifyResetCode, { params: { token }, body: { otp } })
const change = (token: string, next: string) =>
  tests.stranger.call(changeForgottenPassword, { params: { token }, body: { password: next } })

async function codeFor(mobile: string): Promise<string | undefined> {
  await tests.queue.runHeld()
  const [newest] = await tests.messages({ to: mobile, kind: 'reset-code' })
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0]
}

async function tokenAndCode(mobile: string) {
  const { body } = await ask(mobile)
  const code = await codeFor(mobile)
  if (!code) throw new Error('No SMS came')
  return { token: body.token, code }
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

ladder(requestResetCode, () => tests, {
  input: { body: { mobile: '9000000001' } },
  invalid: { 'an empty body': { body: {} }, 'an invalid mobile number': { body: { mobile: '12345' } } },
})
ladder(verifyResetCode, () => tests, {
  input: { params: { token: 'x' }, body: { otp: '123456' } },
  invalid: {
    'an empty body': { params: { token: 'x' }, body: {} },
    'a code with letters': { params: { token: 'x' }, body: { otp: 'abcdef' } },
    'a code of five digits': { params: { token: 'x' }, body: { otp: '12345' } },
  },
})
ladder(changeForgottenPassword, () => tests, {
  input: { params: { token: 'x' }, body: { password: better } },
  invalid: { 'a short password': { params: { token: 'x' }, body: { password: 'short' } } },
})

test('a person replaces a forgotten password in three steps, and every device is signed out', async () => {
  const { mobile, email, bearer } = await signUp()
  const asked = await ask(`+91 ${mobile}`)
  expect(asked.body).toMatchObject({ success: true, mobile: `••••••${mobile.slice(-4)}` })
  const code = await codeFor(mobile)
  const verified = await verify(asked.body.token, code ?? '')
  expect([verified.status, verified.body.token === asked.body.token]).toEqual([200, false])
  const changed = await change(verified.body.token, better)
  expect([changed.status, changed.body.message]).toEqual([200, 'Password Reset Successfully'])
  expect((await tests.stranger.call(me, {}, bearer)).status).toBe(401)
  expect((await tests.stranger.call(login, { body: { email, password } })).status).toBe(400)
  const { body } = await tests.stranger.call(login, { body: { email, password: better } })
  expect(sessionOf(body).userData.email).toBe(email)
  const [mail] = await tests.messages({ to: email, kind: 'account-changed' })
  expect(mail?.subject).toBe('Your password was reset by SMS code')
})

test('each token of a password reset is accepted once, and only for its own step', async () => {
  const { mobile } = await signUp()
  const { token, code } = await tokenAndCode(mobile)
  expect((await change(token, better)).body).toMatchObject({ message: 'Failed to Submit!', code: 'reset-over' })
  const { body } = await verify(token, code)
  expect((await verify(token, code)).body.message).toBe('Failed to Send!')
  expect((await verify(body.token, code)).status).toBe(400)
  const both = await Promise.all([change(body.token, better), change(body.token, `${better} either`)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400])
  expect((await change(body.token, better)).status).toBe(400)
})

test('a common password is refused, and the person can then enter a different password', async () => {
  const { mobile } = await signUp()
  const { token, code } = await tokenAndCode(mobile)
  const next = (await verify(token, code)).body.token
  const refused = await change(next, 'Password@2026')
  expect([refused.status, refused.body.message, Object.keys(refused.body.fields ?? {})]).toEqual([
    400,
    'Failed to Submit!',
    ['password'],
  ])
  expect((await change(next, better)).status).toBe(200)
})

describe('guessing a reset code', () => {
  test('after five wrong reset codes, even the right code is refused', async () => {
    const { mobile } = await signUp()
    const { token, code } = await tokenAndCode(mobile)
    for (const left of [4, 3, 2, 1]) {
      const { status, body } = await verify(token, otherThan(code))
      expect([status, body.message, body.fields?.otp]).toEqual([
        400,
        'Failed to Send!',
        expect.stringContaining(`${left}`),
      ])
    }
    expect((await verify(token, otherThan(code))).body.code).toBe('code-over')
    expect((await verify(token, code)).body.code).toBe('code-over')
    const again = await tokenAndCode(mobile)
    expect((await verify(again.token, again.code)).status).toBe(200)
  })

  test('of a hundred wrong reset codes sent at the same time, only five are checked', async () => {
    const { mobile } = await signUp()
    const { token, code } = await tokenAndCode(mobile)
    const guesses = Array.from({ length: 100 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'))
    const answers = await Promise.all(guesses.map((guess) => verify(token, guess)))
    expect(answers.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(4)
    expect(answers.every(({ status }) => status === 400 || status === 429)).toBe(true)
    const [row] = await tests.db.asSystem('sign-in', (tx) =>
      tx.select().from(passwordReset).where(eq(passwordReset.address, mobile)),
    )
    expect(row?.tries).toBe(5)
    clock.forward(60_000)
    expect((await verify(token, code)).status).not.toBe(200)
  })

  test('a reset code expires after ten minutes', async () => {
    const { mobile } = await signUp()
    const first = await tokenAndCode(mobile)
    clock.forward(600_001)
    expect((await verify(first.token, first.code)).body.code).toBe('code-over')
  })

  test('after a reset code is accepted, the new password must follow within ten minutes', async () => {
    const { mobile } = await signUp()
    const { token, code } = await tokenAndCode(mobile)
    const next = (await verify(token, code)).body.token
    clock.forward(600_001)
    expect((await change(next, better)).status).toBe(400)
  })
})

describe('hiding whether a mobile number has an account', () => {
  const shapeOf = (body: object) => Object.keys(body).sort()

  test('mobile numbers with and without an account get the same replies in every step', async () => {
    const { mobile } = await signUp()
    const [known, unknown] = [await ask(mobile), await ask('9839199999')]
    expect([unknown.status, shapeOf(unknown.body)]).toEqual([known.status, shapeOf(known.body)])
    expect(unknown.body.message).toBe(known.body.message)
    expect(unknown.body.mobile).toBe('••••••9999')
    expect(unknown.body.token).toHaveLength(known.body.token.length)
    const code = await codeFor(mobile)
    expect(await codeFor('9839199999')).toBeUndefined()
    for (let i = 0; i < 6; i += 1) {
      const [of, ofNobody] = [
        await verify(known.body.token, otherThan(code ?? '')),
        await verify(unknown.body.token, otherThan(code ?? '')),
      ]
      const { requestId: _a, ...said } = of.body as never as { requestId: string }
      const { requestId: _b, ...saidOfNobody } = ofNobody.body as never as { requestId: string }
      expect([ofNobody.status, saidOfNobody]).toEqual([of.status, said])
    }
  })

  test('a request for a reset code stores one row and one job, even for an unknown number', async () => {
    const { mobile } = await signUp()
    await tests.queue.runHeld()
    for (const number of [mobile, '9839199998']) {
      await ask(number)
      expect(tests.queue.held.map(({ name }) => name)).toEqual(['send-reset-code'])
      const [row] = await tests.db.asSystem('sign-in', (tx) =>
        tx.select().from(passwordReset).where(eq(passwordReset.address, number)),
      )
      expect(row).toMatchObject({ code_hash: null, person_id: null })
      tests.queue.held.length = 0
    }
  })
})

test('a network can request three reset codes an hour for a number, even for an unknown number', async () => {
  const { mobile } = await signUp()
  for (const number of [mobile, '9839199997']) {
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => ask(number)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
  }
  clock.forward(3_600_001)
  expect((await ask(mobile)).status).toBe(200)
})

test('the number of reset codes that one network can request is limited', async () => {
  const answers = []
  for (let i = 0; i < 21; i += 1) answers.push((await ask(String(9_700_000_000 + i))).status)
  expect(answers.filter((status) => status === 429)).toHaveLength(1)
})

test('a reset code and its token are not stored in readable form', async () => {
  const { mobile } = await signUp()
  const { token, code } = await tokenAndCode(mobile)
  const rows = await tests.db.asSystem('sign-in', (tx) =>
    tx.select().from(passwordReset).where(eq(passwordReset.address, mobile)),
  )
  const { rows: sent } = await tests.db.engine.execute('SELECT * FROM dispatch WHERE address = $1', [mobile])
  expect(sent).toHaveLength(1)
  for (const secret of [token, code]) expect(JSON.stringify([rows, sent])).not.toContain(secret)
})
