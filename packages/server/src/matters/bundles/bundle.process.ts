import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Files } from '../../platform/files/files.ts'
import { ReadingTooSlow, readInProcess } from '../../platform/files/reading-process.ts'
import { mostHeapMegabytes, mostResidentMegabytes, mostSeconds } from './bundle.limits.ts'
import type { Answer, Chunk, Joining, Measured, Preparing, Task } from './bundle.task.ts'

export interface Making {
  files: Pick<Files, 'read'>
  owner: string
  folder: string
  signal?: AbortSignal | undefined
  onProgress?: (done: number, total: number) => Promise<void>
}

type InFolder = Pick<Making, 'owner' | 'folder' | 'signal'>

const program = fileURLToPath(new URL('./bundle.child.ts', import.meta.url))

async function run(task: Task, { owner, folder, signal }: InFolder, onLine?: (line: string) => void): Promise<Answer> {
  const lines = await readInProcess(
    Readable.toWeb(Readable.from([JSON.stringify(task)])) as ReadableStream<Uint8Array>,
    {
      program,
      turn: { owner, inBackground: true, urgency: 'awaited' },
      heapMegabytes: mostHeapMegabytes,
      residentMegabytes: mostResidentMegabytes,
      answerBytes: 16 * 1024 * 1024,
      seconds: mostSeconds,
      signal,
      writes: folder,
      ...(onLine && { onLine }),
    },
  )
  return JSON.parse(lines.at(-1) ?? '')
}

export async function measurePdfs(paths: string[], making: InFolder, isDetailed = false): Promise<Measured[]> {
  const answer = await run({ kind: 'measure', paths, isDetailed }, making)
  return answer.kind === 'measured' ? answer.documents : []
}

/** Null if the pages of the paper cannot be copied. `onPages` hears how many of them are prepared. */
export async function preparePdf(
  task: Preparing,
  making: InFolder,
  onPages?: (pages: number) => void,
): Promise<Chunk[] | null> {
  let [before, done] = [-1, 0]
  const hear = (line: string) => {
    done = Math.max(done, Number(line))
    onPages?.(done)
  }
  for (;;) {
    try {
      const answer = await run({ kind: 'prepare', ...task }, making, hear)
      return answer.kind === 'prepared' ? answer.chunks : null
    } catch (error) {
      // A long paper takes several turns. Each goes on with the pages that are not prepared yet.
      if (!(error instanceof ReadingTooSlow) || done <= before) throw error
      before = done
    }
  }
}

export async function joinPdfs(task: Joining, making: InFolder): Promise<{ size: number; pages: number }> {
  const answer = await run({ kind: 'join', ...task }, making)
  if (answer.kind !== 'joined') throw new Error('The bundle could not be made')
  return answer
}
