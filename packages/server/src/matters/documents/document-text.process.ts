import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ReadingProblem } from '@peshi/contract/matters/documents'
import { z } from 'zod'
import type { Lent } from '../../platform/files/files.ts'
import { readInProcess } from '../../platform/files/reading-process.ts'
import {
  mostAnswerBytes,
  mostHeapMegabytes,
  mostResidentMegabytes,
  mostSeconds,
  type ReadDocument,
  type ReadHead,
  type ReadingKind,
} from './document-text.limits.ts'

const program = fileURLToPath(new URL('./document-text.child.ts', import.meta.url))

const Head: z.ZodType<ReadHead> = z.object({
  pages: z.number().int(),
  hasScripts: z.boolean(),
  problem: ReadingProblem.nullable(),
})
const Text = z.string().nullable()

const pagesAtOnce = 50

export async function readDocument(
  document: Lent,
  kind: ReadingKind,
  owner: string,
  { signal, seconds = mostSeconds }: { signal?: AbortSignal; seconds?: number } = {},
): Promise<ReadDocument> {
  const [head = '', ...lines] = await readInProcess(document, {
    program,
    args: [kind],
    turn: { owner, inBackground: true },
    heapMegabytes: mostHeapMegabytes,
    residentMegabytes: mostResidentMegabytes,
    answerBytes: mostAnswerBytes,
    seconds,
    signal,
  })
  const texts: (string | null)[] = []
  for (const [index, line] of lines.entries()) {
    if (index % pagesAtOnce === 0) await setImmediate()
    texts.push(Text.parse(JSON.parse(line)))
  }
  return { ...Head.parse(JSON.parse(head)), texts }
}
