import type { CourtSync } from '@peshi/contract/courts/sync'
import type { courtHealth } from '../courts/courts.schema.ts'
import type { CourtTally } from './court-counts.ts'

type HealthRow = typeof courtHealth.$inferSelect

interface Site {
  title: string
  isOff: boolean
  restingUntil: Date | null
}

export function presentCourt(tally: CourtTally, health: HealthRow | null, site: Site): CourtSync {
  const failed = tally.failed > 0 ? 'partly' : null
  return {
    unique_id: tally.court,
    title: site.title,
    obstacle: site.isOff ? 'off' : (health?.failure ?? (site.restingUntil ? 'resting' : failed)),
    resting_until: site.restingUntil?.toISOString() ?? null,
    last_success_at: health?.last_success_at?.toISOString() ?? null,
    followed: tally.followed,
    due_now: tally.dueNow,
    failed: tally.failed,
    needs_look: tally.needsLook,
    problem: tally.problem,
    oldest_read_at: tally.oldestReadAt?.toISOString() ?? null,
  }
}
