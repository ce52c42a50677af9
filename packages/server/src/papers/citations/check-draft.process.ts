// Reads and compares drafts in a separate process: a draft of 60 pages would stop the server for seconds.
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { CheckedAuthority } from '@peshi/contract/papers/citations'
import { Conflict } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import type { AskedAuthority, DraftReading } from './check-draft.ts'

type Pages = readonly (string | null)[]

export type CheckTask =
  | { kind: 'read'; pages: Pages; thisYear: number }
  | { kind: 'compare'; pages: Pages; asked: readonly AskedAuthority[] }

const limits = {
  program: fileURLToPath(new URL('./check-draft.child.ts', import.meta.url)),
  heapMegabytes: 384,
  residentMegabytes: 600,
  answerBytes: 32 * 1024 * 1024,
  seconds: 60,
}

async function ask<Answer>(task: CheckTask, owner: string): Promise<Answer> {
  try {
    const input = Readable.toWeb(Readable.from([Buffer.from(JSON.stringify(task))])) as ReadableStream<Uint8Array>
    const [answer = ''] = await readInProcess(input, { ...limits, turn: { owner } })
    return JSON.parse(answer) as Answer
  } catch (error) {
    if (error instanceof ReadingCutOff) throw new Conflict('This text is too long to be checked.', 'citations-too-long')
    throw error
  }
}

export const readApart = (pages: Pages, thisYear: number, owner: string): Promise<DraftReading> =>
  ask({ kind: 'read', pages, thisYear }, owner)

export const compareApart = (
  pages: Pages,
  asked: readonly AskedAuthority[],
  owner: string,
): Promise<CheckedAuthority[]> => ask({ kind: 'compare', pages, asked }, owner)
