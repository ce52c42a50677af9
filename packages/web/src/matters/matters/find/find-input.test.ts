import { CourtId } from '@peshi/contract/platform/ids'
import { describe, expect, it } from 'vitest'
import { type Draft, emptyDraft } from './draft.ts'
import { checkByHand, checkDraft, toFindInput } from './find-input.ts'

const court = CourtId.parse('hc-allahabad')
const full = { ...emptyDraft, court, case_type: '24', case_number: '12345', case_year: '2024' }

it('only missing and incomplete fields are reported', () => {
  expect(checkDraft(emptyDraft)).toEqual({
    court: 'court',
    case_type: 'case_type',
    case_number: 'case_number',
    case_year: 'case_year',
  })
  expect(checkDraft({ ...emptyDraft, court, by: 'cnr', cnr: 'UPHC01' })).toEqual({ cnr: 'cnr' })
  expect(checkDraft(full)).toEqual({})
})

it.each(['12a', '', '1234567890', '-1'])('the case number “%s” is refused', (case_number) => {
  expect(checkDraft({ ...full, case_number })).toEqual({ case_number: 'case_number' })
})

it('a CNR is reported if it belongs to a known court other than the chosen court', () => {
  const byCnr = (cnr: string) => checkDraft({ ...full, by: 'cnr', cnr })
  expect(byCnr('UPHC010912342023')).toEqual({})
  expect(byCnr('UPHC02-091234-2023')).toEqual({ cnr: 'cnr_court' })
  expect(byCnr('SCIN010526502023')).toEqual({ cnr: 'cnr_court' })
  expect(byCnr('ZZZZ010526502023')).toEqual({})
})

it('only the fields of the chosen kind of search are sent', () => {
  expect(toFindInput({ ...full, name: 'Ram Prasad', establishment: 'UPAD01' }, court)).toEqual({
    court,
    by: 'case-number',
    case_type: '24',
    case_number: '12345',
    case_year: 2024,
  })
  expect(toFindInput({ ...full, by: 'cnr', cnr: 'UPHC010912342023' }, court)).toEqual({
    court,
    by: 'cnr',
    cnr: 'UPHC010912342023',
  })
})

it('a search at a district’s consumer commissions needs a chosen commission', () => {
  const commission = CourtId.parse('tribunals-dcdrc-lucknow')
  const draft = { ...full, court: commission, establishment: '11090082' }
  expect(toFindInput(draft, commission)).toMatchObject({ by: 'case-number', establishment: '11090082' })
  expect(checkDraft({ ...draft, establishment: null }, ['establishment'])).toEqual({ establishment: 'commission' })
})

it('a search by diary number needs no case type', () => {
  const diary = { ...full, by: 'diary-number' as const, case_type: null }
  expect(checkDraft(diary)).toEqual({})
  expect(toFindInput({ ...full, by: 'diary-number' }, court).case_type).toBeUndefined()
})

describe('searches that need an establishment', () => {
  const ways: [Partial<Draft>, string[], object][] = [
    [
      { by: 'party', name: ' Ram Prasad ' },
      ['establishment', 'name', 'case_year'],
      { by: 'party', name: 'Ram Prasad', party_side: 'any', case_year: 2024, status: 'both' },
    ],
    [{ by: 'advocate', advocate_code: 'HR/1/2011' }, ['establishment', 'name'], { advocate_code: 'HR/1/2011' }],
    [
      { by: 'fir', police_station: '7', status: 'pending' },
      ['establishment', 'police_station', 'case_number', 'case_year'],
      { police_station: '7', case_number: '12345', case_year: 2024, status: 'pending' },
    ],
    [{ by: 'act', act: '94' }, ['establishment', 'act'], { act: '94' }],
  ]
  it.each(ways)(
    'the search %j requires an establishment and the fields of this kind of search',
    (changes, needed, sent) => {
      expect(Object.keys(checkDraft({ ...emptyDraft, court, by: changes.by ?? 'cnr' }, ['establishment']))).toEqual(
        needed,
      )
      const draft = { ...full, ...changes, establishment: 'UPAD01' }
      expect(checkDraft(draft, ['establishment'])).toEqual({})
      expect(toFindInput(draft, court)).toMatchObject({ ...sent, establishment: 'UPAD01' })
    },
  )
})

it('a Supreme Court search has the fields of the site’s form', () => {
  const sci = CourtId.parse('sci')
  const party = { ...full, court: sci, by: 'party' as const, name: 'Iqbal' }
  expect(toFindInput(party, sci)).toMatchObject({ status: 'pending', party_side: 'any' })
  const advocate = { ...emptyDraft, court: sci, by: 'advocate' as const, name: 'Iqbal' }
  expect(checkDraft(advocate)).toEqual({ advocate_code: 'advocate_code', case_year: 'case_year' })
  const asked = toFindInput({ ...advocate, advocate_code: '1402', case_year: '2025' }, sci)
  expect(asked).toEqual({ court: sci, by: 'advocate', advocate_code: '1402', case_year: 2025, status: 'pending' })
})

it('a case added by hand needs parties, type, number and year', () => {
  expect(Object.keys(checkByHand(emptyDraft))).toEqual([
    'petitioner',
    'respondent',
    'hand_type',
    'case_number',
    'case_year',
  ])
  expect(checkByHand({ ...full, petitioner: 'A', respondent: 'B', hand_type: 'OA' })).toEqual({})
})
