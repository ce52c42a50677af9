import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { ChamberId, CourtId, DueCheckId, PersonId } from '@peshi/contract/platform/ids'
import type { DueCheckKind } from '@peshi/contract/trackers/due-checks'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { dueCheck } from './due-checks.schema.ts'

export interface Waiting {
  id: DueCheckId
  court: CourtId
  /** The person for whom the court is asked. */
  personId: PersonId
}

/** Answers the waiting checks of a kind without a person. A court that does not answer is left for the next time. */
export async function answerWaiting(
  { db, courts, stopping, services }: Pick<Context, 'db' | 'courts' | 'stopping' | 'services'>,
  kind: DueCheckKind,
  listWaiting: (chamberId: ChamberId) => Promise<Waiting[]>,
): Promise<void> {
  const chambers = await db.asSystem('due-checks', (tx) =>
    tx
      .selectDistinct({ id: dueCheck.chamber_id })
      .from(dueCheck)
      .where(and(eq(dueCheck.kind, kind), eq(dueCheck.state, 'due'))),
  )
  const down = new Set<string>()
  for (const { id: chamberId } of chambers)
    for (const { id, court, personId } of await listWaiting(chamberId)) {
      if (stopping.aborted) return
      if (down.has(court) || !courts.isFindable(court)) continue
      // An owner also sees sensitive matters and their clients.
      const abilities = abilitiesFor('owner', usualSwitches)
      const actor: Actor = { chamberId, personId, signInId: '', role: 'owner', abilities }
      if (!(await services.dueChecks.answerAlone(actor, id))) down.add(court)
    }
}
