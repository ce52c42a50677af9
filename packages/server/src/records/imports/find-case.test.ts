import type { ImportValues } from '@peshi/contract/records/imports'
import type { CaseHit } from '@peshi/courts/connector'
import { expect, test } from 'vitest'
import { chooseHit } from './find-case.ts'

const hits = ['SLP(C)/40001/2026', 'SLP(C)/40002/2026'].map((caseNumber) => ({ caseNumber }) as CaseHit)
const row = (case_type: string | null, case_number: string) =>
  ({ case_type, case_number, case_year: 2026 }) as ImportValues
const choose = (values: ImportValues) => chooseHit({ hits, unread: [] } as never, values).caseNumber

test.each([
  ['SLP(C)', '40001'],
  ['S.L.P. (C) No.', '040001'],
  ['SLP-C', '0040001'],
  [null, '040001'],
])('of several hits, the case of the row is chosen, however its number is written: %s %s', (type, number) => {
  expect(choose(row(type, number))).toBe('SLP(C)/40001/2026')
})

test('a row of another number or type has no hit of its own', () => {
  for (const values of [row('SLP(C)', '40003'), row('SLP(Crl)', '40001'), row('SLP(C)', '')])
    expect(() => choose(values)).toThrow('several-found')
})
