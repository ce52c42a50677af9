import type { ClientMessage } from '@peshi/contract/clients/shares'
import type { ClientId, ClientMessageId, MatterId } from '@peshi/contract/platform/ids'
import { membersRepo } from '../../chamber/members/members.repo.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { Conflict } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { send } from '../../platform/sending/send.ts'
import { clientAccessRepo } from './client-access.repo.ts'
import { composeMessageMail } from './client-mail.ts'
import { clientMessagesRepo, messageWritten, presentMessage } from './client-messages.repo.ts'
import { sharesRepo } from './shares.repo.ts'
import { findClientOf } from './shares.service.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets'>

export function createClientMessages({ config, db, clock, emit, queue, outlets }: Needs) {
  return {
    async list(actor: Actor, matterId: MatterId, clientId: ClientId): Promise<ClientMessage[]> {
      authorize(actor, 'read', 'Share')
      return db.asChamber(actor, async (tx) => {
        await findClientOf(tx, actor, matterId, clientId)
        return (await clientMessagesRepo(tx, actor.chamberId).list(matterId, clientId)).map(presentMessage)
      })
    },

    async write(tx: Tx, actor: Actor, matterId: MatterId, clientId: ClientId, text: string): Promise<ClientMessage> {
      authorize(actor, 'update', 'Share')
      await findClientOf(tx, actor, matterId, clientId)
      if (!(await sharesRepo(tx, actor.chamberId).isShared(matterId, clientId)))
        throw new Conflict(
          'Nothing in this matter is shared with the client, so the client could not read it.',
          'not-shared',
        )
      const at = clock.now()
      const by_name = await membersRepo(tx, actor.chamberId).getName(actor.personId)
      const row = {
        id: newId() as ClientMessageId,
        matter_id: matterId,
        client_id: clientId,
        person_id: actor.personId,
        from_client: false,
        by_name,
        text,
        at,
      }
      await clientMessagesRepo(tx, actor.chamberId).insert(row)
      await emit(tx, actor, messageWritten(row))
      const client = await clientAccessRepo(tx, actor.chamberId).getClient(clientId)
      if (client.email) {
        const language = client.language ?? 'en'
        const url = `${config.publicUrl}/client-sign-in`
        await send(
          tx,
          { clock, queue, outlets },
          {
            channel: 'email',
            to: client.email,
            kind: 'client-message',
            language,
            ...composeMessageMail({ language, chamber: client.chamber, name: client.name, url }),
            chamberId: actor.chamberId,
            personId: null,
            onceBy: `client-message ${clientId} ${matterId} ${at.toISOString().slice(0, 13)}`,
          },
        )
      }
      return presentMessage(row)
    },
  }
}
