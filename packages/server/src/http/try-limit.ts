import { eq, sql } from 'drizzle-orm'
import { keyFor, sign } from '../account/keys.ts'
import type { Context } from '../context.ts'
import type { Rows, Tx } from '../db/door.ts'
import { tryCount } from '../db/schema/tries.ts'
import { TooMany } from './errors.ts'

/**
 * Counts tries per key (an address, an account name) within a window, across all processes. What was tried stands in the
 * database only as a keyed hash.
 */
export interface TryLimit {
  /** Counts a try, before its outcome is known so that many at once are no way round. Throws `TooMany`. */
  take(key: string): Promise<void>
  /** The try was a good one and does not count. */
  giveBack(key: string): Promise<void>
}

interface Limit {
  /** What is tried; limits of one name count together. */
  of: string
  tries: number
  minutes: number
}

export type LimitNeeds = Pick<Context, 'db' | 'clock' | 'config'>

export function createTryLimit({ db, clock, config }: LimitNeeds, { of, tries, minutes }: Limit): TryLimit {
  const signKey = keyFor(config.secret, 'tries')
  const hash = (key: string) => sign(signKey, `${of} ${key}`)

  return {
    async take(key) {
      const now = clock.now()
      const id = hash(key)
      const until = await db.step('count the try').asSystem('tries', (tx) => takeOne(tx, id, now))
      if (until) throw tooMany(Math.ceil((until.getTime() - now.getTime()) / 1000))
    },
    async giveBack(key) {
      await db.step('give the try back').asSystem('tries', (tx) =>
        tx
          .update(tryCount)
          .set({ count: sql`greatest(${tryCount.count} - 1, 0)` })
          .where(eq(tryCount.key, hash(key))),
      )
    },
  }

  /** Null when the try was counted, else until when there is none left. */
  async function takeOne(tx: Tx, key: string, now: Date): Promise<Date | null> {
    const [at, until] = [now.toISOString(), new Date(now.getTime() + minutes * 60_000).toISOString()]
    const { rows } = (await tx.execute(sql`
      INSERT INTO try_count AS held (key, count, until) VALUES (${key}, 1, ${until})
      ON CONFLICT (key) DO UPDATE
      SET count = CASE WHEN held.until > ${at} THEN held.count + 1 ELSE 1 END,
          until = CASE WHEN held.until > ${at} THEN held.until ELSE excluded.until END
      WHERE held.count < ${tries} OR held.until <= ${at}
      RETURNING key`)) as unknown as Rows
    if (rows.length > 0) return null
    const [held] = await tx.select({ until: tryCount.until }).from(tryCount).where(eq(tryCount.key, key))
    return held?.until ?? null
  }
}

function tooMany(seconds: number) {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return new TooMany(`Too many tries. Wait ${wait} and try again.`, seconds)
}
