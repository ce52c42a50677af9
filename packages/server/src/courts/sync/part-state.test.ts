import { expect, test } from 'vitest'
import { dueEveryMs, partStateAt, worstOf } from './part-state.ts'

const now = new Date('2026-11-20T10:00:00+05:30')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each(['cases', 'lists', 'board', 'orders'] as const)(
  'the state of %s is late after one interval without a reading, and failing after two',
  (part) => {
    const at = (lastSuccessAt: Date | null, since: Date | null) => partStateAt({ part, lastSuccessAt, since }, now)
    const due = dueEveryMs[part]
    expect(at(null, null)).toBe('never')
    expect(at(ago(due / 2), null)).toBe('read')
    expect(at(ago(due), ago(1000))).toBe('late')
    expect(at(ago(2 * due), ago(due))).toBe('failing')
    expect(at(null, ago(due))).toBe('failing')
  },
)

test('a court has the state of its worst part', () => {
  expect(worstOf(['read', 'failing', 'late'])).toBe('failing')
  expect(worstOf(['read', 'late'])).toBe('late')
  expect(worstOf(['never', 'read'])).toBe('read')
  expect(worstOf([])).toBe('never')
})
