import { getCourtDays, readCourtDays, saveCourtDays } from '@peshi/contract/courts/court-calendar'
import type { CourtId } from '@peshi/contract/platform/ids'
import { getClock, startClock } from '@peshi/contract/trackers/clocks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'

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
  invalid: { 'a year that is none': { ...year, query: { year: 'next' } } },
  foreign: async () => ({ ...year, params: { court: nowhere } }),
  refused: 'billing',
})
ladder(saveCourtDays, () => app, {
  input: { params: { court }, body: { year: 2026 } },
  invalid: {
    'a day without a name': { params: { court }, body: { year: 2026, days: [{ ...holiday, name: ' ' }] } },
    'Saturdays that are none': { params: { court }, body: { year: 2026, saturdays: 'third' } },
  },
  foreign: async () => ({ params: { court: nowhere }, body: { year: 2026 } }),
  refused: 'billing',
})
ladder(readCourtDays, () => app, {
  input: { params: { court }, body: { text: '2026-12-25,Christmas' } },
  invalid: { nothing: { params: { court }, body: { text: '' } } },
  foreign: async () => ({ params: { court: nowhere }, body: { text: '2026-12-25,Christmas' } }),
  refused: 'billing',
})

describe('a court’s days', () => {
  test('move the last day of running clocks, and move it back when they are taken out', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    // Ninety days from 1 October: Wednesday, 30 December.
    const { body } = await caller.call(startClock, {
      body: { matter_id: matter._id, rule: 'slp', start_on: '2026-10-01', court_id: court },
    })
    const dueOn = async () => {
      const { data } = (await caller.call(getClock, { params: { id: body.data._id } })).body
      return [data.due_on, data.unknown_years]
    }
    expect(await dueOn()).toEqual(['2026-12-30', ['2026']])
    const days = ['2026-12-30', '2026-12-31', '2027-01-01'].map((date) => ({ ...holiday, date }))
    const saved = await caller.call(saveCourtDays, { params: { court }, body: { year: 2026, days } })
    expect(saved.body).toMatchObject({ clocks_moved: 1, data: { years: [2026, 2027], days: days.slice(0, 2) } })
    expect(await dueOn()).toEqual(['2027-01-02', []])
    const without = days.map(({ date }) => date)
    const taken = await caller.call(saveCourtDays, { params: { court }, body: { year: 2026, without } })
    expect(taken.body).toMatchObject({ clocks_moved: 1, data: { days: [] } })
    expect((await dueOn())[0]).toBe('2026-12-30')
  })

  test('are the chamber’s own, and a day that is written again is replaced', async () => {
    const caller = app.as(await newChamber(app.db))
    const save = (name: string) =>
      caller.call(saveCourtDays, {
        params: { court },
        body: { year: 2026, days: [{ ...holiday, name }], saturdays: 'all' },
      })
    await save('Winter')
    expect((await save('Vacation')).body.data).toMatchObject({ saturdays: 'all', days: [{ name: 'Vacation' }] })
    const other = app.as(await newChamber(app.db))
    expect((await other.call(getCourtDays, year)).body.data).toEqual({ saturdays: 'second', days: [], years: [] })
  })
})
