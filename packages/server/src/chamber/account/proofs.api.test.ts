import { login, updateUser } from '@peshi/contract/chamber/account'
import { sendTestMessage } from '@peshi/contract/chamber/alerts'
import { invite } from '@peshi/contract/chamber/members'
import { requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { type AddressKind, listProofs, proveAddress, sendProofCode } from '@peshi/contract/chamber/proofs'
import { changePassword } from '@peshi/contract/chamber/security'
import type { PersonId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { testPassword as password } from '../../../test/password.ts'
import { signUp } from '../../../test/sign-up.ts'
import { person } from '../../platform/db/people.schema.ts'
import { startSendingJobs } from '../../platform/sending/sending.jobs.ts'
import { startPasswordResets } from './password-reset.jobs.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock })
  await startPasswordResets(tests.context)
  await startSendingJobs(tests.context)
})
afterAll(() => tests.close())

ladder(sendProofCode, () => tests, {
  input: { params: { kind: 'email' } },
  invalid: { 'an unknown kind': { params: { kind: 'post' } } },
})
ladder(proveAddress, () => tests, {
  input: { params: { kind: 'email' }, body: { code: '123456' } },
  invalid: { 'a code with letters': { params: { kind: 'email' }, body: { code: 'abcdef' } } },
})

async function newcomer(more: { mobile?: string } = {}) {
  const one = await signUp(tests, more)
  await setProven(one.personId, { email_proven_at: null, mobile_proven_at: null })
  return one
}

const setProven = (id: PersonId, columns: Partial<typeof person.$inferInsert>) =>
  tests.db.asSystem('account', (tx) => tx.update(person).set(columns).where(eq(person.id, id)))

