import * as contract from '@peshi/contract/clients/client-notes'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createClientNotes } from './client-notes.service.ts'

export function clientNotesRoutes(context: Context): Bound[] {
  const notes = createClientNotes(context)

  return [
    bind(contract.listClientNotes, async ({ actor, params }) => ({ data: await notes.list(actor, params.id) })),
    bind(contract.proposeClientNote, async ({ actor, body }) => ({ data: await notes.propose(actor, body) })),
    bind(contract.saveClientNote, async ({ actor, body }) => ({
      data: await notes.save(actor, body),
      message: messages.clientNoteSaved,
    })),
    bind(contract.editClientNote, async ({ actor, params, body }) => ({
      data: await notes.edit(actor, params.id, body),
      message: messages.clientNoteSaved,
    })),
    bind(contract.approveClientNote, async ({ actor, params, body }) => ({
      data: await notes.approve(actor, params.id, body),
      message: messages.clientNoteSent,
    })),
    bind(contract.deleteClientNote, async ({ actor, params }) => {
      await notes.remove(actor, params.id)
      return { message: messages.clientNoteDeleted }
    }),
  ]
}
