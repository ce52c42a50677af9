import { expect, test } from 'vitest'
import { patience, readingStateAt, worstOf } from './reading-state.ts'

const now = new Date('2026-11-20T10:00:00+05:30')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each(['cases', 'lists', 'board', 'orders'] as const)(
  'reading %s is late once it failed or its turn is over, and failing after its interval',
  (part) => {
    const { turn, interval } = patience[part]
    const at = (since: { failingSince?: Date; dueSince?: Date }) =>
      readingStateAt({ part, lastSuccessAt: ago(1000), failingSince: null, ...since }, now)
    expect(at({ dueSince: ago(turn - 1) })).toBe('reading')
    expect(at({ dueSince: ago(turn) })).toBe('late')
    expect(at({ failingSince: ago(1) })).toBe('late')
    expect(at({ failingSince: ago(interval) })).toBe('failing')
    expect(at({ dueSince: ago(interval) })).toBe('failing')
    expect(at({ dueSince: ago(1), failingSince: ago(interval) })).toBe('failing')
  },
)

test('a reading of an earlier day does not count as one of today', () => {
  const at = (lastSuccessAt: Date | null) => readingStateAt({ part: 'cases', lastSuccessAt, failingSince: null }, now)
  expect(at(new Date('2026-11-20T00:00:00+05:30'))).toBe('read')
  expect(at(new Date('2026-11-19T23:59:59+05:30'))).toBe('idle')
  expect(at(null)).toBe('never')
})

test('a court has the state of its worst part', () => {
  expect(worstOf(['read', 'failing', 'late'])).toBe('failing')
  expect(worstOf(['read', 'reading'])).toBe('reading')
  expect(worstOf(['never', 'read', 'idle'])).toBe('read')
  expect(worstOf([])).toBe('by-hand')
})
