import type { CaseRecord } from '@peshi/contract/courts/case-record'
import type { Side } from '@peshi/contract/matters/families'
import type { CaseId, ChamberId, MatterId } from '@peshi/contract/platform/ids'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { courtCase } from '../../platform/db/cases.schema.ts'
import type { Rows, Tx } from '../../platform/db/door.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import type { Context } from '../../platform/process/context.ts'
import { nameSoundsRepo } from './name-sounds.repo.ts'
import { nameSoundDue } from './names.schema.ts'
import { onePerName, personsIn } from './party-names.ts'
import { listOldKeys, rekeyNames } from './rekey.ts'

type Needs = Pick<Context, 'db' | 'features'>

type Parties = CaseRecord['petitioners']

/** A batch is one transaction, and on the embedded engine all requests wait for its end. */
const batch = 25

export async function keepPartySounds(context: Needs, chamberId: ChamberId): Promise<void> {
  const { db } = context
  await rekeyNames(context, chamberId)
  for (;;) {
    const kept = await db.asChamber(chamberId, (tx) => keepBatch(tx, chamberId))
    if (kept < batch) return
  }
}

/** Before a search: the sounds of matters that were saved just now. The job writes the rest of a long list. */
export const keepNewPartySounds = async ({ db }: Pick<Context, 'db'>, chamberId: ChamberId): Promise<void> => {
  await db.asChamber(chamberId, (tx) => keepBatch(tx, chamberId))
}

export async function keepAllPartySounds(context: Needs): Promise<void> {
  const chambers = await context.db.asSystem('cleanup', async (tx) => [
    ...(await listOldKeys(tx)),
    ...(await tx.selectDistinct({ id: nameSoundDue.chamber_id }).from(nameSoundDue)),
  ])
  for (const id of new Set(chambers.map((one) => one.id))) await keepPartySounds(context, id)
}

async function keepBatch(tx: Tx, chamberId: ChamberId): Promise<number> {
  // `= ANY (ARRAY (...))` runs the inner query once. With `IN`, a table that was filled a moment ago has no statistics yet,
  // and PostgreSQL would run it once for each row.
  const taken: SQL = sql`DELETE FROM name_sound_due WHERE chamber_id = ${chamberId} AND matter_id = ANY (ARRAY (
    SELECT matter_id FROM name_sound_due WHERE chamber_id = ${chamberId} LIMIT ${batch}))
    RETURNING matter_id`
  const { rows } = (await tx.execute(taken)) as unknown as Rows
  const ids = rows.map(({ matter_id }) => matter_id as MatterId)
  if (ids.length === 0) return 0
  const parties = await tx
    .select({
      id: matter.id,
      caseId: matter.case_id,
      own_title: matter.own_title,
      court_title: matter.court_title,
      own_petitioner: matter.own_petitioner,
      own_respondent: matter.own_respondent,
      court_petitioner: matter.court_petitioner,
      court_respondent: matter.court_respondent,
    })
    .from(matter)
    .where(and(eq(matter.chamber_id, chamberId), inArray(matter.id, ids)))
  const courtParties = await partiesOf(
    tx,
    parties.flatMap(({ caseId }) => caseId ?? []),
  )
  await nameSoundsRepo(tx, chamberId).put(
    'matter',
    parties.map((row) => {
      const court = row.caseId ? courtParties.get(row.caseId) : undefined
      const petitioners = [row.own_petitioner, row.court_petitioner, ...namesOf(court?.petitioners)]
      const respondents = [row.own_respondent, row.court_respondent, ...namesOf(court?.respondents)]
      return {
        id: row.id,
        persons: [...personsOf('petitioner', petitioners), ...personsOf('respondent', respondents)],
        words: [row.own_title, row.court_title, ...petitioners, ...respondents],
        advocates: [...(court?.petitioners ?? []), ...(court?.respondents ?? [])].flatMap(({ advocates }) => advocates),
      }
    }),
  )
  return ids.length
}

async function partiesOf(tx: Tx, caseIds: readonly CaseId[]) {
  const rows = await tx
    .select({
      id: courtCase.id,
      petitioners: sql<Parties | null>`${courtCase.record} -> 'petitioners'`,
      respondents: sql<Parties | null>`${courtCase.record} -> 'respondents'`,
    })
    .from(courtCase)
    .where(inArray(courtCase.id, [...caseIds]))
  return new Map(rows.map((row) => [row.id, row]))
}

const namesOf = (parties: Parties | null | undefined) => (parties ?? []).map(({ name }) => name)

const personsOf = (side: Side, written: readonly (string | null)[]) =>
  onePerName(written.flatMap((name) => personsIn(name ?? ''))).map((one) => ({ ...one, side }))
