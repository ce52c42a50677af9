import { describe, expect, test } from 'vitest'
import { findOutside, listOutside, oldestBrowsers } from '../../browser-promise.ts'

const outside = listOutside()
const find = (code: string) => findOutside(code, outside)

describe('supported browsers', () => {
  test('the supported browsers include Safari 16.4', () => {
    const oldest = oldestBrowsers()
    expect([oldest.get('safari'), oldest.get('safari_ios')]).toEqual([16.4, 16.4])
    for (const browser of ['chrome', 'edge', 'firefox', 'samsunginternet_android'] as const)
      expect(oldest.get(browser)).toBeGreaterThan(20)
  })
})

describe('finding unsupported APIs in code', () => {
  test.each([
    ['Map.groupBy(rows, of)', 'Map.groupBy'],
    ['Object.groupBy(rows, of)', 'Object.groupBy'],
    ['const made = Promise.withResolvers()', 'Promise.withResolvers'],
    ['Promise.try(work)', 'Promise.try'],
    ['AbortSignal.any([one, other])', 'AbortSignal.any'],
    ['known.getOrInsertComputed(key, make)', 'getOrInsertComputed'],
    ['one.isSubsetOf(other)', 'isSubsetOf'],
    ['one.symmetricDifference(other)', 'symmetricDifference'],
    ['RegExp.escape(text)', 'RegExp.escape'],
    ['Iterator.from(rows)', 'Iterator.from'],
    ['new CloseWatcher()', 'new CloseWatcher'],
    ['/[\\p{L}--[a-z]]/v.test(text)', '/[\\p{L}--[a-z]]/v'],
  ])('the unsupported API in “%s” is found', (code, use) => expect(find(code)).toContain(use))
})

test.each([
  'Array.from(rows, of)',
  'rows.toSorted()',
  'Object.fromEntries(rows)',
  'new AbortController().abort()',
  'structuredClone(row)',
  'if (AbortSignal.any) AbortSignal.any([one])',
  'one.isSubsetOf?.(other)',
  'typeof CloseWatcher === "function" && new CloseWatcher()',
])('“%s” uses no unsupported API', (code) => expect(find(code)).toEqual([]))
