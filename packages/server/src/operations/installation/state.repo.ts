import type { ChannelState } from '@peshi/contract/operations/installation-state'
import type { PersonId } from '@peshi/contract/platform/ids'
import type { Channel } from '@peshi/contract/platform/sending'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeFirst } from '../../platform/db/rows.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'

type LastMessages = Pick<ChannelState, 'last_sent_at' | 'failure'>

/** The addresses and the language of a person. Null if the account was deleted. */
export const findReach = (tx: Tx, personId: PersonId) =>
  tx
    .select({ email: person.email, mobile: person.mobile, language: person.language })
    .from(person)
    .where(eq(person.id, personId))
    .then(takeFirst)

export async function readLastMessages(tx: Tx): Promise<ReadonlyMap<Channel, LastMessages>> {
  const sent = await tx
    .select({ channel: dispatch.channel, at: sql`max(${dispatch.ended_at})`.mapWith(dispatch.ended_at) })
    .from(dispatch)
    .where(eq(dispatch.state, 'sent'))
    .groupBy(dispatch.channel)
  const failed = await tx
    .selectDistinctOn([dispatch.channel], {
      channel: dispatch.channel,
      at: dispatch.ended_at,
      problem: dispatch.problem,
      detail: dispatch.detail,
    })
    .from(dispatch)
    .where(and(eq(dispatch.state, 'failed'), ne(dispatch.problem, 'off')))
    .orderBy(dispatch.channel, desc(dispatch.ended_at))
  const channels = new Set([...sent, ...failed].map(({ channel }) => channel))
  return new Map(
    [...channels].map((channel) => {
      const last = sent.find((row) => row.channel === channel)?.at ?? null
      const failure = failed.find((row) => row.channel === channel)
      const isNew = failure?.at && (!last || failure.at > last)
      return [
        channel,
        {
          last_sent_at: last?.toISOString() ?? null,
          failure: isNew && failure?.at ? { ...failure, at: failure.at.toISOString() } : null,
        },
      ]
    }),
  )
}
