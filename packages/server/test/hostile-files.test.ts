import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { expect, test } from 'vitest'
import { readDocument } from '../src/matters/documents/document-text.process.ts'
import { cleanNoteInProcess } from '../src/matters/notes/clean-note.process.ts'
import { residentMegabytes } from '../src/platform/files/resident-memory.ts'
import { readImport } from '../src/records/imports/import-file.ts'
import { deepNote, entityBomb, farWorkbook } from './hostile-files.ts'
import { wordDocument, zipOf } from './zips.ts'

const chamber = '0190a0c0-0000-7000-8000-000000000001' as ChamberId

async function turnsDuring<T>(work: () => Promise<T>): Promise<{ result: T; turns: number }> {
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const result = await work().finally(() => clearInterval(timer))
  return { result, turns }
}

test('a small workbook with very distant cells is refused without using much memory', async () => {
  const before = (await residentMegabytes(process.pid)) ?? 0
  await expect(readImport(await farWorkbook(), chamber)).rejects.toMatchObject({ status: 400 })
  expect(((await residentMegabytes(process.pid)) ?? 0) - before).toBeLessThan(100)
})

test('a note of sixty thousand nested tags does not delay other requests', async () => {
  const { turns } = await turnsDuring(() =>
    cleanNoteInProcess(`${deepNote()}words`, new Map(), chamber).catch(() => null),
  )
  expect(turns).toBeGreaterThan(20)
})

const readWord = (bytes: Buffer) => readDocument(new Blob([Buffer.from(bytes)]).stream(), 'docx', chamber)

test('a Word document with external references is read without sending a request', async () => {
  let asked = 0
  const elsewhere = createServer((_, response) => response.end(String(++asked))).listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const address = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/template.dotm`
  const relation = `<Relationships><Relationship Id="rId1" TargetMode="External" Target="${address}"/></Relationships>`
  const word = await wordDocument(['Read this'], {
    'word/_rels/document.xml.rels': relation,
    'word/_rels/settings.xml.rels': relation,
    'word/settings.xml': '<w:settings><w:attachedTemplate r:id="rId1"/></w:settings>',
  })
  try {
    expect(await readWord(word)).toMatchObject({ texts: ['Read this'], problem: null })
    expect(asked).toBe(0)
  } finally {
    elsewhere.close()
  }
})

test('nested XML entities are not expanded in a document or in a workbook', async () => {
  const word = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `${entityBomb}<w:document><w:body><w:p><w:t>&e9;</w:t></w:p></w:body></w:document>`,
  })
  expect(await readWord(word)).toMatchObject({ texts: ['&e9;'], problem: null })
  const before = (await residentMegabytes(process.pid)) ?? 0
  const workbook = await zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `${entityBomb}<workbook><sheets><sheet name="&e9;" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `${entityBomb}<worksheet><sheetData><row r="1"><c r="A1" t="str"><v>&e9;</v></c></row></sheetData></worksheet>`,
  })
  await expect(readImport(new Uint8Array(workbook), chamber)).rejects.toMatchObject({ status: 400 })
  expect(((await residentMegabytes(process.pid)) ?? 0) - before).toBeLessThan(100)
})
