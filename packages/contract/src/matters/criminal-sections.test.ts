import { describe, expect, test } from 'vitest'
import { pairOf, readSectionLine, withholdsNames } from './criminal-sections.ts'

describe('converting a section to the new criminal codes', () => {
  test.each([
    ['IPC', '420', 'BNS 318(4)'],
    ['IPC', '498-A', 'BNS 85'],
    ['BNS', '318(4)', 'BNS 318(4)'],
    ['BNS', '318', 'BNS 318(4)'],
    ['CrPC', '438', 'BNSS 482'],
    ['CrPC', '482', 'BNSS 528'],
  ])('section %s %s is converted to %s', (act, section, to) => {
    const pair = pairOf({ act, section })
    expect(`${pair?.new.act} ${pair?.new.section}`).toBe(to)
  })
  test('a section without a known counterpart is not converted', () => {
    expect(pairOf({ act: 'IPC', section: '999' })).toBeNull()
    expect(pairOf({ act: 'Arms Act', section: '25' })).toBeNull()
  })
  test('a conversion says whether it comes from a court’s own list', () => {
    expect(pairOf({ act: 'CrPC', section: '439' })?.source).toBe('general')
    expect(pairOf({ act: 'CrPC', section: '438' })?.source).toBe('court')
  })
})

test('an act and its sections are read from a line of a police record', () => {
  expect(readSectionLine('भारतीय न्याय संहिता (बी एन एस), 2023 - 115(2),352')).toEqual([
    { act: 'BNS', section: '115(2)' },
    { act: 'BNS', section: '352' },
  ])
  expect(readSectionLine('मोटरवाहन अधिनियम, १९८८  - 184')).toEqual([{ act: 'मोटरवाहन अधिनियम, १९८८', section: '184' }])
})

test.each([
  ['BNS', '64', true],
  ['BNS', '71', true],
  ['BNS', '72', false],
  ['BNS', '640', false],
  ['IPC', '376D', true],
  ['IPC', '3760', false],
  ['IPC', '354', false],
  ['POCSO', '8', true],
])('in a case under %s %s, the victim’s name is withheld: %s', (act, section, expected) => {
  expect(withholdsNames([{ act, section }])).toBe(expected)
})
