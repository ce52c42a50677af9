import { describe, expect, test } from 'vitest'
import type { Mutation } from './mutations/delete-landmarks.ts'
import { type Page, pages, readOtherwise } from './mutations/pages.ts'
import { swapCells, swapColumns } from './mutations/swap-columns.ts'
import { swapFields } from './mutations/swap-fields.ts'

/**
 * If two columns change places together with their headers, the parser must throw or return the same value. If only
 * their cells change places, the parser must throw.
 */

/**
 * These parsers return cells without column names, in the page's sequence. A swap may change only that sequence. On
 * Kerala's board, columns of different courts have the same name.
 */
const withoutColumnNames = new Set([
  'court-boards/kerala',
  'supreme-court/case-tab',
  'dcourts-s3waas/business',
  'kerala-cause-lists/cause-list',
  'rajasthan-cause-lists/cause-list',
])

/** Swaps that no parser can notice: each of the two fields may be a list of names or a single text. */
const looksAlike: Record<string, RegExp> = {
  'tribunal-nclat/view-details':
    /legal_representative: \w+_legal_representative_name and \w+_legal_representative_name$/,
}

describe.each(pages)('swapping columns of the page $name ($format)', (page) => {
  test('if two columns are swapped with their headings, the page is refused or gives the same result', () => {
    expect(listSilent(page, swapColumns(page.text))).toEqual([])
  })

  test('a page is refused if the cells of two columns are swapped without their headings', () => {
    const alike = looksAlike[page.format]
    expect(
      listSilent(page, [...swapCells(page.text), ...swapFields(page.text)]).filter((what) => !alike?.test(what)),
    ).toEqual([])
  })
})

test('more than 25 page formats have columns that can be swapped', () => {
  const exchanged = new Set(pages.filter(({ text }) => swapColumns(text).length > 0).map(({ format }) => format))
  expect(exchanged.size).toBeGreaterThan(25)
})

function listSilent(page: Page, mutations: Mutation[]): string[] {
  return mutations.flatMap(({ what, text }) => {
    const read = readOtherwise(page, text)
    if (read === null) return []
    return withoutColumnNames.has(page.format) && wordsOf(read.value) === wordsOf(JSON.parse(page.whole)) ? [] : [what]
  })
}

const wordsOf = (value: unknown) => (JSON.stringify(value).match(/[^\s"[\]{},]+/g) ?? []).toSorted().join(' ')
