import type { AppealTracker } from '@peshi/contract/appeals'

export const caseOf = ({ case_type, case_number, case_year }: AppealTracker) =>
  `${case_type} ${case_number}/${case_year}`

type Sides = Pick<AppealTracker, 'petitioner' | 'respondent'>

export const partiesOf = ({ petitioner, respondent }: Sides) => [petitioner, respondent].filter(Boolean).join(' v. ')

/** The same to look at: each name in its own direction, so that one in Urdu does not turn the line around. */
export const shownParties = ({ petitioner, respondent }: Sides) =>
  [petitioner, respondent]
    .filter(Boolean)
    .map((name) => `\u2068${name}\u2069`)
    .join(' \u2068v.\u2069 ')
