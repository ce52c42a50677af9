import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CourtCalendar, isCourtOpen, nextOpenDay, unknownAround, whyClosed } from '../courts/court-days.ts'
import { addDays, type CourtDate, daysBetween } from '../platform/dates.ts'
import { clockRules, excusablePeriod, findClockRule } from './clock-rules.ts'
import { type ClockInput, type Exclusion, endOfPeriod, type Period, runClock } from './run-clock.ts'

const open: CourtCalendar = { saturdays: 'none', days: [], covers: [] }

const run = (rule: string, start_on: CourtDate, own: Partial<ClockInput> = {}) => {
  const found = findClockRule(rule)
  const period = own.period ?? found?.periods[0]
  if (!found || !period) throw new Error(`No rule ${rule} with a period`)
  return runClock({ counting: found.counting, excusable: excusablePeriod(found), start_on, ...own, period })
}

const closedFrom = (from: CourtDate, to: CourtDate): CourtCalendar => ({
  saturdays: 'none',
  days: Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => ({
    date: addDays(from, day),
    name: 'Vacation',
    kind: 'vacation' as const,
  })),
  covers: [],
})

describe('limitation periods as decided by courts', () => {
  test('Enforcement Directorate v. Kapil Wadhawan (SC, 27 March 2023): the day of remand counts, and a final Sunday adds no day', () => {
    // Facts: remand on 14 May 2020. On 13 July, the application for bail was in time, and the complaint came too late.
    const { due_on, counted_to } = run('default-bail', '2020-05-14', {
      period: { count: 60, unit: 'days' },
      calendar: open,
    })
    expect([counted_to, due_on]).toEqual(['2020-07-12', '2020-07-13'])
    expect(whyClosed(open, counted_to)).toEqual({ why: 'sunday' })
  })

  test('State of H.P. v. Himachal Techno Engineers (SC, 26 July 2010): three months are not ninety days', () => {
    // Facts: the award was received on 12 November 2007. The petition of 11 March 2008 was within three months and 30
    // days.
    const { counted_to, excusable_to } = run('award', '2007-11-12')
    expect([counted_to, excusable_to]).toEqual(['2008-02-12', '2008-03-13'])
  })

  test('Assam Urban Water Supply v. Subash Projects (SC, 19 January 2012): a vacation does not extend the time for excusing a delay', () => {
    // Facts: the awards were received on 26 August 2003. The petitions of 2 January 2004, after the vacation, were too
    // late.
    const { counted_to, excusable_to } = run('award', '2003-08-26', {
      calendar: closedFrom('2003-12-25', '2004-01-01'),
    })
    expect([counted_to, excusable_to]).toEqual(['2003-11-26', '2003-12-26'])
  })

  test('NCLAT, 11 October 2022, 2022 (10) TMI 436: the time for the certified copy is excluded', () => {
    // Facts: the order is of 10 May 2022. A certified copy was requested on 12 May and was ready on 14 June.
    const copy: Exclusion = { kind: 'copy', from: '2022-05-12', to: '2022-06-14' }
    expect(run('insolvency-appeal', '2022-05-10', { exclusions: [copy] }).counted_to).toBe('2022-07-12')
  })

  test('Sanket Kumar Agarwal v. APG Logistics (SC, 1 May 2023): the days for the certified copy do not count', () => {
    // Facts: order of 26 August 2022, copy requested on 2 September and ready on 15 September.
    // When the appeal was filed on 10 October, the delay could still be excused.
    const copy: Exclusion = { kind: 'copy', from: '2022-09-02', to: '2022-09-15' }
    const { counted_to, excusable_to } = run('insolvency-appeal', '2022-08-26', { exclusions: [copy] })
    expect(counted_to).toBe('2022-10-08')
    expect((excusable_to ?? '') >= '2022-10-10').toBe(true)
  })
})

