// Finds the matters whose court record names a section, or the section of the other code that corresponds to it: a
// search for `420 IPC` finds BNS 318(4) too.
import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { readCodeSections } from '@peshi/contract/matters/criminal-sections'
import {
  areRelated,
  baseOf,
  type CodeSection,
  counterpartsOf,
} from '@peshi/contract/matters/criminal-sections/counterparts'
import { findSections } from '@peshi/contract/matters/criminal-sections/find-sections'
import { foldText } from '@peshi/contract/platform/fold'
import type { CaseId, ChamberId } from '@peshi/contract/platform/ids'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { inLetters } from './match-words.ts'

export interface SectionSearch {
  /** The words that name the sections. A matter whose text has them is found too. */
  words: string[]
  /** The typed text without these words. */
  rest: string
  cases: CaseId[]
}

const withOthers = (section: CodeSection): CodeSection[] => [section, ...counterpartsOf(section).to]
const isOne = (known: CodeSection) => (wanted: CodeSection) =>
  wanted.act === known.act && areRelated(wanted.section, known.section)

/** Null if no section is typed together with its code. */
export async function searchSections(tx: Tx, chamberId: ChamberId, typed = ''): Promise<SectionSearch | null> {
  const text = foldText(typed)
  const mentions = findSections(text)
  if (mentions.length === 0) return null
  const wanted = mentions.flatMap(({ act, sections }) => sections.map((section) => withOthers({ act, section })))
  const read = await listActs(tx, chamberId, new Set(wanted.flat().map(({ section }) => baseOf(section))))
  const hasAll = ({ acts }: CaseActs) => {
    const known = acts.flatMap(readCodeSections)
    return wanted.every((ones) => known.some((section) => ones.some(isOne(section))))
  }
  return {
    words: mentions.flatMap(({ start, end }) => text.slice(start, end).split(/\s+/)),
    rest: mentions.reduce(
      (line, { start, end }) => line.slice(0, start) + ' '.repeat(end - start) + line.slice(end),
      text,
    ),
    cases: read.filter(hasAll).map(({ id }) => id),
  }
}

export const matchesSections = ({ words, cases }: SectionSearch, text: SQLWrapper, caseId: SQLWrapper): SQL =>
  sql`((${sql.join(
    words.map((word) => inLetters(text, word)),
    sql` and `,
  )}) or ${caseId} = any(${sql.param(`{${cases.join(',')}}`)}::uuid[]))`

interface CaseActs {
  id: CaseId
  acts: CaseRecord['acts']
}

/** The cases of the chamber whose acts have one of these numbers. Two statements, because cases stay on the coordinator. */
async function listActs(tx: Tx, chamberId: ChamberId, numbers: ReadonlySet<string>): Promise<CaseActs[]> {
  const rowsOf = async <Row>(statement: SQL) => ((await tx.execute(statement)) as unknown as Rows).rows as Row[]
  const followed = await rowsOf<{ case_id: CaseId }>(sql`
    select distinct case_id from matter
    where chamber_id = ${chamberId} and deleted_at is null and case_id is not null`)
  return rowsOf<CaseActs>(sql`
    select id, record -> 'acts' as acts from court_case
    where id = any(${sql.param(`{${followed.map(({ case_id }) => case_id).join(',')}}`)}::uuid[])
      and record ->> 'acts' ~ ${`(${[...numbers].join('|')})`}`)
}
