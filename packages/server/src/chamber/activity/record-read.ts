import { courtDateAt, dayStart } from '@peshi/contract/platform/dates'
import type { Subject } from '@peshi/contract/platform/events'
import type { MatterId } from '@peshi/contract/platform/ids'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import type { Doer } from '../../platform/events/emit.ts'
import { event } from '../../platform/events/event.schema.ts'
import type { Context } from '../../platform/process/context.ts'

interface Reading {
  type: 'matter.read' | 'share.read'
  matterId: MatterId
  subject: Subject
}

/** Emits the event once a day for each reader and record. */
export async function recordRead(
  tx: Tx,
  { clock, emit }: Pick<Context, 'clock' | 'emit'>,
  reader: Doer,
  reading: Reading,
): Promise<void> {
  const since = dayStart(courtDateAt(clock.now()))
  const [known] = await tx
    .select({ id: event.id })
    .from(event)
    .where(
      and(
        eq(event.chamber_id, reader.chamberId),
        eq(event.matter_id, reading.matterId),
        gte(event.at, since),
        eq(event.type, reading.type),
        eq(event.subject_id, reading.subject.id),
        sql`${event.person_id} is not distinct from ${reader.personId ?? null}::uuid`,
        sql`${event.by_name} is not distinct from ${reader.name ?? null}::text`,
      ),
    )
    .limit(1)
  if (!known) await emit(tx, reader, reading)
}
