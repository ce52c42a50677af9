import { afterEach, expect, test } from 'vitest'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayCourtTerm } from './say-court-term.ts'

afterEach(() => i18n.changeLanguage('en'))

test.each([
  ['FRESH MATTERS', 'Fresh'],
  ['FOR ADMISSION AFTER NOTICE', 'Admission, after notice'],
  ['FOR FINAL HEARING', 'Final hearing'],
  ['ORDERS', 'Orders'],
  ['Pending - (FRESH MATTERS)', 'Fresh'],
  ['Part-Heard', 'Part heard'],
  ['FOR JUDGEMENT', 'Judgment'],
  ['PLAINTIFF EVIDENCE', 'Evidence'],
  ['Additional Cause List', 'Additional'],
  ['DAILY LIST', 'Daily'],
  ['Motion', 'Motion'],
  ['In Progress', 'In progress'],
  ['Pass Over', 'Passed over'],
  ['NOT REACHED', 'Not reached'],
  ['Tagged with C.A. 12', 'Tagged with C.A. 12'],
  ['STEPS BY THE COMMISSIONER', 'Steps by the commissioner'],
])('what a court writes as %j is said as %j', (written, said) => {
  expect(sayCourtTerm(written)).toBe(said)
})

test('a term is said in the reader’s language, and an unusual one as the court wrote it', async () => {
  await i18n.changeLanguage('hi')
  expect(['Additional Cause List', 'Kept Back', 'Tagged with C.A. 12'].map(sayCourtTerm)).toEqual([
    'अतिरिक्त',
    'रोका गया',
    'Tagged with C.A. 12',
  ])
})

test('a matter without a stage has none', () => {
  expect(sayCourtTerm(null)).toBeNull()
})
