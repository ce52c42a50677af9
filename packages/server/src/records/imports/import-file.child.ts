import { buffer } from 'node:stream/consumers'
import type { ReadImport } from './import-file.ts'
import { type FileRow, UnreadableFile } from './import-limits.ts'
import { readImportFile } from './read-import-file.ts'

// Reads the file from standard input. Writes a `ReadImport` to standard output, then one line per row.

async function read(): Promise<[ReadImport, ...FileRow[]]> {
  try {
    const { tables, ...file } = await readImportFile(new Uint8Array(await buffer(process.stdin)))
    const heads = tables.map(({ rows, ...table }) => ({ ...table, rows: rows.length }))
    return [{ kind: 'read', ...file, tables: heads }, ...tables.flatMap(({ rows }) => rows)]
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return [{ kind: 'unreadable', code: error.code, detail: error.detail }]
  }
}

const lines = (await read()).map((line) => JSON.stringify(line))
// Exits only after the whole output is written, because a pipe takes only 64 KB at a time.
process.stdout.write(lines.join('\n'), () => process.exit(0))
