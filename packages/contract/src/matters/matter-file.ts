import { z } from 'zod'
import { CaseRecord, CaseStatus } from '../courts/case-record.ts'
import { CourtDate, Instant } from '../platform/dates.ts'
import { CourtId, MatterId } from '../platform/ids.ts'

/** As the database has it: text, numbers, truth values, lists; dates `YYYY-MM-DD`, instants ISO 8601. */
const Row = z.record(z.string(), z.json())
const text = z.string().nullable()

/**
 * A matter as it is taken out: `matter.json` beside its files. Readable without this product; `format` changes when a
 * reader of the old one would misunderstand the new one, not when something is added.
 */
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
    petitioner: text,
    respondent: text,
    stage: text,
    next_date: CourtDate.nullable(),
    created_at: Instant,
  }),
  /** What the court says, with its hearings; null where no court's case is behind the matter. */
  court_record: CaseRecord.omit({ orders: true }).nullable(),
  orders: z.array(
    z.object({
      date: CourtDate.nullable(),
      number: text,
      judge: text,
      kind: z.enum(['order', 'judgment']),
      /** Where its document lies in the same archive; null where there is none. */
      file: text,
      link: text,
    }),
  ),
  documents: z.array(z.object({ name: z.string(), folder: z.string(), version: z.number(), file: text })),
  /** What the chamber wrote, by kind: `hearing`, `note`, `direction`, … each with its rows. */
  chamber: z.record(z.string(), z.array(Row)),
  /** Names of the people whose ids stand in those rows. */
  people: z.record(z.string(), z.string()),
})
export type MatterFile = z.infer<typeof MatterFile>
