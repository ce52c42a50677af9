import { login, me, register } from '@peshi/contract/chamber/account'
import * as contract from '@peshi/contract/chamber/members'
import { beginSecondFactor, confirmSecondFactor, signInSecondStep } from '@peshi/contract/chamber/security'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { fromBase32 } from '../../../test/base32.ts'
import { newChamber } from '../../../test/chamber.ts'
import { bearerOf, sessionOf } from '../../../test/session.ts'
import { codeAt, stepAt } from '../account/totp.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const password = 'long enough to keep'
let people = 0

async function invite(role: 'clerk' | 'advocate', email: string | null = null) {
  const owner = app.as(await newChamber(app.db))
  const { body } = await owner.call(contract.invite, { body: { role, email } })
  return { owner, invitation: body.link.split('#')[1] ?? '' }
}

async function removed(prepare: (bearer: Record<string, string>) => Promise<void> = async () => undefined) {
  const { owner, invitation } = await invite('clerk')
  const email = `gone-${++people}@example.in`
  const body = { token: invitation, name: 'Salim Khan', email, password }
  const joined = (await app.stranger.call(contract.joinChamber, { body })).body
  await prepare(bearerOf(joined))
  const params = { id: joined.userData._id }
  expect((await owner.call(contract.removeMember, { params, body: { hand_to: null } })).status).toBe(200)
  return { email, enter: (own: object = {}) => app.stranger.call(login, { body: { email, password, ...own } }) }
}

test('a person removed from their only chamber can join another by invitation, once', async () => {
  const { enter } = await removed()
  const refused = await enter()
  expect([refused.status, refused.body]).toMatchObject([403, { code: 'no-chamber' }])
  const { owner, invitation } = await invite('advocate')
  expect((await enter({ invitation, password: 'not the password' })).status).toBe(400)
  expect((await owner.call(contract.listPeople)).body.data).toHaveLength(1)

  const entered = sessionOf((await enter({ invitation })).body)
  expect(entered.userData.extras.chamber_role).toBe('advocate')
  expect((await app.stranger.call(me, {}, bearerOf(entered))).status).toBe(200)
  expect((await owner.call(contract.listPeople)).body.data).toHaveLength(2)
  expect((await enter({ invitation })).body).toMatchObject({ code: 'invitation-over' })
  expect((await enter()).status).toBe(200)
})

test('a sign-in with an invitation that was sent to another e-mail address is refused', async () => {
  const { enter } = await removed()
  const { owner, invitation } = await invite('advocate', 'somebody-else@example.in')
  expect((await enter({ invitation })).body).toMatchObject({ code: 'invitation-for-another' })
  expect((await owner.call(contract.listPeople)).body.data).toHaveLength(1)
})

test('a person with a second step joins the chamber only after completing the second step', async () => {
  let secret: Buffer = Buffer.alloc(0)
  const { enter } = await removed(async (bearer) => {
    const begun = await app.stranger.call(beginSecondFactor, { body: { password } }, bearer)
    secret = fromBase32(begun.body.secret)
    const code = codeAt(secret, stepAt(clock.now()))
    expect((await app.stranger.call(confirmSecondFactor, { body: { code } }, bearer)).status).toBe(200)
  })
  const { owner, invitation } = await invite('clerk')
  const { second_step } = (await enter({ invitation })).body as unknown as { second_step: { token: string } }
  expect((await owner.call(contract.listPeople)).body.data).toHaveLength(1)
  clock.forward(30_000)
  const body = { token: second_step.token, code: codeAt(secret, stepAt(clock.now())), invitation }
  expect((await app.stranger.call(signInSecondStep, { body })).body.userData.extras.chamber_role).toBe('clerk')
  expect((await owner.call(contract.listPeople)).body.data).toHaveLength(2)
})

test('a person who owns a chamber can join another chamber by invitation and keep the first', async () => {
  const email = `two-${++people}@example.in`
  await app.stranger.call(register, { body: { name: 'N. Farooqui', chamber_name: 'Own', email, password } })
  const { invitation } = await invite('advocate')
  const { body } = await app.stranger.call(login, { body: { email, password, invitation } })
  expect(sessionOf(body).userData.extras.chamber_name).toBe('Chamber of tests')
  expect((await app.stranger.call(contract.myChambers, {}, bearerOf(sessionOf(body)))).body.data).toHaveLength(2)
})
