import type { ChamberId, ClientId, PersonId } from '@peshi/contract/platform/ids'
import { and, desc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { clientConsent } from './clients.schema.ts'

const columns = {
  id: clientConsent.id,
  notice_on: clientConsent.notice_on,
  notice_language: clientConsent.notice_language,
  purposes: clientConsent.purposes,
  means: clientConsent.means,
  given_by: clientConsent.given_by,
  recorded_by: person.name,
  recorded_at: clientConsent.recorded_at,
  withdrawn_on: clientConsent.withdrawn_on,
}

type Values = Omit<typeof clientConsent.$inferInsert, 'chamber_id'>

export function consentsRepo(tx: Tx, chamberId: ChamberId) {
  const own = eq(clientConsent.chamber_id, chamberId)
  const select = () => tx.select(columns).from(clientConsent).leftJoin(person, eq(person.id, clientConsent.recorded_by))

  return {
    list: (clientId: ClientId) =>
      select()
        .where(and(own, eq(clientConsent.client_id, clientId)))
        .orderBy(desc(clientConsent.notice_on), desc(clientConsent.id)),

    get: (clientId: ClientId, id: string) =>
      select()
        .where(and(own, eq(clientConsent.client_id, clientId), eq(clientConsent.id, id)))
        .then(takeOne),

    async insert(values: Values): Promise<void> {
      await tx.insert(clientConsent).values({ ...values, chamber_id: chamberId })
    },

    async withdraw(id: string, withdrawn_on: string, withdrawn_by: PersonId): Promise<void> {
      await tx
        .update(clientConsent)
        .set({ withdrawn_on, withdrawn_by })
        .where(and(own, eq(clientConsent.id, id)))
    },
  }
}

export type ConsentRow = Awaited<ReturnType<ReturnType<typeof consentsRepo>['get']>>

/**
 * Whether the chamber may send the client messages: with a consent that is not withdrawn. Once a client has consented to
 * messages, one of the consents must be to messages.
 */
export function allowsMessages(consents: readonly Pick<ConsentRow, 'purposes' | 'withdrawn_on'>[]): boolean {
  const toMessages = consents.filter(({ purposes }) => purposes.includes('updates'))
  return (toMessages.length > 0 ? toMessages : consents).some(({ withdrawn_on }) => !withdrawn_on)
}
