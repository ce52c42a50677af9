import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import type { ReadImport } from './import-file.ts'
import { limits, UnreadableFile } from './import-limits.ts'
import { readImportFile } from './read-import-file.ts'

// A process of its own, started for one file: standard input is the file, standard output a `ReadImport` as JSON.

// What a workbook unpacks to may lie outside the heap, where the limit of the heap does not reach.
const guard = new Worker(
  `setInterval(() => { if (process.memoryUsage.rss() > ${limits.residentBytes}) process.kill(process.pid, 'SIGKILL') }, 50)`,
  { eval: true },
)
guard.unref()

async function read(): Promise<ReadImport> {
  try {
    return { kind: 'read', ...(await readImportFile(new Uint8Array(await buffer(process.stdin)))) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { kind: 'unreadable', code: error.code, detail: error.detail }
  }
}

// Written out whole before the process ends: a pipe takes 64 KB at a time.
process.stdout.write(JSON.stringify(await read()), () => process.exit(0))
