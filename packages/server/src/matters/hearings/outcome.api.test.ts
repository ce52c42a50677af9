import {
  deleteHearing,
  filterHearings,
  hearingQueues,
  type OutcomeInput,
  recordOutcome,
  restoreHearing,
  saveHearing,
} from '@peshi/contract/matters/hearings'
import { addMatter, deleteMatter, getMatter } from '@peshi/contract/matters/matters'
import type { HearingId, MatterId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { allahabad } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newId } from '../../platform/db/columns.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const today = '2026-11-20'
const outcomeOf = (matter_id: MatterId, own: Partial<OutcomeInput> = {}): OutcomeInput => ({
  matter_id,
  date: today,
  outcome: 'adjourned',
  next_date: '2026-12-15',
  business: null,
  ...own,
})
const some = outcomeOf(newId() as MatterId)
const hearingOf = (matter_id: MatterId) => ({ matter_id, date: '2026-12-03', note: 'Mentioned before the bench' })

ladder(recordOutcome, () => app, {
  input: { body: some },
  invalid: {
    'an invalid outcome': { body: { ...some, outcome: 'won' } },
    'a day that does not exist': { body: { ...some, next_date: '2026-02-30' } },
    'a business text of 4,001 characters': { body: { ...some, business: 'x'.repeat(4001) } },
  },
  foreign: async () => ({ body: outcomeOf((await chamberWithMatter(app)).matter._id) }),
  refused: 'billing',
})

ladder(saveHearing, () => app, {
  input: { body: hearingOf(some.matter_id) },
  invalid: { 'a missing date': { body: { matter_id: some.matter_id } } },
  foreign: async () => ({ body: hearingOf((await chamberWithMatter(app)).matter._id) }),
  refused: 'billing',
})

async function savedHearing() {
  const own = await chamberWithMatter(app)
  const { body } = await own.caller.call(saveHearing, { body: hearingOf(own.matter._id) })
  return { ...own, id: body.data[0]?._id as HearingId }
}

ladder(deleteHearing, () => app, {
  input: { params: { id: newId() as HearingId } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await savedHearing()).id } }),
  refused: 'billing',
})

ladder(restoreHearing, () => app, {
  input: { params: { id: newId() as HearingId } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await savedHearing()).id } }),
  refused: 'billing',
})

const nextDateOf = async (caller: Caller, id: MatterId) => {
  const { data } = (await caller.call(getMatter, { params: { id } })).body
  return { next_date: data.next_date, beside: data.beside.next_date, status: data.case_status }
}
const onDay = async (caller: Caller, date: string) =>
  (await caller.call(filterHearings, { body: { dates: [date] } })).body.data[0]?.data ?? []

