import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { keepDroppedPage } from '@peshi/contract/matters/dropped-pages'
import { recordOutcome } from '@peshi/contract/matters/hearings'
import { addMatter, editPublicData, getMatter } from '@peshi/contract/matters/matters'
import { createOther, updateFromFind, updateOther } from '@peshi/contract/matters/other-matters'
import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { CourtId, MatterId } from '@peshi/contract/platform/ids'
import { saveDirection, withdrawDirection } from '@peshi/contract/trackers/directions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { chamberWithMatter, emitCaseRead, findCase } from '../../../test/matters.ts'
import { features } from '../../app/features.ts'
import { courtCase as courtCaseTable } from '../../platform/db/cases.schema.ts'
import { after, startSubscribers } from '../../platform/events/after.ts'
import type { Event } from '../../platform/events/emit.ts'
import { event as eventTable } from '../../platform/events/event.schema.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { addMany } from './add-many.ts'

/** The message of a webhook for each change of a next date. A job may run twice, so the event's id tells them apart. */
function createWebhook() {
  const sent = new Map<string, Event<'matter.next-date-changed'>>()
  const send = after({
    name: 'send-next-dates',
    to: ['matter.next-date-changed'],
    retries: 5,
    timeoutSeconds: 30,
    concurrency: 1,
    run: () => async (event) => {
      sent.set(event.id, event)
    },
  })
  const feature: Feature = { after: [send] }

  async function takeSent({ queue }: TestApp, matterId: MatterId): Promise<string[]> {
    const jobs = queue.held.filter(({ name }) => name === send.name)
    queue.held.splice(0, queue.held.length, ...jobs, ...jobs)
    await queue.runHeld()
    const own = [...sent.values()].filter((event) => event.matterId === matterId)
    sent.clear()
    return own.map(({ detail: { why, from, to } }) => `${why}: ${from} > ${to}`)
  }

  return { feature, takeSent }
}

const webhook = createWebhook()
const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock, context: { features: [...features, webhook.feature] } })
  await startSubscribers(app.context)
})
afterAll(() => app.close())

const casePage = resolve(
  import.meta.dirname,
  '../../../../courts/src/ecourts-district/examples/ecourts-dc/case-history-pending.html',
)
const agra = 'dc-agra' as CourtId
const takeSent = (id: MatterId) => webhook.takeSent(app, id)
const dateOf = async (caller: Caller, id: MatterId) =>
  (await caller.call(getMatter, { params: { id } })).body.data.next_date

test('a webhook hears of each entry of a next date by a person', async () => {
  const caller = app.as(await newChamber(app.db))
  const numbered = { unique_id: agra, petitioner: 'A', respondent: 'B', case_type: 'OS', case_number: '7' }
  const added = await caller.call(addMatter, { body: { ...numbered, case_year: 2024, next_date: '2026-12-01' } })
  expect(await takeSent(added.body.data._id)).toEqual(['own-entry: null > 2026-12-01'])

  const other = await caller.call(createOther, { body: { title: 'Advice', next_date: '2026-12-02' } })
  const id = other.body.data._id
  expect(await takeSent(id)).toEqual(['own-entry: null > 2026-12-02'])
  await caller.call(updateOther, { params: { id }, body: { next_date: '2026-12-03' } })
  await caller.call(editPublicData, { params: { id }, body: { next_date: '2026-12-04' } })
  await caller.call(editPublicData, { params: { id }, body: { next_date: '2026-12-04', stage: 'Evidence' } })
  expect(await takeSent(id)).toEqual(['own-entry: 2026-12-02 > 2026-12-03', 'own-entry: 2026-12-03 > 2026-12-04'])
})

test('a webhook hears of the date on a dropped page', async () => {
  const caller = app.as(await newChamber(app.db))
  const query = { name: 'Case.html', keep: 'case' }
  const octets = { 'content-type': 'application/octet-stream' }
  const kept = await caller.call(keepDroppedPage, { query, body: readFileSync(casePage) } as never, octets)
  const ofPage = kept.body.data[0]?._id
  expect(ofPage && (await takeSent(ofPage))).toEqual(['own-entry: null > 2026-12-09'])
})

