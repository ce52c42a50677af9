import type { Consent, recordConsent, withdrawConsent } from '@peshi/contract/clients/clients'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientId } from '@peshi/contract/platform/ids'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { presentConsent } from './clients.present.ts'
import { clientsRepo } from './clients.repo.ts'
import { consentsRepo } from './consents.repo.ts'

/** The only writer of clients' consents. */
export function createConsents({ clock, emit }: Pick<Context, 'clock' | 'emit'>) {
  const emitOf = (tx: Tx, actor: Actor, type: 'consent.given' | 'consent.withdrawn', client: ClientId, id: string) =>
    emit(tx, actor, { type, subject: { kind: 'client', id: client }, detail: { consent: id } })

  return {
    async give(tx: Tx, actor: Actor, clientId: ClientId, input: BodyOf<typeof recordConsent>): Promise<Consent> {
      authorize(actor, 'update', 'Client')
      await clientsRepo(tx, actor.chamberId).get(clientId)
      const consents = consentsRepo(tx, actor.chamberId)
      const id = newId()
      await consents.insert({
        id,
        client_id: clientId,
        notice_on: input.notice_on,
        notice_language: input.notice_language,
        purposes: [...new Set(input.purposes)],
        means: input.means,
        given_by: input.given_by || null,
        recorded_by: actor.personId,
        recorded_at: clock.now(),
      })
      await emitOf(tx, actor, 'consent.given', clientId, id)
      return presentConsent(await consents.get(clientId, id))
    },

    async withdraw(tx: Tx, actor: Actor, clientId: ClientId, input: BodyOf<typeof withdrawConsent>): Promise<Consent> {
      authorize(actor, 'update', 'Client')
      await clientsRepo(tx, actor.chamberId).get(clientId)
      const consents = consentsRepo(tx, actor.chamberId)
      const id = input.consent_id
      const given = await consents.get(clientId, id)
      if (given.withdrawn_on) throw new Conflict('This consent is withdrawn already.', 'consent-withdrawn')
      if (input.withdrawn_on < given.notice_on) {
        const why = 'It was given later than this day'
        throw new Invalid('A consent is withdrawn after it was given.', { withdrawn_on: why })
      }
      await consents.withdraw(id, input.withdrawn_on, actor.personId)
      await emitOf(tx, actor, 'consent.withdrawn', clientId, id)
      return presentConsent(await consents.get(clientId, id))
    },
  }
}
