import { me, refreshToken } from '@peshi/contract/chamber/account'
import { beginSecondFactor, confirmSecondFactor } from '@peshi/contract/chamber/security'
import { setSignInRules } from '@peshi/contract/chamber/sign-in-rules'
import { listMatters } from '@peshi/contract/matters/matters'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { fromBase32 } from '../../../test/base32.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { password, signUp } from '../../../test/sign-up.ts'
import { codeAt, stepAt } from './totp.ts'

const clock = handClock()
const minute = 60_000
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

ladder(setSignInRules, () => app, {
  input: { body: { idle_minutes: 15 } },
  invalid: {
    'fewer than five minutes': { body: { idle_minutes: 1 } },
    'a second step of clients': { body: { second_step_roles: ['client'], second_step_from: '2026-12-01' } },
    'a second step without a day': { body: { second_step_roles: ['clerk'] } },
  },
})

async function withRules(body: {
  second_step_roles?: ('owner' | 'clerk')[]
  second_step_from?: CourtDate
  idle_minutes?: number
}) {
  const owner = await signUp(app)
  const saved = await app.stranger.call(setSignInRules, { body }, owner.bearer)
  expect(saved.status).toBe(200)
  return owner
}

test('a member without two-step sign-in can open only their own account from the day that the owner chose', async () => {
  const owner = await withRules({ second_step_roles: ['owner'], second_step_from: '2026-11-30' as CourtDate })
  const codeOfMatters = async () => (await app.stranger.call(listMatters, {}, owner.bearer)).body.code
  const userData = async () => (await app.stranger.call(me, {}, owner.bearer)).body.userData
  expect((await userData()).second_step_from).toBe('2026-11-29T18:30:00.000Z')
  expect(await codeOfMatters()).toBeUndefined()
  clock.forward(Date.parse('2026-11-29T18:30:00Z') - clock.now().getTime())
  const { body: renewed } = await app.stranger.call(refreshToken, { body: { refreshToken: owner.refreshToken } })
  owner.bearer.authorization = `Bearer ${renewed.accessToken}`
  expect(await codeOfMatters()).toBe('second-step-required')
  const begun = await app.stranger.call(beginSecondFactor, { body: { password } }, owner.bearer)
  const code = codeAt(fromBase32(begun.body.secret), stepAt(clock.now()))
  await app.stranger.call(confirmSecondFactor, { body: { code } }, owner.bearer)
  expect(await codeOfMatters()).toBeUndefined()
  expect((await userData()).second_step_from).toBeNull()
})

test('members whose role is not named need no second step', async () => {
  const owner = await withRules({ second_step_roles: ['owner'], second_step_from: '2026-11-01' as CourtDate })
  const clerk = await newColleague(app.db, owner.chamberId, 'Clerk', 'clerk')
  expect((await app.as(clerk).call(listMatters)).status).toBe(200)
})

test('a device that asked for nothing longer than the owner allows is signed out', async () => {
  const [idle, other] = [await withRules({ idle_minutes: 15 }), await signUp(app)]
  const refresh = (token: string) => app.stranger.call(refreshToken, { body: { refreshToken: token } })
  clock.forward(25 * minute)
  const renewed = await refresh(idle.refreshToken)
  expect(renewed.status).toBe(200)
  clock.forward(25 * minute + 1)
  expect((await refresh(renewed.body.refreshToken)).status).toBe(401)
  expect((await refresh(other.refreshToken)).status).toBe(200)
})
