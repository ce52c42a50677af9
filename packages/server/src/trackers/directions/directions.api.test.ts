import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { setOurSide } from '@peshi/contract/clients/clients'
import { openCalendarFeed, readCalendarFeed } from '@peshi/contract/day/calendar'
import { today } from '@peshi/contract/day/today'
import { deleteHearing, getHearingsOfMatter, recordOutcome, restoreHearing } from '@peshi/contract/matters/hearings'
import { deleteMatter, getMatter } from '@peshi/contract/matters/matters'
import type { ClockId, HearingId, OrderId } from '@peshi/contract/platform/ids'
import {
  clocksInBin,
  deleteClock,
  endClock,
  listClocks,
  reopenClock,
  restoreClock,
} from '@peshi/contract/trackers/clocks'
import * as contract from '@peshi/contract/trackers/directions'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { testPassword } from '../../../test/password.ts'
import { orderPage } from '../../courts/courts/courts.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const words = ['Heard.\n\nCounter affidavit may be filed within four weeks.', 'List on 21.12.2026.']

async function orderRead(pages: (string | null)[] = words, date = '2026-11-10') {
  const { caller, courtCase, matter, member } = await chamberWithMatter(app)
  const order = await newOrder(app.db, courtCase.id, { date, pages: pages.length, has_text: true })
  const rows = pages.map((text, index) => ({ order_id: order.id, page: index + 1, text }))
  if (rows.length > 0) await app.db.asSystem('court-sync', (tx) => tx.insert(orderPage).values(rows))
  const at = { params: { id: order.id as OrderId }, query: { matter_id: matter._id } }
  const proposeAll = async () => (await caller.call(contract.listProposals, at)).body
  const propose = async () => {
    const { data, ...rest } = await proposeAll()
    return { ...rest, data: data.filter(({ kind }) => kind !== 'outcome') }
  }
  const outcome = async () => (await proposeAll()).data.find(({ kind }) => kind === 'outcome')
  const decideOutcome = async (state: 'open' | 'dismissed' = 'open') => {
    const proposal = await outcome()
    if (!proposal?.hearing) throw new Error('Not proposed')
    const { key, text, page, due_date, hearing } = proposal
    const said = { kind: 'outcome' as const, text, page, due_date, proposal: key, state, hearing }
    const body = { matter_id: matter._id, order_id: order.id, ...said }
    return (await caller.call(contract.saveDirection, { body })).body.data
  }
  const dayOfOrder = async () => {
    const { data } = (await caller.call(getHearingsOfMatter, { params: { id: matter._id } })).body
    return data.find((entry) => entry.date === date)
  }
  const list = async () => (await caller.call(contract.listDirections, { query: { matter_id: matter._id } })).body.data
  const decide = async (kind: 'step' | 'next-date', state: 'open' | 'dismissed' = 'open') => {
    const proposal = (await propose()).data.find((one) => one.kind === kind)
    if (!proposal) throw new Error('Not proposed')
    const { key, text, title, by_side, page, due_date, period } = proposal
    const said = { kind, text, title, by_side, page, due_date, period, proposal: key, state }
    const body = { matter_id: matter._id, order_id: order.id, ...said }
    return (await caller.call(contract.saveDirection, { body })).body.data
  }
  const deadlines = async () => (await caller.call(listClocks, { query: { matter_id: matter._id } })).body.data
  return { caller, member, matter, order, at, propose, outcome, decideOutcome, dayOfOrder, list, decide, deadlines }
}

const direction = { matter_id: someId, kind: 'step', text: 'File the reply', due_date: null } as const

