import { listMatters, type MatterSort } from '@peshi/contract/matters/matters'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

ladder(listMatters, () => app, {
  invalid: {
    'a page before the first': { query: { page: 0 } },
    'a page that is not a number': { query: { page: 'two' } },
    'more than 200 matters on a page': { query: { perPage: 201 } },
    'an unknown sort order': { query: { sort: 'password' } },
    'an unknown court': { query: { 'filters[court_id]': 'x' } },
    'an unknown status': { query: { 'filters[case_status]': 'lost' } },
  },
  refused: 'client',
})

type Query = NonNullable<NonNullable<Parameters<ReturnType<TestApp['as']>['call']>[1]>['query']>

async function list(caller: ReturnType<TestApp['as']>, query: object = {}) {
  const { status, body } = await caller.call(listMatters, { query: query as Query })
  if (status !== 200) throw new Error(`${status} ${body.message}`)
  return { titles: body.data.map((matter) => matter.title), ...body }
}

test('an empty chamber has an empty list', async () => {
  const { data, meta } = await list(app.as(await newChamber(app.db)))
  expect([data, meta]).toEqual([[], { total: 0, page: 1, perPage: 25 }])
})

test('another chamber’s matters are not in the list', async () => {
  await chamberWithMatter(app)
  const { data, meta } = await list(app.as(await newChamber(app.db)))
  expect([data.length, meta.total]).toEqual([0, 0])
})

describe('the list of matters', () => {
  let caller: ReturnType<TestApp['as']>
  beforeAll(async () => {
    const member = await newChamber(app.db)
    caller = app.as(member)
    const follow = (own: object) => followCase(app, member, own)
    await follow({
      title: 'Ram Lal v. Union of India',
      petitioner: 'Ram Lal',
      respondent: 'Union of India',
      case_number: '712345',
      case_year: 2024,
      next_date: '2026-12-05',
      cnr: 'UPHC010912342023',
    })
    await follow({
      title: 'शांति देवी v. State',
      petitioner: 'शांति देवी',
      respondent: 'State of U.P.',
      case_number: '12345',
      case_year: 2024,
      next_date: null,
    })
    await follow({
      title: 'Bank of India v. Ram Kumar',
      petitioner: 'Bank of India',
      respondent: 'Ram Kumar',
      court: delhi,
      case_type: 'CS(COMM)',
      case_number: '7',
      case_year: 2019,
      status: 'disposed',
      next_date: '2026-11-25',
    })
  })

  test.each<[string, string[]]>([
    ['ram', ['Bank of India v. Ram Kumar', 'Ram Lal v. Union of India']],
    ['RAM union', ['Ram Lal v. Union of India']],
    ['union ram', ['Ram Lal v. Union of India']],
    ['ram missing', []],
    ['शांति', ['शांति देवी v. State']],
    ['12345/2024', ['शांति देवी v. State']],
    ['WRIC/12345/2024', ['शांति देवी v. State']],
    ['wri-c/012345/2024', ['शांति देवी v. State']],
    ['712345', ['Ram Lal v. Union of India']],
    ['UPHC01-091234-2023', ['Ram Lal v. Union of India']],
    ['%', []],
    ['_', []],
    ["'; drop table matter; --", []],
  ])('the search %j finds the right matters', async (search, found) => {
    const { titles, meta } = await list(caller, { search, sort: 'title' })
    expect(titles).toEqual(found)
    expect(meta.total).toBe(found.length)
  })

  test.each<[object, number]>([
    [{ 'filters[court_id]': allahabad }, 2],
    [{ 'filters[court_id]': delhi }, 1],
    [{ 'filters[case_status]': 'disposed' }, 1],
    [{ 'filters[case_year]': 2024 }, 2],
    [{ 'filters[court_id]': delhi, 'filters[case_year]': 2024 }, 0],
    [{ 'filters[case_year]': 2024, search: 'ram' }, 1],
  ])('the filter %j finds the right number of matters', async (query, total) => {
    const { data, meta } = await list(caller, query)
    expect([data.length, meta.total]).toEqual([total, total])
  })

  test.each<[MatterSort, string[]]>([
    ['next_date', ['Bank', 'Ram', 'शांति']],
    ['-next_date', ['Ram', 'Bank', 'शांति']],
    ['title', ['Bank', 'Ram', 'शांति']],
    ['-title', ['शांति', 'Ram', 'Bank']],
    ['-case_year', ['शांति', 'Ram', 'Bank']],
  ])('the matters are sorted by %s', async (sort, order) => {
    const { titles } = await list(caller, { sort })
    expect(titles.map((title) => title.split(' ')[0])).toEqual(order)
  })

  test('pages do not overlap, and a page after the last page is empty with the right total', async () => {
    const one = await list(caller, { sort: 'title', perPage: 2 })
    const two = await list(caller, { sort: 'title', perPage: 2, page: 2 })
    const behind = await list(caller, { sort: 'title', perPage: 2, page: 9 })
    expect([...one.titles, ...two.titles]).toHaveLength(3)
    expect(new Set([...one.titles, ...two.titles]).size).toBe(3)
    expect([behind.data, behind.meta.total]).toEqual([[], 3])
    const searched = await list(caller, { search: 'ram', perPage: 1, page: 2 })
    expect([searched.data.length, searched.meta.total]).toEqual([1, 2])
    const behindSearched = await list(caller, { search: 'ram', perPage: 1, page: 5 })
    expect([behindSearched.data.length, behindSearched.meta.total]).toEqual([0, 2])
  })

  test('a matter in the list has its court’s name and only the fields of the contract', async () => {
    const { data } = await list(caller, { search: 'bank' })
    expect(data[0]).toMatchObject({ hc_name: delhi, court_id: delhi, case_status: 'disposed', next_date: '2026-11-25' })
    expect(data[0]?.court_title).toContain('Delhi')
    expect(data[0]?.date_state).toBe('decided')
    expect(data[0]).not.toHaveProperty('search_text')
    expect(data[0]).not.toHaveProperty('chamber_id')
  })
})
