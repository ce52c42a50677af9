import { describe, expect, it } from 'vitest'
import { isFiltered, omitDefaults, readMatterSearch, toListQuery } from './matters.search.ts'

describe('the address of the list', () => {
  it('drops what makes no sense instead of failing', () => {
    expect(
      readMatterSearch({ page: -1, size: 7, court: 'x y', status: 'maybe', year: 'MMXX', sort: 'stage', bin: 2 }),
    ).toEqual({})
  })

  it('keeps a number that was typed as a search', () => {
    expect(readMatterSearch({ q: 12345 }).q).toBe('12345')
  })

  it('leaves the defaults out', () => {
    expect(omitDefaults({ page: 1, size: 25, sort: '-created_at', q: '' })).toEqual({})
    expect(omitDefaults({ page: 2, size: 50, sort: 'title', q: 'Devi' })).toEqual({
      page: 2,
      size: 50,
      sort: 'title',
      q: 'Devi',
    })
  })

  it('becomes the query of the call with every default filled in', () => {
    expect(toListQuery({})).toEqual({ page: 1, perPage: 25, sort: '-created_at' })
    expect(toListQuery(readMatterSearch({ court: 'hc-delhi', status: 'disposed', year: 2024, q: 'bail' }))).toEqual({
      page: 1,
      perPage: 25,
      sort: '-created_at',
      search: 'bail',
      'filters[court_id]': 'hc-delhi',
      'filters[case_status]': 'disposed',
      'filters[case_year]': 2024,
    })
  })

  it('knows whether anything narrows the list', () => {
    expect(isFiltered({ page: 3, sort: 'title' })).toBe(false)
    expect(isFiltered({ year: 2020 })).toBe(true)
  })
})
