import { buffer } from 'node:stream/consumers'
import { readCauseListDocument } from '@peshi/courts/cause-lists/list-document'
import { CourtError } from '@peshi/courts/errors'
import type { ReadDocument } from './list-document.ts'

const [kind = 'daily', date = ''] = process.argv.slice(2)

async function read(): Promise<ReadDocument> {
  try {
    const bytes = new Uint8Array(await buffer(process.stdin))
    return { kind: 'read', list: await readCauseListDocument(bytes, kind as 'daily', date) }
  } catch (error) {
    if (!(error instanceof CourtError)) throw error
    return { kind: 'changed', problem: error.message }
  }
}

// A pipe takes only 64 KB at a time, so exit only after the whole answer is written.
const answer = JSON.stringify(await read())
process.stdout.write(answer, () => process.exit(0))
