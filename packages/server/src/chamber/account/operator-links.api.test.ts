import { login, register } from '@peshi/contract/chamber/account'
import { changeForgottenPassword, requestResetCode } from '@peshi/contract/chamber/password-reset'
import { sendProofCode } from '@peshi/contract/chamber/proofs'
import { beginSecondFactor, confirmSecondFactor } from '@peshi/contract/chamber/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { fromBase32 } from '../../../test/base32.ts'
import { prove } from '../../../test/prove.ts'
import { bearerOf, sessionOf } from '../../../test/session.ts'
import { startSendingJobs } from '../../platform/sending/sending.jobs.ts'
import { createOperatorLinks } from './operator-links.ts'
import { startPasswordResets } from './password-reset.jobs.ts'
import { findFirstOwnerLink } from './registration.ts'
import { codeAt, stepAt } from './totp.ts'

const clock = handClock()
const password = 'a long enough password'
const better = 'tea at four, no sugar'
const { secret } = testConfig
const links = createOperatorLinks({ secret, clock })
const off = { email: null, sms: null, push: null }

let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, context: { outlets: off, config: { ...testConfig, registration: 'closed' } } })
})
afterAll(() => tests.close())

let people = 0
function newcomer() {
  people += 1
  return { name: 'Nadia Farooqui', chamber_name: 'Chambers', email: `link${people}@example.in`, mobile: null, password }
}

async function open(app = tests) {
  clock.forward(1)
  const { token } = links.make('open-chamber')
  const body = newcomer()
  const opened = await app.stranger.call(register, { body: { ...body, link: token } })
  expect(opened.status).toBe(200)
  const session = sessionOf(opened.body)
  return { ...body, ...session, bearer: bearerOf(session) }
}

test('while registration is closed, a chamber is opened with an operator’s link that works once', async () => {
  const first = (await findFirstOwnerLink(tests.context))?.split('#')[1] ?? ''
  for (const link of [undefined, 'x', links.make('reset', 'a@example.in').token])
    expect((await tests.stranger.call(register, { body: { ...newcomer(), link } })).body.code).toBe(
      'registration-closed',
    )
  expect((await tests.stranger.call(register, { body: { ...newcomer(), link: first } })).status).toBe(200)
  expect((await tests.stranger.call(register, { body: { ...newcomer(), link: first } })).status).toBe(403)
  expect(await findFirstOwnerLink(tests.context)).toBeNull()

  const { token } = links.make('open-chamber')
  expect((await tests.stranger.call(register, { body: { ...newcomer(), link: token } })).status).toBe(200)
  expect((await tests.stranger.call(register, { body: { ...newcomer(), link: token } })).status).toBe(403)
})

test('the first owner can register with an operator’s address, but nobody else can', async () => {
  const email = 'operator@example.in'
  const config = { ...testConfig, registration: 'open', operators: new Set([email]) } as const
  const fresh = await testApp({ clock, context: { config } })
  const first = (await findFirstOwnerLink(fresh.context))?.split('#')[1] ?? ''
  const join = (link?: string) => fresh.stranger.call(register, { body: { ...newcomer(), email, link } })
  expect((await join()).body.code).toBe('operators-address')
  expect((await join(links.make('open-chamber').token)).body.code).toBe('operators-address')
  expect((await join(first)).status).toBe(200)
  expect((await join(first)).body.code).toBe('operators-address')
  await fresh.close()
})

test('a reset link sets the password of one account, can be used once, and expires after a day', async () => {
  const { email } = await open()
  const change = (token: string, next = better) =>
    tests.stranger.call(changeForgottenPassword, { params: { token }, body: { password: next } })
  const { token } = links.make('reset', email)
  const forged = token.replace(
    Buffer.from(email).toString('base64url'),
    Buffer.from('b@example.in').toString('base64url'),
  )
  expect((await change(forged)).body.code).toBe('reset-over')
  expect((await change(links.make('reset', 'nobody@example.in').token)).body.code).toBe('unknown-address')
  expect((await change(links.make('open-chamber', email).token)).body.code).toBe('reset-over')
  expect((await change(token)).status).toBe(200)
  expect((await change(token, `${better} again`)).body.code).toBe('reset-over')
  expect((await tests.stranger.call(login, { body: { email, password: better } })).status).toBe(200)
  const late = links.make('reset', email).token
  clock.forward(86_400_001)
  expect((await change(late)).body.code).toBe('reset-over')
})

test('a reset link can also turn off two-step sign-in, for a person who lost the app and the recovery codes', async () => {
  const { email, bearer } = await open()
  const begun = await tests.stranger.call(beginSecondFactor, { body: { password } }, bearer)
  const code = codeAt(fromBase32(begun.body.secret), stepAt(clock.now()))
  await tests.stranger.call(confirmSecondFactor, { body: { code } }, bearer)
  const change = (kind: 'reset' | 'reset-all') =>
    tests.stranger.call(changeForgottenPassword, {
      params: { token: links.make(kind, email).token },
      body: { password: better },
    })
  const signIn = async () => (await tests.stranger.call(login, { body: { email, password: better } })).body
  expect((await change('reset')).status).toBe(200)
  expect(Object.keys(await signIn())).toContain('second_step')
  expect((await change('reset-all')).status).toBe(200)
  expect(Object.keys(await signIn())).toContain('accessToken')
})

test('no code is sent by SMS or e-mail if that channel is switched off', async () => {
  const { bearer } = await open()
  for (const body of [{ mobile: '9839100001' }, { email: 'a@example.in' }])
    expect((await tests.stranger.call(requestResetCode, { body })).body.code).toBe('reset-off')
  for (const kind of ['email', 'mobile'] as const)
    expect((await tests.stranger.call(sendProofCode, { params: { kind } }, bearer)).body.code).toBe('channel-off')
})

test('without an SMS channel, the reset code for a mobile number goes to the verified e-mail address', async () => {
  const mailed = await testApp({ clock })
  const { outlets } = mailed.context
  const app = await testApp({ clock, context: { db: mailed.db, outlets: { ...outlets, sms: null } } })
  await startPasswordResets(app.context)
  await startSendingJobs(app.context)
  const mobile = '9839100777'
  const body = { ...newcomer(), mobile }
  const { userData } = sessionOf((await app.stranger.call(register, { body })).body)
  await prove(app.db, userData._id)
  for (const asked of [{ mobile }, { email: body.email }]) {
    expect((await app.stranger.call(requestResetCode, { body: asked })).status).toBe(200)
    await app.queue.runHeld()
    expect((await mailed.messages({ kind: 'reset-code' }))[0]).toMatchObject({ channel: 'email', to: body.email })
  }
  await app.close()
})