describe('outcome and next date in one step', () => {
  test('an outcome updates its hearing day, adds the next hearing, and sets the chamber’s next date', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    const business = 'Counter affidavit to be filed within <b>three</b> weeks'
    const { status, body } = await caller.call(recordOutcome, { body: outcomeOf(matter._id, { business }) })
    expect([status, body.message]).toEqual([200, messages.dataUpdated])
    expect(body.data).toMatchObject([
      {
        date: today,
        source: 'court',
        outcome: { outcome: 'adjourned', next_date: '2026-12-15', business, recorded_by: 'R. Shukla' },
      },
    ])
    expect(await onDay(caller, '15-12-2026')).toMatchObject([{ matter_id: matter._id, source: 'ours' }])
    expect(await nextDateOf(caller, matter._id)).toMatchObject({
      next_date: '2026-12-15',
      beside: { court: today, own: '2026-12-15' },
    })
  })

  test('the reply has only the matter’s hearing, and its version, when another matter has the same day', async () => {
    const { member, caller, matter } = await chamberWithMatter(app, { next_date: today })
    const { matter: other } = await followCase(app, member, { next_date: today })
    for (const { _id } of [matter, other, matter]) {
      const { body } = await caller.call(recordOutcome, { body: outcomeOf(_id) })
      expect(body.data.map(({ matter_id }) => matter_id)).toEqual([_id])
      expect(body.undo.version).toBe((await onDay(caller, today)).find(({ matter_id }) => matter_id === _id)?.version)
    }
  })

  test('a hearing day that both the court and the chamber have is counted once', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    const count = async () => (await caller.call(getMatter, { params: { id: matter._id } })).body.data.counts.hearings
    expect(await count()).toBe(2)
    await caller.call(recordOutcome, { body: outcomeOf(matter._id) })
    expect(await count()).toBe(3)
    await caller.call(saveHearing, { body: { ...hearingOf(matter._id), date: '2026-09-01' } })
    expect(await count()).toBe(3)
  })

  test('undoing an outcome restores the previous outcome, or leaves none if it was the first', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    const first = await caller.call(recordOutcome, { body: outcomeOf(matter._id) })
    const second = await caller.call(recordOutcome, {
      body: outcomeOf(matter._id, { outcome: 'part-heard', next_date: '2026-12-20' }),
    })
    const undone = await caller.call(recordOutcome, { body: second.body.undo })
    expect((await onDay(caller, today))[0]?.outcome).toMatchObject({ outcome: 'adjourned', next_date: '2026-12-15' })
    expect((await nextDateOf(caller, matter._id)).next_date).toBe('2026-12-15')
    const { version } = undone.body.undo
    await caller.call(recordOutcome, { body: { ...first.body.undo, version } })
    expect(await onDay(caller, today)).toMatchObject([{ _id: null, outcome: null, source: 'court' }])
    expect(await nextDateOf(caller, matter._id)).toMatchObject({ next_date: today, beside: { own: null } })
  })

  test('the next date must be after the hearing day', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    const { status, body } = await caller.call(recordOutcome, { body: outcomeOf(matter._id, { next_date: today }) })
    expect([status, body.fields]).toEqual([400, { next_date: 'Write a later date' }])
    expect((await onDay(caller, today))[0]?.outcome).toBeNull()
  })

  test('an outcome of an earlier day does not change the next date set by a later day’s outcome', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    await caller.call(recordOutcome, { body: outcomeOf(matter._id) })
    await caller.call(recordOutcome, {
      body: outcomeOf(matter._id, { date: '2026-11-10', outcome: 'not-reached', next_date: '2026-11-20' }),
    })
    expect((await nextDateOf(caller, matter._id)).next_date).toBe('2026-12-15')
    expect((await onDay(caller, '10-11-2026'))[0]?.outcome?.outcome).toBe('not-reached')
  })

  test('a final outcome closes a matter without a court record, and undoing it reopens the matter', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    const { body } = await caller.call(addMatter, {
      body: {
        unique_id: allahabad,
        petitioner: 'A',
        respondent: 'B',
        case_type: 'OA',
        case_number: '7',
        case_year: 2025,
        next_date: today,
      },
    })
    const id = body.data._id
    const closed = await caller.call(recordOutcome, { body: outcomeOf(id, { outcome: 'allowed', next_date: null }) })
    expect(await nextDateOf(caller, id)).toMatchObject({ status: 'disposed', next_date: null })
    expect(await onDay(caller, today)).toHaveLength(1)
    await caller.call(recordOutcome, { body: closed.body.undo })
    expect(await nextDateOf(caller, id)).toMatchObject({ status: 'pending', next_date: today })
  })

  test('an outcome removes its matter from the list “outcome missing”', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: '2026-11-19' })
    const queues = async () => (await caller.call(hearingQueues)).body.data
    const totals = async () => {
      const { no_next_date, outcome_missing } = await queues()
      return [no_next_date.total, outcome_missing.total]
    }
    expect(await totals()).toEqual([1, 1])
    const note = (own: Partial<OutcomeInput>) =>
      caller.call(recordOutcome, { body: outcomeOf(matter._id, { date: '2026-11-19', ...own }) })
    await note({ outcome: 'adjourned', next_date: null })
    expect(await totals()).toEqual([1, 0])
    await note({ outcome: 'reserved', next_date: null })
    expect(await totals()).toEqual([0, 0])
    await note({ outcome: 'adjourned', next_date: '2026-12-15' })
    expect(await totals()).toEqual([0, 0])
  })

  test('only a person of the chamber can appear, and a later outcome that names nobody keeps this person', async () => {
    const { caller, matter, member } = await chamberWithMatter(app, { next_date: today })
    const stranger = await newChamber(app.db)
    const refused = await caller.call(recordOutcome, {
      body: outcomeOf(matter._id, { appearing_id: stranger.personId }),
    })
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['appearing_id']])
    await caller.call(recordOutcome, { body: outcomeOf(matter._id, { appearing_id: member.personId }) })
    const { body } = await caller.call(recordOutcome, { body: outcomeOf(matter._id, { outcome: 'part-heard' }) })
    expect(body.data[0]?.appearing).toEqual({ _id: member.personId, name: 'R. Shukla' })
  })

  test('an outcome cannot be saved for a matter in the bin', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: today })
    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect((await caller.call(recordOutcome, { body: outcomeOf(matter._id) })).status).toBe(404)
  })
})

describe('a hearing entered by hand', () => {
  test('a hearing entered by hand can be deleted and restored', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const { status, body } = await caller.call(saveHearing, {
      body: { ...hearingOf(matter._id), court_no: '5', item: '12', stage: 'Mentioning' },
    })
    expect([status, body.message]).toEqual([200, messages.dataUpdated])
    const saved = body.data[0]
    expect(saved).toMatchObject({ source: 'ours', is_manual: true, court_no: '5', item: '12', stage: 'Mentioning' })
    const params = { id: saved?._id as HearingId }
    expect((await caller.call(deleteHearing, { params })).status).toBe(200)
    expect(await onDay(caller, '03-12-2026')).toEqual([])
    expect((await caller.call(deleteHearing, { params })).status).toBe(404)
    expect((await caller.call(restoreHearing, { params })).body.data).toMatchObject([{ _id: params.id, item: '12' }])
  })

  test('a hearing entered by hand joins the court’s entry, and is kept when an outcome is undone', async () => {
    const { caller, matter } = await chamberWithMatter(app, { next_date: '2026-12-03' })
    const { body } = await caller.call(saveHearing, { body: hearingOf(matter._id) })
    expect(body.data).toMatchObject([{ source: 'court', is_manual: false, note: 'Mentioned before the bench' }])
    const noted = await caller.call(recordOutcome, { body: outcomeOf(matter._id, { date: '2026-12-03' }) })
    await caller.call(recordOutcome, { body: noted.body.undo })
    expect(await onDay(caller, '03-12-2026')).toMatchObject([{ outcome: null, note: 'Mentioned before the bench' }])
  })

  test('a hearing entered again on a deleted hearing’s day does not have the deleted data', async () => {
    const { caller, matter, id } = await savedHearing()
    await caller.call(deleteHearing, { params: { id } })
    const { body } = await caller.call(saveHearing, { body: { matter_id: matter._id, date: '2026-12-03', item: '1' } })
    expect(body.data).toMatchObject([{ note: null, item: '1', is_manual: true }])
  })
})
