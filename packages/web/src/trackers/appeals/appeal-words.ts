import type { AppealTracker } from '@peshi/contract/trackers/appeals'

export const caseOf = ({ case_type, case_number, case_year }: AppealTracker) =>
  `${case_type} ${case_number}/${case_year}`

type Sides = Pick<AppealTracker, 'petitioner' | 'respondent'>

export const partiesOf = ({ petitioner, respondent }: Sides) => [petitioner, respondent].filter(Boolean).join(' v. ')
