import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { ActivityActor } from '../activity/record.ts'
import { recordRead } from '../activity/record-read.ts'
import { matterTeam } from './team.schema.ts'

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
          where ${matterTeam.chamber_id} = ${reader.chamberId} and ${matterTeam.matter_id} = ${matter.id}
            and ${matterTeam.person_id} = ${reader.personId})`,
      ),
    )
  if (!outside) return
  const subject = { kind: 'matter', id: matterId, label: outside.title }
  await recordRead(tx, reader, { action: 'matter.read', matterId, at, subject })
}
