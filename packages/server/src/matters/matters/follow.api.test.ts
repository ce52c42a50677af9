import { deleteMatter, editTitle, listMatters, saveMatter } from '@peshi/contract/matters/matters'
import type { CaseId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi, newCase, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, findCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import type { CourtAccess } from '../../courts/courts/court-access.ts'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { newId } from '../../platform/db/columns.ts'
import { CourtUnavailable } from '../../platform/errors.ts'

const clock = handClock()
let readCase: CourtAccess['readCase'] = noCourts.readCase
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock, context: { courts: { ...noCourts, readCase: (...asked) => readCase(...asked) } } })
})
beforeEach(() => {
  app.queue.held.length = 0
})
afterAll(() => app.close())

const some = { unique_id: allahabad, matter_id: newId() as CaseId }
const ordersAsked = () => app.queue.held.filter((job) => job.name === readOrders.name)

ladder(saveMatter, () => app, {
  input: { body: some },
  invalid: {
    'a missing body': {},
    'an invalid case id': { body: { ...some, matter_id: 'x' } },
    'an invalid court': { body: { ...some, unique_id: 'mars' } },
    'a file number of 301 characters': { body: { ...some, reference_id: 'x'.repeat(301) } },
  },
  foreign: async () => {
    const { courtCase } = await chamberWithMatter(app)
    return { body: { unique_id: courtCase.court, matter_id: courtCase.id, refresh: true } }
  },
  refused: 'billing',
})

describe('saving a case', () => {
  test('saving a case adds the matter and requests the case’s orders', async () => {
    const { matter, courtCase, caller } = await chamberWithMatter(app, { read_at: new Date('2026-11-19T00:00:00Z') })
    expect(matter).toMatchObject({
      title: courtCase.title,
      matter_id: courtCase.id,
      hc_name: allahabad,
      type: 'court',
      unique_id: courtCase.unique_id,
      next_date: '2026-12-01',
    })
    expect(ordersAsked()).toEqual([{ name: readOrders.name, data: { caseId: courtCase.id } }])
    expect((await caller.call(listMatters)).body.meta.total).toBe(1)
  })

  test('the reply says that the case was saved', async () => {
    const courtCase = await newCase(app.db)
    const member = await newChamber(app.db)
    await findCase(app, member, courtCase)
    const { body } = await app
      .as(member)
      .call(saveMatter, { body: { unique_id: courtCase.court, matter_id: courtCase.id, reference_id: 'F/1' } })
    expect(body.message).toBe(messages.matterSaved)
    expect(body.data.reference_id).toBe('F/1')
  })

  test('if no program can fetch the court’s orders, the reply says how they come', async () => {
    const courtCase = await newCase(app.db)
    const member = await newChamber(app.db)
    await findCase(app, member, courtCase)
    vi.spyOn(app.context.courts, 'fetchesOrders').mockReturnValueOnce(false)
    const body = { unique_id: courtCase.court, matter_id: courtCase.id }
    const saved = (await app.as(member).call(saveMatter, { body })).body
    expect([saved.message, saved.orders_by_hand]).toEqual([messages.matterSavedByHand, true])
  })

  test('saving a recently read case requests its orders only if some are not fetched yet', async () => {
    const read = await chamberWithMatter(app)
    expect(ordersAsked()).toEqual([])
    const waiting = await newCase(app.db)
    await newOrder(app.db, waiting.id, { document: 'queued' })
    await findCase(app, read.member, waiting)
    await read.caller.call(saveMatter, { body: { unique_id: waiting.court, matter_id: waiting.id } })
    expect(ordersAsked()).toHaveLength(1)
  })

  test('saving a case several times, even at the same time, creates one matter', async () => {
    const { member, caller, courtCase, matter } = await chamberWithMatter(app)
    const body = { unique_id: courtCase.court, matter_id: courtCase.id }
    const again = await Promise.all([1, 2, 3].map(() => caller.call(saveMatter, { body })))
    expect(again.map((answer) => [answer.status, answer.body.data._id])).toEqual(Array(3).fill([200, matter._id]))
    expect(new Set(again.map(({ body: { message } }) => message))).toEqual(new Set([messages.matterFollowedAlready]))
    const other = await newCase(app.db)
    await findCase(app, member, other)
    const raced = await Promise.all(
      [1, 2, 3].map(() => caller.call(saveMatter, { body: { unique_id: other.court, matter_id: other.id } })),
    )
    expect(new Set(raced.map((answer) => answer.body.data._id)).size).toBe(1)
    expect((await caller.call(listMatters)).body.meta.total).toBe(2)
  })

  test('saving a case whose matter is in the bin restores the matter and the chamber’s data', async () => {
    const { caller, courtCase, matter } = await chamberWithMatter(app)
    await caller.call(editTitle, { params: { id: matter._id }, body: { title: 'Ours' } })
    await caller.call(deleteMatter, { params: { id: matter._id } })
    const { body } = await caller.call(saveMatter, { body: { unique_id: courtCase.court, matter_id: courtCase.id } })
    expect(body.data).toMatchObject({ _id: matter._id, title: 'Ours' })
  })

  test('two chambers have separate matters for the same case', async () => {
    const first = await chamberWithMatter(app)
    const member = await newChamber(app.db)
    const second = app.as(member)
    await findCase(app, member, first.courtCase)
    const body = { unique_id: first.courtCase.court, matter_id: first.courtCase.id }
    const saved = await second.call(saveMatter, { body })
    expect(saved.status).toBe(200)
    expect(saved.body.data._id).not.toBe(first.matter._id)
    expect(saved.body.data.matter_id).toBe(first.matter.matter_id)
  })

  test('a case that is unknown, or belongs to another court, cannot be saved', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    expect((await caller.call(saveMatter, { body: some })).body.code).toBe('case-not-found')
    const courtCase = await newCase(app.db)
    await findCase(app, member, courtCase)
    const { status } = await caller.call(saveMatter, { body: { unique_id: delhi, matter_id: courtCase.id } })
    expect(status).toBe(404)
  })

  test('a case that only another person found cannot be saved', async () => {
    const { member, courtCase } = await chamberWithMatter(app)
    const stranger = app.as(await newChamber(app.db))
    const colleague = app.as(await newColleague(app.db, member.chamberId, 'Meera Rao'))
    const found = await newCase(app.db)
    await findCase(app, member, found)
    const save = (caller: typeof stranger, { id, court }: typeof found) =>
      caller.call(saveMatter, { body: { unique_id: court, matter_id: id } })
    expect((await save(stranger, courtCase)).body.code).toBe('case-not-found')
    expect((await save(colleague, found)).body.code).toBe('case-not-found')
    expect((await save(colleague, courtCase)).status).toBe(200)
  })
})

