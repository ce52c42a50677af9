import type { ChamberId } from '@peshi/contract/platform/ids'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { searchedKeys } from '../../courts/names/name-sounds.ts'
import { searchPatterns } from './matters.search.ts'

export interface WordMatch {
  exactly: SQL
  /** Each word stands in the text, or sounds like a word of the record's names. */
  alike: SQL
}

const all = (conditions: readonly SQL[]) =>
  conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)

const anyOf = (keys: readonly string[]) => sql`any(${sql.param(`{${keys.join(',')}}`)}::text[])`

/** The ids of records with a name that has one of these keys. */
const owners = (chamberId: ChamberId, keys: readonly string[], role: 'words' | 'advocate' | null) =>
  sql`select name_sound.owner_id from name_sound where name_sound.chamber_id = ${chamberId}
    and name_sound.sound = ${anyOf(keys)}${role ? sql` and name_sound.role = ${role}` : sql``}`

export const inLetters = (text: SQLWrapper, word: string) => sql`${text} like ${searchPatterns(word)[0] ?? ''}`

/** The other records that a word finds besides those whose text has it. `words` are all words of the search. */
export type Besides = (word: string, words: readonly string[]) => SQL | null

export function inWords(text: SQLWrapper, word: string, words: readonly string[], besides?: Besides): SQL {
  const others = besides?.(word, words) ?? null
  const letters = inLetters(text, word)
  return others === null ? letters : sql`(${letters} or ${others})`
}

export function matchWords(
  chamberId: ChamberId,
  words: readonly string[],
  { id, text, besides }: { id: SQLWrapper; text: SQLWrapper; besides?: Besides | undefined },
): WordMatch {
  const exactly = words.map((word) => inWords(text, word, words, besides))
  const alike = words.map((word, at) => {
    const keys = /\p{N}/u.test(word) ? [] : searchedKeys(word)
    const letters = exactly[at] ?? inLetters(text, word)
    return keys.length === 0 ? letters : sql`(${letters} or ${id} in (${owners(chamberId, keys, null)}))`
  })
  return { exactly: all(exactly), alike: all(alike) }
}

export function hasAdvocate(chamberId: ChamberId, id: SQLWrapper, name: string): SQL {
  const words = name.split(/\s+/).map(searchedKeys)
  const searchable = words.filter((keys) => keys.length > 0)
  return searchable.length === 0
    ? sql`false`
    : all(searchable.map((keys) => sql`${id} in (${owners(chamberId, keys, 'advocate')})`))
}
