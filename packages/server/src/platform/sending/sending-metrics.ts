import { Channel } from '@peshi/contract/platform/sending'
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/door.ts'
import { writeGauge } from '../metrics/gauge.ts'
import { dispatch } from './dispatches.schema.ts'

const dayMs = 86_400_000

export async function writeSendingMetrics(db: Db, now: Date): Promise<string[]> {
  const rows = await db.asSystem('sending', (tx) =>
    tx
      .select({
        channel: dispatch.channel,
        waiting: sql<number>`count(*) filter (where ${dispatch.state} = 'waiting')::int`,
        failed: sql<number>`count(*) filter (where ${dispatch.state} = 'failed')::int`,
        oldest: sql`min(${dispatch.created_at}) filter (where ${dispatch.state} = 'waiting')`.mapWith(
          dispatch.created_at,
        ),
      })
      .from(dispatch)
      .where(
        or(
          eq(dispatch.state, 'waiting'),
          and(eq(dispatch.state, 'failed'), gt(dispatch.created_at, new Date(now.getTime() - dayMs))),
        ),
      )
      .groupBy(dispatch.channel),
  )
  const known = new Map(rows.map((row) => [row.channel, row]))
  const figure = (name: string, help: string, value: (row: (typeof rows)[number]) => number) =>
    writeGauge(`peshi_messages_${name}`, help, Channel.options, (channel) => {
      const row = known.get(channel)
      return [{ channel }, row ? value(row) : 0]
    })
  return [
    ...figure('waiting', 'Messages that wait to go out.', ({ waiting }) => waiting),
    ...figure('failed', 'Messages of the last 24 hours that were given up.', ({ failed }) => failed),
    ...figure('oldest_waiting_seconds', 'For how long the oldest message waits.', ({ oldest }) =>
      oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0,
    ),
  ]
}
