import { expect, test } from 'vitest'
import { courtsOfCnr, highCourtOfCnr, knownCnrPrefixes } from './cnr-courts.ts'
import { readWrittenCase } from './written-case.ts'

test.each(knownCnrPrefixes)('a CNR that begins with %s is read, and its courts are found', (prefix, courts) => {
  const cnr = `${prefix.padEnd(6, '9')}0012342024`
  expect(readWrittenCase(cnr, [])).toEqual({ by: 'cnr', cnr })
  expect(courtsOfCnr(cnr)).toEqual(courts)
  expect(courts.length).toBeGreaterThan(0)
  if (courts.some((court) => court.startsWith('hc-')))
    expect(highCourtOfCnr(cnr)).toEqual(expect.arrayContaining([...courts]))
})

test('no courts are found for a CNR with an unknown prefix', () => expect(courtsOfCnr('ZZZZ010012342024')).toBeNull())
