import { listDispatches, resendDispatch } from '@peshi/contract/chamber/alerts'
import type { DispatchId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newUnsent } from '../../../test/dispatches.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { forgetOldDispatches } from '../../platform/sending/sending.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const day = 86_400_000
const again = (who: Parameters<TestApp['as']>[0], id: DispatchId) =>
  app.as(who).call(resendDispatch, { params: { id } })

ladder(resendDispatch, () => app, {
  input: { params: { id: '01936f00-0000-7000-8000-000000000000' as DispatchId } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: await newUnsent(app, await newChamber(app.db)) } }),
  refused: 'client',
})

test('a message that got no reply can be sent again once, and is then listed as sent', async () => {
  const member = await newChamber(app.db)
  const id = await newUnsent(app, member)
  const inLog = async () => (await app.as(member).call(listDispatches)).body.data[0]
  expect(await inLog()).toMatchObject({ state: 'failed', may_resend: true })
  const both = await Promise.all([again(member, id), again(member, id)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await app.messages({ to: `${member.personId}@example.in` })).toMatchObject([{ text: 'Unsent' }])
  expect(await inLog()).toMatchObject({ state: 'sent', may_resend: false })
  expect((await again(member, id)).body.code).toBe('not-to-resend')
})

test('only the owner can send a colleague’s message again', async () => {
  const owner = await newChamber(app.db)
  const [hers, other] = [
    await newColleague(app.db, owner.chamberId, 'Asha Verma', 'clerk'),
    await newColleague(app.db, owner.chamberId, 'Meera Rao', 'advocate'),
  ]
  const id = await newUnsent(app, hers)
  expect([(await again(other, id)).status, (await again(owner, id)).status]).toEqual([404, 200])
})

test('cleanup deletes an unsent message’s text after a week, or at once if it has a sign-in link', async () => {
  const member = await newChamber(app.db)
  const [old, secret] = [await newUnsent(app, member), await newUnsent(app, member, 'sign-in-link')]
  const wordsOf = (id: DispatchId) =>
    app.db.asSystem('sending', (tx) => tx.select({ text: dispatch.text }).from(dispatch).where(eq(dispatch.id, id)))
  expect((await again(member, secret)).status).toBe(409)
  clock.forward(6 * day)
  await forgetOldDispatches(app.context)
  expect([await wordsOf(old), await wordsOf(secret)]).toEqual([[{ text: 'Unsent' }], [{ text: null }]])
  clock.forward(day + 1)
  await forgetOldDispatches(app.context)
  expect(await wordsOf(old)).toEqual([{ text: null }])
  expect((await again(member, old)).status).toBe(409)
})
