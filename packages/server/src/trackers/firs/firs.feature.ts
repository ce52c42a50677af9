import { lt, sql } from 'drizzle-orm'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createFindFir } from './find-fir.service.ts'
import { firChecks } from './fir-checks.ts'
import { createFirPlaces } from './fir-places.service.ts'
import { rekeyFirs } from './fir-sounds.ts'
import { firsRepo } from './firs.repo.ts'
import { firsRoutes } from './firs.routes.ts'
import { firFind, firTracker } from './firs.schema.ts'
import { createFirs } from './firs.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    findFir: ReturnType<typeof createFindFir>
    firPlaces: ReturnType<typeof createFirPlaces>
    firs: ReturnType<typeof createFirs>
  }
}

async function forgetFinds({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const now = clock.now()
  const searching = await chambersWith(db, 'cleanup', firFind, lt(firFind.expires_at, now))
  for (const id of searching) await db.asChamber(id, (tx) => firsRepo(tx, id).removeFindsBefore(now))
  return searching.length
}

const { number, year, police_station } = firTracker
const numberOfFir = sql<string>`concat('FIR ', ${number}, '/', ${year}, ', ', ${police_station})`

export const firsFeature: Feature = {
  services: { firPlaces: createFirPlaces, findFir: createFindFir, firs: createFirs },
  routes: [firsRoutes],
  bins: [firTracker],
  subjects: { fir: labelledBy(firTracker, numberOfFir) },
  notifies: {
    'fir.checked': ({ detail, matterId }) =>
      detail.changes === 0 ? null : { kind: 'fir.changed', to: matterId ? 'team' : 'chamber', values: {}, by: null },
  },
  emptyBin: forgetFinds,
  dueChecks: firChecks,
  rekeyNames: rekeyFirs,
}
