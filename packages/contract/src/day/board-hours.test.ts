import { afterEach, describe, expect, test } from 'vitest'
import { isBoardCourt, isPollingAfter, isPollingTime } from './board-hours.ts'

const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}+05:30`)

const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

describe('polling hours in India', () => {
  test.each([
    ['03:00', false, false],
    ['08:59', false, false],
    ['09:00', false, true],
    ['09:59', false, true],
    ['10:00', true, true],
    ['13:30', true, true],
    ['16:59', true, true],
    ['17:00', false, true],
    ['17:59', false, true],
    ['18:00', false, false],
    ['23:00', false, false],
  ])('at %s, polling begins: %s; polling that has begun continues: %s', (time, afterOff, afterOn) => {
    expect([isPollingAfter(false, at(time)), isPollingAfter(true, at(time))]).toEqual([afterOff, afterOn])
  })

  test('boards are not polled on Sunday', () => {
    for (let hour = 0; hour < 24; hour++) {
      const sunday = at(`${String(hour).padStart(2, '0')}:30`, '2026-11-22')
      expect([isPollingAfter(true, sunday), isPollingTime(sunday)]).toEqual([false, false])
    }
  })

  test('from 10:00 to 18:00, boards are polled by a page that has been open since the morning', () => {
    const states = ['08:30', '09:30', '10:00', '16:59', '17:59', '18:00'].map((time) => isPollingTime(at(time)))
    expect(states).toEqual([false, false, true, true, true, false])
  })

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
    'the system time zone %s does not change the polling hours',
    (name) => {
      process.env.TZ = name
      expect(isPollingAfter(false, at('10:30', '2026-11-21'))).toBe(true)
      expect(isPollingAfter(true, at('10:30', '2026-11-22'))).toBe(false)
      expect(isPollingAfter(true, at('08:30', '2026-11-21'))).toBe(false)
      expect(isPollingAfter(false, at('10:30', '2026-11-23'))).toBe(true)
    },
  )
})

test('boards are polled for the Supreme Court and high courts only, not for mediation centres', () => {
  const names = [
    'sci',
    'hc-allahabad',
    'hc-lucknow',
    'hc-delhi-mediation',
    'sci-mediation',
    'dc-agra',
    'tribunals-nclt-mumbai',
  ]
  expect(names.filter(isBoardCourt)).toEqual(['sci', 'hc-allahabad', 'hc-lucknow'])
})
