import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { CourtDetails } from '@peshi/contract/courts/court-catalogue'
import type { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, it, test } from 'vitest'
import { connectorFor, connectors } from '../registry.ts'
import { findComplexes, readComplexes } from './complexes.ts'
import { courts, findCourt, isCourt, maharashtraPolicePortal } from './courts.ts'
import abbreviations from './data/abbreviations.json' with { type: 'json' }
import addresses from './data/links.json' with { type: 'json' }
import { sittingHours } from './hours.ts'
import { linksOf } from './links.ts'

const everyCourt = Object.values(courts).flat()
const districts = courts.districtCourts

describe('court complexes', () => {
  it('there are 3,566 complexes in 714 districts, each with a unique code', async () => {
    const all = await Promise.all(districts.map((court) => readComplexes(court._id)))
    const complexes = all.flatMap((district) => district?.complexes ?? [])
    expect(all.every((district) => district !== null && district.complexes.length > 0)).toBe(true)
    expect(complexes).toHaveLength(3566)
    expect(new Set(complexes.map(({ code }) => code)).size).toBe(3566)
    expect(complexes.filter(({ mustChooseEstablishment }) => mustChooseEstablishment)).toHaveLength(512)
    expect(complexes.every(({ name, establishments }) => name !== '' && establishments.length > 0)).toBe(true)
    expect(new Set(all.map((district) => `${district?.stateCode}/${district?.districtCode}`)).size).toBe(714)
    expect(new Set(all.map((district) => district?.stateCode)).size).toBe(36)
  })

  it('the last district of the file has complexes, but a high court and an unknown district have none', async () => {
    expect(await readComplexes('hc-delhi')).toBeNull()
    expect(await readComplexes('dc-agr')).toBeNull()
    expect((await readComplexes('dc-portblair'))?.complexes.map(({ code }) => code)).toEqual(['1280004'])
  })

  it('a court complex is found by its initials or the beginnings of its words', async () => {
    const find = async (typed: string) => (await findComplexes(typed, 5)).map(({ court, name }) => `${court} ${name}`)
    expect(await find('fatehabad cj')).toEqual(['dc-agra CJJD, Fatehabad'])
    expect(await find('PBCC')).toContain('dc-portblair PORT BLAIR COURT COMPLEX')
    expect(await find('tis haz')).toEqual([expect.stringMatching(/Tis Hazari/i), expect.stringMatching(/Tis Hazari/i)])
    expect(await find('court')).toHaveLength(5)
    for (const nothing of ['atlantis', ' , ']) expect(await find(nothing)).toEqual([])
  })

  const list = resolve(import.meta.dirname, '../../../../../shared/courts/expected/codes/dc-courts-all-india.json')
  test.skipIf(!existsSync(list))('the complexes of Uttar Pradesh match the national list', async () => {
    const wanted = JSON.parse(readFileSync(list, 'utf8'))
    const inUttarPradesh = districts.filter((court) => court.state === 'Uttar Pradesh')
    const complexes = await Promise.all(inUttarPradesh.map((court) => readComplexes(court._id)))
    expect(inUttarPradesh).toHaveLength(wanted.uttarPradesh.districts)
    expect(complexes.flatMap((district) => district?.complexes ?? [])).toHaveLength(wanted.uttarPradesh.complexes)
    const agra = await readComplexes('dc-agra')
    expect(agra).toMatchObject({ stateCode: wanted.sample.state_code, districtCode: wanted.sample.district_code })
    expect(agra?.complexes).toContainEqual({
      code: wanted.sample.complex_code,
      name: wanted.sample.complex_name,
      establishments: wanted.sample.establishments,
      mustChooseEstablishment: wanted.sample.flag === 'Y',
    })
  })
})

describe('court details', () => {
  it('the details of every court match the schema `CourtDetails`', () => {
    for (const court of everyCourt) {
      const door = { connector: null, is_open: false, reason: null, by: [], site: null }
      CourtDetails.parse({ ...court, hours: sittingHours(court), links: linksOf(court, connectorFor(court._id)), door })
    }
  })

  it('addresses and abbreviations belong to courts or groups of courts in the catalogue', () => {
    const isKnown = (key: string) => isCourt(key) || everyCourt.some((court) => court._id.startsWith(`${key}-`))
    expect([...Object.keys(addresses), ...Object.keys(abbreviations)].filter((key) => !isKnown(key))).toEqual([])
  })

  it('a district’s link leads to its own site if known, otherwise to the national portal', () => {
    const urls = (id: string) => {
      const court = findCourt(id) ?? expect.fail(id)
      return linksOf(court, connectorFor(court._id)).map(({ url }) => url)
    }
    expect(urls('dc-pune')).toEqual(['https://pune.dcourts.gov.in/', 'https://efiling.ecourts.gov.in/'])
    expect(urls('dc-kheda')[0]).toMatch(/ecourtindia_v6\/\?p=casestatus/)
    expect(urls('tribunals-nclt-mumbai')).toContain('https://nclt.gov.in/all-cause-list')
  })

  it('courts have the abbreviations that lawyers type', () => {
    const shorts = (id: string) => findCourt(id)?.abbreviations
    expect(shorts('sci')).toEqual(['SCI', 'SC'])
    expect(shorts('hc-delhi')).toEqual(['DHC'])
    expect(shorts('tribunals-cat-lucknow')).toEqual(['CAT'])
    expect(shorts('dc-agra')).toBeUndefined()
  })
})

describe('connectors', () => {
  it('connectors serve only courts of the catalogue and the police portal of Maharashtra', () => {
    const served = connectors.flatMap((connector): CourtId[] => [...connector.courts])
    expect(served.filter((court) => !isCourt(court))).toEqual([maharashtraPolicePortal])
  })
})
