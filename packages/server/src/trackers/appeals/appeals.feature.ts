import type { ChamberId } from '@peshi/contract/platform/ids'
import { and, eq, sql } from 'drizzle-orm'
import { sideKeys } from '../../courts/names/match-parties.ts'
import type { Tx } from '../../platform/db/door.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { appealChecks } from './appeal-checks.ts'
import { endAppealWatches, matchAppeals, startAppealJobs } from './appeals.jobs.ts'
import { appealsRoutes } from './appeals.routes.ts'
import { appealTracker } from './appeals.schema.ts'
import { createAppeals } from './appeals.service.ts'
import { createLowerCourts } from './lower-courts.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    appeals: ReturnType<typeof createAppeals>
    lowerCourts: ReturnType<typeof createLowerCourts>
  }
}

async function rekeyAppeals(tx: Tx, chamberId: ChamberId): Promise<void> {
  const { id, petitioner, respondent } = appealTracker
  const own = eq(appealTracker.chamber_id, chamberId)
  for (const row of await tx.select({ id, petitioner, respondent }).from(appealTracker).where(own)) {
    const keys = { petitioner_keys: sideKeys(row.petitioner), respondent_keys: sideKeys(row.respondent) }
    await tx
      .update(appealTracker)
      .set(keys)
      .where(and(own, eq(id, row.id)))
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
  rekeyNames: rekeyAppeals,
}
