import type { CourtId } from '@peshi/contract/ids'
import type { CourtSync } from '@peshi/contract/sync'

interface Row {
  court: CourtId
  followed: number
  dueNow: number
  failed: number
  needsLook: number
  problem: string | null
  oldestReadAt: Date | null
  lastSuccessAt: Date | null
  failingSince: Date | null
  failure: CourtSync['failure']
}

interface Site {
  title: string
  isOff: boolean
  /** Why its connector is kept off; null when the operator of the installation has not switched it on. */
  whyOff: string | null
  restingUntil: Date | null
}

const failureWords = {
  down: 'The court’s site does not answer.',
  blocked: 'The court’s site refuses our requests at present.',
  'page-changed': 'The court has changed its pages, and we can’t read them until we have adapted.',
} as const

const switchedOff = 'This court is not switched on here. Look at its cases on the court’s own site.'
const restWords = 'Its operator’s servers failed several times; they are left alone for a while.'

/** What to believe of one court: switched off stands before resting, and resting before failing. */
export function presentCourt(row: Row, site: Site): CourtSync {
  const failing = row.failure === null ? null : failureWords[row.failure]
  const [state, reason] = site.isOff
    ? (['off', site.whyOff ?? switchedOff] as const)
    : site.restingUntil
      ? (['resting', failing ?? restWords] as const)
      : failing
        ? (['failing', failing] as const)
        : (['ok', null] as const)
  return {
    unique_id: row.court,
    title: site.title,
    state,
    failure: row.failure,
    reason,
    failing_since: row.failingSince?.toISOString() ?? null,
    resting_until: site.restingUntil?.toISOString() ?? null,
    last_success_at: row.lastSuccessAt?.toISOString() ?? null,
    followed: row.followed,
    due_now: row.dueNow,
    failed: row.failed,
    needs_look: row.needsLook,
    problem: row.problem,
    oldest_read_at: row.oldestReadAt?.toISOString() ?? null,
  }
}
