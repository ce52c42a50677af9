import type { ReplyOf } from '@peshi/contract/endpoint'
import { createImport, type Import, type ImportState, type ImportValues, judgeImport } from '@peshi/contract/imports'
import { and, eq } from 'drizzle-orm'
import { newId } from '../src/db/schema/columns.ts'
import { dueCheck } from '../src/db/schema/due-checks.ts'
import { importRow, matterImport } from '../src/db/schema/imports.ts'
import { putDueChecks } from '../src/due-checks/put-due-checks.ts'
import { importsRepo } from '../src/imports/imports.repo.ts'
import type { Answer, Caller, TestApp } from './app.ts'
import { delhi } from './cases.ts'
import type { newChamber } from './chamber.ts'

/** A file as a browser sends it. */
export const sendFile = (
  caller: Caller,
  content: string | Buffer,
  name = 'cases.csv',
): Promise<Answer<ReplyOf<typeof createImport>>> =>
  caller.call(createImport, { query: { name }, body: Buffer.from(content) } as never, {
    'content-type': 'application/octet-stream',
  })

/** A file that was read. */
export async function newImport(caller: Caller, content: string | Buffer): Promise<Import> {
  const { status, body } = await sendFile(caller, content)
  if (status !== 200) throw new Error(`Not read: ${status} ${body.message}`)
  return body.data
}

const aCase: ImportValues = {
  cnr: 'DLHC010912342023',
  court: delhi,
  forum: null,
  case_type: null,
  case_number: null,
  case_year: null,
  title: null,
  petitioner: null,
  respondent: null,
  stage: null,
  next_date: null,
  reference_id: null,
  client: null,
  our_side: null,
  tags: [],
  notes: null,
}

type Member = Awaited<ReturnType<typeof newChamber>>

/** A file of one row, of which is said what `words` are, in this state. */
export async function importInState(app: TestApp, member: Member, words: string, state: ImportState) {
  const { _id } = await newImport(app.as(member), `CNR,Title\nDLHC010912342023,${words}\n`)
  await app.as(member).call(judgeImport, {
    params: { id: _id },
    body: { mapping: { cnr: 0, title: 1 }, options: { court: null, dates: 'day-first', by_hand: true, forums: false } },
  })
  await app.db.asChamber(member.chamberId, async (tx) => {
    const ofImport = and(eq(importRow.chamber_id, member.chamberId), eq(importRow.import_id, _id))
    await tx.update(importRow).set({ values: aCase }).where(ofImport)
    await tx
      .update(matterImport)
      .set({ state })
      .where(and(eq(matterImport.chamber_id, member.chamberId), eq(matterImport.id, _id)))
  })
  return _id
}

/** A check in the line, of a row of this import. */
export async function checkInLine(
  app: TestApp,
  { chamberId, personId }: Member,
  importId: Import['_id'],
  state: 'due' | 'dropped',
) {
  const now = app.context.clock.now()
  return app.db.asChamber(chamberId, async (tx) => {
    const { rows } = await importsRepo(tx, chamberId).listRows(importId, { withConflict: false }, 1, 0)
    const subjectId = rows[0]?.id ?? newId()
    await putDueChecks(
      tx,
      chamberId,
      [{ kind: 'import', subjectId, groupId: importId, court: delhi, query: {}, label: 'WPC/1/2024', dueAt: now }],
      now,
    )
    const mine = and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.subject_id, subjectId))
    const expiresAt = new Date(now.getTime() + 600_000).toISOString()
    const picture = { image: 'data:image/png;base64,', session: { cookies: null, values: {} }, expiresAt }
    const [check] = await tx
      .update(dueCheck)
      .set({ state, taken_by: personId, picture })
      .where(mine)
      .returning({ id: dueCheck.id })
    if (!check) throw new Error('no check')
    return check.id
  })
}
