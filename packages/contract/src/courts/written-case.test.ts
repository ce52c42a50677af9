import { describe, expect, it } from 'vitest'
import { courtsNamed, readWrittenCase, splitCnrs } from './written-case.ts'

const caseTypes = [
  { code: '24', short: 'WRIC', title: 'WRIT - C' },
  { code: '22', short: 'WRIA', title: 'WRIT - A' },
  { code: '134', short: 'W.P.(C)', title: 'CIVIL WRIT PETITION' },
  { code: '1', short: 'SLP(C)', title: 'Special Leave Petition (Civil)' },
  { code: '9', short: 'BAIL', title: 'BAIL APPLICATION' },
]
const named = (text: string) => {
  const pasted = readWrittenCase(text, [])
  return pasted && pasted.by !== 'several' && courtsNamed(text, pasted)
}
const number = (case_type: string | null, case_number: string, case_year: string) => ({
  by: 'case-number',
  case_type,
  case_number,
  case_year,
})

describe('reading a pasted case', () => {
  it.each([
    ['WRIC/12345/2024', number('24', '12345', '2024')],
    ['WRIT - C No. 12345 of 2024', number('24', '12345', '2024')],
    ['writ-c no 00045/2024', number('24', '45', '2024')],
    ['W.P.(C) 3001/2024', number('134', '3001', '2024')],
    ['W.P.(C) No. - 3001 of 2024', number('134', '3001', '2024')],
    ['BAIL-3310-2026', number('9', '3310', '2026')],
    ['Civil Writ 8/1999', number('134', '8', '1999')],
    ['Contempt 12/2020', number(null, '12', '2020')],
    ['  12345/2024 ', number(null, '12345', '2024')],
    ['Diary No. 52650/2023', { by: 'diary-number', case_number: '52650', case_year: '2023' }],
    ['D. No. 052650 of 2023', { by: 'diary-number', case_number: '52650', case_year: '2023' }],
    ['dy.no. 52650-2023', { by: 'diary-number', case_number: '52650', case_year: '2023' }],
    ['SLP(C) 18342/2025', number('1', '18342', '2025')],
    ['SLP(C) No. 18342 of 2025', number('1', '18342', '2025')],
    ['MAT 123 of 2024 IA NO: CAN/1/2024', number(null, '123', '2024')],
    ['SLP(C) Diary No. 12345/2024', { by: 'diary-number', case_number: '12345', case_year: '2024' }],
    ['CRM-M/903/2024, CRM-M/904/2024', { by: 'several', cases: ['CRM-M 903/2024', 'CRM-M 904/2024'] }],
    ['UPHC010912342023', { by: 'cnr', cnr: 'UPHC010912342023' }],
    ['CNR: uphc01-091234-2023', { by: 'cnr', cnr: 'UPHC010912342023' }],
  ])('the case “%s” is read', (text, expected) => {
    expect(readWrittenCase(text, caseTypes)).toEqual(expected)
  })

  it.each(['', '12345', 'Ramesh Chandra', 'WRIT', '12345/24', '2024'])(
    'the text “%s” is not read as a case',
    (text) => {
      expect(readWrittenCase(text, caseTypes)).toBeNull()
    },
  )

  it.each([
    ['Asha v. Ravi, Goods and Service Tax Appeal No. 12 of 2024', '31'],
    ['Appeal against acquittal in SC/ST Act No. - 12 of 2024', '32'],
    ['Zeta Petition 12/2024', '33'],
    ['Old Zeta Petition 12/2024', '33'],
  ])('a case type in the court’s own list is recognised by its full name: %s', (text, code) => {
    const own = [
      { code: '31', short: 'GSTA', title: 'Goods and Service Tax Appeal' },
      { code: '32', short: 'APLSCST', title: 'Appeal against acquittal in SC/ST Act' },
      { code: '33', short: 'ZP', title: 'Zeta Petition' },
    ]
    expect(readWrittenCase(text, own)).toEqual(number(code, '12', '2024'))
  })

  it('an abbreviation that fits two case types gives no case type', () => {
    expect(readWrittenCase('Writ 1/2020', caseTypes)).toEqual(number(null, '1', '2020'))
  })
})

it.each([
  ['UPHC02-091234-2023', ['hc-lucknow']],
  ['KAHC010001892018', ['hc-karnataka']],
  ['KAHC020001892018', ['hc-karnataka', 'hc-dharwad', 'hc-kalaburagi']],
  ['ZZZZ010001892018', []],
  ['Diary No. 52650/2023', ['sci']],
  ['SLP(C) 18342/2025', ['sci']],
  ['WRIC/12345/2024', []],
])('the courts found from the text “%s” are %j', (text, courts) => expect(named(text)).toEqual(courts))

describe('finding CNRs in a text', () => {
  it.each([
    ['one CNR on each line and one repeated CNR', 'UPHC010912342023\nDLHC010912352023\n\nUPHC010912342023', []],
    ['several CNRs in a sentence', 'See uphc01-091234-2023 (Ram), DLHC01 091235 2023 and wait', []],
    ['a line without a CNR', 'UPHC010912342023 DLHC010912352023\r\n not yet filed ', ['not yet filed']],
    ['an incomplete CNR beside complete ones', 'UPHC010912342023, UPHC01091234, DLHC010912352023', ['UPHC01091234']],
  ])('the CNRs are found in a text with %s', (_, text, others) => {
    expect(splitCnrs(text)).toEqual({ cnrs: ['UPHC010912342023', 'DLHC010912352023'], others })
  })
})
