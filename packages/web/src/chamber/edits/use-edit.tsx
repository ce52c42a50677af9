import type { Versioned } from '@peshi/contract/platform/version'
import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '../../platform/api/use-change.ts'
import { ChangedNote } from './changed-note.tsx'
import { askWhich, type FieldWords } from './clash.ts'
import { type Edit, type Seen, sendEdit } from './edit.ts'

export const seenOf = <Rec extends Pick<Versioned, 'version'>, Fields>(
  record: Rec,
  fieldsOf: (record: Rec) => Fields,
): Seen<Fields> => ({ version: record.version, fields: fieldsOf(record) })

interface Options<Rec, Fields, Reply> extends Pick<Edit<Rec, Fields, Reply>, 'fieldsOf' | 'send'> {
  /** The record as it is now, or null for a new one. */
  record: Rec | null
  /** The record as the person saw it, if a stored draft remembers it. */
  seen?: Seen<Fields> | null
  words: FieldWords<Fields>
  /** True if the form stays open after it is saved. */
  staysOpen?: boolean
  keys: readonly QueryKey[]
}

type Edited = Pick<Versioned, 'version'> & Partial<Versioned>

/** A form's change to a record. `note` says that somebody changed the record while the form was open. */
export function useEdit<Rec extends Edited, Fields extends object, Reply>(options: Options<Rec, Fields, Reply>) {
  const { record, fieldsOf, send, words, keys } = options
  const [opened, setOpened] = useState(() => record && seenOf(record, fieldsOf))
  const seen = options.seen ?? opened
  const saving = useChange(
    (fields: Fields) => sendEdit({ seen, fields, fieldsOf, send }, askWhich(words)),
    keys,
    (reply) => {
      const saved = (reply as { data?: Rec } | null)?.data
      if (saved && options.staysOpen) setOpened(seenOf(saved, fieldsOf))
    },
  )
  const { edited_by = null, edited_at = null } = record ?? {}
  const isOld = record !== null && seen !== null && record.version > seen.version
  const note =
    isOld && !saving.isPending ? (
      <ChangedNote record={{ edited_by, edited_at }} before={seen.fields} now={fieldsOf(record)} words={words} />
    ) : null
  return { ...saving, seen, note }
}
