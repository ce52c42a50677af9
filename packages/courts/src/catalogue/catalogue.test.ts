import { gzipSync } from 'node:zlib'
import { allCourts, otherForum } from '@peshi/contract/courts/courts'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, it } from 'vitest'
import { allahabadCaseTypes } from './allahabad-case-types.ts'
import { courtShort, courts, courtTitle, findCourt, isCourt } from './courts.ts'
import { findHcservicesBench, hcservicesBenches } from './hcservices.ts'

const everyCourt = Object.values(courts).flat()

const highCourtOf = (title: string): string => title.replace(/,.*| at Goa$/, '')

describe('the court catalogue', () => {
  it('each court has a valid and unique identifier', () => {
    for (const court of everyCourt) expect(CourtId.safeParse(court._id).success, court._id).toBe(true)
    expect(new Set(everyCourt.map((court) => court._id)).size).toBe(everyCourt.length)
    for (const court of everyCourt) expect(court.unique_id).toBe(court._id)
  })

  it('all 25 high courts and their benches are listed', () => {
    expect(new Set(courts.highCourts.map((court) => highCourtOf(court.title))).size).toBe(25)
    expect(courts.highCourts).toHaveLength(45)
    expect(findCourt('hc-lucknow')?.title).toBe('Allahabad High Court, Lucknow Bench')
  })

  it('there are 714 districts, and districts with the same name have the state in their identifier', () => {
    expect(courts.districtCourts).toHaveLength(714)
    expect(findCourt('dc-pratapgarhrajasthan')?.state).toBe('Rajasthan')
    expect(findCourt('dc-pratapgarhuttarpradesh')?.state).toBe('Uttar Pradesh')
    expect(findCourt('dc-gautambuddhanagar')?.title).toBe('District Court, Gautam Buddha Nagar')
    expect(findCourt('dc-kheda')?.place).toBe('Kheda at Nadiad')
  })

  it('identifiers contain `tribunals` only for tribunals, `hc-` only for high courts, `sci` only for the Supreme Court', () => {
    for (const court of everyCourt) {
      expect(court._id.includes('tribunals'), court._id).toBe(court.type === 'tribunal')
      expect(court._id.includes('hc-'), court._id).toBe(court.type === 'high')
      expect(court._id.includes('sci'), court._id).toBe(court.type === 'supreme')
    }
  })

  it('each tribunal bench has a unique title', () => {
    const titles = courts.tribunalsCourts.map((court) => court.title)
    expect(new Set(titles).size).toBe(titles.length)
    expect(findCourt('tribunals-nclt-newdelhi')?.title).toBe(
      'National Company Law Tribunal, Principal Bench, New Delhi',
    )
  })

  it('each court has a unique short name of at most 48 characters', () => {
    expect(['sci', 'hc-allahabad', 'hc-lucknow', 'hc-delhi', 'hc-bombayoriginal'].map(courtShort)).toEqual([
      'SC',
      'Allahabad HC',
      'Allahabad HC, Lucknow',
      'Delhi HC',
      'Bombay HC (OS)',
    ])
    expect(
      ['dc-kheda', 'dc-sasnagar', 'dc-mumbaicitycivilcourt', 'dc-pratapgarhrajasthan', 'tribunals-nclt-newdelhi'].map(
        courtShort,
      ),
    ).toEqual(['Kheda DC', 'SAS Nagar DC', 'Mumbai City Civil Court', 'Pratapgarh DC, Rajasthan', 'NCLT New Delhi'])
    expect(courtShort(otherForum)).toBe('Other forum')
    const byShort = Map.groupBy(everyCourt, ({ short }) => short)
    expect([...byShort].filter(([, sharing]) => sharing.length > 1).map(([short]) => short)).toEqual([])
    expect(everyCourt.filter(({ short }) => short.length > 48).map(({ short }) => short)).toEqual([])
  })

  it('the compressed reply of courts/all is under 50 KB', () => {
    const reply = allCourts.reply.parse({ success: true, ...courts })
    expect(gzipSync(JSON.stringify(reply)).byteLength).toBeLessThan(50_000)
  })

  it('the title of a court outside the catalogue is the court’s identifier', () => {
    expect(courtTitle('hc-nowhere')).toBe('hc-nowhere')
    expect(isCourt('hc-nowhere')).toBe(false)
    expect(isCourt('hc-allahabad')).toBe(true)
  })
})

describe('hcservices benches', () => {
  it('each bench is in the catalogue and has a unique pair of codes', () => {
    for (const bench of hcservicesBenches) expect(isCourt(bench.court), bench.court).toBe(true)
    const pairs = hcservicesBenches.map((bench) => `${bench.state_code}/${bench.court_code}`)
    expect(new Set(pairs).size).toBe(pairs.length)
  })

  it('all high court benches except seven are hcservices benches', () => {
    const without = courts.highCourts.filter((court) => !findHcservicesBench(court._id)).map((court) => court.cli_slug)
    expect(without.sort()).toEqual(
      ['allahabad', 'gwalior', 'indore', 'kolhapur', 'lucknow', 'madhyapradesh', 'punjabharyana'].sort(),
    )
  })

  it('only the benches with the state codes 16, 20 and 25 use the old pages', () => {
    const old = hcservicesBenches.filter((bench) => bench.generation === 'old').map((bench) => bench.state_code)
    expect(new Set(old)).toEqual(new Set(['16', '20', '25']))
  })
})

describe('Allahabad case types', () => {
  it('there are 154 types, each with a unique number', () => {
    expect(allahabadCaseTypes).toHaveLength(154)
    expect(new Set(allahabadCaseTypes.map((type) => type.portal_id)).size).toBe(154)
    expect(new Set(allahabadCaseTypes.map((type) => type.short)).size).toBe(154)
    expect(allahabadCaseTypes.find((type) => type.short === 'WRIC')?.portal_id).toBe('22')
  })
})
