import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Doer } from '../../platform/events/emit.ts'
import type { Context } from '../../platform/process/context.ts'
import { recordRead } from '../activity/record-read.ts'
import { matterTeam } from './team.schema.ts'

export async function recordOutsiderOfTeam(
  tx: Tx,
  context: Pick<Context, 'clock' | 'emit'>,
  reader: Doer & { personId: PersonId },
  matterId: MatterId,
): Promise<void> {
  const [outside] = await tx
    .select({ id: matter.id })
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
  await recordRead(tx, context, reader, { type: 'matter.read', matterId, subject: { kind: 'matter', id: matterId } })
}
