import { sql } from 'drizzle-orm'
import { isMasked, shown, shownTitle } from '../../platform/db/confidence.ts'
import { matter } from '../../platform/db/matters.schema.ts'

export const columns = {
  id: matter.id,
  title: shownTitle,
  is_sensitive: matter.is_sensitive,
  is_masked: isMasked,
  case_status: matter.case_status,
  reference_id: shown(matter.reference_id),
  hc_name: matter.hc_name,
  forum: shown(matter.forum),
  our_side: matter.our_side,
  unique_id: matter.unique_id,
  unique_case_number: matter.unique_case_number,
  case_id: matter.case_id,
  type: matter.type,
  case_type: matter.case_type,
  case_number: matter.case_number,
  case_year: matter.case_year,
  cnr: matter.cnr,
  petitioner: shown(matter.petitioner),
  respondent: shown(matter.respondent),
  stage: matter.stage,
  next_date: matter.next_date,
  read_at: matter.read_at,
  failing_since: matter.failing_since,
  created_at: matter.created_at,
  version: matter.version,
}

/** Columns of a written row, which its writer may see. Citus allows no mask in `RETURNING`. */
export const writtenColumns = {
  ...columns,
  title: matter.title,
  is_masked: sql<boolean>`false`,
  reference_id: matter.reference_id,
  forum: matter.forum,
  petitioner: matter.petitioner,
  respondent: matter.respondent,
}

export const detailColumns = {
  ...columns,
  court_title: shown(matter.court_title),
  court_petitioner: shown(matter.court_petitioner),
  court_respondent: shown(matter.court_respondent),
  court_stage: matter.court_stage,
  court_next_date: matter.court_next_date,
  own_title: shown(matter.own_title),
  own_petitioner: shown(matter.own_petitioner),
  own_respondent: shown(matter.own_respondent),
  own_stage: matter.own_stage,
  own_next_date: matter.own_next_date,
  edited_by: matter.edited_by,
  edited_at: matter.edited_at,
}

type Stored = typeof matter.$inferSelect
export type MatterRow = Pick<Stored, Exclude<keyof typeof columns, 'is_masked'>> & { is_masked: boolean }
export type MatterDetailRow = Pick<Stored, Exclude<keyof typeof detailColumns, 'is_masked'>> & { is_masked: boolean }
