import {
  getCourtDays,
  offerCourtDays,
  readCourtDays,
  readPrintedCourtDays,
  saveCourtDays,
} from '@peshi/contract/courts/court-calendar'
import { addDays } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { getClock, startClock } from '@peshi/contract/trackers/clocks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { recountOpenClocks } from './clocks.jobs.ts'
import { clock as clockTable } from './clocks.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const court = 'sci' as CourtId
const nowhere = 'dc-atlantis' as CourtId
const year = { params: { court }, query: { year: 2026 } }
const holiday = { date: '2026-12-30', name: 'Winter holidays', kind: 'vacation' as const }

ladder(getCourtDays, () => app, {
  input: year,
  invalid: { 'an invalid year': { ...year, query: { year: 'next' } } },
  foreign: async () => ({ ...year, params: { court: nowhere } }),
  refused: 'billing',
})
ladder(saveCourtDays, () => app, {
  input: { params: { court }, body: { year: 2026 } },
  invalid: {
    'a day without a name': { params: { court }, body: { year: 2026, days: [{ ...holiday, name: ' ' }] } },
    'a span outside the year': {
      params: { court },
      body: { year: 2026, covers: [{ from: '2026-01-01', to: '2027-01-01' }] },
    },
    'invalid Saturdays': { params: { court }, body: { year: 2026, saturdays: 'third' } },
  },
  foreign: async () => ({ params: { court: nowhere }, body: { year: 2026 } }),
  refused: 'billing',
})
ladder(readCourtDays, () => app, {
  input: { params: { court }, body: { year: 2026, text: '2026-12-25,Christmas' } },
  invalid: { 'an empty text': { params: { court }, body: { year: 2026, text: '' } } },
  foreign: async () => ({ params: { court: nowhere }, body: { year: 2026, text: '2026-12-25,Christmas' } }),
  refused: 'billing',
})

ladder(offerCourtDays, () => app, {
  input: { params: { court }, body: { year: 2026 } },
  invalid: { 'an invalid year': { params: { court }, body: { year: 1 } } },
  foreign: async () => ({ params: { court: nowhere }, body: { year: 2026 } }),
  refused: 'billing',
})
ladder(readPrintedCourtDays, () => app, {
  input: { params: { court }, query: { year: 2026 } } as never,
  invalid: { 'a missing file': { params: { court }, query: { year: 2026 } } as never },
  foreign: async () => ({ params: { court: nowhere }, query: { year: 2026 } }) as never,
  refused: 'billing',
})

const patna = 'hc-patna' as CourtId
const year2026 = { from: '2026-01-01', to: '2026-12-31' }
const allahabad = 'hc-allahabad' as CourtId

async function clockAt(court_id: CourtId, rule: string, start_on: string) {
  const { caller, matter, member } = await chamberWithMatter(app)
  const { body } = await caller.call(startClock, { body: { matter_id: matter._id, rule, start_on, court_id } })
  const dueOn = async () => {
    const { data } = (await caller.call(getClock, { params: { id: body.data._id } })).body
    return [data.due_on, data.unknown]
  }
  const save = async (changes: { year?: number; days?: object[]; without?: string[]; covers?: object[] }) =>
    (await caller.call(saveCourtDays, { params: { court: court_id }, body: { year: 2026, ...changes } as never })).body
  return { id: body.data._id, member, dueOn, save }
}

