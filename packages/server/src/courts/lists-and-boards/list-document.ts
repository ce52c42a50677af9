import { fileURLToPath } from 'node:url'
import { ListChange } from '@peshi/contract/courts/list-changes'
import { ListProblem } from '@peshi/contract/courts/list-problems'
import { CourtDate } from '@peshi/contract/platform/dates'
import type { CauseList } from '@peshi/courts/cause-lists/cause-list'
import type { OfferedList } from '@peshi/courts/cause-lists/list-sources'
import { PageChanged } from '@peshi/courts/errors'
import { z } from 'zod'
import { ReadingCutOff, readInProcess } from '../../platform/files/reading-process.ts'
import { storableValue } from '../../platform/storable-text.ts'

export type ReadDocument = { kind: 'read'; list: CauseList } | { kind: 'changed'; problem: string }

const program = fileURLToPath(new URL('./list-document.child.ts', import.meta.url))
/** Enough for the longest list, Allahabad's, with about 2,000 pages. */
const limits = {
  turn: { owner: 'courts', inBackground: true },
  heapMegabytes: 320,
  residentMegabytes: 500,
  answerBytes: 64 * 1024 * 1024,
  seconds: 300,
}

const texts = z.array(z.string())
const Entry = z.object({
  court_no: z.string().nullable(),
  coram: texts,
  bench: z.string().nullish(),
  time: z.string().nullish(),
  item: z.string(),
  connected_to: z.string().nullable(),
  case_numbers: texts.min(1),
  parties: z.object({ petitioner: z.string(), respondent: z.string().nullable() }),
  advocates: z.object({ petitioner: texts, respondent: texts }),
  stage: z.string().nullable(),
  advocates_text: z.string().nullish(),
  list: z.enum(['daily', 'supplementary', 'advance']),
  listed: z.boolean(),
  note: z.string().nullable(),
  page: z.number().int(),
  next_date: CourtDate.nullish(),
})
const Answer: z.ZodType<ReadDocument> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('read'),
    list: z.object({
      date: z.string().nullable(),
      pages: z.number().int(),
      entries: z.array(Entry),
      sightings: z
        .array(
          z.object({
            case_number: z.string(),
            page: z.number().int(),
            near_item: z.string().nullable(),
            court_no: z.string().nullable(),
            text: z.string(),
          }),
        )
        .default([]),
      links: z
        .array(
          z.object({
            court_no: z.string().nullable(),
            url: z.string(),
            meeting_id: z.string().nullable(),
            passcode: z.string().nullable(),
          }),
        )
        .default([]),
      changes: z.array(ListChange).default([]),
      hasContacts: z.boolean().default(false),
      checks: z
        .object({ read: z.number(), unread_pages: z.array(z.number().int()), problems: z.array(ListProblem) })
        .optional(),
    }),
  }),
  z.object({ kind: z.literal('changed'), problem: z.string() }),
])

export type ReadListDocument = (
  bytes: Uint8Array,
  list: Pick<OfferedList, 'readAs'>,
  date: CourtDate,
  signal?: AbortSignal,
) => Promise<CauseList>

export const readListDocument: ReadListDocument = async (bytes, { readAs }, date, signal) => {
  try {
    const stream = new Blob([new Uint8Array(bytes)]).stream()
    const [answer = ''] = await readInProcess(stream, { ...limits, program, args: [readAs, date], signal })
    const read = Answer.parse(JSON.parse(answer, storableValue))
    if (read.kind === 'changed') throw new PageChanged(read.problem)
    return read.list
  } catch (error) {
    if (error instanceof ReadingCutOff) throw new PageChanged(error.message, { cause: error })
    throw error
  }
}
