import type { ReplyOf } from '@peshi/contract/platform/endpoint'
import {
  createImport,
  getImport,
  type Import,
  type ImportState,
  type ImportValues,
  judgeImport,
} from '@peshi/contract/records/imports'
import { and, eq } from 'drizzle-orm'
import { newId } from '../src/platform/db/columns.ts'
import { headingKey, takeHeadings } from '../src/records/imports/guess-mapping.ts'
import type { FileRow } from '../src/records/imports/import-limits.ts'
import { importsRepo } from '../src/records/imports/imports.repo.ts'
import { importRow, matterImport } from '../src/records/imports/imports.schema.ts'
import { readImportFile } from '../src/records/imports/read-import-file.ts'
import { dueCheck } from '../src/trackers/due-checks/due-checks.schema.ts'
import { putDueChecks } from '../src/trackers/due-checks/put-due-checks.ts'
import type { Answer, Caller, TestApp } from './app.ts'
import { delhi } from './cases.ts'
import type { newChamber } from './chamber.ts'

export const sendFile = (
  caller: Caller,
  content: string | Buffer,
  name = 'cases.csv',
): Promise<Answer<ReplyOf<typeof createImport>>> =>
  caller.call(createImport, { query: { name }, body: Buffer.from(content) } as never, {
    'content-type': 'application/octet-stream',
  })

type Member = Awaited<ReturnType<typeof newChamber>>

/** Reads the table in this process. `imports.files.api.test.ts` sends files, which another process reads. */
export async function newImport(app: TestApp, member: Member, content: string): Promise<Import> {
  const { tables } = await readImportFile(Buffer.from(content))
  const { columns, rows } = takeHeadings(tables[0]?.rows ?? [])
  const id = await insertImport(app, member, columns, rows)
  return (await app.as(member).call(getImport, { params: { id } })).body.data
}

const options = { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' } as const

function insertImport(app: TestApp, { chamberId, personId }: Member, columns: string[], rows: FileRow[]) {
  return app.db.asChamber(chamberId, async (tx) => {
    const repo = importsRepo(tx, chamberId)
    const id = await repo.insert({
      file_name: 'cases.csv',
      format: 'CSV',
      is_cnr_list: false,
      rows: rows.length,
      columns,
      state: 'mapping',
      mapping: null,
      options,
      heading_key: headingKey(columns),
      created_by: personId,
      created_at: app.context.clock.now(),
    })
    await repo.insertRows(id, rows)
    return id
  })
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
  offence_from: null,
  client: null,
  our_side: null,
  tags: [],
  notes: null,
  unused: [],
}

export async function importInState(app: TestApp, member: Member, words: string, state: ImportState) {
  const _id = await insertImport(app, member, ['CNR', 'Title'], [[2, ['DLHC010912342023', words]]])
  await app.as(member).call(judgeImport, { params: { id: _id }, body: { mapping: { cnr: 0, title: 1 }, options } })
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
