import { expect, test } from 'vitest'
import { moveColumn, readColumns, writeColumns } from './columns.ts'

test('columns of an address are read in order, each once, without unknown ones', () => {
  expect(readColumns('next_date.tags.next_date.salary.title')).toEqual(['next_date', 'tags'])
  expect(readColumns('')).toEqual([])
  expect(readColumns(writeColumns(['team', 'stage']))).toEqual(['team', 'stage'])
})

test('a column moves one place, and not beyond the ends', () => {
  const columns = ['stage', 'tags', 'team'] as const
  expect(moveColumn(columns, 'tags', -1)).toEqual(['tags', 'stage', 'team'])
  expect(moveColumn(columns, 'tags', 1)).toEqual(['stage', 'team', 'tags'])
  expect(moveColumn(columns, 'stage', -1)).toEqual(columns)
  expect(moveColumn(columns, 'team', 1)).toEqual(columns)
  expect(moveColumn(columns, 'cnr', 1)).toEqual(columns)
})