describe('refreshing a case', () => {
  test('a refresh reads the case from its court again', async () => {
    const { caller, courtCase } = await chamberWithMatter(app)
    readCase = async () => ({
      ...courtCase.record,
      next_hearing_date: '2027-02-01',
      stage: 'For judgment',
      hearings: [],
      orders: [],
    })
    clock.forward(5 * 60_000)
    const { status, body } = await caller.call(saveMatter, {
      body: { unique_id: courtCase.court, matter_id: courtCase.id, refresh: true },
    })
    expect([status, body.message]).toEqual([200, messages.matterUpdated])
    expect(body.data).toMatchObject({
      next_date: '2027-02-01',
      stage: 'For judgment',
      read_at: clock.now().toISOString(),
    })
  })

  test('if the court does not respond to a refresh, the reply states this and the record is kept', async () => {
    const { caller, courtCase, matter } = await chamberWithMatter(app)
    readCase = async () => {
      throw new CourtUnavailable('court-down', messages.courtNotResponding)
    }
    clock.forward(5 * 60_000)
    const { status, body } = await caller.call(saveMatter, {
      body: { unique_id: courtCase.court, matter_id: courtCase.id, refresh: true },
    })
    expect([status, body.code, body.message]).toEqual([503, 'court-down', messages.courtNotResponding])
    const after = (await caller.call(listMatters)).body.data[0]
    expect(after).toMatchObject({ next_date: matter.next_date, failing_since: clock.now().toISOString() })
  })

  test('a case that the chamber does not follow cannot be refreshed', async () => {
    const courtCase = await newCase(app.db)
    const { status } = await app
      .as(await newChamber(app.db))
      .call(saveMatter, { body: { unique_id: courtCase.court, matter_id: courtCase.id, refresh: true } })
    expect(status).toBe(404)
  })
})
