import type { Note, NoteGlimpse } from '@peshi/contract/matters/notes'
import type { PersonId } from '@peshi/contract/platform/ids'
import { isAllowed } from '@peshi/contract/platform/is-allowed'
import { presentVersion } from '../../platform/db/versions.ts'
import type { Actor } from '../../platform/http/actor.ts'
import type { NoteRow } from './notes.repo.ts'

interface Called {
  id: PersonId
  name: string | null
}

const toPerson = (id: PersonId, name: string | null) => ({ _id: id, name: name ?? '' })

export const canDelete = (actor: Actor, note: { created_by: PersonId }): boolean =>
  note.created_by === actor.personId || isAllowed(actor.abilities, 'delete', 'Note')

export const presentNote = (actor: Actor, row: NoteRow, called: readonly Called[]): Note => ({
  ...row,
  ...presentVersion(row),
  _id: row.id,
  author: toPerson(row.created_by, row.author),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at?.toISOString() ?? null,
  updated_by: row.updated_by && toPerson(row.updated_by, row.editor),
  mentions: called.map(({ id, name }) => toPerson(id, name)),
  mentions_me: called.some(({ id }) => id === actor.personId),
  can_edit: isAllowed(actor.abilities, 'update', 'Note'),
  can_delete: canDelete(actor, row),
})

interface GlimpseRow extends Pick<NoteRow, 'id' | 'matter_id' | 'created_by' | 'author' | 'text' | 'created_at'> {
  matter_title: string
}

export const presentGlimpse = (row: GlimpseRow): NoteGlimpse => ({
  ...row,
  _id: row.id,
  author: toPerson(row.created_by, row.author),
  created_at: row.created_at.toISOString(),
})
