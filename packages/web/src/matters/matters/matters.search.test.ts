import { describe, expect, it } from 'vitest'
import { isFiltered, omitDefaults, readMatterSearch, toListQuery, toViewState } from './matters.search.ts'

const uuid = '01936f00-0000-7000-8000-000000000000'

describe('the address of the list of matters', () => {
  it('invalid search parameters are ignored', () => {
    expect(readMatterSearch({ page: -1, size: 7, court: 'x y', status: 'maybe', year: 'MMXX', sort: 'stage' })).toEqual(
      {},
    )
  })

  it('a search text that is a number is read as text', () => {
    expect(readMatterSearch({ q: 12345 }).q).toBe('12345')
  })

  it('default values are not written into the address', () => {
    expect(omitDefaults({ page: 1, size: 25, sort: '-created_at', q: '' })).toEqual({})
    expect(omitDefaults({ page: 2, size: 50, sort: 'title', q: 'Devi' })).toEqual({
      page: 2,
      size: 50,
      sort: 'title',
      q: 'Devi',
    })
  })

  it('search parameters become a list query, with defaults for missing ones', () => {
    expect(toListQuery({}, [])).toEqual({ page: 1, perPage: 25, sort: '-created_at' })
    const search = readMatterSearch({
      court: 'hc-delhi',
      status: 'disposed',
      year: 2024,
      q: 'bail',
      tag: uuid,
      person: uuid,
    })
    expect(toListQuery(search, ['stage', 'team'])).toEqual({
      page: 1,
      perPage: 25,
      sort: '-created_at',
      search: 'bail',
      'filters[court_id]': 'hc-delhi',
      'filters[case_status]': 'disposed',
      'filters[case_year]': 2024,
      'filters[tag]': uuid,
      'filters[person]': uuid,
      with: 'team',
    })
  })

  it('unknown columns are ignored, and a saved view leads back to the same address', () => {
    expect(readMatterSearch({ cols: 'tags.salary.tags' }).cols).toBe('tags')
    expect(readMatterSearch({ cols: 'salary', tag: 'x', person: 7 })).toEqual({})
    const search = readMatterSearch({ q: 'Devi', year: 2024, sort: 'title', page: 3, tag: uuid })
    expect(readMatterSearch(toViewState(search, ['tags']))).toEqual({ ...search, page: undefined, cols: 'tags' })
  })

  it('a list with a filter is recognised as filtered', () => {
    expect(isFiltered({ page: 3, sort: 'title' })).toBe(false)
    expect(isFiltered({ year: 2020 })).toBe(true)
  })
})
