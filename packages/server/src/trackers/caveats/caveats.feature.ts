import type { Feature } from '../../platform/process/feature.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { caveatChecks } from './caveat-checks.ts'
import { keepCaveats, matchCaveats, startCaveatJobs } from './caveats.jobs.ts'
import { caveatsRoutes } from './caveats.routes.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'
import { rekeyCaveats } from './rekey-caveats.ts'

export const caveatsFeature: Feature = {
  routes: [caveatsRoutes],
  jobs: [keepCaveats],
  startJobs: startCaveatJobs,
  after: [matchCaveats],
  bins: [caveatProof, caveatTracker],
  countBytes: sumSizes(caveatProof),
  dueChecks: caveatChecks,
  rekeyNames: rekeyCaveats,
}
