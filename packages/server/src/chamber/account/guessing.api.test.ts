import { login, refreshToken, type SecondStep } from '@peshi/contract/chamber/account'
import { requestResetCode, verifyResetCode } from '@peshi/contract/chamber/password-reset'
import { signInSecondStep } from '@peshi/contract/chamber/security'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { password, signUp } from '../../../test/sign-up.ts'
import { person } from '../../platform/db/people.schema.ts'
import { deliverDispatch, startSendingJobs } from '../../platform/sending/sending.jobs.ts'
import { accountRoutes } from './account.routes.ts'
import { startPasswordResets } from './password-reset.jobs.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  const config = { ...testConfig, trustProxy: ['127.0.0.1'] }
  tests = await testApp({ clock, routes: accountRoutes, context: { config } })
  await tests.queue.work(deliverDispatch, async () => undefined)
  await startPasswordResets({ ...tests.context, queue: tests.queue })
  await startSendingJobs({ ...tests.context, queue: tests.queue })
})
afterAll(() => tests.close())

let networks = 0
const newNetwork = () => `198.51.100.${++networks}`
const from = (network: string, more: { cookie?: string } = {}): Record<string, string> => ({
  'x-forwarded-for': network,
  ...more,
})
const signIn = (name: string, secret: string, headers: Record<string, string>) =>
  tests.stranger.call(login, { body: { email: name, password: secret } }, headers)
let numbers = 9_876_500_000
const withNumber = async () => {
  const mobile = String(++numbers)
  return { mobile, ...(await signUp(tests, { mobile })) }
}
const cookieOf = (headers: Record<string, unknown>) => ({ cookie: String(headers['set-cookie']).split(';')[0] ?? '' })

