import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  PageCase,
  PageChange,
  PageListing,
  PageOrder,
  PageProblem,
  PageSighting,
  type ReadPage,
} from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { type ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { Invalid } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'

const program = fileURLToPath(new URL('./page-reading.child.ts', import.meta.url))
const limits = { heapMegabytes: 320, residentMegabytes: 500, answerBytes: 32 * 1024 * 1024, seconds: 120 }

const Answer: z.ZodType<ReadPage> = z.object({
  form: z.enum(['html', 'pdf', 'text']),
  cases: z.array(PageCase),
  listings: z.array(PageListing),
  sightings: z.array(PageSighting),
  caveats: z.array(z.string()),
  changes: z.array(PageChange),
  checks: z.array(z.string()),
  court: CourtId.nullable(),
  other_court: CourtId.nullable(),
  order: PageOrder.nullable(),
  problem: PageProblem.nullable(),
  words: z.string(),
})

interface Asked {
  owner: ChamberId
  today: CourtDate
  court: CourtId | null
}

/** Answers by page. A page is read when it is dropped, and again when a part of it is saved. */
const recent = new Map<string, string>()
const mostRecent = 20
const mostRecentLetters = 1_000_000

export async function readPage(bytes: Uint8Array, asked: Asked): Promise<ReadPage> {
  const key = [createHash('sha256').update(bytes).digest('hex'), asked.today, asked.court].join()
  const answer = recent.get(key) ?? (await readAnswer(bytes, asked))
  recent.delete(key)
  if (answer.length <= mostRecentLetters) recent.set(key, answer)
  for (const oldest of [...recent.keys()].slice(0, -mostRecent)) recent.delete(oldest)
  return Answer.parse(JSON.parse(answer, (_key, value) => (typeof value === 'string' ? asStored(value) : value)))
}

async function readAnswer(bytes: Uint8Array, { owner, today, court }: Asked): Promise<string> {
  const reading = { ...limits, program, args: [today, court ?? ''], turn: { owner } }
  try {
    const [answer = ''] = await readInProcess(new Blob([new Uint8Array(bytes)]).stream(), reading)
    return answer
  } catch (error) {
    if (error instanceof ReadingCutOff) throw new Invalid('This page is too large to read.')
    throw error
  }
}

/** PostgreSQL refuses text with NUL characters or lone surrogates. */
const asStored = (text: string) => text.replaceAll('\0', '').toWellFormed()
