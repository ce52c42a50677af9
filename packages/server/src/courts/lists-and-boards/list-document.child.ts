import { readCauseListDocument } from '@peshi/courts/cause-lists/list-document'
import { CourtError } from '@peshi/courts/errors'
import { answerEach } from '../../platform/files/reading-protocol.ts'
import type { ReadDocument } from './list-document.ts'

async function read(bytes: Buffer, kind: string, date: string): Promise<ReadDocument> {
  try {
    return { kind: 'read', list: await readCauseListDocument(new Uint8Array(bytes), kind as 'daily', date) }
  } catch (error) {
    if (!(error instanceof CourtError)) throw error
    return { kind: 'changed', problem: error.message }
  }
}

await answerEach(async (bytes, [kind = 'daily', date = '']) => JSON.stringify(await read(bytes, kind, date)))
