import type { CaseStatus } from '@peshi/contract/courts/case-record'
import { courtLevel } from '@peshi/contract/courts/labels'
import { endsMatter, type Outcome } from '@peshi/contract/matters/outcomes'
import type { CourtDate } from '@peshi/contract/platform/dates'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { ClockSuggestion } from '@peshi/contract/trackers/clocks'

export interface Occasion {
  court: CourtId
  status: CaseStatus
  record: {
    decision_date: CourtDate | null
    nature_of_disposal: string | null
    bench_type: string | null
    objections: readonly {
      scrutiny_date: CourtDate | null
      objection: string
      compliance_date: CourtDate | null
      receipt_date: CourtDate | null
    }[]
  } | null
  outcomes: readonly { date: CourtDate; outcome: Outcome; next_date: CourtDate | null }[]
}

export type Suggested = Omit<ClockSuggestion, 'due_on' | 'unknown'>

const supremeCourt = 'sci' as CourtId

function waysOn(court: CourtId, benchType: string | null): { rule: string; court_id: CourtId | null }[] {
  const level = courtLevel(court)
  if (level === 'SC') return [{ rule: 'review', court_id: court }]
  if (level === 'DC') return [{ rule: 'appeal-high-court', court_id: null }]
  if (level === 'HC')
    return [
      { rule: 'slp', court_id: supremeCourt },
      // Within the high court, only a single judge's decision can be appealed.
      ...(/single/i.test(benchType ?? '') ? [{ rule: 'intra-court-appeal', court_id: court }] : []),
    ]
  return court.startsWith('tribunals-nclt-') ? [{ rule: 'insolvency-appeal', court_id: null }] : []
}

export function suggestFor({ court, status, record, outcomes }: Occasion): Suggested[] {
  const decided = record ? record.decision_date : outcomes.findLast(({ outcome }) => endsMatter(outcome))?.date
  if (status === 'disposed' && decided)
    return waysOn(court, record?.bench_type ?? null).map((way) => ({
      ...way,
      start_on: decided,
      because: 'decided',
      ends_on: null,
      words: record?.nature_of_disposal ?? null,
    }))
  if (status === 'disposed') return []

  const objections = (record?.objections ?? []).flatMap((each): Suggested[] => {
    const start_on = each.scrutiny_date ?? each.compliance_date
    if (!start_on || each.receipt_date) return []
    const ends_on = each.compliance_date && each.compliance_date >= start_on ? each.compliance_date : null
    return [
      { rule: 'objections', start_on, court_id: court, because: 'objection', ends_on, words: each.objection || null },
    ]
  })
  return [...objections.slice(0, 1), ...stayOf(court, outcomes)]
}

function stayOf(court: CourtId, outcomes: Occasion['outcomes']): Suggested[] {
  const last = outcomes.findLast(({ outcome }) => outcome.startsWith('stay-'))
  if (!last || last.outcome === 'stay-vacated') return []
  return [
    {
      rule: 'interim-order',
      start_on: last.date,
      court_id: court,
      because: 'stay',
      ends_on: last.next_date,
      words: null,
    },
  ]
}