describe('a chamber’s court calendar', () => {
  test('an added closed day moves the last day of running deadlines until it is removed', async () => {
    const { dueOn, save } = await clockAt(patna, 'slp', '2026-10-01')
    expect(await dueOn()).toEqual(['2026-12-30', year2026])
    const days = ['2026-12-30', '2026-12-31', '2027-01-01'].map((date) => ({ ...holiday, date }))
    const saved = await save({ days })
    expect(saved.clocks_moved).toBe(1)
    expect(saved.data.days.filter(({ is_own }) => is_own).map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31'])
    expect(await dueOn()).toEqual(['2027-01-02', { from: '2027-01-01', to: '2027-12-31' }])
    const taken = await save({ without: days.map(({ date }) => date) })
    expect(taken.clocks_moved).toBe(1)
    expect(taken.data.days.filter(({ is_own }) => is_own)).toEqual([])
    expect((await dueOn())[0]).toBe('2026-12-30')
  })

  test('a vacation makes no year known, and only what the chamber marks as complete stops the warning', async () => {
    const { dueOn, save } = await clockAt(patna, 'slp', '2027-03-18')
    const days = Array.from({ length: 9 }, (_, at) => ({ ...holiday, date: addDays('2026-12-24', at) }))
    await save({ days })
    expect(await dueOn()).toEqual(['2027-06-16', { from: '2027-01-01', to: '2027-12-31' }])
    await save({ year: 2027, covers: [{ from: '2027-01-01', to: '2027-05-31' }] })
    expect(await dueOn()).toEqual(['2027-06-16', { from: '2027-06-01', to: '2027-12-31' }])
    const { data } = await save({ year: 2027, covers: [{ from: '2027-01-01', to: '2027-12-31' }] })
    expect([data.covers, await dueOn()]).toEqual([
      [{ from: '2027-01-01', to: '2027-12-31', is_own: true }],
      ['2027-06-16', null],
    ])
    await save({ year: 2027, covers: [] })
    expect((await dueOn())[1]).toEqual({ from: '2027-01-01', to: '2027-12-31' })
  })

  test('the days of a court’s PDF are read for confirmation', async () => {
    const lines = [
      'LIST OF HOLIDAYS FOR THE YEAR 2027',
      '1. Holi 23-03-2027 Tuesday',
      '2. Good Friday 26-03-2027 Friday',
    ]
    const body = plainPdf([[...lines, 'Summer vacation 01.06.2027 to 30.06.2027']])
    const reply = await app
      .as(await newChamber(app.db))
      .call(readPrintedCourtDays, { params: { court: patna }, query: { year: 2027 }, body } as never, {
        'content-type': 'application/octet-stream',
      })
    const { format, days, faults } = reply.body.data
    expect([format, faults, days.length]).toEqual(['pdf', [], 32])
    expect(days.slice(0, 3).map(({ date, name, kind }) => [date, name, kind])).toEqual([
      ['2027-03-23', 'Holi', 'holiday'],
      ['2027-03-26', 'Good Friday', 'holiday'],
      ['2027-06-01', 'Summer vacation', 'vacation'],
    ])
  })

  test('where the court’s list is not known, the central government’s holidays are told apart from its days', async () => {
    const caller = app.as(await newChamber(app.db))
    const centralOf = async (court: CourtId, year: number) =>
      (await caller.call(getCourtDays, { params: { court }, query: { year } })).body.data.central
    expect(await centralOf(patna, 2027)).toContainEqual({ date: '2027-03-26', name: 'Good Friday' })
    expect(await centralOf('sci' as CourtId, 2027)).toEqual([])
    const days = [{ date: '2027-03-26', name: 'Good Friday', kind: 'holiday' as const }]
    const covers = [{ from: '2027-08-01', to: '2027-12-31' }]
    await caller.call(saveCourtDays, { params: { court: patna }, body: { year: 2027, days, covers } })
    const left = (await centralOf(patna, 2027)).map(({ date }) => date)
    expect(left).toContain('2027-03-23')
    expect(left.filter((date) => date === '2027-03-26' || date >= '2027-08-01')).toEqual([])
  })

  test('a calendar serves all identifiers of its court', async () => {
    const { dueOn, save } = await clockAt('hc-nagpur' as CourtId, 'slp', '2026-10-01')
    expect((await dueOn())[0]).toBe('2026-12-30')
    const caller = await clockAt('hc-goa' as CourtId, 'slp', '2026-10-01')
    await caller.save({ days: [holiday] })
    expect((await dueOn())[0]).toBe('2026-12-30')
    const { member } = caller
    const body = { year: 2026, days: [holiday] }
    const goa = app.as(member)
    await goa.call(saveCourtDays, {
      params: { court: 'hc-bombay' as CourtId },
      body: { year: 2026, without: [holiday.date] },
    })
    expect((await caller.dueOn())[0]).toBe('2026-12-30')
    await goa.call(saveCourtDays, { params: { court: 'hc-aurangabad' as CourtId }, body })
    expect((await caller.dueOn())[0]).toBe('2026-12-31')
    expect((await save({})).data.days.some(({ is_own }) => is_own)).toBe(false)
  })

  test('closed days belong to one chamber, and entering a day again replaces its entry', async () => {
    const caller = app.as(await newChamber(app.db))
    const save = async (name: string) => {
      const body = { year: 2026, days: [{ ...holiday, name }], saturdays: 'all' as const }
      const { data } = (await caller.call(saveCourtDays, { params: { court }, body })).body
      return [data.saturdays, data.days.filter(({ is_own }) => is_own).map((day) => day.name)]
    }
    await save('Winter')
    expect(await save('Vacation')).toEqual(['all', ['Vacation']])
    const other = (await app.as(await newChamber(app.db)).call(getCourtDays, year)).body.data
    expect([other.saturdays, other.days.filter(({ is_own }) => is_own)]).toEqual(['none', []])
  })
})

describe('built-in court calendar', () => {
  test('built-in closed days are shown with their sources, and a court or year without closed days has none', async () => {
    const caller = app.as(await newChamber(app.db))
    const at = async (court: CourtId, year: number) =>
      (await caller.call(getCourtDays, { params: { court }, query: { year } })).body.data
    const shipped = await at(allahabad, 2026)
    expect(shipped).toMatchObject({
      court_short: 'Allahabad HC',
      saturdays: 'second',
      shipped: { sources: [{ of: 'court', notified: '2025-11-14' }, { notified: '2026-01-13' }, { of: 'government' }] },
    })
    expect(shipped.days.find(({ date }) => date === '2026-01-15')).toEqual({
      date: '2026-01-15',
      name: 'Makar Sankranti',
      kind: 'holiday',
      is_own: false,
    })
    expect(shipped.covers).toEqual([{ from: '2026-01-01', to: '2026-12-25', is_own: false }])
    expect(await at(allahabad, 2027)).toMatchObject({ days: [], covers: [], shipped: null })
    expect(await at('dc-agra' as CourtId, 2026)).toMatchObject({ days: [], shipped: null })
  })

  test('a deadline moves if the registry is closed, but not if only the court does not sit', async () => {
    // 90 days from 1 October 2026 end on 30 December, when the registry is closed until New Year's Day.
    expect(await (await clockAt(court, 'slp', '2026-10-01')).dueOn()).toEqual(['2027-01-02', null])
    expect(await (await clockAt(court, 'slp', '2026-09-23')).dueOn()).toEqual(['2026-12-22', null])
    expect(await (await clockAt(allahabad, 'slp', '2026-08-09')).dueOn()).toEqual(['2026-11-12', null])
  })

  test('a deadline on an unconfirmed day of a vacation has a warning', async () => {
    const { dueOn } = await clockAt(allahabad, 'slp', '2026-10-01')
    expect(await dueOn()).toEqual(['2026-12-30', { from: '2026-12-26', to: '2026-12-31' }])
  })

  test('a chamber can remove and restore a built-in day', async () => {
    const { dueOn, save } = await clockAt(allahabad, 'slp', '2026-08-09')
    const day = (data: { days: { date: string }[] }) => data.days.find(({ date }) => date === '2026-11-07')
    const taken = await save({ without: ['2026-11-07'] })
    expect(taken.clocks_moved).toBe(1)
    expect(day(taken.data)).toMatchObject({ name: 'Deepawali vacation', kind: 'working', is_own: true })
    expect((await dueOn())[0]).toBe('2026-11-07')
    const back = await save({ without: ['2026-11-07'] })
    expect(day(back.data)).toMatchObject({ kind: 'vacation', is_own: false })
    expect((await dueOn())[0]).toBe('2026-11-12')
  })

  test('built-in days of a new version are applied to running deadlines at night', async () => {
    const { id, member, dueOn } = await clockAt(allahabad, 'slp', '2026-08-09')
    await app.db.asChamber(member.chamberId, (tx) =>
      tx.update(clockTable).set({ due_on: '2026-11-07' }).where(eq(clockTable.id, id)),
    )
    expect((await dueOn())[0]).toBe('2026-11-07')
    expect(await recountOpenClocks(app.context)).toBe(1)
    expect((await dueOn())[0]).toBe('2026-11-12')
  })

  test('a chamber can add closed days of its own to the built-in days', async () => {
    const { dueOn, save } = await clockAt(allahabad, 'slp', '2026-08-09')
    await save({ days: [{ ...holiday, date: '2026-11-12', name: 'Full court reference' }] })
    expect(await dueOn()).toEqual(['2026-11-13', null])
  })
})
