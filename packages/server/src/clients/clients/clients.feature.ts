import { eq, isNull } from 'drizzle-orm'
import { keepAllPartySounds } from '../../courts/names/party-sounds.ts'
import { document } from '../../matters/documents/documents.schema.ts'
import { client } from '../../platform/db/clients.schema.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { rowsOfClients } from './client-rows.ts'
import { clientsRoutes } from './clients.routes.ts'
import { clientConsent, conflictCheck, matterClient } from './clients.schema.ts'
import { createClients } from './clients.service.ts'
import { createClientsBin } from './clients-bin.service.ts'
import { createConsents } from './consents.service.ts'
import { createMatterClients } from './matter-clients.service.ts'
import { rekeyClients } from './rekey-clients.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clients: ReturnType<typeof createClients>
    clientsBin: ReturnType<typeof createClientsBin>
    consents: ReturnType<typeof createConsents>
    matterClients: ReturnType<typeof createMatterClients>
  }
}

const keepNames = periodic({ name: 'keep-names', cron: '*/10 * * * *', retries: 2, timeoutSeconds: 600 })

const startClientJobs = (context: Context) => repeat(context.queue, keepNames, () => keepAllPartySounds(context))

export const clientsFeature: Feature = {
  services: {
    clients: createClients,
    clientsBin: createClientsBin,
    consents: createConsents,
    matterClients: createMatterClients,
  },
  routes: [clientsRoutes],
  jobs: [keepNames],
  startJobs: startClientJobs,
  bins: [client],
  subjects: { client: labelledBy(client, client.name) },
  rekeyNames: rekeyClients,
  clientRows: [
    rowsOfClients(matterClient, {
      counts: { matters: undefined },
      can: ['read', 'Client'],
      isSame: (own, kept) => eq(kept.matter_id, own.matter_id),
    }),
    rowsOfClients(document, { counts: { documents: isNull(document.deleted_at) }, can: ['read', 'Document'] }),
    rowsOfClients(clientConsent, { counts: { consents: undefined }, can: ['read', 'Client'] }),
    rowsOfClients(conflictCheck, { counts: { checks: undefined }, can: ['read', 'Client'] }),
  ],
  linkClient: (tx, { services }, actor, matterId, link) => services.matterClients.link(tx, actor, matterId, link),
}
