import type { MatterId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { nothingChosen, togglePage, toggleRow } from './select-rows.ts'

const [a, b, c, d] = ['a', 'b', 'c', 'd'] as MatterId[] as [MatterId, MatterId, MatterId, MatterId]
const rows = [a, b, c, d]
const idsOf = ({ ids }: { ids: ReadonlySet<MatterId> }) => [...ids].toSorted()

test('one row is selected and deselected', () => {
  const one = toggleRow(nothingChosen, rows, b, false)
  expect(idsOf(one)).toEqual([b])
  expect(idsOf(toggleRow(one, rows, b, false))).toEqual([])
})

test('all rows of a range are selected or deselected together, upwards and downwards', () => {
  const from = toggleRow(nothingChosen, rows, c, false)
  const up = toggleRow(from, rows, a, true)
  expect(idsOf(up)).toEqual([a, b, c])
  const off = toggleRow({ ...up, anchor: a }, rows, b, true)
  expect(idsOf(off)).toEqual([c])
})

test('a row selected on another page does not start a range', () => {
  const elsewhere = { ids: new Set(['z' as MatterId]), anchor: 'z' as MatterId, all: false }
  expect(idsOf(toggleRow(elsewhere, rows, b, true))).toEqual([b, 'z'])
})

test('after all matters are selected, deselecting a row leaves the page’s other rows selected', () => {
  expect(idsOf(toggleRow({ ids: new Set(rows), anchor: null, all: true }, rows, b, false))).toEqual([a, c, d])
})

test('the whole page is selected and deselected', () => {
  const whole = togglePage(toggleRow(nothingChosen, rows, a, false), rows)
  expect(idsOf(whole)).toEqual(rows)
  expect(togglePage(whole, rows)).toEqual(nothingChosen)
})
