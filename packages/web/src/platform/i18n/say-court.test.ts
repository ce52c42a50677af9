import { afterAll, expect, it } from 'vitest'
import { loadCourtNames, sayCourt } from './say-court.ts'

afterAll(() => loadCourtNames('en'))

it('the name of a court is shown in the language of the screen', async () => {
  await loadCourtNames('hi')
  expect(sayCourt('Allahabad HC')).toBe('इलाहाबाद उच्च न्यायालय')
  await loadCourtNames('ur')
  expect(sayCourt('District Court, Agra')).toBe('ضلعی عدالت، آگرہ')
  expect(sayCourt(null)).toBeNull()
  await loadCourtNames('fr')
  expect(sayCourt('Allahabad HC')).toBe('Allahabad HC')
})
