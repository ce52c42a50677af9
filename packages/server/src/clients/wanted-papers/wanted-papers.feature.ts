import { courtDateAt } from '@peshi/contract/platform/dates'
import type { ClientId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { teamRepo } from '../../chamber/team/team.repo.ts'
import { chambersWith } from '../../platform/db/chambers-with.ts'
import { labelledBy } from '../../platform/events/subjects.ts'
import { periodic, repeat } from '../../platform/jobs/periodic.ts'
import type { Context } from '../../platform/process/context.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { rowsOfClients } from '../clients/client-rows.ts'
import { createPaperLinks } from './paper-links.service.ts'
import { createPaperRequests } from './paper-requests.service.ts'
import { isDueBy } from './wanted-papers.repo.ts'
import { wantedPapersRoutes } from './wanted-papers.routes.ts'
import { paperRequest } from './wanted-papers.schema.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    paperRequests: ReturnType<typeof createPaperRequests>
    paperLinks: ReturnType<typeof createPaperLinks>
  }
}

/** In the morning, so that no client is woken. */
const remindOfPapers = periodic({
  name: 'remind-of-papers',
  cron: '0 10 * * *',
  retries: 2,
  timeoutSeconds: 600,
})

export async function remindClients({ db, clock, services: { paperRequests } }: Context): Promise<void> {
  const today = courtDateAt(clock.now())
  for (const chamberId of await chambersWith(db, 'reminders', paperRequest, isDueBy(today)))
    await paperRequests.remindAll(chamberId, today)
}

const clientName = sql<string | null>`(select client.name from client
  where client.chamber_id = paper_request.chamber_id and client.id = paper_request.client_id)`

export const wantedPapersFeature: Feature = {
  services: { paperRequests: createPaperRequests, paperLinks: createPaperLinks },
  routes: [wantedPapersRoutes],
  jobs: [remindOfPapers],
  startJobs: (context) => repeat(context.queue, remindOfPapers, () => remindClients(context)),
  clientRows: [rowsOfClients(paperRequest, { counts: {}, can: ['read', 'Share'] })],
  subjects: { 'paper-request': labelledBy(paperRequest, clientName) },
  on: ({ services }) => ({
    'client.edited': async (tx, events) => {
      for (const { chamberId, subject, detail } of events)
        if (chamberId && ('email_after' in detail || 'mobile_after' in detail))
          await services.paperRequests.endLinks(tx, chamberId, subject.id as ClientId)
    },
    'consent.withdrawn': async (tx, events) => {
      for (const event of events) await services.paperRequests.stopOf(tx, event, event.subject.id as ClientId, null)
    },
    'matter.client-unlinked': async (tx, events) => {
      for (const event of events)
        await services.paperRequests.stopOf(tx, event, event.subject.id as ClientId, event.matterId)
    },
  }),
  notifies: {
    'paper-request.completed': async ({ chamberId, matterId, detail }, tx) => {
      const team = chamberId && matterId ? await teamRepo(tx, chamberId).listOf([matterId]) : []
      return { kind: 'papers.complete', to: [...new Set([detail.person, ...team.map(({ _id }) => _id)])], values: {} }
    },
  },
}
