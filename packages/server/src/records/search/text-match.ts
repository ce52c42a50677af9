import { type SQL, sql } from 'drizzle-orm'
import type { Term, Word } from './query.ts'

// A chamber's own texts are searched without an index, because PostgreSQL could not use one under row-level security
// (docs/decisions/013).

const any = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`
const all = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`

function wordQuery(word: Word, isBegun: boolean): SQL {
  const ways = word.map((way) =>
    isBegun
      ? sql`case when search_phrase(${way}) = ''::tsquery then ''::tsquery else (search_phrase(${way})::text || ':*')::tsquery end`
      : sql`search_phrase(${way})`,
  )
  return sql`(${sql.join(ways, sql` || `)})`
}

const termQuery = ({ words, isBegun }: Term) =>
  sql.join(
    words.map((word, at) => wordQuery(word, isBegun && at === words.length - 1)),
    sql` && `,
  )

/**
 * Separators between the words of a phrase. Listed one by one, because a letter class depends on the database's locale.
 */
const between = '[\\s।॥./\\\\:@_,;()\\[\\]{}<>!?&%*+=|~`^$#§₹"\'“”‘’–—…•\u00a0-]+'

/** Words have only letters and digits, so they need no escaping. */
const phrasePattern = ({ words }: Term) => words.map((word) => `(?:${word.join('|')})`).join(between)

const inSequence = (folded: SQL, terms: readonly Term[]) =>
  terms.filter(({ words }) => words.length > 1).map((term) => sql`${folded} ~ ${phrasePattern(term)}`)

/** The word index does not know which words follow each other, so phrases are then searched for on the found pages. */
export const matchesWords = (text: SQL, folded: SQL, terms: readonly Term[]): SQL =>
  all([
    sql`search_words(${text}) @@ (${sql.join(
      terms.map((term) => sql`(${termQuery(term)})`),
      sql` && `,
    )})`,
    ...inSequence(folded, terms),
  ])

/** Uses a pattern with separators around the words. Parsing each page with `search_words` takes ten times as long. */
export const showsWords = (folded: SQL, terms: readonly Term[]): SQL =>
  all(
    terms.map(
      (term) => sql`${folded} ~ ${`(?:^|${between})${phrasePattern(term)}${term.isBegun ? '' : `(?:$|${between})`}`}`,
    ),
  )

export const mayMatch = (folded: SQL, terms: readonly Term[]): SQL =>
  all(terms.flatMap(({ words }) => words.map((word) => any(word.map((way) => sql`${folded} like ${`%${way}%`}`)))))
