import { z } from 'zod'
import { CaseRecord, CaseStatus } from '../courts/case-record.ts'
import { DateState } from '../matters/date-state.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

/** Dates are `YYYY-MM-DD`, times are ISO 8601 instants. */
const Row = z.record(z.string(), z.json())
const text = z.string().nullable()

/** Content of `matter.json` in an exported matter. Change `format` only if old programs would misread the new file. */
export const MatterFile = z.object({
  format: z.literal('peshi-matter-1'),
  made_at: Instant,
  matter: z.object({
    _id: MatterId,
    title: z.string(),
    court: CourtId,
    court_title: z.string(),
    case_label: z.string(),
    case_status: CaseStatus,
    case_type: text,
    case_number: text,
    case_year: z.number().nullable(),
    cnr: text,
    reference_id: text,
    offence_from: CourtDate.nullable(),
    offence_to: CourtDate.nullable(),
    petitioner: text,
    respondent: text,
    stage: text,
    next_date: CourtDate.nullable(),
    date_state: DateState,
    created_at: Instant,
  }),
  court_record: CaseRecord.omit({ orders: true }).nullable(),
  orders: z.array(
    z.object({
      date: CourtDate.nullable(),
      number: text,
      judge: text,
      kind: z.enum(['order', 'judgment']),
      file: text,
      link: text,
    }),
  ),
  documents: z.array(z.object({ name: z.string(), folder: z.string(), version: z.number(), file: text })),
  chamber: z.record(z.string(), z.array(Row)),
  people: z.record(z.string(), z.string()),
})
export type MatterFile = z.infer<typeof MatterFile>
