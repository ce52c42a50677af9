import type { ChamberId, DispatchId, PersonId } from '@peshi/contract/platform/ids'
import type { Channel, DispatchState } from '@peshi/contract/platform/sending'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'

const columns = {
  id: dispatch.id,
  channel: dispatch.channel,
  kind: dispatch.kind,
  address: dispatch.address,
  person_id: dispatch.person_id,
  person: person.name,
  state: dispatch.state,
  problem: dispatch.problem,
  detail: dispatch.detail,
  tries: dispatch.tries,
  created_at: dispatch.created_at,
  ended_at: dispatch.ended_at,
}

interface Wanted {
  personId?: PersonId | undefined
  state?: DispatchState | undefined
}

export function dispatchLogRepo(tx: Tx, chamberId: ChamberId) {
  const fits = ({ personId, state }: Wanted) =>
    and(
      eq(dispatch.chamber_id, chamberId),
      personId ? eq(dispatch.person_id, personId) : undefined,
      state ? eq(dispatch.state, state) : undefined,
    )

  return {
    list: (wanted: Wanted, limit: number, offset: number) =>
      tx
        .select(columns)
        .from(dispatch)
        .leftJoin(person, eq(person.id, dispatch.person_id))
        .where(fits(wanted))
        .orderBy(desc(dispatch.created_at), desc(dispatch.id))
        .limit(limit)
        .offset(offset),

    get: (id: DispatchId) =>
      tx
        .select(columns)
        .from(dispatch)
        .leftJoin(person, eq(person.id, dispatch.person_id))
        .where(and(fits({}), eq(dispatch.id, id)))
        .then(takeOne),

    async count(wanted: Wanted): Promise<number> {
      return tx.$count(dispatch, fits(wanted))
    },

    async wasTestedSince(personId: PersonId, channel: Channel, since: Date): Promise<boolean> {
      const [row] = await tx
        .select({ id: dispatch.id })
        .from(dispatch)
        .where(
          and(
            fits({ personId }),
            eq(dispatch.kind, 'test'),
            eq(dispatch.channel, channel),
            gt(dispatch.created_at, since),
          ),
        )
        .limit(1)
      return row !== undefined
    },
  }
}

export type DispatchLogRow = Awaited<ReturnType<ReturnType<typeof dispatchLogRepo>['list']>>[number]
