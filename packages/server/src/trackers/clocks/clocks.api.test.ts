import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { openCalendarFeed, readCalendarFeed } from '@peshi/contract/day/calendar'
import { today } from '@peshi/contract/day/today'
import { saveHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import { addDays, courtDateAt } from '@peshi/contract/platform/dates'
import type { ClockId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import {
  type ClockInput,
  clocksInBin,
  deleteClock,
  dismissClockSuggestion,
  editClock,
  endClock,
  getClock,
  listClocks,
  previewClock,
  reopenClock,
  restoreClock,
  startClock,
  suggestClocks,
  tickClock,
} from '@peshi/contract/trackers/clocks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { testPassword } from '../../../test/password.ts'
import { newColleague } from '../../../test/people.ts'
import { remind } from '../../chamber/notifications/remind.ts'
import { courtCase as caseTable } from '../../platform/db/cases.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'
import { clock as clockTable } from './clocks.schema.ts'
import { clocksEnding } from './clocks-ending.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const sci = 'sci' as NonNullable<ClockInput['court_id']>
const slp = { rule: 'slp', start_on: '2026-10-01', court_id: sci }
const someClock = newId() as ClockId
const someMatter = newId() as MatterId

async function started(own: Partial<ClockInput> = {}) {
  const chamber = await chamberWithMatter(app)
  const { body } = await chamber.caller.call(startClock, {
    body: { matter_id: chamber.matter._id, ...slp, ...own },
  })
  return { ...chamber, id: body.data._id, data: body.data }
}
const foreign = async () => ({ params: { id: (await started()).id } })
const open = (caller: Caller) => caller.call(listClocks).then(({ body }) => body.data)

ladder(previewClock, () => app, {
  input: { body: slp },
  invalid: {
    'an invalid rule': { body: { ...slp, rule: 'mercy' } },
    'a day that does not exist': { body: { ...slp, start_on: '2026-02-30' } },
    'a year out of range': { body: { ...slp, start_on: '9999-12-31' } },
    'a period of 41 years': { body: { ...slp, period: { count: 41, unit: 'years' } } },
    'an exclusion with its end before its start': {
      body: { ...slp, exclusions: [{ kind: 'copy', from: '2026-11-02', to: '2026-11-01' }] },
    },
    'a last day before the first day': { body: { ...slp, ends_on: '2026-09-30' } },
    'a missing period for a rule that has no period of its own': { body: { ...slp, rule: 'interim-order' } },
  },
  refused: 'billing',
})
ladder(startClock, () => app, {
  input: { body: { ...slp, matter_id: someMatter } },
  invalid: {
    'a missing matter': { body: slp },
    'a note of 2,001 characters': { body: { ...slp, note: 'x'.repeat(2001) } },
  },
  foreign: async () => ({ body: { ...slp, matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(listClocks, () => app, {
  invalid: { 'an invalid state of a deadline': { query: { state: 'late' } } },
  foreign: async () => ({ query: { matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(getClock, () => app, {
  input: { params: { id: someClock } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign,
  refused: 'billing',
})
ladder(editClock, () => app, {
  input: { params: { id: someClock }, body: { ...slp, version: 1 } },
  invalid: { 'a version below 0': { params: { id: someClock }, body: { ...slp, version: -1 } } },
  foreign: async () => ({ ...(await foreign()), body: { ...slp, version: 1 } }),
  refused: 'billing',
})
ladder(tickClock, () => app, {
  input: { params: { id: someClock }, body: { version: 1 } },
  invalid: { 'a version below 0': { params: { id: someClock }, body: { version: -1 } } },
  foreign: async () => ({ ...(await foreign()), body: { version: 1 } }),
  refused: 'billing',
})
ladder(endClock, () => app, {
  input: { params: { id: someClock }, body: { how: 'done' } },
  invalid: { 'an invalid way to end a deadline': { params: { id: someClock }, body: { how: 'won' } } },
  foreign: async () => ({ ...(await foreign()), body: { how: 'done' as const } }),
  refused: 'billing',
})
const byId = {
  input: { params: { id: someClock } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign,
}
ladder(reopenClock, () => app, { ...byId, refused: 'billing' })
ladder(deleteClock, () => app, { ...byId, refused: 'clerk' })
ladder(restoreClock, () => app, { ...byId, refused: 'clerk' })
ladder(clocksInBin, () => app, { refused: 'clerk' })
ladder(suggestClocks, () => app, {
  input: { params: { id: someMatter } },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(dismissClockSuggestion, () => app, {
  input: { params: { id: someMatter }, body: { rule: 'slp', start_on: '2026-10-01' } },
  invalid: { 'a missing date': { params: { id: someMatter }, body: { rule: 'slp' } } },
  foreign: async () => ({
    params: { id: (await chamberWithMatter(app)).matter._id },
    body: { rule: 'slp', start_on: '2026-10-01' },
  }),
  refused: 'billing',
})

describe('a deadline of a matter', () => {
  test('a deadline excludes the time for the certified copy, and lists the calculation’s steps', async () => {
    const { data, matter } = await started({
      exclusions: [{ kind: 'copy', from: '2026-10-05', to: '2026-10-19', reason: null }],
    })
    expect(data).toMatchObject({
      rule: 'slp',
      matter_id: matter._id,
      ctitle: matter.title,
      court_id: 'sci',
      due_on: '2027-01-13',
      days_left: 54,
      state: 'running',
      is_critical: true,
      ticked: null,
      may_tick: false,
      period: { count: 90, unit: 'days' },
      unknown: null,
      entered: { name: 'R. Shukla' },
    })
    expect(data.counts[0]?.steps.map(({ step }) => step)).toEqual(['start', 'period', 'excluded'])
  })

  test('a default bail deadline shows both periods, 60 and 90 days, until a person chooses one', async () => {
    const { caller, id, data } = await started({ rule: 'default-bail', start_on: '2026-10-01' })
    expect(data.period).toBeNull()
    expect(data.choices).toEqual([
      { period: { count: 60, unit: 'days' }, due_on: '2026-11-30' },
      { period: { count: 90, unit: 'days' }, due_on: '2026-12-30' },
    ])
    expect(data.due_on).toBe('2026-11-30')
    const { body } = await caller.call(editClock, {
      params: { id },
      body: {
        rule: 'default-bail',
        start_on: '2026-10-01',
        period: { count: 90, unit: 'days' },
        reason: 'Murder is alleged',
        version: 1,
      },
    })
    expect(body.data).toMatchObject({ due_on: '2026-12-30', choices: [], reason: 'Murder is alleged' })
  })

  test('an interim order that ends before the next hearing date is marked', async () => {
    const { data } = await started({ rule: 'interim-order', start_on: '2026-11-10', ends_on: '2026-11-25' })
    expect(data).toMatchObject({ due_on: '2026-11-25', outlasted_by: '2026-12-01', state: 'near' })
  })

  test('an order of another case cannot start a deadline', async () => {
    const { caller, matter, courtCase } = await chamberWithMatter(app)
    const other = await chamberWithMatter(app)
    const own = await newOrder(app.db, courtCase.id)
    const strange = await newOrder(app.db, other.courtCase.id)
    const from = (order_id: OrderId) =>
      caller.call(startClock, { body: { ...slp, matter_id: matter._id, order_id } }).then(({ status }) => status)
    expect([await from(own.id), await from(strange.id)]).toEqual([200, 404])
  })

  test('deadlines can be listed by state, by matter and by words', async () => {
    const { caller, matter } = await started()
    const start = (own: Partial<ClockInput>) =>
      caller.call(startClock, { body: { ...slp, matter_id: matter._id, ...own } })
    await start({ rule: 'own', title: 'Pay the fee at Agra', ends_on: '2026-11-20' })
    await start({ rule: 'own', ends_on: '2026-11-19' })
    await start({ rule: 'own', ends_on: '2026-11-21' })
    const { body } = await caller.call(listClocks)
    expect(body.counts).toEqual({ running: 1, near: 1, today: 1, past: 1, done: 0, stopped: 0 })
    expect(body.data.map(({ state }) => state)).toEqual(['past', 'today', 'near', 'running'])
    const found = (query: object) => caller.call(listClocks, { query }).then((reply) => reply.body.meta.total)
    const due = { due_from: '2026-11-20', due_to: '2026-11-21' }
    const queries = [{ state: 'near' }, { group: 'limitation' }, { matter_id: matter._id }, { unticked: 'true' }, due]
    expect(await Promise.all(queries.map(found))).toEqual([1, 1, 4, 1, 2])
    const searched = (search: string) =>
      caller.call(listClocks, { query: { search } }).then((reply) => reply.body.data.length)
    expect([await searched('fee at agra'), await searched('nobody of that name')]).toEqual([1, 0])
  })

  test('a deadline is deleted and restored together with its matter', async () => {
    const { caller, matter, id } = await started()
    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect([(await open(caller)).length, (await caller.call(getClock, { params: { id } })).status]).toEqual([0, 404])
    await caller.call(restoreMatter, { params: { id: matter._id } })
    expect(await open(caller)).toHaveLength(1)
  })

  test('a deleted deadline can be restored, and the activity log records both actions', async () => {
    const { caller, matter, id } = await started()
    expect((await caller.call(deleteClock, { params: { id } })).status).toBe(200)
    expect(await open(caller)).toEqual([])
    const inBin = () => caller.call(clocksInBin).then(({ body }) => body.data)
    expect(await inBin()).toMatchObject([{ _id: id, ctitle: matter.title, deleted_by: 'R. Shukla' }])
    expect((await caller.call(deleteClock, { params: { id } })).status).toBe(404)
    expect((await caller.call(restoreClock, { params: { id } })).body.data._id).toBe(id)
    expect(await inBin()).toEqual([])
    const { body } = await caller.call(activityOfMatter, { params: { id: matter._id } })
    expect(body.data.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['deadline.made', 'deadline.deleted', 'deadline.restored']),
    )
  })

  test('a completed deadline does not run until a person reopens it', async () => {
    const { caller, id } = await started()
    const { body } = await caller.call(endClock, { params: { id }, body: { how: 'done', reason: 'Filed' } })
    expect(body.data).toMatchObject({ state: 'done', ended: { name: 'R. Shukla', reason: 'Filed' } })
    expect(await open(caller)).toEqual([])
    expect((await caller.call(endClock, { params: { id }, body: { how: 'done' } })).body.code).toBe('clock-ended')
    expect((await caller.call(reopenClock, { params: { id } })).body.data.state).toBe('running')
  })

  test('a deadline cannot be saved over another person’s changes made in the meantime', async () => {
    const { caller, id } = await started()
    const edit = (note: string) =>
      caller.call(editClock, { params: { id }, body: { ...slp, note, version: 1 } }).then(({ status }) => status)
    expect([await edit('First'), await edit('Second')]).toEqual([200, 409])
    expect((await caller.call(getClock, { params: { id } })).body.data.note).toBe('First')
  })
})

describe('second review', () => {
  test('a second person confirms a deadline, and a changed date removes the confirmation', async () => {
    const { caller, member, id } = await started()
    const second = app.as(await newColleague(app.db, member.chamberId, 'S. Rizvi'))
    const tick = (who: Caller, version: number) => who.call(tickClock, { params: { id }, body: { version } })
    expect((await tick(caller, 1)).body.code).toBe('own-dates')
    expect((await second.call(getClock, { params: { id } })).body.data.may_tick).toBe(true)
    const ticked = await tick(second, 1)
    expect(ticked.body.data).toMatchObject({ ticked: { at: expect.any(String) }, may_tick: false, version: 2 })
    const edit = (own: object, version: number) =>
      caller.call(editClock, { params: { id }, body: { ...slp, ...own, version } }).then(({ body }) => body.data.ticked)
    expect(await edit({ note: 'File on the 10th' }, 2)).not.toBeNull()
    expect(await edit({ start_on: '2026-10-02' }, 3)).toBeNull()
  })
})

describe('suggested deadlines', () => {
  const decided = (court: string, own: object = {}) =>
    chamberWithMatter(app, { court: court as typeof delhi, status: 'disposed' }).then(async (chamber) => {
      const { courtCase } = chamber
      await app.db.asSystem('court-sync', async (tx) => {
        await tx
          .update(caseTable)
          .set({
            record: {
              ...courtCase.record,
              status: 'disposed',
              decision_date: '2026-10-01',
              nature_of_disposal: 'Dismissed',
              ...own,
            },
          })
          .where(eq(caseTable.id, courtCase.id))
      })
      return chamber
    })
  const suggested = (caller: Caller, id: MatterId) =>
    caller.call(suggestClocks, { params: { id } }).then(({ body }) => body.data)

  test('a high court’s decision suggests a Supreme Court deadline, with last day and reason', async () => {
    const { caller, matter } = await decided(delhi, { bench_type: 'Single Bench' })
    expect(await suggested(caller, matter._id)).toMatchObject([
      {
        rule: 'slp',
        start_on: '2026-10-01',
        court_id: 'sci',
        because: 'decided',
        words: 'Dismissed',
        due_on: '2027-01-02',
      },
      { rule: 'intra-court-appeal', court_id: delhi, due_on: expect.any(String) },
    ])
  })

  test('a started or dismissed suggestion does not return, unless its dismissal is undone', async () => {
    const { caller, matter } = await decided(delhi)
    const dismiss = (undo: boolean) =>
      caller.call(dismissClockSuggestion, {
        params: { id: matter._id },
        body: { rule: 'slp', start_on: '2026-10-01', undo },
      })
    await dismiss(false)
    expect(await suggested(caller, matter._id)).toEqual([])
    await dismiss(true)
    expect(await suggested(caller, matter._id)).toHaveLength(1)
    await caller.call(startClock, { body: { ...slp, matter_id: matter._id } })
    expect(await suggested(caller, matter._id)).toEqual([])
  })

  test('a deadline that passed long ago is not suggested', async () => {
    const { caller, matter } = await decided(delhi, { decision_date: '2024-01-05' })
    expect(await suggested(caller, matter._id)).toEqual([])
  })
})

describe('deadlines on the page “Today” and in calendars', () => {
  test('the page “Today” shows deadlines of the day and the coming weeks, and counts past ones', async () => {
    const { caller, matter } = await started({ rule: 'own', ends_on: '2026-12-10', title: 'Draft the SLP' })
    const past = Array.from({ length: 9 }, (_, day) => `2026-11-1${day + 1}`)
    for (const ends_on of [...past, '2026-11-20', '2027-05-01'])
      await caller.call(startClock, { body: { ...slp, rule: 'own', ends_on, matter_id: matter._id } })
    const { clocks, clocks_past } = (await caller.call(today)).body.data
    expect(clocks.map(({ due_on, state }) => [due_on, state])).toEqual([
      ['2026-11-20', 'today'],
      ['2026-12-10', 'running'],
    ])
    expect(clocks_past).toBe(9)
  })

  test('a calendar feed shows a deadline’s last day, its changes and its completion', async () => {
    const { caller, id } = await started()
    const { address } = (await caller.call(openCalendarFeed, { body: { password: testPassword } })).body
    const file = new URL(address).pathname.split('/').at(-1) ?? ''
    const read = async () => {
      const { raw } = await app.stranger.call(readCalendarFeed, { params: { file } })
      const [event = ''] = raw.body.split('BEGIN:VEVENT').filter((part) => part.includes(`UID:clock.${id}`))
      return ['DTSTART;VALUE=DATE', 'SEQUENCE', 'STATUS'].map((name) => event.split(`${name}:`)[1]?.split('\r\n')[0])
    }
    expect(await read()).toEqual(['20270102', '0', 'CONFIRMED'])
    await caller.call(editClock, { params: { id }, body: { ...slp, start_on: '2026-09-20', version: 1 } })
    expect(await read()).toEqual(['20261219', '1', 'CONFIRMED'])
    await caller.call(endClock, { params: { id }, body: { how: 'done' } })
    expect(await read()).toEqual(['20261219', '2', 'CANCELLED'])
  })
})

describe('who is reminded of a deadline', () => {
  async function noted() {
    const { member: owner, matter } = await chamberWithMatter(app)
    const colleague = (name: string) => newColleague(app.db, owner.chamberId, name)
    const [noter, mate, counsel] = [await colleague('Noter'), await colleague('Mate'), await colleague('Counsel')]
    const due = addDays(courtDateAt(clock.now()), 1)
    const body = { ...slp, matter_id: matter._id, start_on: '2026-11-01', ends_on: due }
    const { _id: id } = (await app.as(noter).call(startClock, { body })).body.data
    const people = { owner, noter, mate, counsel }
    const told = async (kind: string) => {
      await remind(app.context)
      const names: string[] = []
      for (const [name, person] of Object.entries(people)) {
        const { data } = (await app.as(person).call(listNotifications)).body
        if (data.some((line) => line.kind === kind && line.subject.id === id)) names.push(name)
      }
      return names
    }
    return { matter, people, told, due }
  }

  test('who noted it, if nobody appears or is on the team', async () => {
    expect(await (await noted()).told('clock.ending')).toEqual(['noter'])
  })

  test('the team, or who appears', async () => {
    const { matter, people, told } = await noted()
    const { owner, mate } = people
    await app.as(owner).call(setTeam, { params: { id: matter._id }, body: { person_ids: [mate.personId] } })
    expect(await told('clock.ending')).toEqual(['mate'])
    const other = await noted()
    const { counsel, owner: head } = other.people
    const day = { matter_id: other.matter._id, date: '2026-12-01', appearing_id: counsel.personId }
    await app.as(head).call(saveHearing, { body: day })
    expect(await other.told('clock.ending')).toEqual(['counsel'])
  })

  test('the owner, if nobody noted it, and when the day passes', async () => {
    const { matter, people, due } = await noted()
    const { chamberId } = people.owner
    const subject = { kind: 'matter' as const, id: matter._id }
    const own = { ...slp, start_on: '2026-11-01', ends_on: due, subject }
    const { clocks } = app.context.services
    const id = await app.db.asChamber(chamberId, (tx) => clocks.start(tx, { chamberId }, own))
    const [news] = await app.db.asChamber(chamberId, async (tx) =>
      (await clocksEnding(tx, chamberId, clock.now())).filter(({ subject }) => subject.id === id),
    )
    expect(news?.to).toEqual([people.owner.personId])
    const other = await noted()
    clock.forward(3 * 86_400_000)
    const passed = await other.told('clock.passed')
    clock.forward(-3 * 86_400_000)
    expect(passed).toEqual(['owner', 'noter'])
  })
})

describe('deadlines started by other features', () => {
  test('a caveat’s tracker starts and ends a deadline, whose reminders name the caveat', async () => {
    const { chamberId, personId } = await newChamber(app.db)
    const { clocks } = app.context.services
    const subject = { kind: 'caveat' as const, id: newId(), label: 'Verma v. LDA' }
    const caller = app.as({ chamberId, personId })
    await app.db.asChamber(chamberId, (tx) =>
      clocks.start(tx, { chamberId }, { rule: 'caveat', start_on: '2026-09-06', subject }),
    )
    expect(await open(caller)).toMatchObject([
      { subject: { kind: 'caveat', id: subject.id }, ctitle: 'Verma v. LDA', matter_id: null, due_on: '2026-12-05' },
    ])
    const reminders = (on: string) => app.db.asChamber(chamberId, (tx) => clocks.remindersOn(tx, { chamberId }, on))
    expect((await reminders('2026-11-20')).map(({ ctitle }) => ctitle)).toEqual(['Verma v. LDA'])
    expect(await reminders('2026-11-21')).toEqual([])
    const span = { from: '2026-12-01', to: '2026-12-31' }
    expect(await app.db.asChamber(chamberId, (tx) => clocks.between(tx, { chamberId }, span))).toHaveLength(1)
    const stop = () => app.db.asChamber(chamberId, (tx) => clocks.stop(tx, { chamberId }, subject, { how: 'done' }))
    expect([await stop(), await stop()]).toEqual([1, 0])
    expect(await open(caller)).toEqual([])
  })

  test('a deleted deadline is erased after thirty days', async () => {
    const { caller, id } = await started()
    await caller.call(deleteClock, { params: { id } })
    const later = { ...app.context, clock: handClock(new Date('2026-12-25T04:00:00Z')) }
    expect(await emptyBinOf(later, clockTable)).toBeGreaterThan(0)
    expect((await caller.call(restoreClock, { params: { id } })).status).toBe(404)
  })
})
