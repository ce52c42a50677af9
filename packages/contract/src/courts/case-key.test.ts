import { expect, test } from 'vitest'
import { caseKey } from './case-key.ts'
import { nameSameCase } from './written-case.ts'

test.each([
  ['SLP(C)', '040001', 'SLPC|40001/2026'],
  ['S.L.P. (C) No.', 40001, 'SLPC|40001/2026'],
  ['WRIT - C', '7', 'WRITC|7/2026'],
  ['Misc. Case', '0045', 'MISCCASE|45/2026'],
  ['वाद', '12', 'वाद|12/2026'],
  ['रिट WRIC', '12', 'WRIC|12/2026'],
  ['WP', '0', null],
  ['', '12', null],
])('the case type %s and the number %s give the key %s', (type, number, key) => {
  expect(caseKey(type, number, 2026)).toBe(key)
})

test.each([
  ['SLP(C) 040001/2026', 'SLP(C) 40001/2026', true],
  ['SLP(C) No. 40001 of 2026', 'S.L.P.(C) 40001/2026', true],
  ['CRM-M-903-2024', 'CRM-M/00903/2024', true],
  ['W.P.(C) 12/2024', 'WP(C)-12-2024', true],
  ['12/2024', '0012/2024', true],
  ['W.P.(C) 12/2024', 'W.P.(Crl) 12/2024', false],
  ['वाद 12/2024', 'अपील 12/2024', false],
  ['SLP(C) 40001/2026', 'SLP(C) 40001/2025', false],
  ['Unnumbered', 'Unnumbered', false],
])('whether “%s” and “%s” name the same case: %s', (one, other, isSame) => {
  expect(nameSameCase(one, other)).toBe(isSame)
})
