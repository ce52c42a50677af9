import * as contract from '@peshi/contract/clients/client-notes'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function clientNotesRoutes({ services: { clientNotes: notes } }: Context): Bound[] {
  return [
    bindData(contract.listClientNotes, ({ actor, params }) => notes.list(actor, params.id)),
    bindData(contract.proposeClientNote, ({ actor, body }) => notes.propose(actor, body)),
    changeSaved(contract.saveClientNote, messages.clientNoteSaved, ({ tx, actor, body }) =>
      notes.save(tx, actor, body),
    ),
    changeSaved(contract.editClientNote, messages.clientNoteSaved, ({ tx, actor, params, body }) =>
      notes.edit(tx, actor, params.id, body),
    ),
    changeSaved(contract.approveClientNote, messages.clientNoteSent, ({ tx, actor, params, body }) =>
      notes.approve(tx, actor, params.id, body),
    ),
    changeDone(contract.deleteClientNote, messages.clientNoteDeleted, ({ tx, actor, params, body }) =>
      notes.remove(tx, actor, params.id, body.version),
    ),
  ]
}
