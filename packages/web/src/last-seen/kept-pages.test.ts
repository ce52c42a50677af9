import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/memory-storage.fixture.ts'
import { findPage, forgetPages, type KeptPage, keepPage } from './kept-pages.ts'

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
})

const page = (at: number, more?: Partial<KeptPage>): KeptPage => ({
  ...{ owner: 'meera lex', build: '/assets/index-1.js', language: 'en', width: 412 },
  ...{ at, styles: [], html: '<h1>Today</h1>', ...more },
})
const kept = () => Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at)).toSorted()

test('the newest eight stay', () => {
  for (let at = 0; at < 10; at++) keepPage(`/${at}`, page(at))
  expect(kept()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((at) => `seen:/${at}`))
})

test('a page that has grown too long is not shown as it was before', () => {
  keepPage('/a', page(1))
  keepPage('/a', page(2, { html: 'x'.repeat(200_000) }))
  expect(kept()).toEqual([])
})

test('another person’s, another chamber’s and another build’s go with the first that is kept', () => {
  keepPage('/a', page(1))
  keepPage('/b', page(2, { owner: 'meera other' }))
  expect(kept()).toEqual(['seen:/b'])
  keepPage('/c', page(3, { owner: 'meera other', build: '/assets/index-2.js' }))
  expect(kept()).toEqual(['seen:/c'])
})

test('what something else wrote there goes; what is not a page stays', () => {
  localStorage.setItem('seen:/odd', '{')
  localStorage.setItem('skin', 'dark')
  keepPage('/a', page(1))
  expect(kept()).toEqual(['seen:/a', 'skin'])
  forgetPages()
  expect(kept()).toEqual(['skin'])
})

const hour = 3_600_000
test.each([
  ['an hour later', { at: hour }, true],
  ['two days later', { at: 48 * hour }, false],
  ['in another chamber', { owner: 'meera other' }, false],
  ['in another language', { language: 'ur' }, false],
  ['on a phone that was turned', { width: 915 }, false],
])('a page is shown as it was last seen %s (%#)', (_, change, expected) => {
  keepPage('/a', page(0))
  const now = { owner: 'meera lex', language: 'en', width: 412, at: 0, ...change }
  expect(findPage('/a', now)?.html).toBe(expected ? '<h1>Today</h1>' : undefined)
})

test('an address that was never seen, or holds something else, has nothing to be shown', () => {
  localStorage.setItem('seen:/odd', '{')
  const now = { owner: 'meera lex', language: 'en', width: 412, at: 0 }
  for (const address of ['/odd', '/never']) expect(findPage(address, now)).toBeNull()
})
