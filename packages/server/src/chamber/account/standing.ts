import type { TokenScope } from '@peshi/contract/chamber/api-tokens'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/door.ts'
import { accountRepo } from './account.repo.ts'

/** How an account stands right now, in the chamber of one signed-in device or program. */
export interface Standing {
  role: ChamberRole
  enabled: boolean
  /** Never when null. */
  expiresAt: Date | null
  /** What a program's token may do; null for a person. */
  scope: TokenScope | null
}

export interface Standings {
  /** Null when the sign-in has ended or the person is no longer in the chamber. */
  of(signInId: string): Promise<Standing | null>
  /** The way in has ended: what this process knows of it is forgotten, what it holds open is closed. */
  forget(signInId: string): void
  /** Has every process forget them, when the transaction commits. */
  announceEnd(tx: Tx, signInIds: readonly string[]): Promise<void>
  /** Hears of the end of a way in, until the returned function is called. */
  onEnd(signInId: string, heard: () => void): () => void
  /** Listens to what other processes announce. */
  follow(): Promise<void>
}

/**
 * Read with every request, so it is kept for some seconds. That is how long another process may go on with a role that
 * was taken away; the end of a sign-in is announced, and the seconds stand behind it should the announcement be lost.
 */
const keptMs = 10_000
const mostKept = 20_000
const channel = 'peshi_ended'
/** PostgreSQL refuses a payload of 8000 bytes or more. */
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