async function codeAt(to: string): Promise<string> {
  await tests.queue.runHeld()
  const [newest] = await tests.messages({ to, kind: 'address-code' })
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

async function proveBy(bearer: Record<string, string>, kind: AddressKind, to: string) {
  await tests.stranger.call(sendProofCode, { params: { kind } }, bearer)
  return tests.stranger.call(proveAddress, { params: { kind }, body: { code: await codeAt(to) } }, bearer)
}

async function resetOf(mobile: string) {
  const { status, body } = await tests.stranger.call(requestResetCode, { body: { mobile } })
  await tests.queue.runHeld()
  const messages = await tests.messages({ kind: 'reset-code' })
  return { answer: [status, body.message, body.mobile], messages }
}

test('mails about the account go only to a verified address', async () => {
  const { bearer, input } = await newcomer()
  const change = (current_password: string, next: string) =>
    tests.stranger.call(changePassword, { body: { current_password, password: next } }, bearer)
  const mails = async () => (await tests.messages({ to: input.email, kind: 'account-changed' })).length
  expect((await change(password, 'tea at four, no sugar')).status).toBe(200)
  expect(await mails()).toBe(0)
  await proveBy(bearer, 'email', input.email)
  expect((await change('tea at four, no sugar', 'tea at five, no sugar')).status).toBe(200)
  expect(await mails()).toBe(1)
})

describe('verifying an address', () => {
  test('the code sent at registration verifies the e-mail address', async () => {
    const { bearer, input } = await newcomer()
    const code = await codeAt(input.email)
    const wrong = code === '111111' ? '222222' : '111111'
    const give = (code: string) =>
      tests.stranger.call(proveAddress, { params: { kind: 'email' }, body: { code } }, bearer)
    expect([(await give(wrong)).status, (await give(code)).status]).toEqual([400, 200])
    const { body } = await tests.stranger.call(listProofs, {}, bearer)
    expect(body.data.email).toEqual({ address: input.email, is_proven: true })
    expect(body.data.mobile).toEqual({ address: null, is_proven: false })
  })

  test('after ten wrong verification codes, even the right code is refused', async () => {
    const { bearer, input } = await newcomer()
    const code = await codeAt(input.email)
    const wrong = code === '111111' ? '222222' : '111111'
    const give = (code: string) =>
      tests.stranger.call(proveAddress, { params: { kind: 'email' }, body: { code } }, bearer)
    const statuses = []
    for (let tries = 0; tries < 11; tries++) statuses.push((await give(wrong)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
    expect((await give(code)).status).toBe(429)
  })

  test('a mobile number is not verified by an expired code or by a code sent to a previous number', async () => {
    const { bearer, ...who } = await newcomer({ mobile: '9839300001' })
    await tests.stranger.call(sendProofCode, { params: { kind: 'mobile' } }, bearer)
    const code = await codeAt('9839300001')
    const give = () => tests.stranger.call(proveAddress, { params: { kind: 'mobile' }, body: { code } }, bearer)
    await tests.stranger.call(updateUser, { body: { mobile: '9839300002', current_password: password } }, bearer)
    expect((await give()).status).toBe(400)
    await tests.stranger.call(updateUser, { body: { mobile: '9839300001', current_password: password } }, bearer)
    clock.forward(21 * 60_000)
    const late = await tests.as(who).call(proveAddress, { params: { kind: 'mobile' }, body: { code } })
    expect([late.status, late.body.code]).toEqual([400, 'wrong-code'])
  })
})

describe('an unverified mobile number', () => {
  test('a reset code for an unverified number silently goes to the verified e-mail address', async () => {
    const { personId } = await newcomer({ mobile: '9839300011' })
    const none = await resetOf('9839300011')
    expect(none.messages.filter(({ to }) => to === '9839300011')).toEqual([])
    await setProven(personId, { email_proven_at: clock.now() })
    const mailed = await resetOf('9839300011')
    const [newest] = mailed.messages
    expect(newest).toMatchObject({ channel: 'email', text: expect.stringMatching(/\b\d{6}\b/) })
    expect(mailed.answer).toEqual(none.answer)
    expect(mailed.messages.filter(({ to }) => to === '9839300011')).toEqual([])
    await setProven(personId, { mobile_proven_at: clock.now() })
    clock.forward(3_700_000)
    expect((await resetOf('9839300011')).messages[0]).toMatchObject({ channel: 'sms', to: '9839300011' })
  })

  test('a number moves to another person who verifies it, and its previous holder gets a mail', async () => {
    const first = await newcomer({ mobile: '9839300021' })
    const second = await newcomer({ mobile: '9839300021' })
    expect((await proveBy(second.bearer, 'mobile', '9839300021')).status).toBe(200)
    const { body } = await tests.stranger.call(login, { body: { email: '9839300021', password } })
    expect(body).toMatchObject({ userData: { _id: second.personId } })
    await proveBy(second.bearer, 'email', second.input.email)
    expect((await proveBy(first.bearer, 'mobile', '9839300021')).status).toBe(200)
    const proofs = await tests.stranger.call(listProofs, {}, second.bearer)
    expect(proofs.body.data.mobile).toEqual({ address: '9839300021', is_proven: false })
    expect((await tests.messages({ to: second.input.email, kind: 'account-changed' })).length).toBe(1)
  })

  test('a reset code is void after the account changes its number or loses it to another person', async () => {
    const first = await newcomer({ mobile: '9839300041' })
    const second = await newcomer({ mobile: '9839300041' })
    await proveBy(first.bearer, 'mobile', '9839300041')
    const askAndRead = async () => {
      const { body } = await tests.stranger.call(requestResetCode, { body: { mobile: '9839300041' } })
      await tests.queue.runHeld()
      const [sms] = await tests.messages({ to: '9839300041', kind: 'reset-code' })
      return { params: { token: body.token }, body: { otp: /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '' } }
    }
    const taken = await askAndRead()
    await proveBy(second.bearer, 'mobile', '9839300041')
    expect((await tests.stranger.call(verifyResetCode, taken)).body.code).toBe('code-over')
    const left = await askAndRead()
    const body = { mobile: '9839300042', current_password: password }
    await tests.stranger.call(updateUser, { body }, second.bearer)
    expect((await tests.stranger.call(verifyResetCode, left)).body.code).toBe('code-over')
  })

  test('codes sent to one mobile number count towards one limit for all accounts', async () => {
    const mobile = '9839300051'
    const statuses = []
    for (let accounts = 0; accounts < 6; accounts++) {
      const { bearer } = await newcomer({ mobile })
      statuses.push((await tests.stranger.call(sendProofCode, { params: { kind: 'mobile' } }, bearer)).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  test('a test alert to an unverified mobile number is refused', async () => {
    const { bearer } = await newcomer({ mobile: '9839300031' })
    const { body } = await tests.stranger.call(sendTestMessage, { body: { channel: 'sms' } }, bearer)
    expect(body.code).toBe('no-address')
  })
})

describe('a chamber without a verified address', () => {
  test('a chamber sends no mail to outsiders until one of its people verifies an address', async () => {
    const { bearer, input } = await newcomer()
    const ask = (email: string | null) => tests.stranger.call(invite, { body: { role: 'clerk', email } }, bearer)
    const refused = await ask('stranger@example.in')
    expect([refused.status, refused.body.code]).toEqual([409, 'prove-first'])
    expect((await ask(null)).status).toBe(200)
    await proveBy(bearer, 'email', input.email)
    expect((await ask('stranger@example.in')).status).toBe(200)
    expect((await tests.messages({ to: 'stranger@example.in' })).length).toBe(1)
  })
})
