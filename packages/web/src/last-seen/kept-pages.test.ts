import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../session/memory-storage.fixture.ts'
import { forgetPages, type KeptPage, keepPage } from './kept-pages.ts'

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
