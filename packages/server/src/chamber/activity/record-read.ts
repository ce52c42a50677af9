import { courtDateAt } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { activity } from './activity.schema.ts'
import { type ActivityActor, type ActivityEntry, recordActivity } from './record.ts'

type Reading = Pick<ActivityEntry, 'at' | 'subject'> & { action: 'matter.read' | 'share.read'; matterId: MatterId }

export async function recordRead(tx: Tx, reader: ActivityActor, reading: Reading): Promise<void> {
  const since = new Date(`${courtDateAt(reading.at)}T00:00:00+05:30`)
  const [known] = await tx
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(
        eq(activity.chamber_id, reader.chamberId),
        eq(activity.matter_id, reading.matterId),
        gte(activity.at, since),
        eq(activity.action, reading.action),
        eq(activity.subject_id, reading.subject.id),
        sql`${activity.person_id} is not distinct from ${reader.personId ?? null}::uuid`,
        sql`${activity.by_name} is not distinct from ${reader.name ?? null}::text`,
      ),
    )
    .limit(1)
  if (!known) await recordActivity(tx, reader, reading)
}
