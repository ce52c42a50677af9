import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { followCase } from '../../../test/matters.ts'
import { courtTally } from './court-tallies.schema.ts'
import { createCourtTallies } from './court-tallies.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)
const talliesOf = (batch: number) => createCourtTallies({ db: app.db, clock, batch })

async function chamberOfSeven() {
  const member = await newChamber(app.db)
  for (let count = 0; count < 7; count += 1) {
    const court = (count % 2 ? allahabad : delhi) as CourtId
    const failed = count < 4 ? { failing_since: hours(-1), problem: count < 3 ? 'Often.' : 'Once.' } : {}
    await followCase(app, member, { court, read_at: hours(-count - 1), due_at: hours(count - 2), ...failed })
  }
  return member
}

test('counting a chamber’s cases in batches or all at once gives the same counts', async () => {
  const { chamberId } = await chamberOfSeven()
  const once = await talliesOf(100).list(chamberId)
  expect(once).toEqual([
    { court: allahabad, followed: 3, dueNow: 1, failed: 2, needsLook: 0, problem: 'Often.', oldestReadAt: hours(-6) },
    { court: delhi, followed: 4, dueNow: 2, failed: 2, needsLook: 0, problem: 'Often.', oldestReadAt: hours(-7) },
  ])
  for (const batch of [1, 2, 3, 6]) {
    await talliesOf(batch).forget(chamberId)
    expect(await talliesOf(batch).list(chamberId)).toEqual(once)
  }
})

test('a large chamber’s counts are kept for one minute, or until `forget` is called', async () => {
  const member = await chamberOfSeven()
  const tallies = talliesOf(3)
  const followed = async () => (await tallies.list(member.chamberId)).reduce((sum, one) => sum + one.followed, 0)
  expect(await followed()).toBe(7)
  await followCase(app, member, { court: delhi })
  clock.forward(59_000)
  expect(await followed()).toBe(7)
  clock.forward(2_000)
  expect(await followed()).toBe(8)
  await followCase(app, member, { court: delhi })
  await tallies.forget(member.chamberId)
  expect(await followed()).toBe(9)
})

test('a chamber’s counts are hidden from other chambers, and a small chamber’s are not stored', async () => {
  const [large, small] = [await chamberOfSeven(), await newChamber(app.db)]
  await talliesOf(3).list(large.chamberId)
  await talliesOf(3).list(small.chamberId)
  const seen = (chamberId: typeof large.chamberId) => app.db.asChamber(chamberId, (tx) => tx.select().from(courtTally))
  expect([(await seen(large.chamberId)).length, await seen(small.chamberId)]).toEqual([2, []])
})
