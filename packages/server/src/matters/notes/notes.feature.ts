import { sql } from 'drizzle-orm'
import { labelledBy } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { notesRoutes } from './notes.routes.ts'
import { note } from './notes.schema.ts'
import { createNotes } from './notes.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    notes: ReturnType<typeof createNotes>
  }
}

export const notesFeature: Feature = {
  services: { notes: createNotes },
  routes: [notesRoutes],
  kept: [inBin(note)],
  // A note has no title, and its text is not for the log.
  subjects: { note: labelledBy(note, sql`null`) },
  notifies: {
    'note.mentioned': ({ detail }) => ({ kind: 'note.mention', to: [detail.person], values: {} }),
  },
  emptyBin: (context) => context.services.notes.purge(),
}
