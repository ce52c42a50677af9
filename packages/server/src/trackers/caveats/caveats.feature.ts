import { CaveatTrackerId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { sumSizes } from '../../platform/uploads/uploads.repo.ts'
import { caveatChecks } from './caveat-checks.ts'
import { listOfProofFile } from './caveat-proofs.repo.ts'
import { createCaveatProofs } from './caveat-proofs.service.ts'
import { rekeyCaveats } from './caveat-sounds.ts'
import { caveatsRoutes } from './caveats.routes.ts'
import { caveatProof, caveatTracker } from './caveats.schema.ts'
import { createCaveats } from './caveats.service.ts'
import { keepCaveats, startCaveatJobs } from './end-caveats.ts'
import { createFindCaveat } from './find-caveat.service.ts'
import { matchCaveats } from './match-list.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    caveatProofs: ReturnType<typeof createCaveatProofs>
    caveats: ReturnType<typeof createCaveats>
    findCaveat: ReturnType<typeof createFindCaveat>
  }
}

const { caveator, caveatee } = caveatTracker
const partiesOfCaveat = sql<string>`concat(${caveator}, ' v. ', ${caveatee})`

export const caveatsFeature: Feature = {
  services: { caveatProofs: createCaveatProofs, caveats: createCaveats, findCaveat: createFindCaveat },
  routes: [caveatsRoutes],
  files: ({ services: { caveatProofs } }) => ({
    'caveat-proof': (actor, [caveat, id = '']) => caveatProofs.findFile(actor, CaveatTrackerId.parse(caveat), id),
  }),
  onChecked: async (tx, { chamberId, key }) => {
    const rows = await listOfProofFile(tx, chamberId, key)
    return rows.map(({ id, matter_id, added_by }) => ({
      subject: { kind: 'caveat', id },
      matterId: matter_id,
      addedBy: added_by,
    }))
  },
  jobs: [keepCaveats],
  startJobs: startCaveatJobs,
  after: [matchCaveats],
  bins: [caveatProof, caveatTracker],
  subjects: { caveat: labelledBy(caveatTracker, partiesOfCaveat) },
  notifies: {
    'caveat.suggested': ({ detail }) => ({
      kind: 'caveat.matched',
      to: 'team',
      values: { number: detail?.number as string },
    }),
    'caveat.expired': () => ({ kind: 'caveat.expired', to: 'team' }),
  },
  countBytes: sumSizes(caveatProof),
  dueChecks: caveatChecks,
  rekeyNames: rekeyCaveats,
}
