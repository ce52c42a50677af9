import { CourtId } from '@peshi/contract/ids'
import { expect, it } from 'vitest'
import { emptyDraft } from './draft.ts'
import { checkDraft, toFindInput } from './find-input.ts'

const court = CourtId.parse('hc-allahabad')
const full = { ...emptyDraft, court, case_type: '24', case_number: '12345', case_year: '2024' }

it('asks for what is missing and nothing else', () => {
  expect(checkDraft(emptyDraft)).toEqual({
    court: 'court',
    case_type: 'case_type',
    case_number: 'case_number',
    case_year: 'case_year',
  })
  expect(checkDraft({ ...emptyDraft, court, by: 'cnr', cnr: 'UPHC01' })).toEqual({ cnr: 'cnr' })
  expect(checkDraft(full)).toEqual({})
})

it.each(['12a', '', '1234567890', '-1'])('refuses the number %s', (case_number) => {
  expect(checkDraft({ ...full, case_number })).toEqual({ case_number: 'case_number' })
})

it('sends only what the chosen way asks for', () => {
  expect(toFindInput(full, court)).toEqual({
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

it('asks for no case type with a diary number', () => {
  const diary = { ...full, by: 'diary-number' as const, case_type: null }
  expect(checkDraft(diary)).toEqual({})
  expect(toFindInput({ ...full, by: 'diary-number' }, court).case_type).toBeUndefined()
})
