import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { clientNote } from '../shares/shares.schema.ts'
import { clientNotesRoutes } from './client-notes.routes.ts'
import { createClientNotes } from './client-notes.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clientNotes: ReturnType<typeof createClientNotes>
  }
}

const clientName = sql<string | null>`(select client.name from client
  where client.chamber_id = client_note.chamber_id and client.id = client_note.client_id)`

export const clientNotesFeature: Feature = {
  services: { clientNotes: createClientNotes },
  routes: [clientNotesRoutes],
  subjects: { 'client-note': labelledBy(clientNote, clientName) },
}
