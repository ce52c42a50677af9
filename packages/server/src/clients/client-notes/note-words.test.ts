import { Outcome } from '@peshi/contract/matters/outcomes'
import { describe, expect, test } from 'vitest'
import { writeNote } from './note-words.ts'

const day = { label: 'WRIC/12/2024', court: 'High Court of Delhi', date: '2026-11-20', nextDate: '2026-12-04' } as const

describe('the text of a note', () => {
  test.each(Outcome.options)(
    'the note for the outcome %s names case, court and dates in English, Hindi and Urdu',
    (outcome) => {
      const said = (['en', 'hi', 'ur'] as const).map((language) => writeNote({ ...day, outcome }, language))
      expect(new Set(said).size).toBe(3)
      for (const text of said) for (const part of ['WRIC/12/2024', '20', '4', '2026']) expect(text).toContain(part)
      const courts = ['High Court of Delhi', 'दिल्ली उच्च न्यायालय', 'دہلی ہائی کورٹ']
      expect(courts.filter((court, at) => !said[at]?.includes(court))).toEqual([])
      expect(said[1]).toMatch(/\p{Script=Devanagari}/u)
      expect(said[2]).toMatch(/\p{Script=Arabic}/u)
    },
  )

  test.each([
    ['en', 'Your case was before'],
    ['hi', 'आपका मामला 20'],
    ['ur', 'آپ کا مقدمہ مورخہ'],
  ] as const)('in %s, the note about a case without a number begins “%s”', (language, words) => {
    expect(writeNote({ ...day, label: null, outcome: 'reserved' }, language)).toContain(words)
  })

  test('a note about a hearing without a next date mentions no next date', () => {
    expect(writeNote({ ...day, outcome: 'reserved', nextDate: null }, 'en')).not.toContain('next date')
  })
})