describe('calculation of a deadline', () => {
  test('a deadline on a closed day moves to the next open day, and the result names the reason', () => {
    const calendar: CourtCalendar = {
      saturdays: 'second',
      covers: [{ from: '2026-01-01', to: '2026-12-31' }],
      days: [
        { date: '2026-11-09', name: 'Diwali', kind: 'holiday' },
        { date: '2026-11-14', name: 'Working Saturday', kind: 'working' },
      ],
    }
    // The ninetieth day is Sunday, 8 November. The next day is the holiday Diwali.
    const { due_on, counted_to, steps, unknown } = run('slp', '2026-08-10', { calendar })
    expect([counted_to, due_on, unknown]).toEqual(['2026-11-08', '2026-11-10', null])
    expect(steps.at(-1)).toEqual({
      step: 'moved',
      from: '2026-11-08',
      closed: { why: 'sunday' },
      date: '2026-11-10',
    })
    expect(isCourtOpen(calendar, '2026-11-14')).toBe(true)
  })

  test('a last day outside the spans that the calendar covers is reported, unless it cannot move', () => {
    const whole = { from: '2027-01-01', to: '2027-12-31' }
    expect(run('slp', '2026-11-20', { calendar: open }).unknown).toEqual(whole)
    expect(run('caveat', '2026-11-20', { calendar: open }).unknown).toBeNull()
    expect(run('slp', '2026-11-20', { calendar: { ...open, covers: [whole] } }).unknown).toBeNull()
  })

  test('a listed day or a covered vacation makes only itself known', () => {
    const vacation = { from: '2026-12-24', to: '2027-01-01' }
    const calendar: CourtCalendar = {
      saturdays: 'second',
      days: [{ date: '2027-05-20', name: 'Special sitting', kind: 'working' }],
      covers: [vacation, { from: '2027-08-02', to: '2027-12-31' }],
    }
    expect(unknownAround(calendar, '2027-06-16')).toEqual({ from: '2027-01-02', to: '2027-08-01' })
    expect(unknownAround(calendar, '2026-06-16')).toEqual({ from: '2026-01-01', to: '2026-12-23' })
    const known = ['2027-01-01', '2027-05-20', '2027-08-02', '2026-12-28', '2027-06-20', '2027-06-12', '2027-01-26']
    expect(known.map((day) => unknownAround(calendar, day))).toEqual(known.map(() => null))
  })

  test('a period that ends in a winter vacation does not move to New Year’s Day', () => {
    const winter = { date: '2026-12-30', name: 'Winter vacation', kind: 'vacation' as const }
    const calendar: CourtCalendar = { ...open, days: [winter, { ...winter, date: '2026-12-31' }] }
    const { due_on, unknown } = run('slp', '2026-10-01', { calendar })
    expect([due_on, unknown]).toEqual(['2027-01-02', { from: '2027-01-01', to: '2027-12-31' }])
    expect(isCourtOpen(open, '2027-01-01')).toBe(true)
  })

  test('four fixed holidays close every court in every year', () => {
    const days = ['01-26', '08-15', '10-02', '12-25'].flatMap((day) => [`2026-${day}`, `2031-${day}`])
    expect(days.filter((day) => isCourtOpen(open, day))).toEqual([])
  })

  test('the result reports that a caveat ends on a day when the court is closed', () => {
    const { due_on, steps } = run('caveat', '2026-10-26', { calendar: open })
    expect([due_on, steps.at(-1)]).toEqual([
      '2027-01-24',
      { step: 'not-moved', closed: { why: 'sunday' }, date: '2027-01-24' },
    ])
  })

  test('a certified copy requested after the period ended does not extend the deadline', () => {
    const copy: Exclusion = { kind: 'copy', from: '2026-04-01', to: '2026-05-01' }
    const { counted_to, steps } = run('appeal-other-court', '2026-01-01', { exclusions: [copy] })
    expect([counted_to, steps.at(-1)?.step]).toEqual(['2026-01-31', 'too-late'])
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('months are calendar months: %s plus %s months', (start, count, end) => {
    expect(endOfPeriod(start, { count, unit: 'months' })).toBe(end)
  })

  test('a period of one year from 29 February ends on 28 February', () => {
    expect(endOfPeriod('2028-02-29', { count: 1, unit: 'years' })).toBe('2029-02-28')
  })

  test('if second Saturdays are closed, only the Saturday between the 8th and the 14th is closed', () => {
    const second: CourtCalendar = { ...open, saturdays: 'second' }
    expect(['2026-11-07', '2026-11-14', '2026-11-21'].map((day) => isCourtOpen(second, day))).toEqual([
      true,
      false,
      true,
    ])
  })

  test('if the court is closed for a whole year, the last day does not move', () => {
    expect(nextOpenDay(closedFrom('2026-01-01', '2027-01-01'), '2026-01-01')).toBeNull()
    expect(run('appeal-other-court', '2026-01-01', { calendar: closedFrom('2026-01-01', '2027-01-01') }).due_on).toBe(
      '2026-01-31',
    )
  })
})

describe('limitation rules', () => {
  test('every rule has a unique key and positive periods, and lists its earliest reminder first', () => {
    expect(new Set(clockRules.map(({ key }) => key)).size).toBe(clockRules.length)
    for (const { periods, reminders } of clockRules) {
      expect(periods.every(({ count }) => count > 0)).toBe(true)
      expect(reminders).toEqual(reminders.toSorted((a, b) => b - a))
    }
  })

  test('no delay can be excused for suits, executions, caveats and default bail', () => {
    for (const key of ['suit', 'possession', 'execution', 'execution-injunction', 'caveat', 'default-bail'])
      expect(findClockRule(key)?.excusable).toBe('no')
  })
})

const date = fc.integer({ min: 0, max: 60_000 }).map((day) => addDays('1970-01-01', day))
const period: fc.Arbitrary<Period> = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 400 }), unit: fc.constant('days' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 60 }), unit: fc.constant('weeks' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 48 }), unit: fc.constant('months' as const) }),
  fc.record({ count: fc.integer({ min: 1, max: 12 }), unit: fc.constant('years' as const) }),
)
const filing = { firstDay: 'excluded', lastDay: 'next-open-day' } as const
const calendarAround = (day: CourtDate): fc.Arbitrary<CourtCalendar> =>
  fc.record({
    saturdays: fc.constantFrom('none' as const, 'second' as const, 'second-and-fourth' as const, 'all' as const),
    days: fc
      .uniqueArray(fc.integer({ min: -3, max: 60 }), { maxLength: 40 })
      .map((offsets) => offsets.map((at) => ({ date: addDays(day, at), name: 'Closed', kind: 'holiday' as const }))),
    covers: fc.constant([]),
  })

