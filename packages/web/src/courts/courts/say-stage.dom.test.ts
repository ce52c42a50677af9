import { afterEach, expect, test } from 'vitest'
import { i18n } from '../../platform/i18n/i18n.ts'
import { sayStage } from './say-stage.ts'

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
  ['Tagged with C.A. 12', 'Tagged with C.A. 12'],
  ['STEPS BY THE COMMISSIONER', 'Steps by the commissioner'],
])('the stage %j is said as %j', (stage, said) => {
  expect(sayStage(stage)).toBe(said)
})

test('a matter without a stage has none', () => {
  expect(sayStage(null)).toBeNull()
})
