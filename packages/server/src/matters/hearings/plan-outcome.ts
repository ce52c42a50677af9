import type { OutcomeInput } from '@peshi/contract/matters/hearings'
import { endsMatter } from '@peshi/contract/matters/outcomes'
import { type CourtDate, toDayFirst } from '@peshi/contract/platform/dates'
import { Invalid } from '../../platform/errors.ts'
import type { DatedMatter } from './hearing-days.ts'

export interface OutcomePlan {
  own_next_date: CourtDate | null
  case_status: DatedMatter['case_status']
}

/** Null if a later day already has an outcome. `own_next_date` is null if the court has the same next date. */
export function planOutcome(matter: DatedMatter, input: OutcomeInput, lastNoted: CourtDate | null): OutcomePlan | null {
  const { date, outcome, next_date } = input
  if (outcome && next_date && next_date <= date)
    throw new Invalid(`The next date must come after ${toDayFirst(date)}.`, { next_date: 'Write a later date' })
  if (lastNoted && lastNoted > date) return null
  const closes = outcome !== null && endsMatter(outcome)
  return {
    own_next_date: next_date === matter.court_next_date ? null : next_date,
    case_status: matter.type === 'court' ? matter.case_status : closes ? 'disposed' : 'pending',
  }
}
