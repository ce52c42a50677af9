import { expect, test } from 'vitest'
import { readCodeSections, readSectionLine, shortAct, withholdsNames } from './criminal-sections.ts'

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

test.each([
  ['INDIAN PENAL CODE, 1860', 'IPC'],
  ['I.P.C.', 'IPC'],
  ['Bharatiya Nyaya Sanhita, 2023', 'BNS'],
  ['BHARATIYA NAGARIK SURAKSHA SANHITA, 2023', 'BNSS'],
  ['B.N.S.S.', 'BNSS'],
  ['CODE OF CRIMINAL PROCEDURE, 1973', 'CrPC'],
  ['Code of Criminal Procedure, 1898', 'Code of Criminal Procedure, 1898'],
  ['Indian Evidence Act, 1872', 'IEA'],
  ['भारतीय साक्ष्य अधिनियम, 1872', 'IEA'],
  ['भारतीय साक्ष्य अधिनियम, 2023', 'BSA'],
  ['Bharatiya Sakshya Adhiniyam, 2023', 'BSA'],
  ['BANKERS BOOKS EVIDENCE ACT, 1891', 'BANKERS BOOKS EVIDENCE ACT, 1891'],
])('the act %s is shown as %s', (words, act) => {
  expect(shortAct(words)).toBe(act)
})

test.each([
  ['INDIAN PENAL CODE, 1860', '302,34', ['302', '34']],
  ['INDIAN PENAL CODE, 1860', '302/34, 120-B & 498 A', ['302', '34', '120B', '498A']],
  ['IPC', 'u/s 376(2)(n), 376DA and 506 IPC', ['376(2)(n)', '376DA', '506']],
  ['BNSS', '438, 442', ['438', '442']],
  ['INDIAN PENAL CODE, 1860', null, []],
  ['NEGOTIABLE INSTRUMENTS ACT, 1881', '138', []],
])('of %s, %s the sections of a criminal code are read', (act, section, expected) => {
  expect(readCodeSections({ act, section }).map((one) => one.section)).toEqual(expected)
})
