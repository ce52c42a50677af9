import type { CourtSync } from '@peshi/contract/courts/sync'
import type { courtHealth } from '../courts/courts.schema.ts'
import type { CourtTally } from './court-counts.ts'
import { earliest } from './earliest.ts'

type HealthRow = typeof courtHealth.$inferSelect

interface Site {
  title: string
  isOff: boolean
  whyOff: string | null
  restingUntil: Date | null
  downSince: Date | null
}

const failureWords = {
  down: 'Court not responding.',
  blocked: 'The court’s site is refusing requests now.',
  'page-changed': 'The court’s page has changed and cannot be read safely.',
} as const

const switchedOff = 'This court is not switched on here. Look at its cases on the court’s own site.'
const partly = 'Some of its cases could not be read.'
const restWords = 'Its operator’s servers failed several times; they are left alone for a while.'

export function presentCourt(tally: CourtTally, health: HealthRow | null, site: Site): CourtSync {
  const failure = health?.failure ?? null
  const failing = failure === null ? null : failureWords[failure]
  const [state, reason] = site.isOff
    ? (['off', site.whyOff ?? switchedOff] as const)
    : site.restingUntil
      ? (['resting', failing ?? restWords] as const)
      : failing
        ? (['failing', failing] as const)
        : tally.failed > 0
          ? (['partly', partly] as const)
          : (['ok', null] as const)
  return {
    unique_id: tally.court,
    title: site.title,
    state,
    failure,
    reason,
    failing_since: earliest([health?.failing_since, site.downSince])?.toISOString() ?? null,
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