describe('deadlines for all dates', () => {
  test('a later start never gives an earlier end', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 800 }), period, (start, later, each) => {
        expect(endOfPeriod(addDays(start, later), each) >= endOfPeriod(start, each)).toBe(true)
      }),
    )
  })

  test('a longer period never gives an earlier end', () => {
    fc.assert(
      fc.property(date, period, fc.integer({ min: 0, max: 20 }), (start, each, more) => {
        expect(endOfPeriod(start, { ...each, count: each.count + more }) >= endOfPeriod(start, each)).toBe(true)
      }),
    )
  })

  test('a period of months ends that many months later, on the same or an earlier day', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 60 }), (start, count) => {
        const end = endOfPeriod(start, { count, unit: 'months' })
        const monthsOf = (day: CourtDate) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(monthsOf(end) - monthsOf(start)).toBe(count)
        expect(Number(end.slice(8)) <= Number(start.slice(8))).toBe(true)
      }),
    )
  })

  test('if the court is closed, the last day moves forward to the first open day', () => {
    fc.assert(
      fc.property(
        date.chain((start) => fc.tuple(fc.constant(start), calendarAround(addDays(start, 30)))),
        ([start, calendar]) => {
          const { due_on, counted_to } = runClock({
            start_on: start,
            period: { count: 30, unit: 'days' },
            counting: filing,
            calendar,
          })
          expect(due_on >= counted_to && isCourtOpen(calendar, due_on)).toBe(true)
          for (let day = counted_to; day < due_on; day = addDays(day, 1)) expect(isCourtOpen(calendar, day)).toBe(false)
        },
      ),
    )
  })

  test('each excluded day extends the period once, whatever the order of the exclusions', () => {
    const spans = fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 40 })), { maxLength: 4 })
    fc.assert(
      fc.property(date, spans, (start, given) => {
        const exclusions: Exclusion[] = given.map(([from, length]) => ({
          kind: 'other',
          from: addDays(start, from),
          to: addDays(start, from + length),
        }))
        const named = new Set(
          given.flatMap(([from, length]) => Array.from({ length: length + 1 }, (_, day) => addDays(start, from + day))),
        )
        const input = { start_on: start, period: { count: 30, unit: 'days' as const }, counting: filing }
        const { counted_to } = runClock({ ...input, exclusions })
        expect(daysBetween(runClock(input).counted_to, counted_to)).toBe(named.size)
        expect(runClock({ ...input, exclusions: exclusions.toReversed() }).counted_to).toBe(counted_to)
      }),
    )
  })

  test('an exclusion never gives an earlier end', () => {
    fc.assert(
      fc.property(
        date,
        period,
        fc.integer({ min: -400, max: 5000 }),
        fc.integer({ min: 0, max: 500 }),
        (start, each, from, length) => {
          const input = { start_on: start, period: each, counting: filing }
          const exclusion: Exclusion = { kind: 'copy', from: addDays(start, from), to: addDays(start, from + length) }
          expect(runClock({ ...input, exclusions: [exclusion] }).counted_to >= runClock(input).counted_to).toBe(true)
        },
      ),
    )
  })
})
