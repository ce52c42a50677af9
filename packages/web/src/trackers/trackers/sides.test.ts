import { expect, test } from 'vitest'
import { directionOf } from './sides.tsx'

test('a row of names runs from right to left only if every name does', () => {
  expect(directionOf(['محمد عرفان', 'رمیش'])).toBe('rtl')
  expect(directionOf(['محمد عرفان', 'Union of India'])).toBe('ltr')
  expect(directionOf(['Kusum Devi', 'محمد عرفان'])).toBe('ltr')
  expect(directionOf(['(1) محمد'])).toBe('rtl')
  expect(directionOf(['श्री राम', 'State'])).toBe('ltr')
})
