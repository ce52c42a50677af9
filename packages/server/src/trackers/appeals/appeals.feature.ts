import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { rekeySides } from '../trackers/rekey-sides.ts'
import { appealChecks } from './appeal-checks.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { appealTracker } from './appeals.schema.ts'
import { createAppeals } from './appeals.service.ts'
import { endAppealWatches, startAppealJobs } from './end-watches.ts'
import { createLowerCourts } from './lower-courts.service.ts'
import { matchAppeals } from './match-list.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appeals: ReturnType<typeof createAppeals>
    lowerCourts: ReturnType<typeof createLowerCourts>
  }
}

const { case_type_name, case_number, case_year } = appealTracker
const caseOfAppeal = sql<string>`concat_ws('/', ${case_type_name}, ${case_number}, ${case_year})`

export const appealsFeature: Feature = {
  services: { appeals: createAppeals, lowerCourts: createLowerCourts },
  routes: [appealsRoutes],
  jobs: [endAppealWatches],
  startJobs: startAppealJobs,
  after: [matchAppeals],
  bins: [appealTracker],
  subjects: { appeal: labelledBy(appealTracker, caseOfAppeal) },
  notifies: {
    'appeal.found': () => ({ kind: 'appeal.found', to: 'chamber', by: null }),
    'appeal.suggested': () => ({ kind: 'appeal.suggested', to: 'chamber' }),
    'appeal.ending': () => ({ kind: 'appeal.ending', to: 'chamber' }),
    // A person who stops a tracker needs no notification of it.
    'appeal.stopped': ({ by }) => (by ? null : { kind: 'appeal.stopped', to: 'chamber' }),
  },
  dueChecks: appealChecks,
  rekeyNames: (tx, chamberId) => rekeySides(tx, chamberId, appealTracker, ['petitioner', 'respondent']),
}
