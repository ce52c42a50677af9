import { eq, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import { keyFor, sign } from '../crypto/keys.ts'
import type { Db, Rows, Tx } from '../db/door.ts'
import { AppError, TooMany } from '../errors.ts'
import { type KeyPart, type LimitRule, limitRules, type RuleName } from './limit-rules.ts'
import { networkOf } from './network.ts'
import { tryCount } from './tries.schema.ts'

export interface LimitNeeds {
  db: Db
  clock: Clock
  config: { secret: string }
}

type KeyOf<Name extends RuleName> = Record<(typeof limitRules)[Name]['by'][number], string>

export interface Limits {
  take<Name extends RuleName>(rule: Name, key: KeyOf<Name>, points?: number): Promise<number>
  giveBack<Name extends RuleName>(rule: Name, key: KeyOf<Name>, points?: number): Promise<void>
  hold<T, Name extends RuleName>(
    rule: Name,
    key: KeyOf<Name>,
    attempt: (times: number) => Promise<T>,
    points?: number,
  ): Promise<T>
}

export function createLimits({ db, clock, config }: LimitNeeds): Limits {
  const signKey = keyFor(config.secret, 'tries')

  function hash<Name extends RuleName>(rule: Name, key: KeyOf<Name>): string {
    const parts: Partial<Record<KeyPart, string>> = key
    const by: readonly KeyPart[] = limitRules[rule].by
    const values = by.map((part) => (part === 'network' ? networkOf(parts.network ?? '') : parts[part]))
    return sign(signKey, JSON.stringify([rule, ...values]))
  }

  const take: Limits['take'] = async (rule, key, points = 1) => {
    const now = clock.now()
    const taken = await db.asSystem('tries', (tx) => takePoints(tx, limitRules[rule], hash(rule, key), points, now))
    if (typeof taken === 'number') return taken
    throw tooMany(Math.ceil((taken.getTime() - now.getTime()) / 1000))
  }

  const giveBack: Limits['giveBack'] = async (rule, key, points = 1) => {
    await db.asSystem('tries', (tx) =>
      tx
        .update(tryCount)
        .set({ count: sql`greatest(${tryCount.count} - ${points}, 0)` })
        .where(eq(tryCount.key, hash(rule, key))),
    )
  }

  return {
    take,
    giveBack,
    async hold(rule, key, attempt, points) {
      const { counts } = limitRules[rule]
      const times = counts === 'misses' ? 0 : await take(rule, key, points)
      try {
        const result = await attempt(times)
        if (counts === 'failures') await giveBack(rule, key, points)
        return result
      } catch (error) {
        const isTheirs = error instanceof AppError
        if (counts === 'failures' && !isTheirs) await giveBack(rule, key, points)
        if (counts === 'misses' && isTheirs) await take(rule, key, points)
        throw error
      }
    },
  }
}

async function takePoints(
  tx: Tx,
  { most, minutes }: LimitRule,
  key: string,
  points: number,
  now: Date,
): Promise<number | Date> {
  const [at, until] = [now.toISOString(), new Date(now.getTime() + minutes * 60_000).toISOString()]
  const { rows } = (await tx.execute(sql`
    INSERT INTO try_count AS held (key, count, until) VALUES (${key}, ${points}, ${until})
    ON CONFLICT (key) DO UPDATE
    SET count = CASE WHEN held.until > ${at} THEN held.count + ${points} ELSE ${points} END,
        until = CASE WHEN held.until > ${at} THEN held.until ELSE excluded.until END
    WHERE held.count + ${points} <= ${most} OR held.until <= ${at}
    RETURNING count`)) as unknown as Rows
  const [row] = rows
  if (row) return Number(row.count)
  const [held] = await tx.select({ until: tryCount.until }).from(tryCount).where(eq(tryCount.key, key))
  return held?.until ?? now
}

function tooMany(seconds: number) {
  const wait = seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`
  return new TooMany(`Too many tries. Wait ${wait} and try again.`, seconds)
}
