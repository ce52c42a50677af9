import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import { checkRecord } from '../../check-record.ts'
import { numberFields } from '../reading.ts'
import type { TdsatCasePage } from './case-status.parse.ts'
import * as endpoints from './endpoints.ts'

/**
 * The page has no next date. So the first hearing on or after `today` is the next date, unless the case is disposed.
 */
export function toCaseRecord(court: CourtId, page: TdsatCasePage, today: CourtDate): CaseRecord {
  const dates = page.history.flatMap(({ date }) => date ?? []).sort()
  const next = page.isDisposed ? null : (dates.find((date) => date >= today) ?? null)
  return checkRecord({
    court,
    ...numberFields(page.caseNumber),
    filing_number: page.diaryNumber,
    filing_date: page.filingDate,
    petitioners: page.petitioners,
    respondents: page.respondents,
    status: page.isDisposed ? 'disposed' : 'pending',
    stage: page.history.find(({ date }) => date !== null && date === next)?.purpose ?? page.status,
    nature_of_disposal: page.disposalNature,
    first_hearing_date: dates[0] ?? null,
    next_hearing_date: next,
    decision_date: page.disposalDate,
    hearings: page.history.map((hearing) => ({
      judge: hearing.bench === null ? null : `Bench ${hearing.bench}`,
      business_date: hearing.date,
      purpose: hearing.purpose,
      business: hearing.order,
    })),
    orders: page.orders.map(({ key, date }) => ({
      date,
      kind: 'order',
      case_number: page.caseNumber,
      ref: { key },
      link: new URL(endpoints.order(key), endpoints.site.baseUrl).href,
    })),
  })
}
