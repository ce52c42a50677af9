import { matter } from '../../platform/db/matters.schema.ts'

export const columns = {
  id: matter.id,
  title: matter.title,
  is_sensitive: matter.is_sensitive,
  is_unread: matter.is_unread,
  case_status: matter.case_status,
  reference_id: matter.reference_id,
  offence_from: matter.offence_from,
  offence_to: matter.offence_to,
  hc_name: matter.hc_name,
  forum: matter.forum,
  our_side: matter.our_side,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  case_id: matter.case_id,
  type: matter.type,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  cnr: matter.cnr,
  petitioner: matter.petitioner,
  respondent: matter.respondent,
  stage: matter.stage,
  next_date: matter.next_date,
  read_at: matter.read_at,
  failing_since: matter.failing_since,
  created_at: matter.created_at,
  version: matter.version,
}

export const detailColumns = {
  ...columns,
  court_title: matter.court_title,
  court_petitioner: matter.court_petitioner,
  court_respondent: matter.court_respondent,
  court_stage: matter.court_stage,
  court_next_date: matter.court_next_date,
  own_title: matter.own_title,
  own_petitioner: matter.own_petitioner,
  own_respondent: matter.own_respondent,
  own_stage: matter.own_stage,
  own_next_date: matter.own_next_date,
  edited_by: matter.edited_by,
  edited_at: matter.edited_at,
}

type Stored = typeof matter.$inferSelect
export type MatterRow = Pick<Stored, keyof typeof columns>
export type MatterDetailRow = Pick<Stored, keyof typeof detailColumns>
