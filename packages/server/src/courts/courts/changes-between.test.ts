import { expect, test } from 'vitest'
import { type CaseChange, type CasePicture, changesBetween } from './changes-between.ts'

const stored: CasePicture = {
  unique_id: 'hc-delhi-WPC-77-2024',
  status: 'pending',
  stage: 'For admission',
  next_date: '2026-12-01',
  coram: 'HON’BLE MR. JUSTICE X',
  orders: new Map([['order|2026-01-05||', '2026-01-05']]),
}
const change = (kind: CaseChange['kind'], before: string | null, after: string | null) => ({ kind, before, after })

test.each<[string, Partial<CasePicture>, Partial<CasePicture>, CaseChange[]]>([
  ['nothing', {}, {}, []],
  ['another date', {}, { next_date: '2027-01-04' }, [change('new-date', '2026-12-01', '2027-01-04')]],
  ['a first date', { next_date: null }, { next_date: '2027-01-04' }, [change('new-date', null, '2027-01-04')]],
  ['a removed date', {}, { next_date: null }, []],
  ['another stage', {}, { stage: 'Final hearing' }, [change('new-stage', 'For admission', 'Final hearing')]],
  ['the same stage with other capitals', {}, { stage: 'FOR  ADMISSION.' }, []],
  ['a removed stage', {}, { stage: null }, []],
  ['a first stage', { stage: null }, {}, [change('new-stage', null, 'For admission')]],
  [
    'an order',
    {},
    { orders: new Map([...stored.orders, ['k', '2026-11-20']]) },
    [change('new-order', null, '2026-11-20')],
  ],
  [
    'two orders of one day',
    {},
    {
      orders: new Map([
        ['k', '2026-11-20'],
        ['k#2', '2026-11-20'],
      ]),
    },
    [change('new-order', null, '2026-11-20'), change('new-order', null, '2026-11-20')],
  ],
  ['a removed order', {}, { orders: new Map() }, []],
  [
    'disposed, with stage and coram',
    {},
    { status: 'disposed', stage: 'Case disposed', coram: 'HON’BLE MS. JUSTICE Y', next_date: null },
    [change('disposed', 'For admission', 'Case disposed')],
  ],
  ['still disposed', { status: 'disposed' }, { status: 'disposed' }, []],
  ['restored', { status: 'disposed' }, {}, []],
  [
    'registered under a number',
    { unique_id: 'hc-delhi-WPC-F881-2024' },
    {},
    [change('renumbered', 'hc-delhi-WPC-F881-2024', 'hc-delhi-WPC-77-2024')],
  ],
  [
    'another bench',
    {},
    { coram: 'HON’BLE MS. JUSTICE Y' },
    [change('coram-changed', 'HON’BLE MR. JUSTICE X', 'HON’BLE MS. JUSTICE Y')],
  ],
  ['a first coram', { coram: null }, {}, []],
  ['the same coram with other capitals', {}, { coram: 'Hon’ble Mr Justice X' }, []],
  [
    'several changes at once',
    {},
    { next_date: '2027-01-04', stage: 'Orders', orders: new Map([['k', '2026-11-20']]) },
    [
      change('new-date', '2026-12-01', '2027-01-04'),
      change('new-stage', 'For admission', 'Orders'),
      change('new-order', null, '2026-11-20'),
    ],
  ],
])('changesBetween returns the changes of a case for: %s', (_what, before, after, expected) => {
  expect(changesBetween({ ...stored, ...before }, { ...stored, ...after })).toEqual(expected)
})
