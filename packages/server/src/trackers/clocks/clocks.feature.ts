import { CourtId } from '@peshi/contract/platform/ids'
import { findClockRule } from '@peshi/contract/trackers/clock-rules'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ListLabels } from '../../platform/events/subjects.ts'
import type { Feature } from '../../platform/process/feature.ts'
import { calendarsMissing } from './calendars-missing.ts'
import { recountClocks, startClockJobs } from './clocks.jobs.ts'
import { clocksRoutes } from './clocks.routes.ts'
import { clock } from './clocks.schema.ts'
import { createClocks } from './clocks.service.ts'
import { clocksEnding } from './clocks-ending.ts'
import { createCourtCalendars } from './court-calendar.service.ts'
import { createClockSuggestions } from './suggestions.service.ts'

declare module '../../platform/process/feature.ts' {
  interface Services {
    clocks: ReturnType<typeof createClocks>
    clockSuggestions: ReturnType<typeof createClockSuggestions>
    courtCalendars: ReturnType<typeof createCourtCalendars>
  }
}

/** A deadline without a title is called by its rule. */
const labelClocks: ListLabels = async (tx, chamberId, ids) => {
  const rows = await tx
    .select({ id: sql<string>`${clock.id}::text`, title: clock.title, rule: clock.rule })
    .from(clock)
    .where(and(eq(clock.chamber_id, chamberId), inArray(clock.id, ids as (typeof clock.$inferSelect)['id'][])))
  return new Map(rows.map(({ id, title, rule }) => [id, title ?? findClockRule(rule)?.name ?? rule]))
}

export const clocksFeature: Feature = {
  services: { clocks: createClocks, clockSuggestions: createClockSuggestions, courtCalendars: createCourtCalendars },
  routes: [clocksRoutes],
  jobs: [recountClocks],
  startJobs: startClockJobs,
  bins: [clock],
  subjects: {
    clock: labelClocks,
    court: async (_, __, ids) => new Map(ids.map((id) => [id, courtTitle(CourtId.parse(id))])),
  },
  listReminders: async (tx, chamberId, now) => [
    ...(await clocksEnding(tx, chamberId, now)),
    ...(await calendarsMissing(tx, chamberId, now)),
  ],
}