test('a webhook hears of an outcome, and its undo restores the former date', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  await takeSent(matter._id)
  const input = { matter_id: matter._id, date: '2026-11-20', outcome: 'adjourned', next_date: '2026-12-15' } as const
  const { body } = await caller.call(recordOutcome, { body: input })
  await caller.call(recordOutcome, { body: body.undo })
  expect(await takeSent(matter._id)).toEqual([
    'outcome: 2026-12-01 > 2026-12-15',
    'correction: 2026-12-15 > 2026-12-01',
  ])
})

test('a withdrawn direction restores the former date, unless the matter got another date since', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-12-05' } })
  await takeSent(matter._id)
  const confirm = async () => {
    const direction = { matter_id: matter._id, kind: 'next-date', text: 'List on 21.12.2026', due_date: '2026-12-21' }
    return (await caller.call(saveDirection, { body: direction as never })).body.data._id
  }
  const id = await confirm()
  await caller.call(withdrawDirection, { params: { id } })
  expect(await takeSent(matter._id)).toEqual([
    'direction: 2026-12-05 > 2026-12-21',
    'correction: 2026-12-21 > 2026-12-05',
  ])

  const again = await confirm()
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-12-28' } })
  await caller.call(withdrawDirection, { params: { id: again } })
  expect(await dateOf(caller, matter._id)).toBe('2026-12-28')
})

test('a webhook hears of the court’s dates: of a new matter, of a reading, and if a passed date ends', async () => {
  const { caller, member, matter, courtCase } = await chamberWithMatter(app)
  expect(await takeSent(matter._id)).toEqual(['court: null > 2026-12-01'])
  const read = async (next_date: string) => {
    await app.db.asSystem('court-sync', (tx) =>
      tx.update(courtCaseTable).set({ next_date, read_at: clock.now() }).where(eq(courtCaseTable.id, courtCase.id)),
    )
    await emitCaseRead(app, member.chamberId, courtCase.id)
  }
  await read('2026-12-08')
  await read('2026-12-08')
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-11-18' } })
  await read('2026-12-22')
  expect(await takeSent(matter._id)).toEqual([
    'court: 2026-12-01 > 2026-12-08',
    'own-entry: 2026-12-08 > 2026-11-18',
    'court: 2026-11-18 > 2026-12-22',
  ])
})

test('a webhook hears of the date of a matter that is linked to its court record', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const body = { title: 'A v. B', unique_id: agra, next_date: null }
  const { _id: id } = (await caller.call(createOther, { body })).body.data
  const found = await newCase(app.db, { court: agra, next_date: '2027-01-04' })
  await findCase(app, member, found)
  await caller.call(updateFromFind, { params: { id }, body: { matter_id: found.id } })
  expect(await takeSent(id)).toEqual(['court: null > 2027-01-04'])
})

test('a webhook hears of imported dates', async () => {
  const member = await newChamber(app.db)
  const actor = { ...member, signInId: '', role: 'owner', abilities: abilitiesFor('owner', usualSwitches) } as const
  const row = {
    hc_name: agra,
    unique_id: 'dc-agra-OS-9-2024',
    case_type: 'OS',
    case_number: '9',
    case_year: 2024,
    cnr: null,
    own_title: 'A v. B',
    own_petitioner: 'A',
    own_respondent: 'B',
    own_stage: null,
    reference_id: null,
    our_side: null,
  }
  const [id] = await app.db.asChamber(actor, (tx) =>
    addMany(tx, app.context, actor, [{ ...row, next_date: '2026-12-09' }]),
  )
  expect(id && (await takeSent(id))).toEqual(['import: null > 2026-12-09'])
})

test('each change is one stored event with the former date', async () => {
  const { caller, member, matter } = await chamberWithMatter(app)
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2026-12-05' } })
  await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: null } })
  const stored = await app.db.asChamber(member.chamberId, (tx) =>
    tx
      .select({ detail: eventTable.detail })
      .from(eventTable)
      .where(eq(eventTable.type, 'matter.next-date-changed'))
      .orderBy(eventTable.at, eventTable.id),
  )
  expect(stored.map(({ detail }) => detail)).toEqual([
    { from: null, to: '2026-12-01', why: 'court', was_own: false },
    { from: '2026-12-01', to: '2026-12-05', why: 'own-entry', was_own: false },
    { from: '2026-12-05', to: '2026-12-01', why: 'own-entry', was_own: true },
  ])
})
