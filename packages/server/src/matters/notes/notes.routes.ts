import * as contract from '@peshi/contract/matters/notes'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind, bindData, bindDone, bindSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createNotes } from './notes.service.ts'

export function notesRoutes(context: Context): Bound[] {
  const notes = createNotes(context)

  return [
    bind(contract.listNotes, ({ actor, params, query }) => notes.list(actor, params.id, query.after)),
    bindSaved(contract.createNote, messages.noteSaved, ({ actor, body }) => notes.create(actor, body)),
    bindSaved(contract.updateNote, messages.noteSaved, ({ actor, params, body }) =>
      notes.update(actor, params.id, body),
    ),
    bindData(contract.pinNote, ({ actor, params, body }) => notes.pin(actor, params.id, body.is_pinned)),
    bindDone(contract.deleteNote, messages.noteDeleted, ({ actor, params }) => notes.remove(actor, params.id)),
    bindSaved(contract.restoreNote, messages.noteRestored, ({ actor, params }) => notes.restore(actor, params.id)),
    bindData(contract.notesInBin, ({ actor }) => notes.listDeleted(actor)),
    bindData(contract.noteMentions, ({ actor }) => notes.listMentions(actor)),
    bindData(contract.notePeople, ({ actor }) => notes.listPeople(actor)),
  ]
}
