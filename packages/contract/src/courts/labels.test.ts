import { describe, expect, test } from 'vitest'
import {
  caseLabel,
  caseUniqueId,
  courtLevel,
  courtNumberLabel,
  courtRoomLabel,
  numberLabel,
  orderNumber,
  unnumbered,
} from './labels.ts'

describe('case label', () => {
  test.each([
    [
      'the court’s own number',
      { unique_case_number: 'W.P.(C) 12/2024', hc_name: 'hc-delhi', unique_id: 'hc-delhi-WPC-12-2024' },
      'W.P.(C) 12/2024',
    ],
    [
      'the type, number and year of a Supreme Court case',
      {
        hc_name: 'sci',
        case_type: 'SLP(C)',
        case_number: '18342',
        case_year: 2025,
        unique_id: 'sci-SLP(C)-18342-2025',
      },
      'SLP(C)/18342/2025',
    ],
    [
      'a high court case’s identifier without the court',
      { hc_name: 'hc-allahabad', unique_id: 'hc-allahabad-WRIC-12345-2024' },
      'WRIC/12345/2024',
    ],
    [
      'a tribunal case’s identifier without the court',
      { hc_name: 'tribunals-nclt-mumbai', unique_id: 'tribunals-nclt-mumbai-CP-7-2023' },
      'CP/7/2023',
    ],
    [
      'the identifier if the court’s own number is empty',
      { unique_case_number: '', hc_name: 'dc-pune', unique_id: 'dc-pune-OS-5-2021' },
      'OS/5/2021',
    ],
  ])('the label is made from %s', (_name, subject, label) => expect(caseLabel(subject)).toBe(label))

  test('spaces and dashes of a case type are left out of the identifier and the label', () => {
    const unique_id = caseUniqueId('hc-allahabad', 'WRIT - C', 12345, 2024)
    expect(unique_id).toBe('hc-allahabad-WRITC-12345-2024')
    expect(caseLabel({ hc_name: 'hc-allahabad', unique_id })).toBe('WRITC/12345/2024')
  })
})

test.each([
  [-10, 'C.J.'],
  [-15, 'In Chamber'],
  [7, 'N/A'],
  [0, 'N/A'],
])('court number %i is shown as %s', (number, label) => expect(courtNumberLabel(number)).toBe(label))

test.each([
  ['sci', 'SC'],
  ['hc-delhi', 'HC'],
  ['dc-pune', 'DC'],
  ['tribunals-nclt-mumbai', 'TR'],
  ['tribunals-other-forum', '—'],
])('court %s has the level %s', (court, level) => expect(courtLevel(court)).toBe(level))

test.each([
  ['-10', 'C.J.'],
  ['-15', 'In Chamber'],
  ['12', '12'],
  ['CR-1', 'CR-1'],
])('room %s is shown as %s', (courtNo, label) => expect(courtRoomLabel(courtNo)).toBe(label))

test('a case without a number has no number label', () => {
  const other = { hc_name: 'tribunals-other-forum', unique_id: 'tribunals-other-forum-Unnumbered' }
  expect(numberLabel({ ...other, unique_case_number: unnumbered })).toBeNull()
  expect(numberLabel({ hc_name: 'dc-pune', unique_id: 'dc-pune-OS-5-2021' })).toBe('OS/5/2021')
})

test.each([
  ['Order', ''],
  ['ORDERS', ''],
  ['Order No. 2', 'No. 2'],
  ['Order-2', '2'],
  ['Judgement', ''],
  ['JUDGMENT : 3', '3'],
  ['Order-sheet', 'Order-sheet'],
  ['Ordering', 'Ordering'],
  ['Interim order', 'Interim order'],
  ['7', '7'],
  [null, ''],
])('of the order number %s, %j is shown after the kind of the order', (number, shown) => {
  expect(orderNumber(number)).toBe(shown)
})