ladder(contract.listDirections, () => app, {
  input: { query: { matter_id: someId } },
  invalid: { 'a missing matter': { query: {} } },
  foreign: async () => ({ query: { matter_id: (await orderRead()).matter._id } }),
  refused: 'billing',
})
ladder(contract.listProposals, () => app, {
  input: { params: { id: someId }, query: { matter_id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' }, query: { matter_id: someId } } },
  foreign: async () => (await orderRead()).at,
  refused: 'billing',
})
ladder(contract.saveDirection, () => app, {
  input: { body: direction },
  invalid: { 'an empty text': { body: { ...direction, text: ' ' } } },
  foreign: async () => ({ body: { ...direction, matter_id: (await orderRead()).matter._id } }),
  refused: 'billing',
})
ladder(contract.updateDirection, () => app, {
  input: { params: { id: someId }, body: { state: 'done' } },
  invalid: { 'an invalid state': { params: { id: someId }, body: { state: 'lost' } } },
  foreign: async () => ({
    params: { id: (await (await orderRead()).decide('step'))._id },
    body: { state: 'done' as const },
  }),
  refused: 'billing',
})
ladder(contract.withdrawDirection, () => app, {
  input: { params: { id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await (await orderRead()).decide('step'))._id } }),
  refused: 'billing',
})

test('directions read from an order are only proposals until a person confirms them', async () => {
  const { propose, list } = await orderRead()
  const { data, has_text } = await propose()
  expect(data.map(({ kind, page, due_date, decided }) => [kind, page, due_date, decided])).toEqual([
    ['step', 1, '2026-12-08', null],
    ['next-date', 2, '2026-12-21', null],
  ])
  expect([has_text, await list()]).toEqual([true, []])
})

test('a confirmed step is listed in the matter with its page in the order, and can be marked as done', async () => {
  const { caller, decide, list, propose, order } = await orderRead()
  const { _id } = await decide('step')
  expect(await list()).toMatchObject([
    { text: words[0]?.split('\n\n')[1], due_date: '2026-12-08', order_id: order.id, order_date: '2026-11-10', page: 1 },
  ])
  expect((await propose()).data[0]?.decided).toMatchObject({ _id, state: 'open' })
  const { body } = await caller.call(contract.updateDirection, { params: { id: _id }, body: { state: 'done' } })
  expect([body.data.state, body.data.done_at === null, body.message]).toEqual(['done', false, 'Noted.'])
})

test('a confirmed next date becomes the matter’s next date', async () => {
  const { caller, decide, matter } = await orderRead()
  expect((await decide('next-date')).state).toBe('done')
  const { body } = await caller.call(getMatter, { params: { id: matter._id } })
  expect([body.data.next_date, body.data.beside.next_date.court]).toEqual(['2026-12-21', '2026-12-01'])
})

test('an order’s next date is not proposed if the matter already has that date', async () => {
  const { propose } = await orderRead(['List on 01.12.2026.'])
  expect((await propose()).data).toEqual([])
})

test('a past next date is not proposed, and a step has no due date before the matter’s next date', async () => {
  const { propose, decide } = await orderRead([
    'List on 12.11.2026.\n\nList on 21.12.2026.\n\nPut up the application on 10.12.2026.',
  ])
  const dates = async () =>
    (await propose()).data.map(({ text, due_date, decided }) => [text, due_date, decided?.state])
  expect(await dates()).toEqual([
    ['List on 21.12.2026.', '2026-12-21', undefined],
    ['Put up the application on 10.12.2026.', '2026-12-10', undefined],
  ])
  await decide('next-date')
  expect(await dates()).toEqual([
    ['List on 21.12.2026.', '2026-12-21', 'done'],
    ['Put up the application on 10.12.2026.', null, undefined],
  ])
})

test('a dismissed proposal stays dismissed, leaves the matter unchanged, and can be restored', async () => {
  const { caller, decide, matter, propose, list } = await orderRead()
  const { _id } = await decide('next-date', 'dismissed')
  expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.next_date).toBe('2026-12-01')
  expect((await propose()).data[1]?.decided?.state).toBe('dismissed')
  await caller.call(contract.withdrawDirection, { params: { id: _id } })
  expect([(await propose()).data[1]?.decided, await list()]).toEqual([null, []])
})

