import { eq } from 'drizzle-orm'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { sumOf } from '../../platform/uploads/uploads.repo.ts'
import { caveatChecks } from './caveat-checks.ts'
import { keepCaveats, matchCaveats, purgeCaveats, startCaveatJobs } from './caveats.jobs.ts'
import { caveatsRoutes } from './caveats.routes.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'
import { rekeyCaveats } from './rekey-caveats.ts'

export const caveatsFeature: Feature = {
  routes: [caveatsRoutes],
  jobs: [keepCaveats, matchCaveats],
  startJobs: startCaveatJobs,
  kept: [inBin(caveatProof), inBin(caveatTracker)],
  emptyBin: purgeCaveats,
  countBytes: async (tx, chamberId) => {
    const [kept] = await tx
      .select({ bytes: sumOf(caveatProof.size) })
      .from(caveatProof)
      .where(eq(caveatProof.chamber_id, chamberId))
    return kept?.bytes ?? 0
  },
  dueChecks: caveatChecks,
  rekeyNames: rekeyCaveats,
}
