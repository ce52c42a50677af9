import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type CourtDate, daysBetween } from '../platform/dates.ts'
import type { MatterId, OrderId } from '../platform/ids.ts'
import { findClockRule } from './clock-rules.ts'
import { type CopyDays, copiesFor, daysForCopy, timeForCopy } from './copy-time.ts'
import { type Exclusion, type Period, runClock } from './run-clock.ts'

const rule = findClockRule('appeal-high-court')
if (!rule) throw new Error('The rule is missing')
const { counting } = rule

const none = { deficient_on: null, made_good_on: null, ready_on: null, withdrawn_on: null }
const run = (start_on: CourtDate, copies: readonly CopyDays[], typed: Exclusion[] = [], count = 90) =>
  runClock({
    start_on,
    period: { count, unit: 'days' } satisfies Period,
    counting,
    exclusions: [...typed, ...copies.flatMap(timeForCopy)],
  })

describe('the time for a certified copy, by example', () => {
  const judgment = '2025-12-14'
  const cases: [string, Partial<CopyDays>[], Exclusion[], CourtDate][] = [
    ['no copy', [], [], '2026-03-14'],
    [
      '23 days from the application to the ready copy',
      [{ applied_on: '2026-01-02', ready_on: '2026-01-25' }],
      [],
      '2026-04-06',
    ],
    ['a copy that is awaited', [{ applied_on: '2026-01-02' }], [], '2026-03-14'],
    ['a copy of the same day', [{ applied_on: '2026-01-02', ready_on: '2026-01-02' }], [], '2026-03-14'],
    [
      'a withdrawn application',
      [{ applied_on: '2026-01-02', ready_on: '2026-01-25', withdrawn_on: '2026-01-26' }],
      [],
      '2026-03-14',
    ],
    [
      'a deficiency: the five days until it is made good count',
      [{ applied_on: '2026-01-02', deficient_on: '2026-01-10', made_good_on: '2026-01-15', ready_on: '2026-01-25' }],
      [],
      '2026-04-01',
    ],
    [
      'a deficiency that is made good on the same day costs nothing',
      [{ applied_on: '2026-01-02', deficient_on: '2026-01-10', made_good_on: '2026-01-10', ready_on: '2026-01-25' }],
      [],
      '2026-04-06',
    ],
    ['an application on the last day', [{ applied_on: '2026-03-14', ready_on: '2026-03-24' }], [], '2026-03-24'],
    ['an application after the last day', [{ applied_on: '2026-03-15', ready_on: '2026-03-24' }], [], '2026-03-14'],
    [
      'an application before the judgment: only the days after it',
      [{ applied_on: '2025-12-10', ready_on: '2025-12-20' }],
      [],
      '2026-03-20',
    ],
    [
      'copies of the judgment and of the decree, with days in common',
      [
        { applied_on: '2026-01-02', ready_on: '2026-01-25' },
        { applied_on: '2026-01-20', ready_on: '2026-01-30' },
      ],
      [],
      '2026-04-11',
    ],
    [
      'days that a person typed for the same copy',
      [{ applied_on: '2026-01-02', ready_on: '2026-01-25' }],
      [{ kind: 'copy', from: '2026-01-02', to: '2026-01-25' }],
      '2026-04-06',
    ],
    [
      'a period that ended while the deficiency was open',
      [{ applied_on: '2026-03-13', deficient_on: '2026-03-14', made_good_on: '2026-03-25', ready_on: '2026-03-30' }],
      [],
      '2026-03-15',
    ],
  ]
  test.each(cases)('%s', (_, copies, typed, last) => {
    const whole = copies.map((copy): CopyDays => ({ ...none, applied_on: '', ...copy }))
    expect(run(judgment, whole, typed).counted_to).toBe(last)
  })

  test('Sivalingam v. Dakshinamoorthy (Kerala, 1992): the days for bringing copy sheets count', () => {
    // Facts: judgment on 21 December 1991, application on the 24th, sheets called for on 27 January 1992 and brought on
    // the 30th, copy ready on 31 March. The appeal of 27 June 1992 was late.
    const copy = { ...none, applied_on: '1991-12-24', ready_on: '1992-03-31' }
    const called = { ...copy, deficient_on: '1992-01-27', made_good_on: '1992-01-30' }
    expect(run('1991-12-21', [called]).counted_to < '1992-06-27').toBe(true)
    expect(daysBetween(run('1991-12-21', [called]).counted_to, run('1991-12-21', [copy]).counted_to)).toBe(3)
  })
})

