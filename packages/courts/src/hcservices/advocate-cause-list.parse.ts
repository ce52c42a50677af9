import type { CourtDate } from '@peshi/contract/dates'
import { readDate } from '../reading/dates.ts'
import { caseNumberOf, fieldOf, readEnvelope, requireField } from './envelope.ts'

export interface AdvocateListing {
  cnr: string
  caseNumber: string
  /** The establishment's own number, not the one on the display board. */
  courtNo: string | null
  judge: string | null
  nextDate: CourtDate | null
  purpose: string | null
  petitioner: string | null
  respondent: string | null
}

/** Reads an advocate's cause list (new pages). One row for each party and judge, so a case may come several times. */
export function parseAdvocateCauseList(reply: string): {
  total: number
  advocate: string | null
  items: AdvocateListing[]
} {
  const { total, rows, advocate } = readEnvelope(reply)
  const items = rows.map((row) => ({
    cnr: requireField(row, 'cino'),
    caseNumber: caseNumberOf(row),
    courtNo: fieldOf(row, 'court_no'),
    judge: fieldOf(row, 'judgename'),
    nextDate: readDate(fieldOf(row, 'date_next_list')),
    purpose: fieldOf(row, 'purpose_name'),
    petitioner: fieldOf(row, 'pet_name'),
    respondent: fieldOf(row, 'res_name'),
  }))
  return { total, advocate, items }
}
