import type { ChamberId, MatterId, NoteId, PersonId } from '@peshi/contract/platform/ids'
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { membership, person } from '../../platform/db/people.schema.ts'
import { takeOne } from '../../platform/db/rows.ts'
import { type Edit, raiseVersion } from '../../platform/db/versions.ts'
import { note, noteMention } from './notes.schema.ts'

const author = alias(person, 'author')
const editor = alias(person, 'editor')
const remover = alias(person, 'remover')

const columns = {
  id: note.id,
  matter_id: note.matter_id,
  html: note.html,
  text: note.text,
  is_private: note.is_private,
  is_pinned: note.is_pinned,
  version: note.version,
  edited_by: note.edited_by,
  edited_at: note.edited_at,
  created_by: note.created_by,
  created_at: note.created_at,
  updated_by: note.updated_by,
  updated_at: note.updated_at,
  deleted_at: note.deleted_at,
  author: author.name,
  editor: editor.name,
}

export type NoteRow = Pick<typeof note.$inferSelect, Exclude<keyof typeof columns, 'author' | 'editor'>> & {
  author: string | null
  editor: string | null
}

const glimpse = {
  id: note.id,
  matter_id: note.matter_id,
  matter_title: matter.title,
  created_by: note.created_by,
  author: author.name,
  text: sql<string>`left(${note.text}, 300)`,
  created_at: note.created_at,
}

interface Reader {
  chamberId: ChamberId
  readerId: PersonId
}

const readableBy = ({ chamberId, readerId }: Reader) =>
  and(eq(note.chamber_id, chamberId), or(eq(note.is_private, false), eq(note.created_by, readerId)))

const selectNotes = (db: Tx) =>
  db
    .select(columns)
    .from(note)
    .leftJoin(author, eq(author.id, note.created_by))
    .leftJoin(editor, eq(editor.id, note.updated_by))

const find = (db: Tx, { id, ...reader }: Reader & { id: NoteId }) =>
  selectNotes(db).where(and(readableBy(reader), eq(note.id, id)))

const countOf = (db: Tx, { matterId, ...reader }: Reader & { matterId: MatterId }) =>
  db
    .select({ count: count() })
    .from(note)
    .where(and(readableBy(reader), isNull(note.deleted_at), eq(note.matter_id, matterId)))

const findMatter = (db: Tx, { chamberId, id }: { chamberId: ChamberId; id: MatterId }) =>
  db
    .select({ title: matter.title })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), eq(matter.id, id), isNull(matter.deleted_at)))

const insertNote = (db: Tx, row: typeof note.$inferInsert) => db.insert(note).values(row)

const listPeople = (db: Tx, { chamberId }: { chamberId: ChamberId }) =>
  db
    .select({ id: person.id, name: person.name })
    .from(membership)
    .innerJoin(person, eq(person.id, membership.person_id))
    .where(and(eq(membership.chamber_id, chamberId), sql`${membership.role} <> 'client'`))
    .orderBy(person.name, person.id)

const listMentions = (db: Tx, { chamberId, ids }: { chamberId: ChamberId; ids: readonly NoteId[] }) =>
  db
    .select({ note_id: noteMention.note_id, id: noteMention.person_id, name: person.name })
    .from(noteMention)
    .leftJoin(person, eq(person.id, noteMention.person_id))
    .where(and(eq(noteMention.chamber_id, chamberId), inArray(noteMention.note_id, [...ids])))
    .orderBy(person.name, noteMention.person_id)

export const listDeletedAuthors = (tx: Tx, chamberId: ChamberId, before: Date) =>
  tx
    .selectDistinct({ personId: note.created_by })
    .from(note)
    .where(and(eq(note.chamber_id, chamberId), lt(note.deleted_at, before)))

