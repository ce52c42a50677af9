import type { Document } from '@peshi/contract/matters/documents'
import { expect, test } from 'vitest'
import { chooseDocuments, countFolders } from './choose-documents.ts'

const documentOf = (name: string, folder: string, size: number, added_at: string, tags: string[] = []) =>
  ({ name, folder, tags, current: { size, added_at } }) as unknown as Document
const all = [
  documentOf('Annexure 10.pdf', 'Annexures', 30, '2026-11-03'),
  documentOf('annexure 2.pdf', 'Annexures', 10, '2026-11-02', ['Urgent']),
  documentOf('वकालतनामा.pdf', '', 20, '2026-11-01'),
]
const namesOf = (wanted: Partial<Parameters<typeof chooseDocuments>[1]>) =>
  chooseDocuments(all, { folder: undefined, words: '', sort: '-added', ...wanted }).map(({ name }) => name)

test('documents are sorted by name in natural order, by size or by date', () => {
  expect(namesOf({ sort: 'name', folder: 'Annexures' })).toEqual(['annexure 2.pdf', 'Annexure 10.pdf'])
  expect(namesOf({ sort: '-size' })).toEqual(['Annexure 10.pdf', 'वकालतनामा.pdf', 'annexure 2.pdf'])
  expect(namesOf({})).toEqual(['Annexure 10.pdf', 'annexure 2.pdf', 'वकालतनामा.pdf'])
})

test('documents are found by words of their name, folder and tags in any order', () => {
  expect(namesOf({ words: 'URGENT annex' })).toEqual(['annexure 2.pdf'])
  expect(namesOf({ words: 'वकालत' })).toEqual(['वकालतनामा.pdf'])
  expect(namesOf({ folder: '' })).toEqual(['वकालतनामा.pdf'])
})

test('documents are counted by folder, and documents without a folder come last', () => {
  expect(countFolders(all)).toEqual([
    ['Annexures', 2],
    ['', 1],
  ])
})
