import { waysToFind } from '@peshi/contract/courts/courts'
import { CourtId } from '@peshi/contract/platform/ids'
import { z } from 'zod'
import { currentWriter, keep, readKept } from '../../../platform/device/drafts.ts'
import { openNewMatter } from '../open-new-matter.ts'

export const Draft = z.object({
  court: CourtId.nullable(),
  /** True if the court came from a pasted text. Another paste may then change it. */
  is_court_read: z.boolean(),
  by: z.enum(waysToFind),
  quick: z.string(),
  case_type: z.string().nullable(),
  case_number: z.string(),
  case_year: z.string(),
  cnr: z.string(),
  establishment: z.string().nullable(),
  name: z.string(),
  party_side: z.enum(['any', 'petitioner', 'respondent']),
  advocate_code: z.string(),
  police_station: z.string().nullable(),
  act: z.string().nullable(),
  status: z.enum(['both', 'pending', 'disposed']),
  by_hand: z.boolean(),
  hand_type: z.string(),
  petitioner: z.string(),
  respondent: z.string(),
  stage: z.string(),
  next_date: z.string(),
  reference_id: z.string(),
})
export type Draft = z.infer<typeof Draft>

export const emptyDraft: Draft = {
  court: null,
  is_court_read: false,
  by: 'case-number',
  quick: '',
  case_type: null,
  case_number: '',
  case_year: '',
  cnr: '',
  establishment: null,
  name: '',
  party_side: 'any',
  advocate_code: '',
  police_station: null,
  act: null,
  status: 'both',
  by_hand: false,
  hand_type: '',
  petitioner: '',
  respondent: '',
  stage: '',
  next_date: '',
  reference_id: '',
}

// Does not use `draftKey`, because sign-out would then warn about this draft even if nobody typed anything.
function keyOf(): string | null {
  const writer = currentWriter()
  return writer === null ? null : `dialog:new-matter:${writer}`
}

export function readDraft(): Draft {
  const stored = Draft.safeParse(readKept(keyOf()))
  return stored.success ? stored.data : emptyDraft
}

export const keepDraft = (draft: Draft | null): void => keep(keyOf(), draft)

export function beginMatter(court: CourtId, caseNumber: string): void {
  keepDraft({ ...emptyDraft, court, quick: caseNumber })
  openNewMatter()
}
