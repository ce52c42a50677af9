import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Lent } from '../../platform/files/files.ts'
import { readInProcess } from '../../platform/files/reading-process.ts'
import type { Urgency } from '../../platform/jobs/queue.ts'
import {
  mostAnswerBytes,
  mostHeapMegabytes,
  mostResidentMegabytes,
  mostSeconds,
  type ReadText,
} from './order-text.limits.ts'

export { ReadingCutOff } from '../../platform/files/reading-process.ts'

const program = fileURLToPath(new URL('./order-text.child.ts', import.meta.url))

const Answer: z.ZodType<ReadText> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), pages: z.array(z.string().nullable()) }),
  z.object({ kind: z.literal('unreadable'), problem: z.string() }),
])

export interface ReadingOptions {
  signal?: AbortSignal
  urgency?: Urgency
  seconds?: number
}

export async function readPdfText(
  pdf: Lent,
  { signal, urgency = 'usual', seconds = mostSeconds }: ReadingOptions = {},
): Promise<ReadText> {
  const [answer = ''] = await readInProcess(pdf, {
    program,
    turn: { owner: 'courts', inBackground: true, urgency },
    heapMegabytes: mostHeapMegabytes,
    residentMegabytes: mostResidentMegabytes,
    answerBytes: mostAnswerBytes,
    seconds,
    signal,
  })
  return Answer.parse(JSON.parse(answer))
}
