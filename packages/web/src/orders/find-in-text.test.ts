import { expect, test } from 'vitest'
import { findOnPage, foldPage, type TextItem } from './find-in-text.ts'

const items = (...lines: string[]): TextItem[] => lines.map((str) => ({ str, hasEOL: true }))
const places = (page: TextItem[], query: string) =>
  findOnPage(foldPage(page), query).map(({ from, to }) => [from.item, from.offset, to.item, to.offset])

test('words are found whatever their capitals and spaces, each place once', () => {
  expect(places(items('The Counter  Affidavit', 'and a counter affidavit.'), 'counter affidavit')).toEqual([
    [0, 4, 0, 22],
    [1, 6, 1, 23],
  ])
})

test('a phrase goes on over the end of a line, and a word over a hyphen there', () => {
  expect(places(items('within four', 'weeks'), 'four weeks')).toEqual([[0, 7, 1, 5]])
  expect(places(items('the respon-', 'dents shall'), 'respondents')).toEqual([[0, 4, 1, 5]])
})

test('pieces of one line belong together', () => {
  const cut = [
    { str: 'affi', hasEOL: false },
    { str: 'davit', hasEOL: true },
  ]
  expect(places(cut, 'affidavit')).toEqual([[0, 0, 1, 5]])
})

test('Hindi is found, and letters that grow when made small keep their place', () => {
  expect(places(items('याचिका निरस्त की जाती है'), 'निरस्त')).toEqual([[0, 7, 0, 13]])
  expect(places(items('İSTANBUL order'), 'order')).toEqual([[0, 9, 0, 14]])
})

test('a single letter, or nothing, finds nothing', () => {
  expect([places(items('a b'), 'a'), places(items('a b'), '  ')]).toEqual([[], []])
})
