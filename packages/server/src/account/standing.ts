import type { ChamberRole } from '@peshi/contract/abilities'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/door.ts'
import { accountRepo } from './account.repo.ts'

/** How an account stands right now, in the chamber of one signed-in device. */
export interface Standing {
  role: ChamberRole
  enabled: boolean
  /** Never when null. */
  expiresAt: Date | null
}

export interface Standings {
  /** Null when the sign-in has ended or the person is no longer in the chamber. */
  of(signInId: string): Promise<Standing | null>
  forget(signInId: string): void
}

/**
 * Read with every request, so it is kept for some seconds. That is how long another process may go on with a role that
 * was taken away, or a session that was ended elsewhere.
 */
const keptMs = 10_000
const mostKept = 20_000

export function createStandings({ db, clock }: { db: Db; clock: Clock }): Standings {
  const kept = new Map<string, { until: number; standing: Promise<Standing | null> }>()

  const read = (signInId: string) => db.asSystem('sign-in', (tx) => accountRepo(tx).findStanding(signInId, clock.now()))

  return {
    of(signInId) {
      const now = clock.now().getTime()
      const known = kept.get(signInId)
      if (known && known.until > now) return known.standing
      if (kept.size >= mostKept) kept.clear()
      const standing = read(signInId)
      kept.set(signInId, { until: now + keptMs, standing })
      standing.catch(() => kept.delete(signInId))
      return standing
    },
    forget(signInId) {
      kept.delete(signInId)
    },
  }
}