test('a second decision on a proposal replaces the first decision', async () => {
  const { decide, list } = await orderRead()
  await decide('step', 'dismissed')
  await decide('step')
  expect((await list()).map(({ state }) => state)).toEqual(['open'])
})

test('a direction can be entered without an order, and directions are listed by due date', async () => {
  const { caller, matter, list, decide } = await orderRead()
  await decide('step')
  const body = { ...direction, matter_id: matter._id, due_date: '2026-11-30' }
  await caller.call(contract.saveDirection, { body })
  expect((await list()).map(({ due_date }) => due_date)).toEqual(['2026-11-30', '2026-12-08'])
})

test('an order without text is reported as such, and an order of another matter is not found', async () => {
  const scan = await orderRead([null])
  expect(await scan.propose()).toMatchObject({ data: [], has_text: false })
  const other = await orderRead()
  const asked = { params: other.at.params, query: scan.at.query }
  expect((await scan.caller.call(contract.listProposals, asked)).status).toBe(404)
})

test('a direction of a matter in the bin cannot be updated, and clerks may save directions', async () => {
  const { caller, matter, decide } = await orderRead()
  const { _id } = await decide('step')
  await caller.call(deleteMatter, { params: { id: matter._id } })
  const done = { params: { id: _id }, body: { state: 'done' as const } }
  expect((await caller.call(contract.updateDirection, done)).status).toBe(404)
  const clerk = app.as(await newChamber(app.db, 'clerk'))
  expect((await clerk.call(contract.saveDirection, { body: direction })).status).toBe(404)
})

describe('a direction with a day is a deadline', () => {
  test('in the list, on Today and in the feed, with its words, its page, and whose it is', async () => {
    const { caller, matter, order, decide, deadlines } = await orderRead()
    await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'respondent' } })
    const { clock_id } = await decide('step')
    const from_order = {
      _id: order.id,
      date: '2026-11-10',
      page: 1,
      text: 'Counter affidavit may be filed within four weeks.',
    }
    const deadline = { _id: clock_id, title: 'Counter affidavit', whose: 'ours', due_on: '2026-12-08', from_order }
    expect(await deadlines()).toMatchObject([{ ...deadline, period: { count: 4, unit: 'weeks' }, is_critical: true }])
    expect((await caller.call(today)).body.data.clocks).toMatchObject([deadline])
    expect(await feedOf(caller)).toContain('SUMMARY:Ours: Counter affidavit: ')
    await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'petitioner' } })
    expect(await deadlines()).toMatchObject([{ whose: 'theirs' }])
  })

  test('time from the order’s date ends on a day on which the court is open', async () => {
    const { propose, decide } = await orderRead(['The respondents shall file a reply within two weeks.'], '2026-11-22')
    // 6 December 2026 is a Sunday.
    expect((await propose()).data[0]).toMatchObject({ due_date: '2026-12-07', count: { counted_to: '2026-12-06' } })
    expect((await decide('step')).due_date).toBe('2026-12-07')
  })

  test('it is done in the list of deadlines when it is done on the matter, and the reverse', async () => {
    const { caller, decide, list, deadlines } = await orderRead()
    const { _id, clock_id } = await decide('step')
    const set = (state: 'done' | 'open') =>
      caller.call(contract.updateDirection, { params: { id: _id }, body: { state } })
    await set('done')
    expect(await deadlines()).toEqual([])
    await set('open')
    expect(await deadlines()).toHaveLength(1)
    const at = { params: { id: clock_id as ClockId } }
    await caller.call(endClock, { ...at, body: { how: 'done' } })
    expect((await list())[0]).toMatchObject({ state: 'done', due_date: '2026-12-08' })
    await caller.call(reopenClock, at)
    expect((await list())[0]).toMatchObject({ state: 'open', done_at: null })
  })

  test('the undo takes the deadline back everywhere', async () => {
    const { caller, decide, list, propose, deadlines } = await orderRead()
    const { _id, clock_id } = await decide('step')
    expect(await feedOf(caller)).toContain('STATUS:CONFIRMED')
    await caller.call(contract.withdrawDirection, { params: { id: _id } })
    expect([await deadlines(), await list(), (await propose()).data[0]?.decided]).toEqual([[], [], null])
    expect((await caller.call(today)).body.data.clocks).toEqual([])
    expect(await feedOf(caller)).not.toContain('STATUS:CONFIRMED')
    expect((await caller.call(clocksInBin)).body.data).toEqual([])
    await caller.call(restoreClock, { params: { id: clock_id as ClockId } })
    expect(await deadlines()).toEqual([])
  })

  test('a deadline that a person deletes alone is in the bin, until the direction gets another day', async () => {
    const { caller, decide, deadlines } = await orderRead()
    const { _id, clock_id } = await decide('step')
    const params = { id: clock_id as ClockId }
    const inBin = async () => (await caller.call(clocksInBin)).body.data.map((one) => one._id)
    await caller.call(deleteClock, { params })
    expect(await inBin()).toEqual([clock_id])
    await caller.call(contract.updateDirection, { params: { id: _id }, body: { due_date: '2026-12-15' } })
    expect([await inBin(), await deadlines()]).toMatchObject([[], [{ due_on: '2026-12-15' }]])
  })

  test('the activity log has one entry for a direction and its deadline', async () => {
    const { caller, matter, decide } = await orderRead()
    const { _id } = await decide('step')
    await caller.call(contract.updateDirection, { params: { id: _id }, body: { state: 'done' } })
    await caller.call(contract.withdrawDirection, { params: { id: _id } })
    const { data } = (await caller.call(activityOfMatter, { params: { id: matter._id } })).body
    const said = data.map(({ action }) => action).filter((action) => /^(?:deadline|direction)\./.test(action))
    expect(said).toEqual(['direction.withdrawn', 'direction.done', 'direction.noted'])
  })
})

