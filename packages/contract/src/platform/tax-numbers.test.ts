import { describe, expect, test } from 'vitest'
import { isGstin, isPan } from './tax-numbers.ts'

describe('recognising a GSTIN', () => {
  test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '07AAGFF2194N1Z1'])(
    '%s is a GSTIN with a correct check digit',
    (gstin) => expect(isGstin(gstin)).toBe(true),
  )
  test.each([
    ['a wrong check digit', '27AAPFU0939F1ZW'],
    ['two digits exchanged', '27AAPFU0993F1ZV'],
    ['an unknown State code', '40AAPFU0939F1ZV'],
    ['a missing character', '27AAPFU0939F1Z'],
    ['no Z before the check digit', '27AAPFU0939F11V'],
    ['an empty text', ''],
  ])('a text is refused as a GSTIN: %s', (_, text) => expect(isGstin(text)).toBe(false))
})

test('a PAN needs letters and digits in fixed positions', () => {
  expect(['AAPFU0939F', 'AAPFU0939', 'AAPF00939F', 'aapfu0939f'].map(isPan)).toEqual([true, false, false, false])
})
