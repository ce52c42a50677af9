import type { Party } from '@peshi/contract/courts/case-record'
import type { CasePreview } from '@peshi/contract/courts/find-case'
import type { MatterId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import type { CaseRow } from './case-store.repo.ts'

const advocatesOf = (parties: Party[]) => [...new Set(parties.flatMap((party) => party.advocates))]

export const presentPreview = (row: CaseRow, orders: number, followedBy: MatterId | null): CasePreview => ({
  matter_id: row.id,
  unique_id: row.unique_id,
  unique_case_number: row.unique_case_number,
  hc_name: row.court,
  court_title: courtTitle(row.court),
  title: row.title,
  case_type: row.case_type,
  case_number: row.case_number,
  case_year: row.case_year,
  cnr: row.cnr,
  case_status: row.status,
  stage: row.stage,
  next_date: row.next_date,
  coram: row.record.coram,
  petitioner_advocates: advocatesOf(row.record.petitioners),
  respondent_advocates: advocatesOf(row.record.respondents),
  orders,
  read_at: row.read_at.toISOString(),
  followed_by: followedBy,
})
