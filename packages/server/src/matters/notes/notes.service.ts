import { type createNote, type Note, notesPerPage, type updateNote } from '@peshi/contract/matters/notes'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, MatterId, NoteId, PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { and, eq, lt } from 'drizzle-orm'
import { changesOf } from '../../chamber/activity/changes.ts'
import { type ActivityEvent, recordActivity } from '../../chamber/activity/record.ts'
import { type NotifyNeeds, notify } from '../../chamber/notifications/notify.ts'
import { recordOutsiderOfTeam } from '../../chamber/team/record-outsider.ts'
import { newId } from '../../platform/db/columns.ts'
import type { Tx } from '../../platform/db/door.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts'
import { type Actor, authorize } from '../../platform/http/actor.ts'
import type { Context } from '../../platform/process/context.ts'
import { inBin } from '../../platform/retention/kept.ts'
import { listPastTime } from '../../platform/retention/list-past-time.ts'
import { cleanNoteInProcess } from './clean-note.process.ts'
import { canDelete, presentGlimpse, presentNote } from './notes.present.ts'
import { type NoteRow, notesRepo } from './notes.repo.ts'
import { note } from './notes.schema.ts'

const shownInBin = 500
const shownMentions = 100

export const countNotes = async (tx: Tx, actor: Actor, matterId: MatterId): Promise<number> =>
  isAllowed(actor.abilities, 'read', 'Note') ? notesRepo(tx, actor.chamberId, actor.personId).count(matterId) : 0

