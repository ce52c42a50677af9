import { expect, test } from 'vitest'
import { CourtDate } from '../../platform/dates.ts'
import { type DraftField, type DraftFieldName, draftFields, fieldOf, isDraftField } from './fields.ts'

const names = Object.keys(draftFields).filter(isDraftField)

const datesOf = (field: DraftField): string[] => {
  if (field.kind === 'date') return [field.example]
  if (field.kind !== 'list') return []
  const columns = Object.keys(field.columns).filter((column) => field.columns[column] === 'date')
  return field.example.flatMap((row) => columns.map((column) => row[column] ?? ''))
}

test('a name is plain, so that a person can type it between braces', () => {
  expect(names.filter((name) => !/^[a-z]+(?:_[a-z]+)*$/.test(name))).toEqual([])
})

test('an example of a date is a date', () => {
  for (const name of names)
    for (const date of datesOf(fieldOf(name))) expect(CourtDate.safeParse(date).success, name).toBe(true)
})

test('a column of a list has no name of a field', () => {
  const columns = names.flatMap((name) => {
    const field = fieldOf(name)
    return field.kind === 'list' ? Object.keys(field.columns) : []
  })
  expect([...new Set(columns)].filter(isDraftField)).toEqual([])
})

test('a sum in words names its sum', () => {
  const worded = names.filter((name) => fieldOf(name).sumInWords !== undefined)
  expect(worded).toEqual<DraftFieldName[]>(['cheque_amount_words', 'amount_claimed_words'])
  for (const name of worded) expect(draftFields[fieldOf(name).sumInWords as DraftFieldName].kind).toBe('sum')
})
