import { describe, expect, test } from 'vitest'
import { countBy } from './counts.ts'

const cube = [
  { hc_name: 'hc-allahabad', case_status: 'disposed', case_year: 2019, matters: 2 },
  { hc_name: 'hc-allahabad', case_status: 'pending', case_year: 2024, matters: 1 },
  { hc_name: 'hc-delhi', case_status: 'pending', case_year: 2024, matters: 4 },
  { hc_name: 'hc-delhi', case_status: 'pending', case_year: 0, matters: 1 },
]

describe('counting matters', () => {
  test('counts by court begin with the largest count and show the court’s title', () => {
    const [first, second] = countBy('hc_name', cube)
    expect(first).toMatchObject({ _id: 'hc-delhi', count: 5 })
    expect(first?.title).toContain('Delhi')
    expect(second).toMatchObject({ _id: 'hc-allahabad', count: 3 })
  })

  test('counts by status begin with pending matters', () => {
    expect(countBy('case_status', cube)).toEqual([
      { _id: 'pending', title: 'Pending', count: 6 },
      { _id: 'disposed', title: 'Disposed', count: 2 },
    ])
  })

  test('counts by year begin with the newest year and end with the matters without a year', () => {
    expect(countBy('case_year', cube).map((row) => [row._id, row.count])).toEqual([
      ['2024', 5],
      ['2019', 2],
      ['0', 1],
    ])
    expect(countBy('case_year', cube).at(-1)?.title).toBe('No year')
  })

  test('an empty list of matters gives no counts', () => {
    expect(countBy('hc_name', [])).toEqual([])
  })
})
