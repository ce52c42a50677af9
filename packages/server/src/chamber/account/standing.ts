import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/door.ts'
import type { Standing, Standings } from '../../platform/http/authenticator.ts'
import { accountRepo } from './account.repo.ts'

/**
 * In ms: how long each process caches a role. A process that misses a notification accepts a revoked role for at most
 * this time.
 */
const keptMs = 10_000
const mostKept = 20_000
const channel = 'peshi_ended'
/** Ids per notification: PostgreSQL refuses a notification of 8000 bytes or more. */
const mostAnnounced = 150

export function createStandings({ db, clock }: { db: Db; clock: Clock }): Standings {
  const kept = new Map<string, { until: number; standing: Promise<Standing | null> }>()
  const listeners = new Map<string, Set<() => void>>()

  const read = (signInId: string) => db.asSystem('sign-in', (tx) => accountRepo(tx).findStanding(signInId, clock.now()))

  function forget(signInId: string) {
    kept.delete(signInId)
    for (const heard of listeners.get(signInId) ?? []) heard()
  }

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
    forget,
    async announceEnd(tx, signInIds) {
      for (let from = 0; from < signInIds.length; from += mostAnnounced) {
        const payload = JSON.stringify(signInIds.slice(from, from + mostAnnounced))
        await tx.execute(sql`SELECT pg_notify(${channel}, ${payload})`)
      }
    },
    onEnd(signInId, heard) {
      const ofSignIn = listeners.get(signInId) ?? new Set()
      listeners.set(signInId, ofSignIn.add(heard))
      return () => {
        ofSignIn.delete(heard)
        if (ofSignIn.size === 0) listeners.delete(signInId)
      }
    },
    async follow() {
      await db.engine.listen(channel, (payload) => {
        for (const signInId of z.array(z.string()).parse(JSON.parse(payload))) forget(signInId)
      })
    },
  }
}