export function notesRepo(tx: Tx, chamberId: ChamberId, readerId: PersonId) {
  const readable = readableBy({ chamberId, readerId })
  const live = and(readable, isNull(note.deleted_at))

  const select = (where: SQL | undefined) => selectNotes(tx).where(where)

  return {
    getMatter: (id: MatterId): Promise<{ title: string }> => findMatter(tx, { chamberId, id }).then(takeOne),

    get: (id: NoteId): Promise<NoteRow> => find(tx, { chamberId, readerId, id }).then(takeOne),

    list: (matterId: MatterId, after: NoteRow | null, limit: number): Promise<NoteRow[]> =>
      select(
        and(
          live,
          eq(note.matter_id, matterId),
          after
            ? sql`(${note.is_pinned}, ${note.created_at}, ${note.id})
                < (${after.is_pinned}, ${after.created_at.toISOString()}::timestamptz, ${after.id}::uuid)`
            : undefined,
        ),
      )
        .orderBy(desc(note.is_pinned), desc(note.created_at), desc(note.id))
        .limit(limit),

    async count(matterId: MatterId): Promise<number> {
      const [row] = await countOf(tx, { chamberId, readerId, matterId })
      return row?.count ?? 0
    },

    async listFirst(matterIds: readonly MatterId[], perMatter: number, isOutside: boolean) {
      if (matterIds.length === 0) return []
      const ranked = tx
        .select({
          matter_id: note.matter_id,
          text: note.text,
          created_at: note.created_at,
          author: author.name,
          place: sql<number>`row_number() over (
            partition by ${note.matter_id} order by ${note.is_pinned} desc, ${note.created_at} desc, ${note.id} desc)`.as(
            'place',
          ),
        })
        .from(note)
        .leftJoin(author, eq(author.id, note.created_by))
        .where(and(live, inArray(note.matter_id, [...matterIds]), isOutside ? eq(note.is_private, false) : undefined))
        .as('ranked')
      return tx
        .select()
        .from(ranked)
        .where(sql`${ranked.place} <= ${perMatter}`)
        .orderBy(ranked.matter_id, ranked.place)
    },

    async insert(values: Omit<typeof note.$inferInsert, 'chamber_id'>): Promise<void> {
      await insertNote(tx, { ...values, chamber_id: chamberId })
    },

    raiseVersion: (id: NoteId, edit: Edit) => raiseVersion(tx, note, and(readable, eq(note.id, id)), edit),

    async update(id: NoteId, changes: Partial<typeof note.$inferInsert>): Promise<void> {
      await tx
        .update(note)
        .set(changes)
        .where(and(readable, eq(note.id, id)))
    },

    listPeople: () => listPeople(tx, { chamberId }),

    listMentions: (noteIds: readonly NoteId[]) =>
      noteIds.length === 0 ? [] : listMentions(tx, { chamberId, ids: noteIds }),

    async putMentions(id: NoteId, people: readonly PersonId[], at: Date): Promise<void> {
      const ofNote = and(eq(noteMention.chamber_id, chamberId), eq(noteMention.note_id, id))
      const gone = people.length > 0 ? notInArray(noteMention.person_id, [...people]) : undefined
      await tx.delete(noteMention).where(and(ofNote, gone))
      if (people.length === 0) return
      await tx
        .insert(noteMention)
        .values(people.map((person_id) => ({ chamber_id: chamberId, note_id: id, person_id, mentioned_at: at })))
        .onConflictDoNothing()
    },

    async markSeen(noteIds: readonly NoteId[], at: Date): Promise<void> {
      if (noteIds.length === 0) return
      await tx
        .update(noteMention)
        .set({ seen_at: at })
        .where(
          and(
            eq(noteMention.chamber_id, chamberId),
            eq(noteMention.person_id, readerId),
            inArray(noteMention.note_id, [...noteIds]),
            isNull(noteMention.seen_at),
          ),
        )
    },

    listMentioning: (limit: number) =>
      tx
        .select({ ...glimpse, mentioned_at: noteMention.mentioned_at, seen_at: noteMention.seen_at })
        .from(noteMention)
        .innerJoin(note, and(eq(note.chamber_id, noteMention.chamber_id), eq(note.id, noteMention.note_id)))
        .innerJoin(matter, and(eq(matter.chamber_id, note.chamber_id), eq(matter.id, note.matter_id)))
        .leftJoin(author, eq(author.id, note.created_by))
        .where(
          and(
            live,
            isNull(matter.deleted_at),
            eq(noteMention.chamber_id, chamberId),
            eq(noteMention.person_id, readerId),
          ),
        )
        .orderBy(desc(noteMention.mentioned_at), desc(note.id))
        .limit(limit),

    async listDeleted(ofReaderOnly: boolean, limit: number) {
      const rows = await tx
        .select({ ...glimpse, deleted_at: note.deleted_at, deleted_by: remover.name })
        .from(note)
        .innerJoin(matter, and(eq(matter.chamber_id, note.chamber_id), eq(matter.id, note.matter_id)))
        .leftJoin(author, eq(author.id, note.created_by))
        .leftJoin(remover, eq(remover.id, note.deleted_by))
        .where(
          and(
            readable,
            isNotNull(note.deleted_at),
            isNull(matter.deleted_at),
            ofReaderOnly ? eq(note.created_by, readerId) : undefined,
          ),
        )
        .orderBy(desc(note.deleted_at), note.id)
        .limit(limit)
      return rows.flatMap(({ deleted_at, ...row }) => (deleted_at ? [{ ...row, deleted_at }] : []))
    },

    async removeDeletedBefore(instant: Date): Promise<number> {
      const rows = await tx
        .delete(note)
        .where(and(eq(note.chamber_id, chamberId), eq(note.created_by, readerId), lt(note.deleted_at, instant)))
        .returning({ id: note.id })
      return rows.length
    },
  }
}
