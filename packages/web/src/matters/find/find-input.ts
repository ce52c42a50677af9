import type { FindBy } from '@peshi/contract/courts'
import type { CourtId } from '@peshi/contract/ids'
import { Cnr } from '@peshi/contract/ids'
import type { FindInput } from '@peshi/contract/matters'
import type { Draft } from './draft.ts'

export type DraftField = 'court' | 'case_type' | 'case_number' | 'case_year' | 'cnr'

/** The ways of asking that the dialog has fields for; a court may know others. */
export const drawnWays: readonly FindBy[] = ['case-number', 'cnr', 'filing-number', 'diary-number']

/** The fields that keep a search from being made; each is the key of a sentence. */
export function checkDraft(draft: Draft): Partial<Record<DraftField, DraftField>> {
  const wrong: Partial<Record<DraftField, DraftField>> = {}
  if (!draft.court) wrong.court = 'court'
  if (draft.by === 'cnr') {
    if (!Cnr.safeParse(draft.cnr).success) wrong.cnr = 'cnr'
    return wrong
  }
  if (asksCaseType(draft.by) && !draft.case_type) wrong.case_type = 'case_type'
  if (!/^\d{1,7}$/.test(draft.case_number.trim())) wrong.case_number = 'case_number'
  if (!/^(19|20)\d{2}$/.test(draft.case_year.trim())) wrong.case_year = 'case_year'
  return wrong
}

/** A diary number is the Supreme Court's own count of what comes in, before a case has a type. */
export const asksCaseType = (by: FindBy) => by !== 'diary-number'

/** What the find calls take; the draft must have passed `checkDraft`. */
export function toFindInput(draft: Draft, court: CourtId): Partial<FindInput> & { court: CourtId } {
  if (draft.by === 'cnr') return { court, by: 'cnr', cnr: draft.cnr }
  return {
    court,
    by: draft.by,
    case_type: asksCaseType(draft.by) ? (draft.case_type ?? undefined) : undefined,
    case_number: draft.case_number.trim(),
    case_year: Number(draft.case_year),
  }
}
