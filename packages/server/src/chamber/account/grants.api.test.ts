import { me } from '@peshi/contract/chamber/account'
import { createApiToken } from '@peshi/contract/chamber/api-tokens'
import { invite, lookAtInvitation } from '@peshi/contract/chamber/members'
import { changeForgottenPassword } from '@peshi/contract/chamber/password-reset'
import { changePassword, signInSecondStep } from '@peshi/contract/chamber/security'
import { enterByLink } from '@peshi/contract/clients/client-area'
import { sendClientLink } from '@peshi/contract/clients/shares'
import { openCalendarFeed } from '@peshi/contract/day/calendar'
import type { PasskeyId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { sharedMatter, tokenOfMail } from '../../../test/shares.ts'
import { password, signUp } from '../../../test/sign-up.ts'
import { newToken } from '../../platform/crypto/tokens.ts'
import { newId } from '../../platform/db/columns.ts'
import { endGrants, type GrantKind, type GrantOwner, grantKinds } from './grants.ts'
import { passwordResetRepo } from './password-reset.repo.ts'
import { pendingSteps } from './second-factor.repo.ts'
import { passkey } from './security.schema.ts'

const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock })
})
afterAll(() => tests.close())

type Opened = { whose: GrantOwner; isOpen: () => Promise<boolean> }
const soon = () => new Date(clock.now().getTime() + 600_000)

const makers: Record<GrantKind, () => Promise<Opened>> = {
  async device() {
    const { bearer, personId } = await signUp(tests)
    return { whose: { personId }, isOpen: async () => (await tests.stranger.call(me, {}, bearer)).status === 200 }
  },
  async token() {
    const { bearer, personId } = await signUp(tests)
    const body = { name: 'Program', scope: 'read' as const, days: 30 as const, password }
    const { token } = (await tests.stranger.call(createApiToken, { body }, bearer)).body
    const program = { authorization: `Bearer ${token}` }
    return { whose: { personId }, isOpen: async () => (await tests.stranger.call(me, {}, program)).status !== 401 }
  },
  async feed() {
    const { bearer, personId } = await signUp(tests)
    const { address } = (await tests.stranger.call(openCalendarFeed, { body: { password } }, bearer)).body
    const url = new URL(address).pathname
    return { whose: { personId }, isOpen: async () => (await tests.app.inject({ url })).statusCode === 200 }
  },
  async invitation() {
    const { bearer, personId } = await signUp(tests)
    const { link } = (await tests.stranger.call(invite, { body: { role: 'clerk', email: null } }, bearer)).body
    const token = link.split('#')[1] ?? ''
    const look = () => tests.stranger.call(lookAtInvitation, { body: { token } })
    return { whose: { personId }, isOpen: async () => (await look()).status === 200 }
  },
  async 'client-link'() {
    const shared = await sharedMatter(tests)
    await shared.share([], [shared.paper._id])
    const asked = { params: { id: shared.client._id }, body: { channel: 'email' as const } }
    await shared.caller.call(sendClientLink, asked)
    const [mail] = await tests.messages({ to: shared.email, kind: 'sign-in-link' })
    const token = tokenOfMail(mail?.text ?? '')
    return {
      whose: { clientId: shared.client._id, chamberId: shared.member.chamberId },
      isOpen: async () => (await tests.stranger.call(enterByLink, { body: { token } })).status === 200,
    }
  },
  async code() {
    const { personId } = await signUp(tests)
    const { token, hash } = newToken()
    const id = newId()
    const at = clock.now()
    const row = { id, code_of: id, address: '9876512345', person_id: personId, token_hash: hash, verified_at: at }
    await tests.db.asSystem('sign-in', (tx) =>
      passwordResetRepo(tx).insert({ ...row, created_at: at, expires_at: soon() }),
    )
    const change = { params: { token }, body: { password: 'quite another long one' } }
    return {
      whose: { personId },
      isOpen: async () => (await tests.stranger.call(changeForgottenPassword, change)).status === 200,
    }
  },
  async step() {
    const { personId } = await signUp(tests)
    const { token, hash } = newToken()
    const row = { token_hash: hash, kind: 'second-step' as const, person_id: personId, expires_at: soon() }
    await tests.db.asSystem('sign-in', (tx) => pendingSteps(tx).insert(row))
    const tried = { body: { token, code: '000000' } }
    return {
      whose: { personId },
      isOpen: async () => (await tests.stranger.call(signInSecondStep, tried)).body.code !== 'step-over',
    }
  },
  async passkey() {
    const { personId } = await signUp(tests)
    const row = { credential_id: newId(), public_key: 'x', counter: 0, transports: [], name: 'Key' }
    await tests.db.asSystem('account', (tx) =>
      tx.insert(passkey).values({ ...row, id: newId() as PasskeyId, person_id: personId, created_at: clock.now() }),
    )
    const count = () =>
      tests.db.asSystem('account', (tx) => tx.$count(passkey, eq(passkey.credential_id, row.credential_id)))
    return { whose: { personId }, isOpen: async () => (await count()) === 1 }
  },
}

describe('access grants', () => {
  test.each(grantKinds)('a %s gives access until endGrants is called', async (kind) => {
    for (const isEnded of [false, true]) {
      const { whose, isOpen } = await makers[kind]()
      const end = (tx: Parameters<typeof endGrants>[0]) => endGrants(tx, tests.context, whose, 'password-reset')
      if (isEnded) {
        const ended = await ('clientId' in whose
          ? tests.db.asChamber(whose.chamberId, end)
          : tests.db.asSystem('sign-in', end))
        ended.forEach(tests.context.standings.forget)
      }
      expect(await isOpen()).toBe(!isEnded)
    }
  })

  test('a new password ends all access, except for this device and the grants that the person keeps', async () => {
    const { bearer } = await signUp(tests)
    const body = { name: 'Program', scope: 'read' as const, days: 30 as const, password }
    const { token } = (await tests.stranger.call(createApiToken, { body }, bearer)).body
    const { address } = (await tests.stranger.call(openCalendarFeed, { body: { password } }, bearer)).body
    const program = { authorization: `Bearer ${token}` }
    const statuses = async () => [
      (await tests.stranger.call(me, {}, bearer)).status,
      (await tests.stranger.call(me, {}, program)).status === 401 ? 401 : 200,
      (await tests.app.inject({ url: new URL(address).pathname })).statusCode,
    ]
    const next = 'tea at four, no sugar'
    const keeping = { current_password: password, password: next, keep: ['token' as const] }
    expect((await tests.stranger.call(changePassword, { body: keeping }, bearer)).status).toBe(200)
    expect(await statuses()).toEqual([200, 200, 404])
    const all = { current_password: next, password: 'coffee at five, black' }
    expect((await tests.stranger.call(changePassword, { body: all }, bearer)).status).toBe(200)
    expect(await statuses()).toEqual([200, 401, 404])
  })

  test('creating a calendar feed requires the password', async () => {
    const { bearer } = await signUp(tests)
    const wrong = await tests.stranger.call(openCalendarFeed, { body: { password: 'a guess' } }, bearer)
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password'])
  })
})
