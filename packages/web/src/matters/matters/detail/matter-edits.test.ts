import { expect, it } from 'vitest'
import { editsOf, toChanges } from './matter-edits.ts'

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

it('only changed fields are sent, and an emptied field is sent as null', () => {
  expect(toChanges(before, { ...before, next_date: '', stage: ' Arguments ' })).toEqual({
    publicData: { next_date: null, stage: 'Arguments' },
  })
  expect(toChanges(before, { ...before, title: 'Devi matter' })).toEqual({ title: 'Devi matter', publicData: {} })
})

it('the form sends no changes if no field was changed', () => {
  expect(toChanges(before, { ...before, title: '  ' })).toBeNull()
})
