import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { keepNames, startClientJobs } from './clients.jobs.ts'
import { clientsRoutes } from './clients.routes.ts'
import { client } from './clients.schema.ts'
import { createMatterClients } from './matter-clients.service.ts'
import { rekeyClients } from './rekey-clients.ts'

export const clientsFeature: Feature = {
  routes: [clientsRoutes],
  jobs: [keepNames],
  startJobs: startClientJobs,
  bins: [client],
  subjects: { client: labelledBy(client, client.name) },
  rekeyNames: rekeyClients,
  linkClient: (tx, context, actor, matterId, link) => createMatterClients(context).link(tx, actor, matterId, link),
}
