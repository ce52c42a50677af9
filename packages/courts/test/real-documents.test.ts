import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readListPages } from '../src/cause-lists/cause-list-pdf.parse.ts'
import { readPdfLines } from '../src/cause-lists/pdf-lines.ts'
import { inTurn } from './page-of-texts.ts'
import { findDocuments } from './real-pages/folders.ts'
import { checkDocument } from './real-pages/forms.ts'

const kinds = [
  'cause-list-pdf',
  'cause-list-page',
  'list-print',
  'case-status-page',
  'orders-page',
  'case-history',
  'board-page',
  'board-samples',
  'form-page',
  'order-pdf',
]

const keysIn = (text: string) => [...text.matchAll(/\d+\/(?:19|20)\d\d(?!\d)/g)].map(([key]) => key)

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
    if (source !== 'gujarat-hc') continue
    test(`the sightings of ${source}/${name} are not listed themselves`, { timeout: 60_000 }, async () => {
      const pages = await readPdfLines(new Uint8Array(readFileSync(join(fixtures, source, name))))
      const { entries, sightings = [] } = await readListPages(inTurn(pages))
      const lines = pages.flatMap((page) => page.lines.map(({ text }) => text))
      const inRows = lines.flatMap((text) =>
        keysIn(/^(?:\d{1,5} )?[A-Z][A-Z./]*\/\d+\/\d{4}(?!, Title)/.exec(text)?.[0] ?? ''),
      )
      const inTails = lines.flatMap((text) => keysIn(/^[A-Z][A-Z./]*\/\d+\/\d{4}(?=, Title)/.exec(text)?.[0] ?? ''))
      const sighted = new Set(sightings.flatMap(({ case_number }) => keysIn(case_number)))
      const listed = new Set(entries.flatMap(({ case_numbers }) => case_numbers.flatMap(keysIn)))
      expect(inRows.length).toBeGreaterThanOrEqual(entries.length)
      expect(inTails).not.toEqual([])
      expect(inRows.filter((key) => sighted.has(key))).toEqual([])
      expect(inTails.filter((key) => !sighted.has(key) && !listed.has(key))).toEqual([])
    })
  }
})
