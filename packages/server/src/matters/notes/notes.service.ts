import { type createNote, type Note, notesPerPage, type updateNote } from '@peshi/contract/matters/notes'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId, NoteId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { recordOutsiderOfTeam } from '../../chamber/team/record-outsider.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts'
import { changesOf } from '../../platform/events/changes.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { cleanNoteInProcess } from './clean-note.process.ts'
import { canDelete, presentGlimpse, presentNote } from './notes.present.ts'
import { listDeletedAuthors, type NoteRow, notesRepo } from './notes.repo.ts'
import { note } from './notes.schema.ts'

const shownInBin = 500
const shownMentions = 100

export const countNotes = async (tx: Tx, actor: Actor, matterId: MatterId): Promise<number> =>
  isAllowed(actor.abilities, 'read', 'Note') ? notesRepo(tx, actor.chamberId, actor.personId).count(matterId) : 0

type Emitted = Pick<NoteRow, 'id' | 'matter_id' | 'is_private' | 'created_by'>
type Cleaned = Awaited<ReturnType<typeof cleanNoteInProcess>>

export function createNotes({ db, clock, emit }: Pick<Context, 'db' | 'clock' | 'emit'>) {
  const repoOf = (tx: Tx, actor: Actor) => notesRepo(tx, actor.chamberId, actor.personId)

  async function present(tx: Tx, actor: Actor, rows: readonly NoteRow[]): Promise<Note[]> {
    const called = await repoOf(tx, actor).listMentions(rows.map(({ id }) => id))
    return rows.map((row) =>
      presentNote(
        actor,
        row,
        called.filter(({ note_id }) => note_id === row.id),
      ),
    )
  }

  async function read(tx: Tx, actor: Actor, id: NoteId): Promise<Note> {
    return present(tx, actor, [await repoOf(tx, actor).get(id)]).then(takeOne)
  }

  async function clean(actor: Actor, html: string) {
    const people = await db.asChamber(actor, (tx) => repoOf(tx, actor).listPeople())
    const names = new Map(people.map(({ id, name }) => [id, name]))
    const cleaned = await cleanNoteInProcess(html, names, actor.chamberId)
    if (cleaned.text === '') throw new Invalid('Write something first.', { html: 'The note is empty' }, 'note-empty')
    return cleaned
  }

  async function getOn(tx: Tx, actor: Actor, id: NoteId, where: 'on its matter' | 'in the bin'): Promise<NoteRow> {
    const row = await repoOf(tx, actor).get(id)
    if ((row.deleted_at !== null) !== (where === 'in the bin')) throw new NotFound()
    await repoOf(tx, actor).getMatter(row.matter_id)
    return row
  }

  async function raise(tx: Tx, actor: Actor, id: NoteId, seen: number | undefined): Promise<NoteRow> {
    await getOn(tx, actor, id, 'on its matter')
    const edit = { by: actor, at: clock.now(), seen, read: () => read(tx, actor, id) }
    await repoOf(tx, actor).raiseVersion(id, edit)
    return repoOf(tx, actor).get(id)
  }

  /** Events must not contain the note's text: a note can be erased, an event cannot. */
  const eventOn = ({ id, matter_id, is_private, created_by }: Emitted) => ({
    subject: { kind: 'note', id },
    matterId: matter_id,
    onlyFor: is_private ? created_by : null,
  })

  async function callPeople(tx: Tx, actor: Actor, note: Emitted, people: PersonId[]) {
    const repo = repoOf(tx, actor)
    const called = new Set((await repo.listMentions([note.id])).map(({ id }) => id))
    await repo.putMentions(note.id, people, clock.now())
    const news = people.filter((person) => !called.has(person))
    const mention = (person: PersonId) => ({ ...eventOn(note), type: 'note.mentioned' as const, detail: { person } })
    await emit(tx, actor, ...news.map(mention))
  }

  return {
    list: (actor: Actor, matterId: MatterId, after: NoteId | undefined) => {
      authorize(actor, 'read', 'Note')
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        await repo.getMatter(matterId)
        await recordOutsiderOfTeam(tx, { clock, emit }, actor, matterId)
        const rows = await repo.list(matterId, after ? await repo.get(after) : null, notesPerPage + 1)
        const data = await present(tx, actor, rows.slice(0, notesPerPage))
        await repo.markSeen(
          data.filter(({ mentions_me }) => mentions_me).map(({ _id }) => _id),
          clock.now(),
        )
        return { data, meta: { total: await repo.count(matterId), has_more: rows.length > notesPerPage } }
      })
    },

    clean,

    async create(
      tx: Tx,
      actor: Actor,
      input: BodyOf<typeof createNote>,
      { html, text, mentions }: Cleaned,
    ): Promise<Note> {
      authorize(actor, 'create', 'Note')
      const repo = repoOf(tx, actor)
      const { matter_id, is_private } = input
      await repo.getMatter(matter_id)
      const id = newId() as NoteId
      const written = { id, matter_id, is_private, created_by: actor.personId }
      await repo.insert({ ...written, html, text, created_at: clock.now() })
      if (mentions.length > 0 && !is_private) await callPeople(tx, actor, written, mentions)
      await emit(tx, actor, { type: 'note.created', ...eventOn(written) })
      return read(tx, actor, id)
    },

    async update(
      tx: Tx,
      actor: Actor,
      id: NoteId,
      input: BodyOf<typeof updateNote>,
      cleaned: Cleaned | null,
    ): Promise<Note> {
      authorize(actor, 'update', 'Note')
      const repo = repoOf(tx, actor)
      const row = await raise(tx, actor, id, input.version)
      const is_private = input.is_private ?? row.is_private
      if (is_private !== row.is_private && row.created_by !== actor.personId)
        throw new Forbidden('Only who wrote a note can make it private.')
      const { html, text } = cleaned ?? row
      await repo.update(id, { html, text, is_private, updated_at: clock.now(), updated_by: actor.personId })
      if (is_private) await callPeople(tx, actor, row, [])
      else if (cleaned) await callPeople(tx, actor, row, cleaned.mentions)
      const detail = changesOf({ note: row.html, is_private: row.is_private }, { note: html, is_private }, [
        'note',
        'is_private',
      ])
      await emit(tx, actor, { type: 'note.updated', detail, ...eventOn({ ...row, is_private }) })
      // Colleagues who see the note must hear that it became private.
      if (is_private && !row.is_private) await emit(tx, actor, { type: 'note.hidden', ...eventOn(row) })
      return read(tx, actor, id)
    },

    async pin(tx: Tx, actor: Actor, id: NoteId, is_pinned: boolean): Promise<Note> {
      authorize(actor, 'update', 'Note')
      const row = await getOn(tx, actor, id, 'on its matter')
      await repoOf(tx, actor).update(id, { is_pinned })
      await emit(tx, actor, { type: 'note.pinned', ...eventOn(row) })
      return read(tx, actor, id)
    },

    async remove(tx: Tx, actor: Actor, id: NoteId, seen?: number): Promise<void> {
      authorize(actor, 'update', 'Note')
      const row = await raise(tx, actor, id, seen)
      if (!canDelete(actor, row)) throw new Forbidden('Only who wrote a note, or an advocate, can delete it.')
      await repoOf(tx, actor).update(id, { deleted_at: clock.now(), deleted_by: actor.personId })
      await emit(tx, actor, { type: 'note.deleted', ...eventOn(row) })
    },

    async restore(tx: Tx, actor: Actor, id: NoteId): Promise<Note> {
      authorize(actor, 'update', 'Note')
      const row = await getOn(tx, actor, id, 'in the bin')
      if (!canDelete(actor, row)) throw new Forbidden('Only who wrote a note, or an advocate, can restore it.')
      await repoOf(tx, actor).update(id, { deleted_at: null, deleted_by: null })
      await emit(tx, actor, { type: 'note.restored', ...eventOn(row) })
      return read(tx, actor, id)
    },

    listDeleted: (actor: Actor) => {
      authorize(actor, 'update', 'Note')
      return db.asChamber(actor, async (tx) => {
        const ofOwnOnly = !isAllowed(actor.abilities, 'delete', 'Note')
        const rows = await repoOf(tx, actor).listDeleted(ofOwnOnly, shownInBin)
        return rows.map((row) => ({
          ...presentGlimpse(row),
          deleted_at: row.deleted_at.toISOString(),
          deleted_by: row.deleted_by,
        }))
      })
    },

    listMentions: (actor: Actor) => {
      authorize(actor, 'read', 'Note')
      return db.asChamber(actor, async (tx) => {
        const rows = await repoOf(tx, actor).listMentioning(shownMentions)
        return rows.map((row) => ({
          ...presentGlimpse(row),
          mentioned_at: row.mentioned_at.toISOString(),
          seen_at: row.seen_at?.toISOString() ?? null,
        }))
      })
    },

    listPeople: (actor: Actor): Promise<{ _id: PersonId; name: string }[]> => {
      authorize(actor, 'read', 'Note')
      return db.asChamber(actor, async (tx) => {
        const people = await repoOf(tx, actor).listPeople()
        return people.map(({ id, name }) => ({ _id: id, name }))
      })
    },

    /** `isOutside`: without the actor’s private notes, because somebody outside the chamber reads them. */
    async listFirst(tx: Tx, actor: Actor, matterIds: readonly MatterId[], perMatter: number, isOutside = false) {
      if (!isAllowed(actor.abilities, 'read', 'Note')) return []
      return repoOf(tx, actor).listFirst(matterIds, perMatter, isOutside)
    },

    async purge(): Promise<number> {
      let removed = 0
      for (const { id, before } of await listPastTime({ db, clock }, inBin(note)))
        removed += await purgeChamber(id, before)
      return removed
    },
  }

  async function purgeChamber(chamberId: ChamberId, before: Date): Promise<number> {
    const authors = await db.asSystem('cleanup', (tx) => listDeletedAuthors(tx, chamberId, before))
    let removed = 0
    for (const { personId } of authors) {
      // Only the author sees private notes, and only owners see all sensitive matters.
      const reader = { chamberId, personId, role: 'owner' } as const
      removed += await db.asChamber(reader, (tx) => notesRepo(tx, chamberId, personId).removeDeletedBefore(before))
    }
    return removed
  }
}
