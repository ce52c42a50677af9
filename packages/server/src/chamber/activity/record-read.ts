import { courtDateAt } from '@peshi/contract/platform/dates'
import type { MatterId } from '@peshi/contract/platform/ids'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { event } from '../../platform/events/event.schema.ts'
import { type ActivityActor, type ActivityEntry, recordActivity } from './record.ts'

type Reading = Pick<ActivityEntry, 'at' | 'subject'> & { action: 'matter.read' | 'share.read'; matterId: MatterId }

export async function recordRead(tx: Tx, reader: ActivityActor, reading: Reading): Promise<void> {
  const since = new Date(`${courtDateAt(reading.at)}T00:00:00+05:30`)
  const [known] = await tx
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.chamber_id, reader.chamberId),
        eq(event.matter_id, reading.matterId),
        gte(event.at, since),
        eq(event.type, reading.action),
        eq(event.subject_id, reading.subject.id),
        sql`${event.person_id} is not distinct from ${reader.personId ?? null}::uuid`,
        sql`${event.by_name} is not distinct from ${reader.name ?? null}::text`,
      ),
    )
    .limit(1)
  if (!known) await recordActivity(tx, reader, reading)
}
