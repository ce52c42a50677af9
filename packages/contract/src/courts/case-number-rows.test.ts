import { expect, test } from 'vitest'
import { readCaseNumbers } from './case-numbers.ts'
import { findCaseType } from './written-case.ts'

const cells = `
CRM-M|45678/2025 CRM-M|45679/2025 = CRM-M-45678-2025 (O&M) CRM-M-45679-2025
CRM-M|45678/2025 CRM-M|45679/2025 = CRM-M-45678-2025 (O&M) 45679-2025
CWP|123/2024 CWP|124/2024 = CWP-123-2024 (O&M) and CWP-124-2024 (O&M)
CWP|123/2024 = CWP-123-2024 (O&M)
RSA|1/2024 RSA|2/2024 RSA|3/2024 = RSA-1-2024 (O&M) RSA-2-2024 (O&M) RSA-3-2024 (O&M)
FAO|1/2024 FAO|2/2024 XOBJC|3/2024 = FAO-1-2024 (O&M), FAO-2-2024 (O&M) and XOBJC-3-2024
WP|11/2024 WP|12/2024 = WP 11/2024 (PIL) WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 [FRESH] WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 (Fresh) 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 (GM-CPC) WP 12/2024 (S-RES)
WP|11/2024 WP|12/2024 = WP 11/2024 {MAIN} WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 (D) WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 (D) (SJ) WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 I/W WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 I/W 12/2024
CRM-M|1/2025 CRM-M|2/2025 = CRM-M-1-2025 I/W CRM-M-2-2025
LPA|123/2024 LPA|124/2024 LPA|125/2024 = LPA-123-2024 I/W LPA-124-2024 I/W LPA-125-2024
WP|11/2024 WP|12/2024 = WP 11/2024 A/W WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 C/W 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 along with connected matters WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 CONNECTED CASES: WP 12/2024
WP|11/2024 WP|12/2024 WP|13/2024 = WP 11/2024 CONNECTED CASES: WP 12/2024, WP 13/2024
WP|11/2024 WP|12/2024 = WP 11/2024 Connected Case: 12/2024
WP|11/2024 CRP|12/2024 = WP 11/2024 CONNECTED MATTERS: CRP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 Connected with 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 tagged with WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 Main Case: WP 12/2024
WP|11/2024 WP|12/2024 = WP 11/2024 and batch WP 12/2024
WP|11/2024 WP|12/2024 WP|13/2024 = WP 11/2024 to 13/2024
WP|11/2024 WP|12/2024 WP|13/2024 = WP/11/2024 to 13/2024
WP|11/2024 WP|12/2024 WP|13/2024 = WP/11/2024 to WP/13/2024
W.P.(C)|11/2024 W.P.(C)|12/2024 W.P.(C)|13/2024 = W.P.(C) 11/2024 - 13/2024
WP|11/2024 WP|12/2024 WP|13/2024 = WP 11 to 13/2024
WP|11/2024 WP|13/2025 = WP 11/2024 to 13/2025
WP|13/2024 WP|11/2024 = WP 13/2024 to 11/2024
|1234/2024 = No. 1,234/2024
WP|1234/2024 = WP No. 1,234/2024
W.P.(C)|12345/2024 = W.P.(C) No. 12,345 of 2024
Crl.A.|1001/2024 Crl.A.|1002/2024 = Crl.A. 1,001/2024 & 1,002/2024
SLP(C)|1234/2024 SLP(C)|1235/2024 = SLP(C) No. 1,234-1,235/2024
WP|11/2024 WP|112/2024 = WP Nos. 11,112/2024
WP|11/2024 WP|12/2024 = WP 11,12/2024
WP|123/2024 WP|456/2024 = WP 123,456/2024
WP|11/2024 WP|112/2024 = WP 11, 112/2024
(IB)|123/2024 = (IB)-123(PB)/2024
WP|1/2024 (IB)|123/2024 = WP 1/2024, (IB)-123(PB)/2024
Motor Accident Claim Petition|12/2024 = Motor Accident Claim Petition No. 12/2024
 = DETENTION DATE-23-01-2026
 = LISTED ON-23-01-2026
WP|1/2024 = WP 1/2024 LISTED ON-23-01-2026
`

test.each(
  cells
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' = ').toReversed()),
)('the numbers of the cell “%s” are %s', (cell = '', numbers = '') => {
  const read = readCaseNumbers(cell).numbers.map(({ type, number, year }) => `${type}|${number}/${year}`)
  expect(read.join(' ')).toBe(numbers.trim())
})

const types = [
  { code: '1', short: 'SLP(C)', title: 'Special Leave Petition (Civil)' },
  { code: '2', short: 'SLP(Crl)', title: 'Special Leave Petition (Criminal)' },
  { code: '3', short: 'T.P.(C)', title: 'TRANSFER PETITION (CIVIL)' },
  { code: '4', short: 'T.P.(Crl)', title: 'TRANSFER PETITION (CRIMINAL)' },
  { code: '5', short: 'W.P.(C)', title: 'WRIT PETITION (CIVIL)' },
  { code: '6', short: 'C.A.', title: 'CIVIL APPEAL' },
]
test.each([
  ['Transfer Petition (C)', '3'],
  ['Transfer Petition(s)(Criminal)', '4'],
  ['Transfer Petition (Crl.)', '4'],
  ['TP(C)', '3'],
  ['T.P.(Civil)', '3'],
  ['Writ Petition (C)', '5'],
  ['Writ Petition(s) (Civil)', '5'],
  ['Special Leave Petition (C)', '1'],
  ['Petition for Special Leave to Appeal (Crl)', '2'],
  ['SLP (Criminal)', '2'],
  ['Transfer Petition', null],
  ['Civil Appeal', '6'],
])('the case type %s has the code %s', (written, code) => {
  expect(findCaseType(written, types)).toBe(code)
})
