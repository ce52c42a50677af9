import { getHearingsOfMatter, saveHearing } from '@peshi/contract/matters/hearings'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { withServices } from '../../platform/process/feature.ts'
import { listedToday } from './chamber/court-scene.ts'
import { nameWhoAppears } from './chamber/name-who-appears.ts'
import { openOffice } from './chamber/office.ts'
import { createTravelClock } from './travel-clock.ts'

let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock: handClock() })
})
afterAll(() => tests.close())

test('only on hearing days without a chamber entry is a person entered as appearing', async () => {
  const [{ cnr }] = listedToday
  const { member, caller, matter } = await chamberWithMatter(tests, { cnr })
  const clock = createTravelClock(tests.context.clock)
  const clerk = openOffice(withServices({ ...tests.context, clock }), member.chamberId)('clerk', member.personId)
  const own = { matter_id: matter._id, date: '2026-11-25', note: 'By video', appearing_id: null }
  await caller.call(saveHearing, { body: own })
  for (const day of ['2026-11-24', '2026-11-24', '2026-11-25']) await nameWhoAppears({ clock, clerk }, day)

  const { data } = (await caller.call(getHearingsOfMatter, { params: { id: matter._id } })).body
  const days = data.map(({ date, note, appearing }) => [date, note, appearing?._id])
  expect(days).toContainEqual(['2026-11-24', null, member.personId])
  expect(days).toContainEqual(['2026-11-25', 'By video', undefined])
})
