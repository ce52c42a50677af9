import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeEntities, decodeUtf8, dropBom, textOrNull, tidy } from './text.ts'

test('spaces, tabs and line breaks of every kind become single spaces', () => {
  expect(tidy('\u00a0 a \u00a0\u00a0 b\r\n\tc\u200b ')).toBe('a b c')
})

test('tidying a text twice gives the same result as tidying it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(tidy(tidy(text))).toBe(tidy(text))
    }),
  )
})

test.each(['', ' ', '-', '--', '---', 'None', 'null', undefined, null])('%s counts as an empty cell', (text) => {
  expect(textOrNull(text)).toBeNull()
})

test('a zero is not an empty cell, because a case number may be 0', () => expect(textOrNull('0')).toBe('0'))

test.each([
  ['RECEIVER&amp;#039;S', "RECEIVER'S"],
  ['A &amp; B', 'A & B'],
  ['&lt;b&gt;', '<b>'],
  ['&#x0939;', 'ह'],
  ['&unknown;', '&unknown;'],
  ['&#0;', '&#0;'],
])('%s is decoded to %s', (text, decoded) => expect(decodeEntities(text)).toBe(decoded))

test('a BOM is removed from text and from bytes', () => {
  expect(dropBom('\uFEFFa')).toBe('a')
  expect(decodeUtf8(Buffer.from([0xef, 0xbb, 0xbf, 0x61]))).toBe('a')
})
