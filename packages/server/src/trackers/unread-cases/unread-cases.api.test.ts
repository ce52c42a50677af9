import { tryDistrictSite } from '@peshi/contract/courts/district-sites'
import {
  addUnread,
  deleteMatter,
  getMatter,
  listMatters,
  restoreMatter,
  saveMatter,
} from '@peshi/contract/matters/matters'
import { createNote } from '@peshi/contract/matters/notes'
import { updateOther } from '@peshi/contract/matters/other-matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { judgeImport, startImport } from '@peshi/contract/records/imports'
import { listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newChamber } from '../../../test/chamber.ts'
import { newImport } from '../../../test/import-file.ts'
import { ladder } from '../../../test/ladder.ts'
import { sandboxApp } from '../../../test/sandbox-app.ts'
import { matter } from '../../platform/db/matters.schema.ts'
import { startImportJobs } from '../../records/imports/imports.jobs.ts'
import { readOpenedCourts } from './unread-cases.jobs.ts'

let app: Awaited<ReturnType<typeof sandboxApp>>
beforeAll(async () => {
  app = await sandboxApp()
  await startImportJobs(app.tests.context)
})
afterAll(() => app.close())

const closed = 'tribunals-upwaqf-lucknow' as CourtId

ladder(addUnread, () => app.tests, {
  input: { body: { unique_id: closed, cnr: 'UPAD020000172014' } },
  invalid: {
    'no number at all': { body: { unique_id: closed } },
    'a number without a year': { body: { unique_id: closed, case_type: 'OS', case_number: '12' } },
    'a number without a court': { body: { case_type: 'OS', case_number: '12', case_year: 2024 as never } },
    'an invalid CNR': { body: { unique_id: closed, cnr: 'UPAD' } },
    'a CNR of another court': { body: { unique_id: closed, cnr: 'DLHC010030012024' } },
  },
  refused: 'billing',
})

async function person() {
  const who = await newChamber(app.tests.db)
  const caller = app.tests.as(who)
  return {
    who,
    caller,
    checks: async () => (await caller.call(listDueChecks, { query: {} })).body,
    read: async (id: string) => (await caller.call(getMatter, { params: { id: id as never } })).body.data,
  }
}

async function cnrsOf(court: string): Promise<string[]> {
  const cases = await app.control<{ cnr: string }[]>('GET', `/cases?court=${court}`)
  return cases.map(({ cnr }) => cnr)
}

test('a bare CNR of a court without a door is kept, waits in the queue, and is read when the door opens', async () => {
  const court = 'dc-kheda' as CourtId
  const [cnr = ''] = await cnrsOf(court)
  const { caller, checks, read } = await person()
  const { data: matter } = (await caller.call(addUnread, { body: { unique_id: court, cnr } })).body
  expect(matter).toMatchObject({ title: `CNR ${cnr}`, is_unread: true, hc_name: court, matter_id: null })
  const again = await caller.call(addUnread, { body: { unique_id: court, cnr } })
  expect([again.status, again.body.code]).toEqual([409, 'followed-already'])
  const note = { matter_id: matter._id, html: '<p>Called the client</p>' }
  expect((await caller.call(createNote, { body: note })).status).toBe(200)

  const waiting = await checks()
  expect(waiting.data).toMatchObject([{ kind: 'case', court_id: court, subject_id: matter._id, label: `CNR ${cnr}` }])
  expect(waiting.meta.counts.due).toBe(0)
  expect((await caller.call(takeDueCheck, { body: {} })).body).toMatchObject({ data: null, left: 0, settled: [] })

  await caller.call(tryDistrictSite, { params: { unique_id: court } })
  expect((await checks()).meta.counts.due).toBe(1)
  const { settled } = (await caller.call(takeDueCheck, { body: {} })).body
  expect(settled).toMatchObject([{ state: 'done', result_code: 'saved' }])
  const filled = await read(matter._id)
  expect(filled).toMatchObject({ _id: matter._id, type: 'court', is_unread: false, cnr, counts: { notes: 1 } })
  expect(filled.title).not.toContain('CNR')
  expect(filled.record?.petitioners.length).toBeGreaterThan(0)
  expect((await checks()).data).toEqual([])
})

test('a case that is found by a search fills the matter that waited for it', async () => {
  const court = 'dc-pune' as CourtId
  const [cnr = ''] = await cnrsOf(court)
  const { caller, checks, read } = await person()
  const { data: matter } = (await caller.call(addUnread, { body: { unique_id: court, cnr } })).body
  const found = (await app.find(caller, court, { by: 'cnr', cnr })).body.data[0]
  const saved = await caller.call(saveMatter, { body: { unique_id: court, matter_id: found?.matter_id as never } })
  expect(saved.body.data._id).toBe(matter._id)
  expect(await read(matter._id)).toMatchObject({ is_unread: false, title: found?.title })
  expect((await checks()).data).toEqual([])
})

