import { describe, expect, test } from 'vitest'
import { applicableCode, codeDoubt, offenceDoubt } from './applicable-code.ts'

describe('the code that applies', () => {
  test.each([
    ['2024-06-30', 'IPC'],
    ['2024-07-01', 'BNS'],
  ])('to an offence of %s is the %s', (on, code) => {
    expect(applicableCode({ of: 'offence', on })).toBe(code)
  })
  test.each([
    ['procedure', '2024-06-30', false, 'CrPC'],
    ['procedure', '2024-07-01', false, 'BNSS'],
    ['procedure', '2026-02-03', true, 'CrPC'],
    ['evidence', '2024-06-30', false, 'IEA'],
    ['evidence', '2024-07-01', false, 'BSA'],
    ['evidence', '2026-02-03', true, 'IEA'],
  ] as const)('to a step of %s on %s, pending before: %s, is the %s', (of, on, wasPending, code) => {
    expect(applicableCode({ of, on, wasPending })).toBe(code)
  })
})

describe('the code of an FIR', () => {
  test.each([
    ['BNS', '2024-06-30', 2024, 'bns-too-early'],
    ['BNS', '2024-07-01', 2024, null],
    ['IPC', '2024-06-30', 2024, null],
    ['IPC', '2024-07-01', 2024, 'ipc-late'],
    ['BNS', null, 2023, 'bns-too-early'],
    ['IPC', null, 2025, 'ipc-late'],
    ['BNS', null, 2024, null],
    ['IPC', null, 2024, null],
    ['Arms Act', '2020-01-01', 2020, null],
  ])('%s, registered on %s in %s: %s', (act, registered_on, year, expected) => {
    expect(codeDoubt({ registered_on, year, sections: [{ act: 'POCSO' }, { act }] })).toBe(expected)
  })
})

describe('the code for the offence’s date', () => {
  test.each([
    ['BNS', '2024-06-30', null, 'bns-too-early'],
    ['BNS', '2024-06-01', '2024-07-01', null],
    ['BNS', '2024-07-01', null, null],
    ['IPC', '2024-06-30', null, null],
    ['IPC', '2024-06-30', '2025-01-01', null],
    ['IPC', '2024-07-01', null, 'ipc-late'],
    ['IPC', null, null, null],
    ['CrPC', '2025-01-01', null, null],
  ])('%s, offence of %s to %s: %s', (act, offence_from, offence_to, expected) => {
    expect(offenceDoubt({ offence_from, offence_to }, [act])).toBe(expected)
  })
})
