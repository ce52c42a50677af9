import { answerEach } from '../../platform/files/reading-protocol.ts'
import type { ReadImport } from './import-file.ts'
import { type FileRow, UnreadableFile } from './import-limits.ts'
import { readImportFile } from './read-import-file.ts'

// Answer: a `ReadImport`, then one line per row.

async function read(bytes: Buffer): Promise<[ReadImport, ...FileRow[]]> {
  try {
    const { tables, ...file } = await readImportFile(new Uint8Array(bytes))
    const heads = tables.map(({ rows, ...table }) => ({ ...table, rows: rows.length }))
    return [{ kind: 'read', ...file, tables: heads }, ...tables.flatMap(({ rows }) => rows)]
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return [{ kind: 'unreadable', code: error.code, detail: error.detail }]
  }
}

await answerEach(async (bytes) => (await read(bytes)).map((line) => JSON.stringify(line)).join('\n'))
