import { describe, expect, it } from 'vitest'
import { countFilters, isAsking, readSearchAddress, toSearchQuery, toViewState } from './search.search.ts'

describe('the address of a search', () => {
  it('valid search parameters are kept, and invalid parameters are ignored', () => {
    const kept = {
      q: 'bail',
      kind: 'orders',
      page: 2,
      court: 'hc-delhi',
      type: 'WRIC',
      status: 'pending',
      year: 2024,
      from: '2026-01-01',
      to: '2026-12-31',
      advocate: 'A. Sen',
    }
    expect(readSearchAddress(kept)).toMatchObject(kept)
    const dropped = readSearchAddress({
      q: ['x'],
      kind: 'people',
      page: 0,
      court: 'x',
      status: 'lost',
      year: 'old',
      from: '2026-13-01',
      tag: 'x',
    })
    expect(Object.values(dropped).filter((value) => value !== undefined)).toEqual([])
  })

  it('a search text or case type that is a number is read as text', () => {
    expect(readSearchAddress({ q: 2024, type: 12 })).toMatchObject({ q: '2024', type: '12' })
  })

  it('a page number is kept only if the search shows one kind of results', () => {
    expect(readSearchAddress({ q: 'x', page: 3 }).page).toBeUndefined()
  })

  it('a search needs words or filters; the parameter “kind” alone is not enough', () => {
    expect([{ kind: 'orders' as const }, { q: ' ' }, { q: 'x' }, { year: 2024 }].map(isAsking)).toEqual([
      false,
      false,
      true,
      true,
    ])
    expect(countFilters({ q: 'x', kind: 'notes', year: 2024, type: 'WRIC' })).toBe(2)
  })

  it('a search is sent with the API’s parameter names and saved with the address’s names', () => {
    const address = { q: 'x', kind: 'orders' as const, page: 3, year: 2024, type: 'WRIC', status: undefined }
    expect(toSearchQuery(address)).toEqual({ q: 'x', kind: 'orders', page: 3, case_year: 2024, case_type: 'WRIC' })
    expect(toViewState(address)).toEqual({ q: 'x', kind: 'orders', year: 2024, type: 'WRIC' })
  })
})
