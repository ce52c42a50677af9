import type { Court } from '@peshi/contract/courts/courts'
import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, it } from 'vitest'
import { loadCourtNames } from '../../platform/i18n/say-court.ts'
import { isCourtMatch, rankCourts } from './court-search.ts'

const court = (id: string, title: string, more: Partial<Court> = {}): Court => ({
  _id: CourtId.parse(id),
  unique_id: CourtId.parse(id),
  title,
  short: title,
  cli_slug: id.split('-').at(-1) ?? id,
  type: 'high',
  ...more,
})
const allahabad = court('hc-allahabad', 'Allahabad High Court', {
  short: 'Allahabad HC',
  place: 'Prayagraj',
  state: 'Uttar Pradesh',
  findable: true,
})
const delhi = court('hc-delhi', 'High Court of Delhi', { short: 'Delhi HC', findable: true })
const chandigarh = court('hc-punjabharyana', 'High Court of Punjab and Haryana', {
  place: 'Chandigarh',
  abbreviations: ['PHHC', 'P&H'],
})
const supreme = court('sci', 'Supreme Court of India', { type: 'supreme', place: 'New Delhi', state: 'India' })

describe('searching a court', () => {
  it.each([
    ['allah', allahabad],
    ['prayag', allahabad],
    ['uttar pradesh high', allahabad],
    ['AHC', allahabad],
    ['delhi hi', delhi],
    ['hi court delhi', delhi],
    ['Delhi HC', delhi],
    ['allahabad hc', allahabad],
    ['dhc', delhi],
    ['hcd', delhi],
    ['sci', supreme],
    ['punjab phhc', chandigarh],
    ['phhc', chandigarh],
    ['P&H HC', chandigarh],
    ['Delhi H.C.', delhi],
    ['chandigarh court high', chandigarh],
  ])('the search text “%s” finds one court', (query, expected) => {
    expect([allahabad, delhi, chandigarh, supreme].filter((each) => isCourtMatch(each, query))).toEqual([expected])
  })

  it('a search for an unknown place finds no court', () => {
    expect([allahabad, delhi, supreme].filter((each) => isCourtMatch(each, 'bombay'))).toEqual([])
  })
})

it('courts used by the chamber come first, and courts that are switched off come last', () => {
  expect(rankCourts([supreme, allahabad, delhi], ['hc-delhi', 'sci'])).toEqual({
    recent: [delhi],
    open: [allahabad],
    closed: [supreme],
  })
})

it('a court is found by its Hindi or Urdu name if the screen is in that language', async () => {
  await loadCourtNames('hi')
  expect(isCourtMatch(allahabad, 'इलाहाबाद')).toBe(true)
  expect(isCourtMatch(delhi, 'इलाहाबाद')).toBe(false)
  await loadCourtNames('ur')
  expect(isCourtMatch(delhi, 'دہلی ہائی')).toBe(true)
  await loadCourtNames('en')
})
