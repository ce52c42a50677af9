import type { CourtDate } from '@peshi/contract/platform/dates'
import { PageChanged } from '../errors.ts'
import { readDate } from '../reading/dates.ts'
import { caseNumberOf, presentField, readEnvelope, requireField } from './envelope.ts'

export interface AdvocateListing {
  cnr: string
  caseNumber: string
  /** Number within the establishment. The display board shows a different number for the same courtroom. */
  courtNo: string | null
  judge: string | null
  nextDate: CourtDate | null
  purpose: string | null
  petitioner: string | null
  respondent: string | null
}

/** A case has a row for each party and judge. */
export function parseAdvocateCauseList(reply: string): {
  total: number
  advocate: string | null
  items: AdvocateListing[]
} {
  const { total, rows, advocate } = readEnvelope(reply)
  const items = rows.map((row) => ({
    cnr: requireField(row, 'cino'),
    caseNumber: caseNumberOf(row),
    courtNo: presentField(row, 'court_no'),
    judge: presentField(row, 'judgename'),
    nextDate: readDate(presentField(row, 'date_next_list')),
    purpose: presentField(row, 'purpose_name'),
    petitioner: presentField(row, 'pet_name'),
    respondent: presentField(row, 'res_name'),
  }))
  if (advocate === null && items.length > 0) throw new PageChanged('The list does not name its advocate')
  return { total, advocate, items }
}
