import type { Feature } from '../../platform/process/feature.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { caveatChecks } from './caveat-checks.ts'
import { createCaveatProofs } from './caveat-proofs.service.ts'
import { keepCaveats, matchCaveats, startCaveatJobs } from './caveats.jobs.ts'
import { caveatsRoutes } from './caveats.routes.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'
import { createCaveats } from './caveats.service.ts'
import { createFindCaveat } from './find-caveat.service.ts'
import { rekeyCaveats } from './rekey-caveats.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    caveatProofs: ReturnType<typeof createCaveatProofs>
    caveats: ReturnType<typeof createCaveats>
    findCaveat: ReturnType<typeof createFindCaveat>
  }
}

export const caveatsFeature: Feature = {
  services: { caveatProofs: createCaveatProofs, caveats: createCaveats, findCaveat: createFindCaveat },
  routes: [caveatsRoutes],
  jobs: [keepCaveats],
  startJobs: startCaveatJobs,
  after: [matchCaveats],
  bins: [caveatProof, caveatTracker],
  countBytes: sumSizes(caveatProof),
  dueChecks: caveatChecks,
  rekeyNames: rekeyCaveats,
}
