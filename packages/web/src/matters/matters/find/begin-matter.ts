import type { CourtId } from '@peshi/contract/platform/ids'
import { openNewMatter } from '../open-new-matter.ts'
import { emptyDraft, keepDraft } from './draft.ts'

export function beginMatter(court: CourtId, caseNumber: string): void {
  keepDraft({ ...emptyDraft, court, quick: caseNumber })
  openNewMatter()
}
