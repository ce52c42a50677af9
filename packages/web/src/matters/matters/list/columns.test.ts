import { expect, test } from 'vitest'
import { moveColumn, readColumns, writeColumns } from './columns.ts'

test('columns are read from the address in order, without repetitions and unknown columns', () => {
  expect(readColumns('next_date.tags.next_date.salary.title')).toEqual(['next_date', 'tags'])
  expect(readColumns('')).toEqual([])
  expect(readColumns(writeColumns(['team', 'stage']))).toEqual(['team', 'stage'])
})

test('a column moves by one place and never beyond the first or last place', () => {
  const columns = ['stage', 'tags', 'team'] as const
  expect(moveColumn(columns, 'tags', -1)).toEqual(['tags', 'stage', 'team'])
  expect(moveColumn(columns, 'tags', 1)).toEqual(['stage', 'team', 'tags'])
  expect(moveColumn(columns, 'stage', -1)).toEqual(columns)
  expect(moveColumn(columns, 'team', 1)).toEqual(columns)
  expect(moveColumn(columns, 'cnr', 1)).toEqual(columns)
})
