import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import type { CourtId } from '@peshi/contract/platform/ids'
import { getClock, startClock } from '@peshi/contract/trackers/clocks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { recountAtShippedCourts } from './clocks.jobs.ts'
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
    'invalid Saturdays': { params: { court }, body: { year: 2026, saturdays: 'third' } },
  },
  foreign: async () => ({ params: { court: nowhere }, body: { year: 2026 } }),
  refused: 'billing',
})
ladder(readCourtDays, () => app, {
  input: { params: { court }, body: { text: '2026-12-25,Christmas' } },
  invalid: { 'an empty text': { params: { court }, body: { text: '' } } },
  foreign: async () => ({ params: { court: nowhere }, body: { text: '2026-12-25,Christmas' } }),
  refused: 'billing',
})

const delhi = 'hc-delhi' as CourtId
const allahabad = 'hc-allahabad' as CourtId

async function clockAt(court_id: CourtId, rule: string, start_on: string) {
  const { caller, matter, member } = await chamberWithMatter(app)
  const { body } = await caller.call(startClock, { body: { matter_id: matter._id, rule, start_on, court_id } })
  const dueOn = async () => {
    const { data } = (await caller.call(getClock, { params: { id: body.data._id } })).body
    return [data.due_on, data.unknown_years]
  }
  const save = async (changes: { days?: object[]; without?: string[] }) =>
    (await caller.call(saveCourtDays, { params: { court: court_id }, body: { year: 2026, ...changes } as never })).body
  return { id: body.data._id, member, dueOn, save }
}

describe('a chamber’s court calendar', () => {
  test('an added closed day moves the last day of running deadlines until it is removed', async () => {
    const { dueOn, save } = await clockAt(delhi, 'slp', '2026-10-01')
    expect(await dueOn()).toEqual(['2026-12-30', ['2026']])
    const days = ['2026-12-30', '2026-12-31', '2027-01-01'].map((date) => ({ ...holiday, date }))
    const saved = await save({ days })
    expect(saved.clocks_moved).toBe(1)
    expect(saved.data.days.filter(({ is_own }) => is_own).map(({ date }) => date)).toEqual(['2026-12-30', '2026-12-31'])
    expect(await dueOn()).toEqual(['2027-01-02', []])
    const taken = await save({ without: days.map(({ date }) => date) })
    expect(taken.clocks_moved).toBe(1)
    expect(taken.data.days.filter(({ is_own }) => is_own)).toEqual([])
    expect((await dueOn())[0]).toBe('2026-12-30')
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
    expect(await at(allahabad, 2027)).toMatchObject({ days: [], shipped: null })
    expect(await at('dc-agra' as CourtId, 2026)).toMatchObject({ days: [], shipped: null })
  })

  test('a deadline moves if the registry is closed, but not if only the court does not sit', async () => {
    // 90 days from 1 October 2026 end on 30 December, when the registry is closed until the end of the year.
    // The court days of 2027 are unknown, so the deadline moves to 1 January with a warning.
    expect(await (await clockAt(court, 'slp', '2026-10-01')).dueOn()).toEqual(['2027-01-01', ['2027']])
    expect(await (await clockAt(court, 'slp', '2026-09-23')).dueOn()).toEqual(['2026-12-22', []])
    expect(await (await clockAt(allahabad, 'slp', '2026-08-09')).dueOn()).toEqual(['2026-11-12', []])
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
    expect(await recountAtShippedCourts(app.context)).toBe(1)
    expect((await dueOn())[0]).toBe('2026-11-12')
  })

  test('a chamber can add closed days of its own to the built-in days', async () => {
    const { dueOn, save } = await clockAt(allahabad, 'slp', '2026-08-09')
    await save({ days: [{ ...holiday, date: '2026-11-12', name: 'Full court reference' }] })
    expect(await dueOn()).toEqual(['2026-11-13', []])
  })
})
