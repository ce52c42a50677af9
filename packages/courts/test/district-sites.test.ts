import { expect, test } from 'vitest'
import { courts } from '../src/catalogue/courts.ts'
import rows from '../src/catalogue/data/district-sites.json' with { type: 'json' }
import { districtAddresses, districtSites, isDistrictAddress } from '../src/dcourts/addresses.ts'
import { namesDistrict } from '../src/dcourts/front-page.parse.ts'

const addressOf = (court: string) => districtAddresses.get(court)

test('102 of the 714 districts have a known site, 609 a candidate, and 3 special courts none', () => {
  const levels = Map.groupBy(courts.districtCourts, ({ _id }) => addressOf(_id)?.level ?? 'none')
  expect(Object.fromEntries([...levels].map(([level, all]) => [level, all.length]))).toEqual({
    known: 102,
    candidate: 609,
    none: 3,
  })
  expect(districtSites.size).toBe(102)
})

test('each row of the list is of a court of the catalogue, with a valid address, and no known site has two courts', () => {
  const ids = rows.map(([court]) => court)
  expect(new Set(ids).size).toBe(rows.length)
  expect(ids.filter((court) => !courts.districtCourts.some(({ _id }) => _id === court))).toEqual([])
  for (const [court, { address }] of districtAddresses) expect(isDistrictAddress(address), court).toBe(true)
  const known = [...districtSites.values()].map(({ baseUrl }) => baseUrl)
  expect(new Set(known).size).toBe(known.length)
})

test('a site’s name may differ from the district’s', () => {
  expect(addressOf('dc-gautambuddhanagar')).toMatchObject({
    address: 'https://gbnagar.dcourts.gov.in/',
    level: 'known',
  })
  expect(addressOf('dc-northwestdelhi')).toMatchObject({ address: 'https://rohini.dcourts.gov.in/', level: 'known' })
  expect(addressOf('dc-kanpurnagar')).toMatchObject({ level: 'candidate' })
  expect(addressOf('dc-kamrupmetro')).toMatchObject({ level: 'candidate', otherName: 'Kamrup Metropolitan' })
  expect(addressOf('dc-chittoor')?.address).toBe('https://chittoor.dcourts.gov.in/')
  expect(addressOf('dc-maharashtraschools')).toBeUndefined()
})

test.each([
  ['dc-kanpurnagar', 'District Court Kanpur Nagar | India', true],
  ['dc-kamrupmetro', 'KAMRUP METROPOLITAN | District Court', true],
  ['dc-kamrup', 'KAMRUP METROPOLITAN | District Court', false],
  ['dc-sribhumi', 'District Court Karimganj', true],
  ['dc-kheda', 'District Court, Nadiad', true],
  ['dc-bengaluru', 'District Court Bengaluru Rural', false],
  ['dc-bengaluru', 'DISTRICT COURT BENGALURU | Courts of Bengaluru Urban District', true],
  ['dc-patna', 'District Court Gaya', false],
  ['dc-gaya', 'This domain is for sale', false],
  ['dc-bilaspurhimachalpradesh', 'District Court Bilaspur', false],
  ['dc-bilaspurhimachalpradesh', 'District Court Bilaspur | Himachal Pradesh', true],
  ['dc-bilaspurchhattisgarh', 'District Court Bilaspur | Himachal Pradesh', false],
  ['hc-delhi', 'Delhi', false],
])('of %s, the title “%s” says %s', (court, title, isNamed) => {
  expect(namesDistrict(court, title)).toBe(isNamed)
})

test('each district is named by its own full name with its state, and by no other district’s', () => {
  const titleOf = ({ place, state }: (typeof courts.districtCourts)[number]) => `District Court ${place}, ${state}`
  for (const court of courts.districtCourts) expect(namesDistrict(court._id, titleOf(court)), court._id).toBe(true)
})
