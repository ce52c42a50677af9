import { courtDateAt } from '@peshi/contract/platform/dates'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { matterTeam } from '../team/team.schema.ts'
import { activity } from './activity.schema.ts'
import { type ActivityActor, type ActivityEntry, recordActivity } from './record.ts'

type Reading = Pick<ActivityEntry, 'at' | 'subject'> & { action: 'matter.read' | 'share.read'; matterId: MatterId }

/**
 * Writes down that somebody from outside has read something: a client, the holder of a shared link. Once a day for each
 * of them and each thing, or looking twice would fill the log.
 */
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

/** The same for a sensitive matter that is read by one of the chamber who is not of its team: an owner may. */
export async function recordOutsiderOfTeam(
  tx: Tx,
  reader: ActivityActor & { personId: PersonId },
  matterId: MatterId,
  at: Date,
): Promise<void> {
  const [outside] = await tx
    .select({ title: matter.title })
    .from(matter)
    .where(
      and(
        eq(matter.chamber_id, reader.chamberId),
        eq(matter.id, matterId),
        eq(matter.is_sensitive, true),
        sql`not exists (
          select from ${matterTeam}
          where ${matterTeam.chamber_id} = ${matter.chamber_id} and ${matterTeam.matter_id} = ${matter.id}
            and ${matterTeam.person_id} = ${reader.personId})`,
      ),
    )
  if (!outside) return
  const subject = { kind: 'matter', id: matterId, label: outside.title }
  await recordRead(tx, reader, { action: 'matter.read', matterId, at, subject })
}
