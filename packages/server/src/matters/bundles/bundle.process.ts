import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { readInProcess } from '../../platform/files/reading-process.ts'
import { mostHeapMegabytes, mostResidentMegabytes, mostSeconds } from './bundle.limits.ts'
import type { Answer, Measured, Task } from './bundle.task.ts'

const program = fileURLToPath(new URL('./bundle.child.ts', import.meta.url))

async function run(task: Task, owner: string, folder: string, signal: AbortSignal | undefined): Promise<Answer> {
  const [answer = ''] = await readInProcess(
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
    },
  )
  return JSON.parse(answer)
}

export async function measurePdfs(
  paths: string[],
  owner: string,
  folder: string,
  signal?: AbortSignal,
): Promise<Measured[]> {
  const answer = await run({ kind: 'measure', paths }, owner, folder, signal)
  return answer.kind === 'measured' ? answer.documents : []
}

export async function assemblePdf(
  task: Omit<Extract<Task, { kind: 'assemble' }>, 'kind'>,
  owner: string,
  folder: string,
  signal?: AbortSignal,
) {
  const answer = await run({ kind: 'assemble', ...task }, owner, folder, signal)
  if (answer.kind !== 'assembled') throw new Error('The bundle could not be made')
  return answer
}
