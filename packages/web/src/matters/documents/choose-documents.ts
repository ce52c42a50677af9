import type { Document } from '@peshi/contract/matters/documents'
import type { DocumentSort } from '../matters/detail/document-address.ts'

export const newestFirst: DocumentSort = '-added'

interface Wanted {
  folder: string | undefined
  words: string
  sort: DocumentSort
}

const fold = (text: string) => text.normalize('NFKC').toLocaleLowerCase()

export function chooseDocuments(documents: readonly Document[], { folder, words, sort }: Wanted): Document[] {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const found = documents.filter(
    (document) =>
      (folder === undefined || document.folder === folder) &&
      wanted.every((word) => fold([document.name, document.folder, ...document.tags].join(' ')).includes(word)),
  )
  const sorted = found.toSorted(orders[sort.replace('-', '') as keyof typeof orders])
  return sort.startsWith('-') ? sorted.toReversed() : sorted
}

const names = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

const orders = {
  added: (a: Document, b: Document) => a.current.added_at.localeCompare(b.current.added_at),
  name: (a: Document, b: Document) => names.compare(a.name, b.name),
  size: (a: Document, b: Document) => a.current.size - b.current.size,
}

export function countFolders(documents: readonly Document[]): [folder: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { folder } of documents) counts.set(folder, (counts.get(folder) ?? 0) + 1)
  return [...counts].sort(([a], [b]) => (a === '' ? 1 : b === '' ? -1 : names.compare(a, b)))
}
