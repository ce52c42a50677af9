import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { UnusedSheet } from '@peshi/contract/records/imports'
import { z } from 'zod'
import { Invalid } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import type { FileContent, FileProblem, FileRow } from './import-limits.ts'

export type ReadImport = z.infer<typeof Answer>

const program = fileURLToPath(new URL('./import-file.child.ts', import.meta.url))
const process = { heapMegabytes: 256, residentMegabytes: 384, answerBytes: 64 * 1024 * 1024, seconds: 60 }

const sentences: Record<FileProblem, string> = {
  empty: 'There is nothing in this file.',
  'not-a-table': 'This file is not a list of cases. Choose a CSV, XLSX or TXT file.',
  password: 'This workbook has a password. Save it without one and choose it again.',
  'old-excel': 'This is an old Excel workbook (.xls). Open it and save it as .xlsx or CSV.',
  'web-page': 'This is a web page saved as a workbook. Open it in a spreadsheet program and save it as .xlsx or CSV.',
  'no-records': 'This JSON file has no list of cases.',
  'broken-json': 'This JSON file is incomplete or damaged. Export it again.',
  'too-many-rows': 'This file has too many rows for one import. Please split it.',
  'too-many-columns': 'This file has too many columns for a list of cases.',
  'open-quote': 'A quotation mark in this file is never closed. Correct it, or save the file as .xlsx.',
  'too-large': 'This file unpacks to more than a list of cases can be. It was not read.',
  damaged: 'This workbook is damaged. Open it in a spreadsheet program and save it again.',
}

const tooMuch = 'This file is too large to read. Save it as CSV, or split it.'

const Answer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    isCnrList: z.boolean(),
    tables: z.array(z.object({ format: z.string(), sheet: z.string().nullable(), rows: z.number() })),
    unused: z.array(UnusedSheet),
  }),
  z.object({
    kind: z.literal('unreadable'),
    code: z.enum(Object.keys(sentences) as [FileProblem, ...FileProblem[]]),
    detail: z.string(),
  }),
])

const Row = z.tuple([z.number(), z.array(z.string())])
const rowsAtOnce = 200

export async function readImport(bytes: Uint8Array, owner: ChamberId): Promise<FileContent> {
  const reading = { ...process, program, turn: { owner } }
  const [head = '', ...lines] = await readInProcess(new Blob([new Uint8Array(bytes)]).stream(), reading).catch(
    (error: unknown) => {
      if (error instanceof ReadingCutOff) throw unreadable('too-large', tooMuch)
      throw error
    },
  )
  const read = Answer.parse(JSON.parse(head))
  if (read.kind === 'unreadable') throw unreadable(read.code, sentences[read.code], read.detail)
  const rows: FileRow[] = []
  for (const [at, line] of lines.entries()) {
    if (at % rowsAtOnce === 0) await setImmediate()
    rows.push(Row.parse(JSON.parse(line)))
  }
  const tables = read.tables.map((table) => ({ ...table, rows: rows.splice(0, table.rows) }))
  return { isCnrList: read.isCnrList, tables, unused: read.unused }
}

const unreadable = (code: FileProblem, message: string, detail = '') =>
  new Invalid(detail === '' ? message : `${message} (${detail})`, { file: message }, `file-${code}`)
