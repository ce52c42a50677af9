import { type ReportKind, reportKinds } from '@peshi/contract/office/report-kinds'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId, PersonId } from '@peshi/contract/platform/ids'
import { courtIdForm, readDate, readForm, readOneOf, uuidForm } from '../../app/read-search.ts'

export const usualReport: ReportKind = 'matters-by-court'

export interface ReportSearch {
  report?: ReportKind
  from?: CourtDate
  to?: CourtDate
  court?: CourtId
  person?: PersonId
  mails?: true
}

export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  const report = readOneOf(reportKinds, raw.report)
  const from = readDate(raw.from)
  const to = readDate(raw.to)
  return {
    report: report === usualReport ? undefined : report,
    from,
    to: from && to && to < from ? undefined : to,
    court: readForm<CourtId>(courtIdForm, raw.court),
    person: readForm<PersonId>(uuidForm, raw.person),
    mails: raw.mails === true ? true : undefined,
  }
}
