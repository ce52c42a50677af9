import type { CourtId, MatterId, PersonId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { type Engagement, findClashes } from './find-clashes.ts'

const at = (time: string) => new Date(`2026-11-20T${time}:00+05:30`)
const [asha, ravi, meena] = ['asha', 'ravi', 'meena'] as PersonId[] as [PersonId, PersonId, PersonId]
const people = [asha, ravi, meena]

function engagement(name: string, personId: PersonId | null, room: string, from: string, to: string): Engagement {
  const [court = '', courtNo = ''] = room.split(' ')
  return { matterId: name as MatterId, personId, court: court as CourtId, courtNo, from: at(from), to: at(to) }
}

test('a person who is due in two rooms at the same time has a clash that lasts for the overlap', () => {
  const clashes = findClashes(
    [engagement('b', asha, 'sci 4', '11:20', '12:00'), engagement('a', asha, 'hc-delhi 12', '11:00', '11:45')],
    people,
  )
  expect(clashes).toMatchObject([{ from: at('11:20'), to: at('11:45'), personId: asha, matterIds: ['a', 'b'] }])
})

test('overlapping clashes are combined into one clash', () => {
  const clashes = findClashes(
    [
      engagement('a', asha, 'hc-delhi 12', '11:00', '11:30'),
      engagement('b', asha, 'sci 4', '11:20', '12:00'),
      engagement('c', asha, 'sci 5', '11:50', '12:30'),
      engagement('d', asha, 'sci 5', '15:00', '15:30'),
    ],
    people,
  )
  expect(clashes).toMatchObject([{ from: at('11:20'), to: at('12:00'), matterIds: ['a', 'b', 'c'] }])
})

test.each([
  ['in one room', engagement('b', asha, 'hc-delhi 12', '11:20', '12:00')],
  ['one after the other', engagement('b', asha, 'sci 4', '11:45', '12:00')],
  ['of two people', engagement('b', ravi, 'sci 4', '11:20', '12:00')],
  ['of one matter', engagement('a', asha, 'sci 4', '11:20', '12:00')],
])('two listings %s do not clash', (_, other) => {
  expect(findClashes([engagement('a', asha, 'hc-delhi 12', '11:00', '11:45'), other], people)).toEqual([])
})

test('two matters without an assigned person clash if their times overlap', () => {
  const clashes = findClashes(
    [engagement('a', null, 'hc-delhi 12', '11:00', '11:45'), engagement('b', null, 'sci 4', '11:20', '12:00')],
    people,
  )
  expect(clashes).toMatchObject([
    { personId: null, free: [{ personId: asha }, { personId: ravi }, { personId: meena }] },
  ])
})

test('people who are free during a clash are listed, first those already at one of the courts', () => {
  const [clash] = findClashes(
    [
      engagement('a', asha, 'hc-delhi 12', '11:00', '11:45'),
      engagement('b', asha, 'sci 4', '11:20', '12:00'),
      engagement('c', ravi, 'sci 2', '11:30', '11:40'),
      engagement('d', meena, 'hc-delhi 3', '10:40', '11:05'),
      engagement('e', meena, 'sci 9', '15:00', '15:20'),
    ],
    ['nobody' as PersonId, ...people],
  )
  expect(clash?.free).toEqual([
    { personId: meena, near: { matterId: expect.anything(), court: 'hc-delhi', courtNo: '3' } },
    { personId: 'nobody', near: null },
  ])
})
