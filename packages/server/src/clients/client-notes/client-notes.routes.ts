import * as contract from '@peshi/contract/clients/client-notes'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClientNotes } from './client-notes.service.ts'

export function clientNotesRoutes(context: Context): Bound[] {
  const notes = createClientNotes(context)

  return [
    bindData(contract.listClientNotes, ({ actor, params }) => notes.list(actor, params.id)),
    bindData(contract.proposeClientNote, ({ actor, body }) => notes.propose(actor, body)),
    bindSaved(contract.saveClientNote, messages.clientNoteSaved, ({ actor, body }) => notes.save(actor, body)),
    bindSaved(contract.editClientNote, messages.clientNoteSaved, ({ actor, params, body }) =>
      notes.edit(actor, params.id, body),
    ),
    bindSaved(contract.approveClientNote, messages.clientNoteSent, ({ actor, params, body }) =>
      notes.approve(actor, params.id, body),
    ),
    bindDone(contract.deleteClientNote, messages.clientNoteDeleted, ({ actor, params }) =>
      notes.remove(actor, params.id),
    ),
  ]
}
