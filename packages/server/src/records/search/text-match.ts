import { type SQL, sql } from 'drizzle-orm'
import type { Term, Word } from './query.ts'

// How terms are asked for of the database. Measured in docs/decisions/013: an index of words for the courts' pages, which
// are millions and everybody's; a look through the letters for what is a chamber's own, which row-level security keeps
// from any such index.

const any = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`
const all = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` and `)})`

/** The words of a term as the index knows them. */
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

/** What may stand between the words of a phrase. Spelt out, because what a letter is depends on the database's locale. */
const between = '[\\s।॥./\\\\:@_,;()\\[\\]{}<>!?&%*+=|~`^$#§₹"\'“”‘’–—…•\u00a0-]+'

/** The words of a term one after the other; words hold letters and digits alone, so nothing in them is a pattern. */
const phrasePattern = ({ words }: Term) => words.map((word) => `(?:${word.join('|')})`).join(between)

const inSequence = (folded: SQL, terms: readonly Term[]) =>
  terms.filter(({ words }) => words.length > 1).map((term) => sql`${folded} ~ ${phrasePattern(term)}`)

/** By the index of words. Phrases are looked for among the pages that have all words of theirs: the index only knows these. */
export const matchesWords = (text: SQL, folded: SQL, terms: readonly Term[]): SQL =>
  all([
    sql`search_words(${text}) @@ (${sql.join(
      terms.map((term) => sql`(${termQuery(term)})`),
      sql` && `,
    )})`,
    ...inSequence(folded, terms),
  ])

/** By the signs around the words instead of by the index's own reading of the page, which costs ten times as much. */
export const showsWords = (folded: SQL, terms: readonly Term[]): SQL =>
  all(
    terms.map(
      (term) => sql`${folded} ~ ${`(?:^|${between})${phrasePattern(term)}${term.isBegun ? '' : `(?:$|${between})`}`}`,
    ),
  )

/** By the letters, without any index: what this leaves is few enough for `matchesWords`. */
export const mayMatch = (folded: SQL, terms: readonly Term[]): SQL =>
  all(terms.flatMap(({ words }) => words.map((word) => any(word.map((way) => sql`${folded} like ${`%${way}%`}`)))))
