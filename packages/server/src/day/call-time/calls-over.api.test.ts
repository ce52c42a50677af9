import { callTimes } from '@peshi/contract/day/call-time'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import { deleteMatter, editPublicData } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newBoardDay, newRoomList } from '../../../test/court-day.ts'
import { newListing } from '../../../test/listings.ts'
import { emitCaseRead, followCase } from '../../../test/matters.ts'
import { listDueOf } from '../../chamber/notifications/alerts.repo.ts'
import { caseStoreRepo } from '../../courts/courts/case-store.repo.ts'
import { listing } from '../../matters/listings/listings.schema.ts'
import { raiseAlerts } from './raise-alerts.ts'

const today = '2026-11-20'
const clock = handClock(new Date(`${today}T11:00:00+05:30`))
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const courts = [
  'hc-bombayoriginal',
  'hc-aurangabad',
  'hc-nagpur',
  'hc-goa',
  'hc-bombaytorts',
  'hc-kolhapur',
  'hc-calcuttaoriginal',
  'hc-jalpaiguri',
  'hc-portblair',
  'hc-chhattisgarh',
  'hc-gauhati',
  'hc-kohima',
]
const nextCourt = () => {
  const court = courts.pop()
  if (court === undefined) throw new Error('Add a court for the test')
  return court as CourtId
}

async function nearMatter() {
  const court = nextCourt()
  const member = await newChamber(app.db)
  const { matter, courtCase } = await followCase(app, member, { court, next_date: today })
  await newListing(app.db, member, matter, { date: today, court_no: '4', item: '7' })
  await newRoomList(app.db, { court, date: today, courtNo: '4' }, 30)
  await newBoardDay(app.db, { court, date: today, courtNo: '4' }, ['10:30 1', '10:58 4'])
  return { court, member, matter, courtCase, caller: app.as(member) }
}
type Near = Awaited<ReturnType<typeof nearMatter>>

const readAgain = async ({ member, courtCase }: Near, news: { status: 'disposed' } | { next_date: string }) => {
  await app.db.asSystem('court-sync', (tx) => caseStoreRepo(tx).update(courtCase.id, news))
  await emitCaseRead(app, member.chamberId, courtCase.id)
}

/** Messages about the call by SMS and push that are not sent yet. */
const dueOf = ({ member: { chamberId } }: Near) =>
  app.db.asChamber(chamberId, async (tx) => (await listDueOf(tx, chamberId, 'call.near')).length)

const endings: Record<string, (near: Near) => Promise<unknown>> = {
  'its outcome is saved': ({ caller, matter }) =>
    caller.call(recordOutcome, {
      body: { matter_id: matter._id, date: today, outcome: 'adjourned', next_date: '2026-12-15' },
    }),
  'the chamber moves its date': ({ caller, matter }) =>
    caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-12-15' } }),
  'the court moves its date': (near) => readAgain(near, { next_date: '2026-12-15' }),
  'the court disposes of it': (near) => readAgain(near, { status: 'disposed' }),
}

test.each(Object.entries(endings))('estimate and alerts of a call end when %s', async (_, end) => {
  const [before, after] = [await nearMatter(), await nearMatter()]
  const shown = async ({ caller }: Near) =>
    (await caller.call(callTimes)).body.data.calls.map(({ likely: { state } }) => state)
  await raiseAlerts(app.context, after.court)
  expect([await shown(after), await dueOf(after)]).toEqual([['expected'], 1])

  await end(before)
  await raiseAlerts(app.context, before.court)
  await end(after)
  for (const near of [before, after]) expect([await shown(near), await dueOf(near)]).toEqual([['over'], 0])
  expect((await before.caller.call(callTimes)).body.data.alerts).toEqual([])
})

test('a call alert ends when the court takes the matter off its list, and none is sent for a deleted matter', async () => {
  const [gone, deleted] = [await nearMatter(), await nearMatter()]
  await raiseAlerts(app.context, gone.court)
  expect(await dueOf(gone)).toBe(1)
  const { chamberId } = gone.member
  await app.db.asChamber(chamberId, async (tx) => {
    await tx.update(listing).set({ gone_at: clock.now() }).where(eq(listing.chamber_id, chamberId))
    await app.context.emit(
      tx,
      { chamberId },
      {
        type: 'listing.gone',
        matterId: gone.matter._id,
        subject: { kind: 'matter', id: gone.matter._id },
        detail: { date: today, court_no: '4', item: '7' },
      },
    )
  })
  expect(await dueOf(gone)).toBe(0)
  expect((await gone.caller.call(callTimes)).body.data.calls).toEqual([])

  await deleted.caller.call(deleteMatter, { params: { id: deleted.matter._id } })
  await raiseAlerts(app.context, deleted.court)
  expect((await deleted.caller.call(callTimes)).body.data.alerts).toEqual([])
})

test('an undone outcome brings the estimate back, and a later date from before the day does not end it', async () => {
  const { caller, matter, member, court } = await nearMatter()
  const other = await followCase(app, member, { court, next_date: '2026-12-15' })
  await newListing(app.db, member, other.matter, { date: today, court_no: '4', item: '9' })
  const body = { matter_id: matter._id, date: today, outcome: 'adjourned', next_date: '2026-12-15' } as const
  const { undo } = (await caller.call(recordOutcome, { body })).body
  const shown = async () => (await caller.call(callTimes)).body.data.calls.map(({ likely: { state } }) => state)
  expect(await shown()).toEqual(['expected', 'over'])
  await caller.call(recordOutcome, { body: undo })
  expect(await shown()).toEqual(['expected', 'expected'])
})
