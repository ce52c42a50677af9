import { and, eq, isNull, sql } from 'drizzle-orm'
import { remove } from '../../chamber/account/grants.ts'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { rowsOfClients } from '../clients/client-rows.ts'
import { closeWithoutConsent, createClientAccess, openForKept } from './client-access.service.ts'
import { createClientMessages } from './client-messages.service.ts'
import { createClientReach } from './client-reach.ts'
import { labelsOfMessages, notifyOfClientMessage, sendAskedLinks, startShareJobs } from './shares.jobs.ts'
import { sharesRoutes } from './shares.routes.ts'
import { clientAccess, clientLink, clientMessage, clientNote, share } from './shares.schema.ts'
import { createShares, endShares } from './shares.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clientAccess: ReturnType<typeof createClientAccess>
    clientMessages: ReturnType<typeof createClientMessages>
    shares: ReturnType<typeof createShares>
  }
}

export const sharesFeature: Feature = {
  services: { clientAccess: createClientAccess, clientMessages: createClientMessages, shares: createShares },
  routes: [sharesRoutes],
  jobs: [sendAskedLinks],
  startJobs: startShareJobs,
  grants: {
    'client-link': {
      of: (whose) =>
        'clientId' in whose
          ? and(eq(clientLink.chamber_id, whose.chamberId), eq(clientLink.client_id, whose.clientId))
          : null,
      end: remove(clientLink),
    },
  },
  peopleOfClient: ({ chamberId, clientId }) =>
    sql`select ${clientAccess.person_id} from ${clientAccess}
      where ${clientAccess.chamber_id} = ${chamberId} and ${clientAccess.client_id} = ${clientId}`,
  clientReach: createClientReach,
  clientRows: [
    rowsOfClients(share, {
      counts: { shares: isNull(share.revoked_at) },
      can: ['read', 'Share'],
      isSame: (own, kept) =>
        and(
          isNull(own.revoked_at),
          isNull(kept.revoked_at),
          eq(kept.matter_id, own.matter_id),
          eq(kept.kind, own.kind),
          sql`${kept.subject_id} is not distinct from ${own.subject_id}`,
        ),
    }),
    rowsOfClients(clientMessage, { counts: { messages: undefined }, can: ['read', 'Share'] }),
    rowsOfClients(clientNote, { counts: { notes: undefined }, can: ['read', 'ClientNote'] }),
  ],
  subjects: { 'client-message': labelsOfMessages },
  on: (context) => ({
    'matter.client-unlinked': endShares(context),
    'consent.withdrawn': closeWithoutConsent(context),
    'client.merged': openForKept(context),
  }),
  after: [notifyOfClientMessage],
  notifies: {
    'client.reach': async ({ chamberId }, tx) => ({
      kind: 'client.reach',
      values: {},
      by: null,
      to: chamberId ? await teamRepo(tx, chamberId).listOwners() : [],
    }),
  },
}
