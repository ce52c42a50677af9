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

it('the form has the chamber’s own values only', () => {
  expect(before).toEqual({
    title: '',
    petitioner: '',
    respondent: '',
    stage: '',
    next_date: '2026-11-20',
    reference_id: 'F/12',
  })
})

it('only changes are sent, and null for a field that returns to the court’s value', () => {
  expect(toChanges(before, { ...before, next_date: '', stage: ' Arguments ' })).toEqual({
    publicData: { next_date: null, stage: 'Arguments' },
  })
  expect(toChanges(before, { ...before, title: 'Devi matter' })).toEqual({ title: 'Devi matter', publicData: {} })
})

it('nothing is sent without a change', () => {
  expect(toChanges(before, { ...before, title: '  ' })).toBeNull()
})
