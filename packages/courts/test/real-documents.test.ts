import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findDocuments } from './real-pages/folders.ts'
import { checkDocument } from './real-pages/forms.ts'

const kinds = [
  ...['cause-list-pdf', 'cause-list-page', 'list-print', 'case-status-page', 'orders-page', 'case-history'],
  ...['board-page', 'board-samples', 'form-page', 'order-pdf'],
]

describe('saved real documents', () => {
  const documents = findDocuments().flatMap(({ fixtures, expected }) =>
    readdirSync(fixtures).flatMap((source) =>
      readdirSync(join(fixtures, source)).map((name) => ({ fixtures, expected, source, name })),
    ),
  )
  if (documents.length === 0) test.skip('there are no saved real documents on this machine', () => undefined)
  for (const { fixtures, expected, source, name } of documents) {
    const values = join(expected, source, name.replace(/\.\w+$/, '.json'))
    const kind = kinds.find((one) => name.startsWith(`${one}-`))
    test(`the document ${source}/${name} is read as expected`, { timeout: 120_000 }, async () => {
      if (kind === undefined) throw new Error(`No reader for ${source}/${name}`)
      expect(existsSync(values), 'nothing is written about what is expected of it').toBe(true)
      const wanted = JSON.parse(readFileSync(values, 'utf8'))
      const bytes = new Uint8Array(readFileSync(join(fixtures, source, name)))
      expect(await checkDocument(source, kind, bytes, wanted)).toEqual([])
    })
  }
})
