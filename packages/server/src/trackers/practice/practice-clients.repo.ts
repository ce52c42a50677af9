import type { ChamberId, ClientId, CourtId, PersonId } from '@peshi/contract/platform/ids'
import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { client } from '../../platform/db/clients.schema.ts'
import type { Tx } from '../../platform/db/door.ts'
import { dueCheck } from '../due-checks/due-checks.schema.ts'
import { practice, practiceClient } from './practice.schema.ts'

export function practiceClientsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(practiceClient.chamber_id, chamberId)

  const listWatches = () =>
    tx
      .select({
        client_id: practiceClient.client_id,
        person_id: practiceClient.person_id,
        name: client.name,
        courts: practice.courts,
      })
      .from(practiceClient)
      .innerJoin(client, and(eq(client.chamber_id, practiceClient.chamber_id), eq(client.id, practiceClient.client_id)))
      .innerJoin(
        practice,
        and(eq(practice.chamber_id, practiceClient.chamber_id), eq(practice.person_id, practiceClient.person_id)),
      )
      .where(and(own, isNull(client.deleted_at)))
      .orderBy(asc(client.name), asc(client.id), asc(practiceClient.person_id))

  return {
    listWatches,

    listOf: (personId: PersonId) =>
      tx
        .select({ _id: client.id, name: client.name })
        .from(practiceClient)
        .innerJoin(
          client,
          and(eq(client.chamber_id, practiceClient.chamber_id), eq(client.id, practiceClient.client_id)),
        )
        .where(and(own, eq(practiceClient.person_id, personId), isNull(client.deleted_at)))
        .orderBy(asc(client.name), asc(client.id)),

    /** The people who watch this client at this court. */
    async listPeople(clientId: ClientId, court: CourtId): Promise<PersonId[]> {
      const watches = await listWatches()
      return watches
        .filter(({ client_id, courts }) => client_id === clientId && courts.some(({ court_id }) => court_id === court))
        .map(({ person_id }) => person_id)
    },

    countKnown: (ids: ClientId[]): Promise<number> =>
      tx.$count(client, and(eq(client.chamber_id, chamberId), inArray(client.id, ids), isNull(client.deleted_at))),

    async save(personId: PersonId, ids: ClientId[]): Promise<void> {
      const ofPerson = and(own, eq(practiceClient.person_id, personId))
      await tx.delete(practiceClient).where(and(ofPerson, notInArray(practiceClient.client_id, ids)))
      const rows = ids.map((client_id) => ({ chamber_id: chamberId, person_id: personId, client_id }))
      if (rows.length > 0) await tx.insert(practiceClient).values(rows).onConflictDoNothing()
    },

    listOpenSearches: () =>
      tx
        .select({
          subject_id: dueCheck.subject_id,
          group_id: dueCheck.group_id,
          court: dueCheck.court,
          query: dueCheck.query,
        })
        .from(dueCheck)
        .where(
          and(
            eq(dueCheck.chamber_id, chamberId),
            eq(dueCheck.kind, 'practice'),
            inArray(dueCheck.state, ['due', 'answering']),
            sql`${dueCheck.query} ->> 'by' = 'party'`,
          ),
        ),
  }
}