test('a number of a court without a door is kept, and its check goes and comes back with the matter', async () => {
  const { caller, checks } = await person()
  const body = { unique_id: closed, case_type: 'OA', case_number: '012', case_year: 2025 }
  const { data: matter } = (await caller.call(addUnread, { body })).body
  expect(matter).toMatchObject({ title: 'OA 012/2025', case_number: '12', is_unread: true })
  const version = matter.version
  await caller.call(deleteMatter, { params: { id: matter._id }, body: { version } })
  expect((await checks()).data).toEqual([])
  await caller.call(restoreMatter, { params: { id: matter._id } })
  expect((await checks()).data).toMatchObject([{ kind: 'case', subject_id: matter._id }])
})

test('an import keeps bare CNRs and numbers of courts without a door as matters that are not read yet', async () => {
  const { who, caller, checks } = await person()
  const [one = '', two = ''] = await cnrsOf('dc-chittoor')
  const lines = ['Court,CNR,Case', `Chittoor,${one},`, `Chittoor,${two},`, 'UP Waqf Tribunal Lucknow,,OA/7/2024']
  const made = await newImport(app.tests, who, `${lines.join('\n')}\n`)
  const params = { id: made._id }
  await caller.call(judgeImport, { params, body: { mapping: made.mapping, options: made.options } })
  await caller.call(startImport, { params })
  app.tests.queue.held.splice(
    0,
    app.tests.queue.held.findIndex(({ name }) => name === 'run-import'),
  )
  await app.tests.queue.runHeld()
  const { data } = (await caller.call(listMatters, { query: { sort: 'title' } })).body
  expect(data.map(({ title, hc_name, is_unread }) => [title, hc_name, is_unread])).toEqual([
    ...[one, two].toSorted().map((cnr) => [`CNR ${cnr}`, 'dc-chittoor', true]),
    ['OA 7/2024', closed, true],
  ])
  expect((await checks()).meta.total).toBe(3)
})

test('a CNR of an unknown court is kept without a court, and a search fills it', async () => {
  const court = 'dc-pune' as CourtId
  const [, cnr = ''] = await cnrsOf(court)
  const { caller, checks, read } = await person()
  const { data: matter } = (await caller.call(addUnread, { body: { cnr } })).body
  expect(matter).toMatchObject({ title: `CNR ${cnr}`, is_unread: true, hc_name: 'tribunals-other-forum' })
  for (const body of [{ cnr }, { unique_id: court, cnr }])
    expect((await caller.call(addUnread, { body })).body.code).toBe('followed-already')
  expect((await checks()).data).toMatchObject([{ subject_id: matter._id, court_id: 'tribunals-other-forum' }])
  expect((await caller.call(takeDueCheck, { body: {} })).body).toMatchObject({ data: null, left: 0 })

  const found = (await app.find(caller, court, { by: 'cnr', cnr })).body.data[0]
  const saved = await caller.call(saveMatter, { body: { unique_id: court, matter_id: found?.matter_id as never } })
  expect(saved.body.data._id).toBe(matter._id)
  expect(await read(matter._id)).toMatchObject({ is_unread: false, hc_name: court, title: found?.title })
  expect((await checks()).data).toEqual([])
})

test('a CNR that names one court is kept in this court', async () => {
  const { caller } = await person()
  const { data } = (await caller.call(addUnread, { body: { cnr: 'DLHC010030012024' } })).body
  expect(data).toMatchObject({ hc_name: 'hc-delhi', is_unread: true })
})

test('when a district is opened, the job reads its waiting cases, and leaves those that need a captcha to the queue', async () => {
  const court = 'dc-amreli' as CourtId
  const [cnr = '', other = ''] = await cnrsOf(court)
  const { who, caller, checks, read } = await person()
  const add = async (body: object) => (await caller.call(addUnread, { body: body as never })).body.data
  const bare = await add({ cnr })
  const change = { params: { id: bare._id }, body: { unique_id: court, version: bare.version } }
  expect((await caller.call(updateOther, change)).body.data).toMatchObject({ is_unread: true, hc_name: court })
  expect((await checks()).data).toMatchObject([{ court_id: court, subject_id: bare._id }])
  const hidden = await add({ unique_id: court, cnr: other })
  await app.tests.db.asChamber(who.chamberId, (tx) =>
    tx.update(matter).set({ is_sensitive: true }).where(eq(matter.id, hidden._id)),
  )
  const numbered = await add({ unique_id: court, case_type: 'RCS', case_number: '12', case_year: 2024 })
  await readOpenedCourts(app.tests.context)
  expect(await read(bare._id)).toMatchObject({ is_unread: true })

  await caller.call(tryDistrictSite, { params: { unique_id: court } })
  await readOpenedCourts(app.tests.context)
  expect(await read(bare._id)).toMatchObject({ is_unread: false, type: 'court', cnr })
  expect(await read(hidden._id)).toMatchObject({ is_unread: false, cnr: other, is_sensitive: true })
  const { data, meta } = await checks()
  expect(data).toMatchObject([{ subject_id: numbered._id, tries: 0 }])
  expect(meta.counts.due).toBe(1)
})
