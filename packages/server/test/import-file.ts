import type { ReplyOf } from '@peshi/contract/endpoint'
import { createImport, type Import, type ImportState } from '@peshi/contract/imports'
import { and, eq } from 'drizzle-orm'
import { newId } from '../src/db/schema/columns.ts'
import { dueCheck } from '../src/db/schema/due-checks.ts'
import { matterImport } from '../src/db/schema/imports.ts'
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

type Member = Awaited<ReturnType<typeof newChamber>>

/** A file of one row, of which is said what `words` are, in this state. */
export async function importInState(app: TestApp, member: Member, words: string, state: ImportState) {
  const { _id } = await newImport(app.as(member), `CNR,Title\nDLHC010912342023,${words}\n`)
  await app.db.asChamber(member.chamberId, (tx) =>
    tx
      .update(matterImport)
      .set({ state, mapping: { cnr: 0, title: 1 } })
      .where(and(eq(matterImport.chamber_id, member.chamberId), eq(matterImport.id, _id))),
  )
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
    const { rows } = await importsRepo(tx, chamberId).listRows(importId, [], 1, 0)
    const subjectId = rows[0]?.id ?? newId()
    await putDueChecks(
      tx,
      chamberId,
      [{ kind: 'import', subjectId, groupId: importId, court: delhi, query: {}, label: 'WPC/1/2024', dueAt: now }],
      now,
    )
    const mine = and(eq(dueCheck.chamber_id, chamberId), eq(dueCheck.subject_id, subjectId))
    const [check] = await tx
      .update(dueCheck)
      .set({ state, taken_by: personId })
      .where(mine)
      .returning({ id: dueCheck.id })
    if (!check) throw new Error('no check')
    return check.id
  })
}
