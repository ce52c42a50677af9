import type { Feature } from '../../platform/process/feature.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { notesRoutes } from './notes.routes.ts'
import { note } from './notes.schema.ts'
import { createNotes } from './notes.service.ts'

export const notesFeature: Feature = {
  routes: [notesRoutes],
  kept: [inBin(note)],
  emptyBin: (context) => createNotes(context).purge(),
}
