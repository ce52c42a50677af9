import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ListChange } from '@peshi/contract/courts/list-changes'
import { ListProblem } from '@peshi/contract/courts/list-problems'
import {
  mostPageBytes,
  PageCase,
  PageListing,
  PageOrder,
  PageProblem,
  PageSighting,
  type ReadingProgress,
  type ReadPage,
} from '@peshi/contract/matters/dropped-pages'
import type { CourtDate } from '@peshi/contract/platform/dates'
import { type ChamberId, CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { Invalid, TooLarge } from '../../platform/errors.ts'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import { storableValue } from '../../platform/storable-text.ts'

const program = fileURLToPath(new URL('./page-reading.child.ts', import.meta.url))
const limits = { heapMegabytes: 320, residentMegabytes: 500, answerBytes: 32 * 1024 * 1024, seconds: 900 }

/** A proxy would cut off a reply that comes later. The browser asks again, until the page is read. */
const replyWithinMs = 40_000
const keptUnaskedMs = 300_000

const Answer: z.ZodType<ReadPage> = z.object({
  form: z.enum(['html', 'pdf', 'text']),
  cases: z.array(PageCase),
  listings: z.array(PageListing),
  sightings: z.array(PageSighting),
  caveats: z.array(z.string()),
  changes: z.array(ListChange),
  has_contacts: z.boolean(),
  checks: z.array(ListProblem),
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

interface Reading extends ReadingProgress {
  end: Promise<{ answer: string } | { error: unknown }>
}

/** Answers by page. A page is read when it is dropped, and again when a part of it is saved. */
const recent = new Map<string, string>()
const mostRecentLetters = 20_000_000
const readings = new Map<string, Reading>()

/** Returns how far the page is read if that takes long. */
export async function readPage(
  bytes: Uint8Array,
  asked: Asked,
  withinMs = replyWithinMs,
): Promise<ReadPage | ReadingProgress> {
  const key = [createHash('sha256').update(bytes).digest('hex'), asked.today, asked.court].join()
  const answer = recent.get(key) ?? (await waitFor(key, readings.get(key) ?? begin(key, bytes, asked), withinMs))
  if (typeof answer !== 'string') return answer
  recent.delete(key)
  recent.set(key, answer)
  dropOldest()
  return Answer.parse(JSON.parse(answer, storableValue))
}

async function waitFor(key: string, reading: Reading, withinMs: number): Promise<string | ReadingProgress> {
  const end = await Promise.race([reading.end, setTimeout(withinMs, null, { ref: false })])
  if (end === null) return { done: reading.done, total: reading.total }
  readings.delete(key)
  if ('error' in end) throw end.error
  return end.answer
}

function begin(key: string, bytes: Uint8Array, asked: Asked): Reading {
  const answer = readAnswer(bytes, asked, (line) => {
    const [done = 0, total = 0] = line.split(' ').map(Number)
    Object.assign(reading, { done, total })
  })
  const end = answer.then(
    (text) => ({ answer: text }),
    (error: unknown) => ({ error }),
  )
  const reading: Reading = { done: 0, total: null, end }
  readings.set(key, reading)
  void end.then(() => setTimeout(keptUnaskedMs, null, { ref: false })).then(() => readings.delete(key))
  return reading
}

function dropOldest(): void {
  let letters = 0
  for (const [key, answer] of [...recent].toReversed()) {
    letters += answer.length
    if (letters > mostRecentLetters) recent.delete(key)
  }
}

async function readAnswer(
  bytes: Uint8Array,
  { owner, today, court }: Asked,
  onLine: (line: string) => void,
): Promise<string> {
  const reading = { ...limits, program, args: [today, court ?? ''], turn: { owner }, onLine }
  try {
    return (await readInProcess(new Blob([new Uint8Array(bytes)]).stream(), reading)).at(-1) ?? ''
  } catch (error) {
    if (error instanceof ReadingCutOff) throw new Invalid('This page is too large to read.')
    throw error
  }
}

export function bytesOf(body: unknown): Uint8Array {
  if (!(body instanceof Uint8Array) || body.byteLength === 0) throw new Invalid('Choose a page.')
  if (body.byteLength > mostPageBytes)
    throw new TooLarge('The page is larger than 15 MB. Save it without its pictures.')
  return body
}
