import { TicketId } from '@peshi/contract/platform/ids'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { createUploads, type Uploads } from '../../platform/uploads/uploads.service.ts'
import { createDesk } from './desk.service.ts'
import { supportRoutes } from './support.routes.ts'
import { supportTicket } from './support.schema.ts'
import { createSupport } from './support.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    deskUploads: Uploads
    desk: ReturnType<typeof createDesk>
    support: ReturnType<typeof createSupport>
  }
}

export const supportFeature: Feature = {
  services: {
    // Full storage may be the reported problem, so files of support tickets do not count as storage.
    deskUploads: (context) => createUploads(context, { takesRoom: false }),
    desk: createDesk,
    support: createSupport,
  },
  routes: [supportRoutes],
  files: ({ services: { support, desk } }) => ({
    ticket: (actor, [ticket, id = '']) => support.findFile(actor, TicketId.parse(ticket), id),
    'desk-ticket': (actor, [ticket, id = '']) => desk.findFile(actor, TicketId.parse(ticket), id),
  }),
  subjects: { support: labelledBy(supportTicket, supportTicket.subject) },
  notifies: {
    'support.answered': ({ detail }) => ({ kind: 'support.answered', to: [detail.person], values: {} }),
  },
}