describe('the result of an order', () => {
  const words = [
    'BEFORE\nHONOURABLE MR. JUSTICE MIR ALI\nORDER\nHeard Mr. A. M. Das, learned counsel for the petitioner.',
    'Issue notice to the respondents, returnable on 21.12.2026.',
  ]
  const hearing = {
    date: '2026-11-10',
    outcome: 'notice-issued',
    coram: 'HONOURABLE MR. JUSTICE MIR ALI',
    counsel: [{ name: 'Mr. A. M. Das', for: 'petitioner' }],
  }

  test('is proposed with coram and counsel, and only an accepted one is the outcome of the day', async () => {
    const { outcome, decideOutcome, dayOfOrder, order, caller, matter } = await orderRead(words)
    expect(await outcome()).toMatchObject({ page: 2, due_date: '2026-12-21', hearing, decided: null })
    expect((await dayOfOrder())?.outcome ?? null).toBeNull()
    expect(await decideOutcome()).toMatchObject({ kind: 'outcome', state: 'done', page: 2, order_id: order.id })
    const { coram, counsel } = hearing
    expect(await dayOfOrder()).toMatchObject({
      coram,
      outcome: {
        outcome: 'notice-issued',
        next_date: '2026-12-21',
        from_order: { order_id: order.id, page: 2, coram, counsel },
      },
    })
    expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.next_date).toBe('2026-12-21')
    expect((await outcome())?.decided).toMatchObject({ state: 'done' })
  })

  test('is taken back with its next date by the undo', async () => {
    const { outcome, decideOutcome, dayOfOrder, caller, matter } = await orderRead(words)
    const { _id } = await decideOutcome()
    await caller.call(contract.withdrawDirection, { params: { id: _id } })
    expect([(await dayOfOrder())?.outcome ?? null, (await outcome())?.decided]).toEqual([null, null])
    expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.next_date).toBe('2026-12-01')
  })

  test('stays if a person changed the outcome after accepting it', async () => {
    const { decideOutcome, dayOfOrder, caller, matter } = await orderRead(words)
    const { _id } = await decideOutcome()
    const body = { matter_id: matter._id, date: '2026-11-10', outcome: 'part-heard' as const, next_date: '2026-12-21' }
    await caller.call(recordOutcome, { body })
    await caller.call(contract.withdrawDirection, { params: { id: _id } })
    expect((await dayOfOrder())?.outcome).toMatchObject({ outcome: 'part-heard', from_order: null })
  })

  test('is not proposed if the chamber entered an outcome for the day, and a dismissed one changes nothing', async () => {
    const { outcome, decideOutcome, dayOfOrder, caller, matter } = await orderRead(words)
    await decideOutcome('dismissed')
    expect([(await outcome())?.decided?.state, (await dayOfOrder())?.outcome ?? null]).toEqual(['dismissed', null])
    const other = await orderRead(words)
    const body = { matter_id: other.matter._id, date: '2026-11-10', outcome: 'adjourned' as const, next_date: null }
    await other.caller.call(recordOutcome, { body })
    expect(await other.outcome()).toBeUndefined()
    expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.next_date).toBe('2026-12-01')
  })

  test('of an order whose next date has passed does not change the matter’s next date', async () => {
    const { decideOutcome, dayOfOrder, caller, matter } = await orderRead(['List on 20.11.2026.'])
    await decideOutcome()
    expect((await dayOfOrder())?.outcome).toMatchObject({ outcome: 'adjourned', next_date: '2026-11-20' })
    expect((await caller.call(getMatter, { params: { id: matter._id } })).body.data.next_date).toBe('2026-12-01')
  })

  test('that ends the case is not proposed if the case has a later next date', async () => {
    const { outcome } = await orderRead(['The petition is dismissed.'])
    expect(await outcome()).toBeUndefined()
  })

  test('is refused without an order', async () => {
    const { caller, matter } = await orderRead(words)
    const body = { matter_id: matter._id, kind: 'outcome' as const, text: 'Adjourned', due_date: null }
    expect((await caller.call(contract.saveDirection, { body })).status).toBe(404)
  })

  test('does not replace an outcome that somebody entered meanwhile', async () => {
    const { outcome, caller, matter, order, dayOfOrder } = await orderRead(words)
    const proposal = await outcome()
    const on = { matter_id: matter._id, date: '2026-11-10' }
    await caller.call(recordOutcome, { body: { ...on, outcome: 'part-heard', next_date: '2026-12-21' } })
    const { key, text, page, due_date, hearing: said } = proposal ?? expect.fail()
    const body = { kind: 'outcome' as const, text, page, due_date, proposal: key, hearing: said }
    const sent = { body: { matter_id: matter._id, order_id: order.id, ...body } }
    expect((await caller.call(contract.saveDirection, sent)).status).toBe(409)
    expect((await dayOfOrder())?.outcome?.outcome).toBe('part-heard')
  })
})

