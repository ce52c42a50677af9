import * as contract from '@peshi/contract/matters/notes'
import { messages } from '@peshi/contract/platform/messages'
import { type Bound, bind } from '../../platform/http/bind.ts'
import type { Context } from '../../platform/process/context.ts'
import { createNotes } from './notes.service.ts'

export function notesRoutes(context: Context): Bound[] {
  const notes = createNotes(context)

  return [
    bind(contract.listNotes, ({ actor, params, query }) => notes.list(actor, params.id, query.after)),
    bind(contract.createNote, async ({ actor, body }) => ({
      data: await notes.create(actor, body),
      message: messages.noteSaved,
    })),
    bind(contract.updateNote, async ({ actor, params, body }) => ({
      data: await notes.update(actor, params.id, body),
      message: messages.noteSaved,
    })),
    bind(contract.pinNote, async ({ actor, params, body }) => ({
      data: await notes.pin(actor, params.id, body.is_pinned),
    })),
    bind(contract.deleteNote, async ({ actor, params }) => {
      await notes.remove(actor, params.id)
      return { message: messages.noteDeleted }
    }),
    bind(contract.restoreNote, async ({ actor, params }) => ({
      data: await notes.restore(actor, params.id),
      message: messages.noteRestored,
    })),
    bind(contract.notesInBin, async ({ actor }) => ({ data: await notes.listDeleted(actor) })),
    bind(contract.noteMentions, async ({ actor }) => ({ data: await notes.listMentions(actor) })),
    bind(contract.notePeople, async ({ actor }) => ({ data: await notes.listPeople(actor) })),
  ]
}
