import { describe, expect, test } from 'vitest'
import { countBy } from './counts.ts'

const cube = [
  { hc_name: 'hc-allahabad', case_status: 'disposed', case_year: 2019, matters: 2 },
  { hc_name: 'hc-allahabad', case_status: 'pending', case_year: 2024, matters: 1 },
  { hc_name: 'hc-delhi', case_status: 'pending', case_year: 2024, matters: 4 },
  { hc_name: 'hc-delhi', case_status: 'pending', case_year: 0, matters: 1 },
]

describe('counting matters', () => {
  test('by court: most matters first, with the court’s title', () => {
    const [first, second] = countBy('hc_name', cube)
    expect(first).toMatchObject({ _id: 'hc-delhi', count: 5 })
    expect(first?.title).toContain('Delhi')
    expect(second).toMatchObject({ _id: 'hc-allahabad', count: 3 })
  })

  test('by status: pending first', () => {
    expect(countBy('case_status', cube)).toEqual([
      { _id: 'pending', title: 'Pending', count: 6 },
      { _id: 'disposed', title: 'Disposed', count: 2 },
    ])
  })

  test('by year: newest first, without a year last', () => {
    expect(countBy('case_year', cube).map((row) => [row._id, row.count])).toEqual([
      ['2024', 5],
      ['2019', 2],
      ['0', 1],
    ])
    expect(countBy('case_year', cube).at(-1)?.title).toBe('No year')
  })

  test('no matters give no counts', () => {
    expect(countBy('hc_name', [])).toEqual([])
  })
})
