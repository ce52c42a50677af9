import type {
  approveClientNote,
  ClientNote,
  editClientNote,
  proposeClientNote,
  saveClientNote,
} from '@peshi/contract/clients/client-notes'
import { numberLabel } from '@peshi/contract/courts/labels'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ClientNoteId, MatterId } from '@peshi/contract/platform/ids'
import { courtTitle } from '@peshi/courts/catalogue/courts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { presentVersion } from '../../platform/db/versions.ts'
import { Conflict, Invalid } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { findClientOf, findMatter } from '../shares/shares.service.ts'
import { clientNotesRepo } from './client-notes.repo.ts'
import { writeNote } from './note-words.ts'
import { sendNote } from './send-note.ts'

type Needs = Pick<Context, 'config' | 'db' | 'clock' | 'emit' | 'queue' | 'outlets'>

export function createClientNotes(context: Needs) {
  const { db, clock, emit } = context

  const read = async (tx: Tx, actor: Actor, id: ClientNoteId) =>
    presentNote(await clientNotesRepo(tx, actor.chamberId).get(id))

  async function propose(tx: Tx, actor: Actor, input: BodyOf<typeof proposeClientNote>) {
    await findClientOf(tx, actor, input.matter_id, input.client_id)
    const day = await clientNotesRepo(tx, actor.chamberId).findDay(input.matter_id, input.date)
    if (!day?.outcome) {
      const sentence = 'Record the outcome of this day first.'
      throw new Invalid(sentence, { date: sentence }, 'no-outcome')
    }
    const said = {
      label: numberLabel(day),
      court: day.forum ?? courtTitle(day.hc_name),
      date: input.date,
      outcome: day.outcome,
      nextDate: day.next_date,
    }
    return { outcome: day.outcome, text_en: writeNote(said, 'en'), text_own: writeNote(said, input.language) }
  }

  async function holdDraft(tx: Tx, actor: Actor, id: ClientNoteId, seen: number | undefined) {
    const repo = clientNotesRepo(tx, actor.chamberId)
    const row = await repo.hold(id)
    await findClientOf(tx, actor, row.matter_id, row.client_id)
    await repo.raiseVersion(id, { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) })
    if (row.approved_at) throw new Conflict('This note was already sent.', 'note-sent')
    return row
  }

  return {
    async list(actor: Actor, matterId: MatterId): Promise<ClientNote[]> {
      authorize(actor, 'read', 'ClientNote')
      return db.asChamber(actor, async (tx) => {
        await findMatter(tx, actor, matterId)
        return (await clientNotesRepo(tx, actor.chamberId).list(matterId)).map(presentNote)
      })
    },

    propose(actor: Actor, input: BodyOf<typeof proposeClientNote>) {
      authorize(actor, 'create', 'ClientNote')
      return db.asChamber(actor, (tx) => propose(tx, actor, input))
    },

    async save(tx: Tx, actor: Actor, input: BodyOf<typeof saveClientNote>): Promise<ClientNote> {
      authorize(actor, 'create', 'ClientNote')
      const { outcome } = await propose(tx, actor, input)
      const { matter_id, client_id, date, language, text_en, text_own } = input
      const row = {
        id: newId() as ClientNoteId,
        matter_id,
        client_id,
        date,
        language,
        text_en,
        text_own,
        outcome,
        written_by: actor.personId,
        written_at: clock.now(),
      }
      await clientNotesRepo(tx, actor.chamberId).insert(row)
      await emit(tx, actor, { type: 'client-note.written', ...eventOn(row), detail: { date } })
      return read(tx, actor, row.id)
    },

    async edit(tx: Tx, actor: Actor, id: ClientNoteId, input: BodyOf<typeof editClientNote>): Promise<ClientNote> {
      authorize(actor, 'update', 'ClientNote')
      const row = await holdDraft(tx, actor, id, input.version)
      const texts = { text_en: input.text_en ?? row.text_en, text_own: input.text_own ?? row.text_own }
      await clientNotesRepo(tx, actor.chamberId).update(id, texts)
      // The event must not contain the note's text: a note can be erased, an event cannot.
      const changes = changesOf({ note: [row.text_en, row.text_own] }, { note: [texts.text_en, texts.text_own] }, [
        'note',
      ])
      await emit(tx, actor, { type: 'client-note.edited', ...eventOn(row), detail: { date: row.date, ...changes } })
      return read(tx, actor, id)
    },

    async approve(
      tx: Tx,
      actor: Actor,
      id: ClientNoteId,
      input: BodyOf<typeof approveClientNote>,
    ): Promise<ClientNote> {
      authorize(actor, 'manage', 'ClientNote')
      const row = await holdDraft(tx, actor, id, input.version)
      const channels = [...new Set(input.channels)]
      const { text_en, text_own } = input
      await sendNote(tx, context, actor, { ...row, text_en, text_own }, channels)
      await clientNotesRepo(tx, actor.chamberId).update(id, {
        text_en,
        text_own,
        channels,
        approved_by: actor.personId,
        approved_at: clock.now(),
      })
      const detail = { date: row.date, channels: channels.join(', ') }
      await emit(tx, actor, { type: 'client-note.sent', ...eventOn(row), detail })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: ClientNoteId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'ClientNote')
      const row = await holdDraft(tx, actor, id, seen)
      await clientNotesRepo(tx, actor.chamberId).remove(id)
      await emit(tx, actor, { type: 'client-note.deleted', ...eventOn(row), detail: { date: row.date } })
    },
  }
}

const eventOn = ({ id, matter_id }: { id: ClientNoteId; matter_id: MatterId }) => ({
  subject: { kind: 'client-note', id },
  matterId: matter_id,
})

type Row = Awaited<ReturnType<ReturnType<typeof clientNotesRepo>['get']>>

const presentNote = ({ note, client, written_by, approved_by }: Row): ClientNote => ({
  _id: note.id,
  matter_id: note.matter_id,
  client_id: note.client_id,
  client,
  date: note.date,
  outcome: note.outcome,
  language: note.language,
  text_en: note.text_en,
  text_own: note.text_own,
  ...presentVersion(note),
  written_by,
  written_at: note.written_at.toISOString(),
  approved_by,
  approved_at: note.approved_at?.toISOString() ?? null,
  channels: note.channels,
})
