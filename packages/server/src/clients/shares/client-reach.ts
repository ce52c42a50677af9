import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import type { Language } from '@peshi/contract/platform/person'
import { endGrants } from '../../chamber/account/grants.ts'
import type { Tx } from '../../platform/db/door.ts'
import { matterExists } from '../../platform/db/matter-exists.ts'
import { Forbidden } from '../../platform/errors.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { composeMail } from '../../platform/sending/compose-mail.ts'
import { send } from '../../platform/sending/send.ts'
import type { ClientReach, Reach, ReachNeeds } from '../clients/client-reach.ts'
import { clientAccessRepo } from './client-access.repo.ts'
import { asSmsNumber } from './client-mail.ts'
import { reachWords } from './client-reach-words.ts'
import { sharesRepo } from './shares.repo.ts'

const fields = ['email', 'mobile'] as const

export function createClientReach({ db, clock, emit, queue, outlets, standings, features }: ReachNeeds): ClientReach {
  const listShared = ({ chamberId }: Actor, id: ClientId) =>
    db.asChamber(chamberId, (tx) => sharesRepo(tx, chamberId).listMattersOf(id))

  return {
    listShared,

    async change(
      tx: Tx,
      actor: Actor,
      client: { id: ClientId; language: Language | null },
      before: Reach,
      after: Reach,
      shared: readonly MatterId[],
    ): Promise<void> {
      const changed = fields.filter((field) => before[field] !== after[field])
      if (changed.length === 0) return
      if (!(await clientAccessRepo(tx, actor.chamberId).find(client.id))) return
      if (!isAllowed(actor.abilities, 'update', 'Share')) throw mayNot()
      for (const matterId of shared) if (!(await matterExists(tx, actor, matterId))) throw mayNot()
      const whose = { clientId: client.id, chamberId: actor.chamberId }
      ;(await endGrants(tx, { clock, standings, features }, whose, 'address-changed')).forEach(standings.forget)

      const detail = Object.fromEntries(
        changed.flatMap((field) => [
          [`${field}_before`, before[field]],
          [`${field}_after`, after[field]],
        ]),
      )
      await emit(tx, actor, { type: 'client.reach', subject: { kind: 'client', id: client.id }, detail })
      await notifyOldAddress(tx, actor, client, before)
    },
  }

  async function notifyOldAddress(
    tx: Tx,
    { chamberId }: Actor,
    { id, language: own }: { id: ClientId; language: Language | null },
    { email, mobile }: Reach,
  ): Promise<void> {
    const language = own ?? 'en'
    const { chamber } = await clientAccessRepo(tx, chamberId).getClient(id)
    const { subject, says } = reachWords[language]
    const about = { kind: 'client-reach' as const, language, chamberId, personId: null }
    const number = asSmsNumber(mobile)
    if (email) {
      const mail = composeMail({ language, title: subject, lines: [says(chamber)] })
      await send(tx, { clock, queue, outlets }, { ...about, channel: 'email', to: email, subject, ...mail })
    } else if (number) {
      const text = (spoken: Language) => reachWords[spoken].says(chamber)
      await send(tx, { clock, queue, outlets }, { ...about, channel: 'sms', to: number, text })
    }
  }
}

const mayNot = () =>
  new Forbidden(
    'This client can sign in. Only someone who may share, and can see every matter shared with the client, may change the e-mail or mobile.',
    'client-reach',
  )
