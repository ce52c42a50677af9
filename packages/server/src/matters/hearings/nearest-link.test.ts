import type { CourtId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { nearestLink } from './nearest-link.ts'

const [delhi, bombay] = ['hc-delhi', 'hc-bombay'] as CourtId[] as [CourtId, CourtId]
const links = [
  { court: delhi, room: '', url: 'https://court' },
  { court: delhi, room: '7', url: 'https://room' },
]

test.each([
  ['a hearing with its own link', 'https://own', { court: delhi, court_no: '7' }, 'https://own', 'hearing'],
  ['a courtroom with a link', null, { court: delhi, court_no: 'Court No. 07' }, 'https://room', 'room'],
  ['another courtroom of the court', null, { court: delhi, court_no: '8' }, 'https://court', 'court'],
  ['a hearing without a courtroom', null, { court: delhi, court_no: null }, 'https://court', 'court'],
] as const)('%s joins by the nearest link', (_name, own, place, url, from) => {
  expect(nearestLink(own, place, links)).toEqual({ url, from })
})

test('a court without a link has none of another court', () => {
  expect(nearestLink(null, { court: bombay, court_no: '7' }, links)).toBeNull()
})
