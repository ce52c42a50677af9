import type { Call } from '@peshi/contract/day/call-time'
import type { PersonId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { callsNear, nextCallOf } from './alerted-calls.ts'

const now = new Date('2026-11-20T12:00:00+05:30')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const isNear = (likely: Call['likely'], notifiedMinutesAgo: number | null = 10) => {
  const call = { matter_id: 'm', likely } as Call
  const alerts =
    notifiedMinutesAgo === null
      ? []
      : [{ matter_id: call.matter_id, items_ahead: 3, raised_at: minutesAgo(notifiedMinutesAgo) }]
  return callsNear({ alerts, calls: [call] }, now).length === 1
}
const cannotSay = (why: Extract<Call['likely'], { state: 'cannot-say' }>['why'], items_ahead: number | null = null) =>
  ({ state: 'cannot-say', why, items_ahead }) as const

test('a call counts as near from the alert until the call is over', () => {
  expect(isNear({ state: 'being-heard', since: minutesAgo(1) })).toBe(true)
  expect(isNear(cannotSay('jump'))).toBe(true)
  expect(isNear(cannotSay('jump'), null)).toBe(false)
  expect(isNear({ state: 'called', at: minutesAgo(1) })).toBe(false)
  expect(isNear({ state: 'over' })).toBe(false)
})

test('a call that is not expected today or has no current board does not count as near', () => {
  for (const why of ['risen', 'board-silent', 'no-board', 'not-on-list', 'hardly-today', 'not-sitting'] as const)
    expect([why, isNear(cannotSay(why))]).toEqual([why, false])
})

test('the call of a kept-back matter counts as near until an hour after the alert', () => {
  expect(isNear(cannotSay('kept-back'), 20)).toBe(true)
  expect(isNear(cannotSay('kept-back'), 61)).toBe(false)
})

test('the next call is the first that has not ended, of the person or of nobody', () => {
  const callOf = (item: string, likely: object, person: string | null = null) =>
    ({ item, likely, person: person && { _id: person, name: person } }) as unknown as Call
  const at = (likely: string) => ({ state: 'expected', likely })
  const calls = [
    callOf('1', { state: 'called', at: '10:30' }),
    callOf('2', cannotSay('jump')),
    callOf('3', at('12:00'), 'me'),
    callOf('4', at('11:40'), 'other'),
    callOf('5', at('11:50')),
  ]
  const itemOf = (some: Call[]) => nextCallOf(some, 'me' as PersonId)?.item
  expect(itemOf(calls)).toBe('5')
  expect(itemOf([...calls, callOf('6', { state: 'being-heard' })])).toBe('6')
  expect(itemOf(calls.filter(({ person }) => person?.name === 'other'))).toBe('4')
  expect(itemOf(calls.slice(0, 1))).toBeUndefined()
})