test('the days of each copy are told apart from typed days', () => {
  const copy = {
    ...none,
    applied_on: '2026-01-02',
    deficient_on: '2026-01-10',
    made_good_on: '2026-01-15',
    ready_on: '2026-01-25',
  }
  expect(daysForCopy(run('2025-12-14', [copy]).steps, copy)).toBe(18)
  const typed: Exclusion = { kind: 'copy', from: '2026-01-01', to: '2026-01-20' }
  expect(daysForCopy(run('2025-12-14', [copy], [typed]).steps, copy)).toBe(5)
})

test('a copy belongs to the periods of its order', () => {
  const [matter_id, other] = ['m' as MatterId, 'n' as MatterId]
  const [order, another] = ['o' as OrderId, 'p' as OrderId]
  const copy = { ...none, matter_id, order_id: order, order_on: '2025-12-14', applied_on: '2026-01-02' }
  const period = { rule, matter_id, order_id: null, start_on: '2025-12-14' }
  const belongs = (more: Partial<Parameters<typeof copiesFor>[0]>, changed: Partial<typeof copy> = {}) =>
    copiesFor({ ...period, ...more }, [{ ...copy, ...changed }]).length === 1
  expect(belongs({})).toBe(true)
  expect(belongs({ order_id: order, start_on: '2025-12-20' })).toBe(true)
  expect(belongs({ order_id: another })).toBe(false)
  expect(belongs({ start_on: '2025-12-13' })).toBe(false)
  expect(belongs({ matter_id: other })).toBe(false)
  expect(belongs({ rule: findClockRule('execution') })).toBe(false)
  expect(belongs({}, { withdrawn_on: '2026-01-03' } as object)).toBe(false)
})

const day = (from: CourtDate, most: number) => fc.integer({ min: 0, max: most }).map((days) => addDays(from, days))

test('a copy never makes a period end earlier, nor later by more than its own days, nor counts a day twice', () => {
  const start = '2026-01-01'
  const copies = fc.array(
    fc
      .record({
        applied_on: day(start, 150),
        steps: fc.tuple(fc.nat(40), fc.nat(40), fc.nat(40)),
        isDeficient: fc.boolean(),
        isReady: fc.boolean(),
      })
      .map(({ applied_on, steps: [one, two, three], isDeficient, isReady }): CopyDays => {
        const deficient_on = addDays(applied_on, one)
        const made_good_on = addDays(deficient_on, two)
        return {
          ...none,
          applied_on,
          ...(isDeficient && { deficient_on, made_good_on }),
          ...(isReady && { ready_on: addDays(made_good_on, three) }),
        }
      }),
    { maxLength: 3 },
  )
  fc.assert(
    fc.property(copies, fc.integer({ min: 1, max: 120 }), (all, count) => {
      const [without, found] = [run(start, [], [], count).counted_to, run(start, all, [], count)]
      const between = all
        .filter(({ ready_on }) => ready_on)
        .reduce((sum, { applied_on, ready_on }) => sum + daysBetween(applied_on, ready_on ?? applied_on), 0)
      expect(found.counted_to >= without).toBe(true)
      expect(daysBetween(without, found.counted_to)).toBeLessThanOrEqual(between)
      const typed = all.flatMap(timeForCopy)
      expect(run(start, all, typed, count).counted_to).toBe(found.counted_to)
      const distinct = [...new Set(all)]
      expect(run(start, [...distinct, ...distinct], [], count).counted_to).toBe(found.counted_to)
    }),
  )
})
