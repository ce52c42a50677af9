import { describe, expect, test } from 'vitest'
import { PageChanged } from '../errors.ts'
import { hasEnd, openPage } from './page.ts'

describe('reading a page', () => {
  test('a page with thousands of nested tags is refused without a crash', () => {
    for (const tags of ['<div>', '<table><tr><td><div>', '<b><i>', '<ul><li>', '<span>'])
      expect(() => openPage(`<html><body>${tags.repeat(20_000)}`)).toThrow(PageChanged)
  })

  test('a page of more than five million characters is refused', () => {
    expect(() => openPage(`<html>${'x'.repeat(5_000_001)}</html>`)).toThrow(PageChanged)
  })

  test('a table of ten thousand rows is read', () => {
    const page = openPage(`<html><table>${'<tr><td>1<td>2'.repeat(10_000)}</table></html>`)
    expect(page('tr')).toHaveLength(10_000)
  })

  test('a page is complete if it has an end tag, even with text after the tag', () => {
    expect(hasEnd('<html></html>\n<!-- cached -->')).toBe(true)
    expect(hasEnd('<html><body>')).toBe(false)
  })
})
