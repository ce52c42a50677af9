import { expect, test } from 'vitest'
import type { CourtId } from '../../platform/ids.ts'
import { shippedChecklists } from './checklists.ts'
import { courtForms, delayOf, FormKey, formOf, refilingOf } from './court-forms.ts'

test.each([
  ['sci', 'sci'],
  ['hc-lucknow', 'allahabad'],
  ['hc-delhi', 'delhi'],
  ['hc-bombayoriginal', 'bombay'],
  ['hc-nagpur', 'bombay'],
  ['hc-madras', 'other'],
  ['dc-agra', 'district'],
  ['tribunals-nclt-newdelhi', 'nclt'],
  ['tribunals-nclat-newdelhi', 'other'],
])('the registry of %s has the checklist %s', (court, form) => {
  expect(formOf(court as CourtId)).toBe(form)
})

test('the Supreme Court gives 28 days, and its registry can allow 90 in all', () => {
  const times = refilingOf(courtForms.sci, '2026-11-02')
  expect(times).toEqual({ refile_by: '2026-11-30', registry_until: '2027-01-31' })
  expect(delayOf(times, '2026-11-30')).toBeNull()
  expect(delayOf(times, '2026-12-01')).toEqual({ days: 1, by: 'registry' })
  expect(delayOf(times, '2027-02-01')).toEqual({ days: 63, by: 'court' })
})

test('a court without a known time has no last day, and no delay', () => {
  const times = refilingOf(courtForms.district, '2026-11-02')
  expect([times.refile_by, delayOf(times, '2027-11-02')]).toEqual([null, null])
})

test.each(FormKey.options)('the checklist %s has each item once', (form) => {
  const kinds = shippedChecklists[form].map(({ kind }) => kind)
  expect(new Set(kinds).size).toBe(kinds.length)
  expect(kinds).toEqual(expect.arrayContaining(['court-fee', 'vakalatnama', 'affidavit', 'limitation', 'service']))
})