describe('guessing passwords', () => {
  test('wrong passwords count towards one limit, however the mobile number or e-mail address is written', async () => {
    const { mobile, input } = await withNumber()
    const [a, b] = [mobile.slice(0, 4), mobile.slice(4)]
    const names = [mobile, `${a} ${b}`, `+91${mobile}`, `+91-${mobile}`, `0${mobile}`, `(${a})${b}`, `91${mobile}`]
    const network = newNetwork()
    const statuses: number[] = []
    for (const name of [...names, input.email, input.email.toUpperCase(), ` ${mobile} `])
      statuses.push((await signIn(name, 'wrong', from(network))).status)
    expect(statuses).toEqual([...Array<number>(8).fill(400), 429, 429])
    const nobody: number[] = []
    for (let times = 0; times < 9; times++)
      nobody.push((await signIn(times % 2 ? '+91 9111111111' : '091111 11111', 'wrong', from(network))).status)
    expect(nobody.at(-1)).toBe(429)
  })

  test('password guesses for one account from many networks count towards one limit', async () => {
    const { input, personId } = await withNumber()
    const { limits } = tests.context.services
    for (let times = 0; times < 58; times++) await limits.take('sign-in-person', { person: personId })
    const statuses: number[] = []
    for (let times = 0; times < 3; times++) statuses.push((await signIn(input.email, 'x', from(newNetwork()))).status)
    expect(statuses).toEqual([400, 400, 429])
  })

  test('after sixty wrong tries from other networks, the right password opens a new device with a code from the mail', async () => {
    const { input, personId } = await withNumber()
    await tests.db.asSystem('account', (tx) =>
      tx.update(person).set({ email_proven_at: clock.now() }).where(eq(person.id, personId)),
    )
    const { limits } = tests.context.services
    for (let times = 0; times < 60; times++) await limits.take('sign-in-person', { person: personId })
    expect((await signIn(input.email, 'wrong', from(newNetwork()))).status).toBe(429)
    expect((await signIn('nobody-at-all@example.in', password, from(newNetwork()))).status).toBe(400)

    const begun = await signIn(input.email, password, from(newNetwork()))
    expect(begun.body).toMatchObject({ second_step: { by: 'mail' } })
    const { token } = (begun.body as unknown as SecondStep).second_step
    await tests.queue.runHeld()
    const [mail] = await tests.messages({ to: input.email, kind: 'address-code' })
    expect(mail?.text).toContain('many wrong tries')
    const enter = (code: string) => tests.stranger.call(signInSecondStep, { body: { token, code } })
    const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await enter(code === '000000' ? '111111' : '000000')).status).toBe(400)
    expect((await enter(code)).body).toMatchObject({ userData: { _id: personId } })
    expect((await enter(code)).body.code).toBe('step-over')
  })

  test('after sixty wrong tries, a right password alone is refused like a wrong one if no address is verified', async () => {
    const { input, personId } = await withNumber()
    await tests.db.asSystem('account', (tx) =>
      tx.update(person).set({ email_proven_at: null }).where(eq(person.id, personId)),
    )
    const { limits } = tests.context.services
    for (let times = 0; times < 60; times++) await limits.take('sign-in-person', { person: personId })
    const [wrong, right] = [
      await signIn(input.email, 'wrong', from(newNetwork())),
      await signIn(input.email, password, from(newNetwork())),
    ]
    expect([right.status, right.body.code, right.body.message]).toEqual([429, 'too-many', wrong.body.message])
  })

  test('a device on which the account’s owner has signed in before is not locked out', async () => {
    const { input, mobile } = await withNumber()
    const network = newNetwork()
    const first = await signIn(input.email, password, from(network))
    const device = from(network, cookieOf(first.headers))
    for (let times = 0; times < 9; times++) await signIn(mobile, 'wrong', from(network))
    expect((await signIn(input.email, password, from(network))).status).toBe(429)
    expect((await signIn(input.email, password, device)).status).toBe(200)
    const other = await withNumber()
    for (let times = 0; times < 9; times++) await signIn(other.input.email, 'wrong', device)
    expect((await signIn(other.input.email, password, device)).status).toBe(429)
    const forged = { cookie: `${device.cookie?.slice(0, -4)}AAAA` }
    expect((await signIn(input.email, password, from(network, forged))).status).toBe(429)
  })

  test('wrong passwords and refresh tokens do not lock out a colleague at the same network address', async () => {
    const { input } = await withNumber()
    const network = newNetwork()
    for (let times = 0; times < 60; times++) await signIn(input.email, 'wrong', from(network))
    const colleague = await withNumber()
    expect((await signIn(colleague.input.email, password, from(network))).status).toBe(200)
    for (let times = 0; times < 61; times++)
      await tests.stranger.call(refreshToken, { body: { refreshToken: 'x.y.z' } }, from(network))
    const good = { body: { refreshToken: colleague.refreshToken } }
    expect((await tests.stranger.call(refreshToken, good, from(network))).status).toBe(200)
  })

  test('guesses from one network for many e-mail addresses are stopped after 20 tries', async () => {
    const network = newNetwork()
    const statuses: number[] = []
    for (let times = 0; times < 25; times++)
      statuses.push((await signIn(`nobody-${times}@example.in`, 'wrong', from(network))).status)
    expect(statuses.indexOf(429)).toBe(20)
  })
})

describe('reset code for a forgotten password', () => {
  const ask = (mobile: string, headers: Record<string, string>) =>
    tests.stranger.call(requestResetCode, { body: { mobile } }, headers)

  test('a reset code stays valid if a stranger requests another code for the same number', async () => {
    const { mobile } = await withNumber()
    const own = await ask(mobile, from(newNetwork()))
    await tests.queue.runHeld()
    await ask(mobile, from(newNetwork()))
    await tests.queue.runHeld()
    const codes = (await tests.messages({ to: mobile, kind: 'reset-code' })).map(({ text }) => /\d{6}/.exec(text)?.[0])
    expect(codes).toHaveLength(2)
    expect(codes[0]).toBe(codes[1])
    const verified = { params: { token: own.body.token }, body: { otp: codes[0] ?? '' } }
    expect((await tests.stranger.call(verifyResetCode, verified)).status).toBe(200)
  })

  test('the account’s owner can request a reset code even after many requests by strangers', async () => {
    const { mobile, input } = await withNumber()
    const signedIn = await signIn(input.email, password, from(newNetwork()))
    const network = newNetwork()
    const statuses: number[] = []
    for (let times = 0; times < 5; times++) statuses.push((await ask(mobile, from(network))).status)
    expect(statuses).toEqual([200, 200, 200, 429, 429])
    expect((await ask(mobile, from(newNetwork()))).status).toBe(200)
    for (let net = 0; net < 10; net++) await ask(mobile, from(newNetwork()))
    expect((await ask(mobile, from(newNetwork()))).status).toBe(429)
    expect((await ask(mobile, from(network, cookieOf(signedIn.headers)))).status).toBe(200)
  })
})
