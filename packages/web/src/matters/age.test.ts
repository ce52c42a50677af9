import { expect, it } from 'vitest'
import { formatAge } from './age.ts'

const now = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20T11:59:40Z', 'this minute'],
  ['2026-11-20T11:56:00Z', '4 min. ago'],
  ['2026-11-20T10:00:00Z', '2 hr. ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-10T12:00:00Z', '10 days ago'],
  ['2026-11-20T12:05:00Z', 'this minute'],
])('%s is %s', (instant, words) => {
  expect(formatAge(instant, now, 'en')).toBe(words)
})

it.each(['hi', 'ur', 'de', 'fr', 'pt'])('keeps Latin digits in %s', (language) => {
  expect(formatAge('2026-11-20T10:00:00Z', now, language)).toContain('2')
})
