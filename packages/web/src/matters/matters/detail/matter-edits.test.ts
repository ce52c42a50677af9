import { expect, it } from 'vitest'
import { editsOf, fieldsIn } from './matter-edits.ts'

const none = { court: 'court', own: null }
const before = editsOf({
  beside: {
    title: none,
    petitioner: none,
    respondent: none,
    stage: none,
    next_date: { court: null, own: '2026-11-20' },
  },
  reference_id: 'F/12',
})

it('the form is filled with the chamber’s values and not with the court’s values', () => {
  expect(before).toEqual({
    title: '',
    petitioner: '',
    respondent: '',
    stage: '',
    next_date: '2026-11-20',
    reference_id: 'F/12',
  })
})

it('an emptied field is sent as null, so that the court’s value holds', () => {
  expect(fieldsIn({ ...before, next_date: '', stage: ' Arguments ' })).toEqual({
    title: null,
    petitioner: null,
    respondent: null,
    stage: 'Arguments',
    next_date: null,
    reference_id: 'F/12',
  })
})
