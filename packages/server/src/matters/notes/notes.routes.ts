import * as contract from '@peshi/contract/matters/notes'
import { messages } from '@peshi/contract/platform/messages'
import { askFirst, type Bound, bind, bindData, changeData, changeDone, changeSaved } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'

export function notesRoutes({ services: { notes } }: Context): Bound[] {
  return [
    bind(contract.listNotes, ({ actor, params, query }) => notes.list(actor, params.id, query.after)),
    changeSaved(
      contract.createNote,
      messages.noteSaved,
      askFirst(
        ({ actor, body }) => notes.clean(actor, body.html),
        ({ tx, actor, body }, cleaned) => notes.create(tx, actor, body, cleaned),
      ),
    ),
    changeSaved(
      contract.updateNote,
      messages.noteSaved,
      askFirst(
        async ({ actor, body }) => (body.html === undefined ? null : notes.clean(actor, body.html)),
        ({ tx, actor, params, body }, cleaned) => notes.update(tx, actor, params.id, body, cleaned),
      ),
    ),
    changeData(contract.pinNote, ({ tx, actor, params, body }) => notes.pin(tx, actor, params.id, body.is_pinned)),
    changeDone(contract.deleteNote, messages.noteDeleted, ({ tx, actor, params, body }) =>
      notes.remove(tx, actor, params.id, body.version),
    ),
    changeSaved(contract.restoreNote, messages.noteRestored, ({ tx, actor, params }) =>
      notes.restore(tx, actor, params.id),
    ),
    bindData(contract.notesInBin, ({ actor }) => notes.listDeleted(actor)),
    bindData(contract.noteMentions, ({ actor }) => notes.listMentions(actor)),
    bindData(contract.notePeople, ({ actor }) => notes.listPeople(actor)),
  ]
}
