import { courtComplexes, courtDetails, searchComplexes } from '@peshi/contract/courts/court-catalogue'
import type { CourtId } from '@peshi/contract/platform/ids'
import { openRegistry } from '@peshi/courts/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { noCourts } from '../../../test/courts.ts'
import { ladder } from '../../../test/ladder.ts'
import type { CourtAccess } from './court-access.ts'
import { catalogueRoutes } from './courts.routes.ts'
import { openSites } from './open-district-sites.ts'

const lucknow = 'hc-lucknow' as CourtId
const agra = 'dc-agra' as CourtId

let tests: TestApp
beforeAll(async () => {
  const courts: CourtAccess = {
    ...noCourts,
    isFindable: (court) => court === lucknow,
    findBy: () => ['case-number', 'cnr'],
  }
  tests = await testApp({ routes: catalogueRoutes, context: { courts } })
})
afterAll(() => tests.close())

ladder(courtDetails, () => tests, {
  input: { params: { unique_id: lucknow } },
  invalid: { 'an invalid court': { params: { unique_id: 'x y' } } },
  refused: 'client',
})
ladder(courtComplexes, () => tests, {
  input: { params: { unique_id: agra } },
  invalid: { 'an invalid court': { params: { unique_id: 'x y' } } },
  refused: 'client',
})

ladder(searchComplexes, () => tests, {
  input: { query: { q: 'fatehabad' } },
  invalid: { 'a single letter': { query: { q: 'f' } }, 'an empty search': { query: {} } },
  refused: 'client',
})

test('a search by name finds a court complex, and the reply names its district court', async () => {
  const { body } = await tests.as(await newChamber(tests.db)).call(searchComplexes, { query: { q: 'CJJD fatehabad' } })
  expect(body.data).toEqual([{ court: agra, code: expect.stringMatching(/^\d+$/), name: 'CJJD, Fatehabad' }])
})

describe('one court', () => {
  const ask = async (court: string) =>
    tests.as(await newChamber(tests.db)).call(courtDetails, { params: { unique_id: court as CourtId } })

  test('the reply for one court states its hours and links, and whether its cases can be searched', async () => {
    const { body } = await ask(lucknow)
    expect(body.data).toMatchObject({
      unique_id: lucknow,
      findable: true,
      abbreviations: ['AHC', 'LKO'],
      hours: { from: '10:30', certainty: 'usual' },
      door: { connector: 'allahabad', is_open: true, by: ['case-number', 'cnr'], reason: null },
    })
    expect(body.data.links.map(({ kind }) => kind)).toEqual(['case_status', 'cause_list', 'display_board', 'judgments'])
  })

  test.each([
    ['hc-delhi', 'hcservices', /not switched this court on/],
    ['dc-kheda', 'ecourts-district', /refuses programs/],
    ['tribunals-upwaqf-lucknow', null, /by hand/],
  ])('the reply for %s states why the court is switched off', async (court, connector, reason) => {
    const { body } = await ask(court)
    expect(body.data.door).toMatchObject({ connector, is_open: false, by: [], reason: expect.stringMatching(reason) })
  })

  test('a court outside the catalogue is not found', async () => {
    expect((await ask('hc-atlantis')).status).toBe(404)
  })
})

test('setting a district court’s site address gives the court a connector and a link', async () => {
  const kheda = 'dc-kheda' as CourtId
  const config = { ...tests.context.config, districtSites: new Map([[kheda, 'https://kheda.dcourts.gov.in/']]) }
  const { connectorFor } = openRegistry(openSites(config.districtSites, []))
  const courts = { ...noCourts, connectorOf: connectorFor }
  const set = await testApp({ routes: catalogueRoutes, context: { config, courts } })
  const person = set.as(await newChamber(set.db))
  const { body } = await person.call(courtDetails, { params: { unique_id: kheda } })
  expect(body.data.door).toMatchObject({ connector: 'dcourts', is_open: false, site: { state: 'known' } })
  expect(body.data.links).toEqual([
    { kind: 'site', url: 'https://kheda.dcourts.gov.in/' },
    { kind: 'e_filing', url: 'https://efiling.ecourts.gov.in/' },
  ])
  await set.close()
})

describe('court complexes', () => {
  const ask = async (court: string) =>
    tests.as(await newChamber(tests.db)).call(courtComplexes, { params: { unique_id: court as CourtId } })

  test('the complexes of a district are listed with their court establishments', async () => {
    const { body } = await ask(agra)
    expect(body.meta).toMatchObject({ state_code: '13', district_code: '30', total: body.data.length })
    expect(body.data).toContainEqual({
      code: '1130070',
      name: 'Agra District Court Complex',
      establishments: ['2', '3', '4', '5', '6', '7'],
      must_choose_establishment: false,
    })
  })

  test('a high court has no complexes, and an unknown court is not found', async () => {
    expect((await ask('hc-delhi')).body).toMatchObject({ data: [], meta: { total: 0, state_code: null } })
    expect((await ask('dc-atlantis')).status).toBe(404)
  })
})