test('costs are proposed with their sum and payee, and the last day of an interim order is a fixed deadline', async () => {
  const { caller, matter, order, propose, deadlines } = await orderRead([
    'The petitioner shall pay costs of Rs. 5,000/- to the respondent within two weeks.\n\nInterim order shall continue till 20.12.2026.',
  ])
  const [costs, interim] = (await propose()).data
  const [amount, payee, due_date] = [500_000, 'the respondent', '2026-11-24']
  expect(costs).toMatchObject({ step: 'costs', amount, payee, due_date, by_side: 'petitioner' })
  expect(interim).toMatchObject({ step: 'interim', title: 'Interim order', due_date: '2026-12-20', amount: null })
  const { key: proposal, text, title, step, page, kind } = interim ?? costs ?? expect.fail()
  const body = {
    matter_id: matter._id,
    order_id: order.id,
    kind,
    step,
    text,
    title,
    page,
    due_date: '2026-12-20',
    proposal,
  }
  await caller.call(contract.saveDirection, { body })
  // 20 December 2026 is a Sunday.
  expect(await deadlines()).toMatchObject([{ title: 'Interim order', due_on: '2026-12-20' }])
})

describe('time that an outcome gives', () => {
  const outcome = { date: '2026-11-20', outcome: 'counter-time' as const, next_date: '2026-12-21' }
  const time = { count: 4, unit: 'weeks' as const }

  test('is a deadline, counted from the day of the hearing', async () => {
    const { caller, matter, deadlines, list } = await orderRead()
    await caller.call(recordOutcome, { body: { matter_id: matter._id, ...outcome, time } })
    expect(await deadlines()).toMatchObject([
      { title: 'Counter affidavit', start_on: '2026-11-20', due_on: '2026-12-18' },
    ])
    expect(await list()).toMatchObject([{ by_side: 'respondent', due_date: '2026-12-18', order_id: null }])
    await caller.call(recordOutcome, { body: { matter_id: matter._id, ...outcome, business: 'Last opportunity' } })
    expect(await deadlines()).toHaveLength(1)
    await caller.call(recordOutcome, { body: { matter_id: matter._id, ...outcome, time: { ...time, count: 2 } } })
    expect(await deadlines()).toMatchObject([{ due_on: '2026-12-04' }])
  })

  test('goes when the outcome is undone, or is another one', async () => {
    const { caller, matter, deadlines, list } = await orderRead()
    const body = { matter_id: matter._id, ...outcome, time }
    const { undo } = (await caller.call(recordOutcome, { body })).body
    await caller.call(recordOutcome, { body: undo })
    expect([await deadlines(), await list()]).toEqual([[], []])
    await caller.call(recordOutcome, { body })
    await caller.call(recordOutcome, { body: { ...body, outcome: 'rejoinder-time', time: undefined } })
    expect(await deadlines()).toEqual([])
    await caller.call(recordOutcome, { body })
    await caller.call(recordOutcome, { body: { ...body, outcome: 'adjourned', time: undefined } })
    expect(await deadlines()).toEqual([])
  })

  test('the undo of a changed time restores the earlier time', async () => {
    const { caller, matter, deadlines } = await orderRead()
    const body = { matter_id: matter._id, ...outcome, time }
    await caller.call(recordOutcome, { body })
    const { undo } = (await caller.call(recordOutcome, { body: { ...body, time: { ...time, count: 2 } } })).body
    expect(await deadlines()).toMatchObject([{ due_on: '2026-12-04' }])
    const { data } = (await caller.call(recordOutcome, { body: undo })).body
    expect(data[0]?.outcome?.time).toEqual(time)
    expect(await deadlines()).toMatchObject([{ due_on: '2026-12-18' }])
    await caller.call(recordOutcome, { body: { ...body, time: null } })
    expect(await deadlines()).toEqual([])
  })

  test('goes and comes back with the hearing day', async () => {
    const { caller, matter, deadlines } = await orderRead()
    const { data } = (await caller.call(recordOutcome, { body: { matter_id: matter._id, ...outcome, time } })).body
    const params = { id: data[0]?._id as HearingId }
    await caller.call(deleteHearing, { params })
    expect(await deadlines()).toEqual([])
    await caller.call(restoreHearing, { params })
    expect(await deadlines()).toMatchObject([{ due_on: '2026-12-18' }])
  })
})

async function feedOf(caller: Awaited<ReturnType<typeof orderRead>>['caller']) {
  const { address } = (await caller.call(openCalendarFeed, { body: { password: testPassword } })).body
  const file = new URL(address).pathname.split('/').at(-1) ?? ''
  const { raw } = await app.stranger.call(readCalendarFeed, { params: { file } })
  const clocks = raw.body.split('BEGIN:VEVENT').filter((part) => part.includes('UID:clock.'))
  return clocks.join('').replaceAll('\r\n ', '')
}