export function createNotes({ config, db, clock, events }: Pick<Context, 'db'> & NotifyNeeds) {
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

  type LoggedItem = Pick<NoteRow, 'id' | 'matter_id' | 'is_private' | 'created_by'>

  async function logEvent(tx: Tx, actor: Actor, event: ActivityEvent, reported: LoggedItem) {
    await recordActivity(tx, actor, {
      ...event,
      at: clock.now(),
      matterId: reported.matter_id,
      // The log entry must not contain the note's text: a note can be erased, a log entry cannot.
      subject: { kind: 'note', id: reported.id },
      onlyFor: reported.is_private ? reported.created_by : null,
    })
    if (!reported.is_private)
      await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: reported.matter_id })
  }

  async function callPeople(
    tx: Tx,
    actor: Actor,
    { id, matter_id }: Pick<LoggedItem, 'id' | 'matter_id'>,
    people: PersonId[],
  ) {
    const repo = repoOf(tx, actor)
    const called = new Set((await repo.listMentions([id])).map(({ id }) => id))
    await repo.putMentions(id, people, clock.now())
    await notify(tx, { config, clock, events }, actor.chamberId, {
      kind: 'note.mention',
      to: people.filter((person) => !called.has(person)),
      matterId: matter_id,
      subject: { kind: 'note', id },
      by: actor.personId,
    })
  }

  return {
    list: (actor: Actor, matterId: MatterId, after: NoteId | undefined) => {
      authorize(actor, 'read', 'Note')
      return db.asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        await repo.getMatter(matterId)
        await recordOutsiderOfTeam(tx, actor, matterId, clock.now())
        const rows = await repo.list(matterId, after ? await repo.get(after) : null, notesPerPage + 1)
        const data = await present(tx, actor, rows.slice(0, notesPerPage))
        await repo.markSeen(
          data.filter(({ mentions_me }) => mentions_me).map(({ _id }) => _id),
          clock.now(),
        )
        return { data, meta: { total: await repo.count(matterId), has_more: rows.length > notesPerPage } }
      })
    },

    async create(actor: Actor, input: BodyOf<typeof createNote>): Promise<Note> {
      authorize(actor, 'create', 'Note')
      const { html, text, mentions } = await clean(actor, input.html)
      return db.step('write the note').asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        const { matter_id, is_private } = input
        await repo.getMatter(matter_id)
        const id = newId() as NoteId
        const written = { id, matter_id, is_private, created_by: actor.personId }
        await repo.insert({ ...written, html, text, created_at: clock.now() })
        if (mentions.length > 0 && !is_private) await callPeople(tx, actor, written, mentions)
        await logEvent(tx, actor, { action: 'note.created' }, written)
        return read(tx, actor, id)
      })
    },

    async update(actor: Actor, id: NoteId, input: BodyOf<typeof updateNote>): Promise<Note> {
      authorize(actor, 'update', 'Note')
      const { html, text, mentions } = await clean(actor, input.html)
      return db.step('change the note').asChamber(actor, async (tx) => {
        const repo = repoOf(tx, actor)
        const row = await getOn(tx, actor, id, 'on its matter')
        const is_private = input.is_private ?? row.is_private
        if (is_private !== row.is_private && row.created_by !== actor.personId)
          throw new Forbidden('Only who wrote a note can make it private.')
        const at = clock.now()
        const changes = { html, text, is_private, updated_at: at, updated_by: actor.personId }
        if (!(await repo.update(id, input.version, changes)))
          throw new Conflict('Someone saved this note after you opened it. Your text is not lost.', 'note-changed')
        await callPeople(tx, actor, row, is_private ? [] : mentions)
        const detail = changesOf({ note: row.html, is_private: row.is_private }, { note: html, is_private }, [
          'note',
          'is_private',
        ])
        await logEvent(tx, actor, { action: 'note.updated', detail }, { ...row, is_private })
        if (is_private && !row.is_private)
          await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: row.matter_id })
        return read(tx, actor, id)
      })
    },

    pin: (actor: Actor, id: NoteId, is_pinned: boolean): Promise<Note> => {
      authorize(actor, 'update', 'Note')
      return db.asChamber(actor, async (tx) => {
        const row = await getOn(tx, actor, id, 'on its matter')
        await repoOf(tx, actor).mark(id, { is_pinned })
        if (!row.is_private)
          await events.announce(tx, actor.chamberId, { type: 'matter.changed', matter_id: row.matter_id })
        return read(tx, actor, id)
      })
    },

    remove: (actor: Actor, id: NoteId): Promise<void> => {
      authorize(actor, 'update', 'Note')
      return db.asChamber(actor, async (tx) => {
        const row = await getOn(tx, actor, id, 'on its matter')
        if (!canDelete(actor, row)) throw new Forbidden('Only who wrote a note, or an advocate, can delete it.')
        await repoOf(tx, actor).mark(id, { deleted_at: clock.now(), deleted_by: actor.personId })
        await logEvent(tx, actor, { action: 'note.deleted' }, row)
      })
    },

    restore: (actor: Actor, id: NoteId): Promise<Note> => {
      authorize(actor, 'update', 'Note')
      return db.asChamber(actor, async (tx) => {
        const row = await getOn(tx, actor, id, 'in the bin')
        if (!canDelete(actor, row)) throw new Forbidden('Only who wrote a note, or an advocate, can restore it.')
        await repoOf(tx, actor).mark(id, { deleted_at: null, deleted_by: null })
        await logEvent(tx, actor, { action: 'note.restored' }, row)
        return read(tx, actor, id)
      })
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

    async listFirst(tx: Tx, actor: Actor, matterIds: readonly MatterId[], perMatter: number) {
      if (!isAllowed(actor.abilities, 'read', 'Note')) return []
      return repoOf(tx, actor).listFirst(matterIds, perMatter)
    },

    async purge(): Promise<number> {
      let removed = 0
      for (const { id, before } of await listPastTime({ db, clock }, inBin(note)))
        removed += await purgeChamber(id, before)
      return removed
    },
  }

  async function purgeChamber(chamberId: ChamberId, before: Date): Promise<number> {
    const authors = await db.asSystem('cleanup', (tx) =>
      tx
        .selectDistinct({ personId: note.created_by })
        .from(note)
        .where(and(eq(note.chamber_id, chamberId), lt(note.deleted_at, before))),
    )
    let removed = 0
    for (const { personId } of authors) {
      // Only the author sees private notes, and only owners see all sensitive matters.
      const reader = { chamberId, personId, role: 'owner' } as const
      removed += await db.asChamber(reader, (tx) => notesRepo(tx, chamberId, personId).removeDeletedBefore(before))
    }
    return removed
  }
}
