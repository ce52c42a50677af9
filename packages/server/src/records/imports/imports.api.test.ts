import { getFamily } from '@peshi/contract/matters/families'
import { addMatter, getMatter, listMatters } from '@peshi/contract/matters/matters'
import { createNote, listNotes } from '@peshi/contract/matters/notes'
import { listTags } from '@peshi/contract/matters/tags'
import type { CourtId } from '@peshi/contract/platform/ids'
import {
  createImport,
  getImport,
  type Import,
  type ImportOptions,
  importErrors,
  judgeImport,
  listImportRows,
  listImports,
  redoImport,
  startImport,
  stopImport,
  undoImport,
} from '@peshi/contract/records/imports'
import { CourtDown } from '@peshi/courts/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isFull } from '../../../../../scripts/lib/test-lengths.ts'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { newImport } from '../../../test/import-file.ts'
import { ladder } from '../../../test/ladder.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { forgetImports, startImportJobs } from './imports.jobs.ts'

const supreme = 'sci' as CourtId
const delhiCourt = fakeCourt([delhi])
const supremeCourt = fakeCourt([supreme])
const clock = handClock()
let tests: TestApp

beforeAll(async () => {
  const db = await testDatabase()
  const connectors = [
    { ...delhiCourt.connector, operator: 'delhi' },
    {
      ...supremeCourt.connector,
      operator: 'sci',
      refOfCnr: (cnr: string) => (cnr.startsWith('SCIN01') ? { id: cnr } : null),
    },
  ]
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: (id) => connectors.find((one) => one.courts.includes(id)) ?? null,
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  await startImportJobs(tests.context)
})
afterAll(() => tests.close())
beforeEach(() => {
  delhiCourt.cases = new Map()
  supremeCourt.cases = new Map()
  delhiCourt.failing = null
  delhiCourt.asksPicture = false
  delhiCourt.visits = []
})

const id = '01936f00-0000-7000-8000-000000000000' as Import['_id']
const options: ImportOptions = { court: null, dates: 'day-first', by_hand: true, forums: false, odd_dates: 'ask' }
const table = 'Court,Case,Petitioner\nNCLT Mumbai,CP(IB)/1/2024,Ram\n'

let anothers: Promise<Import> | undefined
const foreign = async () => {
  anothers ??= newChamber(tests.db).then((other) => newImport(tests, other, table))
  return { params: { id: (await anothers)._id } }
}

ladder(createImport, () => tests, {
  input: { query: { name: 'x.csv' } },
  invalid: {
    'a name that is too long': { query: { name: 'x'.repeat(300) } },
    'a missing file': { query: { name: 'x.csv' } },
  },
  refused: 'billing',
})
ladder(listImports, () => tests, { refused: 'billing' })
ladder(getImport, () => tests, { input: { params: { id } }, foreign, refused: 'client' })
ladder(listImportRows, () => tests, {
  input: { params: { id } },
  invalid: { 'an invalid state': { params: { id }, query: { state: 'odd' } } },
  foreign,
  refused: 'billing',
})
ladder(judgeImport, () => tests, {
  input: { params: { id }, body: { mapping: { cnr: 0 }, options } },
  invalid: { 'a column before the first': { params: { id }, body: { mapping: { cnr: -1 }, options } } },
  foreign: async () => ({ ...(await foreign()), body: { mapping: { cnr: 0 }, options } }),
  refused: 'billing',
})
ladder(startImport, () => tests, { input: { params: { id } }, foreign, refused: 'billing' })
ladder(stopImport, () => tests, { input: { params: { id } }, foreign, refused: 'billing' })
ladder(undoImport, () => tests, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(redoImport, () => tests, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(importErrors, () => tests, { input: { params: { id } }, foreign, refused: 'billing' })

async function person() {
  const who = await newChamber(tests.db)
  const call: Caller['call'] = (...args) => tests.as(who).call(...args)
  const look = async (of: Import['_id']) => (await call(getImport, { params: { id: of } })).body.data
  return {
    call,
    look,
    add: (content: string) => newImport(tests, who, content),
    async bring(content: string, own: Partial<ImportOptions> = {}) {
      const made = await newImport(tests, who, content)
      const { body, status } = await call(judgeImport, {
        params: { id: made._id },
        body: { mapping: made.mapping, options: { ...options, ...own } },
      })
      expect([status, body.message]).toEqual([200, undefined])
      expect((await call(startImport, { params: { id: made._id } })).status).toBe(200)
      await tests.queue.runHeld()
      return look(made._id)
    },
    rows: async (of: Import['_id']) =>
      (await call(listImportRows, { params: { id: of }, query: { perPage: 200 } })).body.data,
    errors: async (of: Import['_id']) => (await call(importErrors, { params: { id: of } })).raw.body,
    count: async () => (await call(listMatters)).body.meta.total,
  }
}

describe('the columns of an import', () => {
  test('a file with the same headings as an earlier file gets the earlier mapping', async () => {
    const { add, call } = await person()
    const first = await add('Forum,Our word,Who\nNCLT Mumbai,CP/1/2024,Ram\n')
    const mapping = { court: 0, case: 1, petitioner: 2 }
    await call(judgeImport, {
      params: { id: first._id },
      body: { mapping, options: { ...options, dates: 'month-first' } },
    })
    const second = await add('FORUM,our word,Who,Row,Reason\nNCLT Mumbai,CP/2/2024,Shyam,7,x\n')
    expect(second).toMatchObject({ mapping, is_remembered: true, options: { dates: 'month-first' } })
  })

  test('a mapping without a column for the case is refused', async () => {
    const { add, call } = await person()
    const made = await add('A,B\nx,y\n')
    const { status } = await call(judgeImport, { params: { id: made._id }, body: { mapping: { court: 0 }, options } })
    expect(status).toBe(400)
  })
})

test('each row gets a state, such as ready, duplicate or faulty, and its reason', async () => {
  const { call, add, rows } = await person()
  await call(addMatter, {
    body: {
      unique_id: 'tribunals-nclt-mumbai' as CourtId,
      petitioner: 'Ram',
      respondent: 'State',
      case_type: 'CP(IB)',
      case_number: '9',
      case_year: 2024,
    },
  })
  const made = await add(
    [
      'Court,Case,Petitioner',
      'NCLT Mumbai,CP(IB)/1/2024,Ram',
      'hc-delhi,W.P.(C)/3001/2024,',
      'NCLT Mumbai,C.P.(IB) No. 9 of 2024,Ram',
      'NCLT Mumbai,CP(IB)/1/2024,Ram',
      'Atlantis,CP/1/2024,Ram',
    ].join('\n'),
  )
  const { body } = await call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
  expect(body.data.state).toBe('ready')
  expect((await rows(made._id)).map(({ position, state, reason_code }) => [position, state, reason_code])).toEqual([
    [2, 'by-hand', null],
    [3, 'ready', null],
    [4, 'duplicate', 'followed-already'],
    [5, 'duplicate', 'twice-in-file'],
    [6, 'faulty', 'unknown-court'],
  ])
})

describe('running an import', () => {
  test('a row’s case is found without a captcha, and the matter has every field of the row', async () => {
    const { call, bring, rows } = await person()
    delhiCourt.cases = new Map([['a', caseRecord('3001', { cnr: 'DLHC010030012024' })]])
    const done = await bring(
      'CNR,File,Title,Tags,Notes,Client,Next date,Date of offence\nDLHC010030012024,F/7,Our title,"urgent, tax",Ask <b>him</b>,Ramesh Chandra,05-12-2026,03-02-2024\n',
    )
    expect(done).toMatchObject({ state: 'done', counts: { done: 1 } })
    const [row] = await rows(done._id)
    const matterId = row?.matter_id
    if (!matterId) throw new Error('no matter')
    const { data } = (await call(getMatter, { params: { id: matterId } })).body
    expect(data).toMatchObject({
      title: 'Our title',
      reference_id: 'F/7',
      next_date: '2026-12-05',
      our_side: 'petitioner',
    })
    expect((await call(getFamily, { params: { id: matterId } })).body.data.offence_from).toBe('2024-02-03')
    const tags = (await call(listTags)).body.data
    expect(tags.map(({ name, matters }) => [name, matters])).toEqual([
      ['tax', 1],
      ['urgent', 1],
    ])
    const [note] = (await call(listNotes, { params: { id: matterId } })).body.data
    expect(note?.html).toContain('Ask &lt;b&gt;him')
  })

  test('a case that is already stored, or that its court opens by CNR, needs no search', async () => {
    const first = await person()
    delhiCourt.cases = new Map([['a', caseRecord('3002', { cnr: 'DLHC010030022024' })]])
    await first.bring('CNR,Title\nDLHC010030022024,\n')
    delhiCourt.visits = []
    supremeCourt.cases = new Map([
      ['SCIN010000072024', caseRecord('7', { court: supreme, cnr: 'SCIN010000072024', case_type: 'SLP(C)' })],
    ])
    const second = await person()
    expect(await second.bring('CNR,Title\nDLHC010030022024,\nSCIN010000072024,\n')).toMatchObject({
      counts: { done: 2 },
    })
    expect([...delhiCourt.visits, ...supremeCourt.visits].filter((visit) => visit !== 'case')).toEqual([])
  })

  test('rows of a court with a captcha wait in the captcha queue', async () => {
    const { bring } = await person()
    delhiCourt.asksPicture = true
    const done = await bring('Court,Case\nhc-delhi,WPC/1/2024\nhc-delhi,WPC/2/2024\n')
    expect(done).toMatchObject({ state: 'waiting', counts: { asked: 2 } })
    expect(delhiCourt.visits.filter((visit) => visit === 'challenge')).toHaveLength(1)
  })

  test('a row fails with the reason if the court has no such case or no such case type', async () => {
    const { bring, errors } = await person()
    const done = await bring('Court,Case\nhc-delhi,WPC/404/2024\nhc-delhi,XYZ/1/2024\n')
    expect(done).toMatchObject({ state: 'done', counts: { failed: 2 } })
    const file = await errors(done._id)
    expect(file).toContain('hc-delhi,WPC/404/2024,2,The court found no such case.')
    expect(file).toContain('hc-delhi,XYZ/1/2024,3,The court has no such case type.')
  })

  test('while a court is down, its rows wait, and the rows of other courts are imported', async () => {
    const { call, add, look } = await person()
    delhiCourt.failing = new CourtDown('down')
    delhiCourt.cases = new Map([['a', caseRecord('1')]])
    const made = await add('Court,Case,Petitioner\nhc-delhi,WPC/1/2024,\nNCLT Mumbai,CP/1/2024,Ram\n')
    await call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
    await call(startImport, { params: { id: made._id } })
    const again = await runOnce()
    expect(again).toMatchObject({ name: 'run-import', data: { importId: made._id } })
    const problem = expect.any(String)
    expect(await look(made._id)).toMatchObject({ state: 'running', counts: { done: 1, ready: 1 }, problem })
    delhiCourt.failing = null
    clock.forward(30 * 60_000)
    tests.queue.held.push(again)
    await tests.queue.runHeld()
    expect(await look(made._id)).toMatchObject({ state: 'done', counts: { done: 2 }, problem: null })
  })

  test('a person can stop an import and continue it later', async () => {
    const { call, add, look } = await person()
    const made = await add(table)
    await call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
    await call(startImport, { params: { id: made._id } })
    expect((await call(stopImport, { params: { id: made._id } })).body.data.state).toBe('stopped')
    await tests.queue.runHeld()
    expect(await look(made._id)).toMatchObject({ state: 'stopped', counts: { 'by-hand': 1 } })
    await call(startImport, { params: { id: made._id } })
    await tests.queue.runHeld()
    expect(await look(made._id)).toMatchObject({ state: 'done', counts: { done: 1 } })
    expect((await call(startImport, { params: { id: made._id } })).status).toBe(409)
  })

  test('a run that is repeated after an interruption adds no matter twice', async () => {
    const { call, add, look, count } = await person()
    const made = await add('Court,Case,Petitioner,Notes\nNCLT Mumbai,CP/1/2024,Ram,Look\n')
    await call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
    await call(startImport, { params: { id: made._id } })
    const [job] = tests.queue.held
    if (!job) throw new Error('no job')
    await tests.queue.runHeld()
    tests.queue.held.push(job)
    await tests.queue.runHeld()
    expect([await count(), (await look(made._id)).counts.done]).toEqual([1, 1])
  })

  test('matters at other forums are imported if the person chooses so, and only once', async () => {
    const { bring, count } = await person()
    const file = 'Court,Title,Case\nSole Arbitrator S. K. Jain,Ram v. Shyam,\n,Advice to Mohan,\n'
    expect(await bring(file, { forums: true })).toMatchObject({ counts: { done: 2 } })
    expect(await bring(file, { forums: true })).toMatchObject({ counts: { duplicate: 2 } })
    expect(await count()).toBe(2)
  })
})

test('undoing an import moves its matters to the bin, and restoring the import restores matters and notes', async () => {
  const { call, bring, count, look, rows } = await person()
  const done = await bring('Court,Case,Petitioner\nNCLT Mumbai,CP/1/2024,Ram\nNCLT Mumbai,CP/2/2024,Shyam\n')
  const [row] = await rows(done._id)
  if (!row?.matter_id) throw new Error('no matter')
  await call(createNote, { body: { matter_id: row.matter_id, html: '<p>Kept</p>' } })
  const { body } = await call(undoImport, { params: { id: done._id } })
  expect(body.message).toBe('Import undone! Its matters are moved to the recycle bin.')
  await tests.queue.runHeld()
  expect([await count(), (await look(done._id)).state]).toEqual([0, 'undone'])
  await call(redoImport, { params: { id: done._id } })
  await tests.queue.runHeld()
  expect([await count(), (await look(done._id)).state]).toEqual([2, 'done'])
  expect((await call(listNotes, { params: { id: row.matter_id } })).body.data).toHaveLength(1)
})

test('ninety days after the import, its rows are erased and its matters are kept', async () => {
  const { call, bring, count, look, rows } = await person()
  const done = await bring(table)
  const forget = (days: number) => {
    clock.forward(days * 86_400_000)
    return tests.db
      .asSystem('cleanup', (tx) => tests.queue.enqueue(tx, forgetImports, {}))
      .then(() => tests.queue.runHeld())
  }
  await forget(89)
  expect(await rows(done._id)).toHaveLength(1)
  await forget(2)
  expect([await rows(done._id), await count()]).toEqual([[], 1])
  expect(await look(done._id)).toMatchObject({ state: 'done', rows: 1, counts: { done: 0 } })
  const undone = await call(undoImport, { params: { id: done._id } })
  expect([undone.status, undone.body.code]).toEqual([409, 'import-forgotten'])
})

test('of 5,000 rows, or 500 in short runs, an import adds all but the faulty ones, and a second import adds none', async () => {
  const [rows, wrong] = isFull ? [5_000, 200] : [500, 20]
  const { bring, count, errors, add, call } = await person()
  const faulty = (at: number) => at % 25 === 0
  const lines = Array.from({ length: rows }, (_, at) =>
    faulty(at) ? `NCLT Mumbai,CP/${at + 1},Party ${at}` : `NCLT Mumbai,CP/${at + 1}/2024,Party ${at}`,
  )
  const file = ['Court,Case,Petitioner', ...lines].join('\n')
  const done = await bring(file)
  expect(done).toMatchObject({ state: 'done', rows, counts: { done: rows - wrong, faulty: wrong } })
  expect(await count()).toBe(rows - wrong)
  const written = (await errors(done._id)).trim().split('\r\n')
  expect(written).toHaveLength(wrong + 1)
  expect(written[0]).toBe('Court,Case,Petitioner,Row,Reason')
  expect(written[2]).toMatch(/^NCLT Mumbai,CP\/26,Party 25,27,"The case number cannot be read/)

  const again = await bring(file)
  expect(again).toMatchObject({ state: 'done', counts: { done: 0, duplicate: rows - wrong, faulty: wrong } })
  expect(await count()).toBe(rows - wrong)

  const mended = await add(written.join('\n').replaceAll(/(CP\/\d+),/g, '$1/2024,'))
  expect(mended).toMatchObject({ is_remembered: true, rows: wrong })
  const { body } = await call(judgeImport, { params: { id: mended._id }, body: { mapping: mended.mapping, options } })
  expect(body.data.counts).toMatchObject({ 'by-hand': wrong, faulty: 0 })
}, 60_000)

async function runOnce() {
  const { held } = tests.queue
  const push = held.push.bind(held)
  const put: typeof held = []
  held.push = (...jobs) => put.push(...jobs)
  await tests.queue.runHeld()
  held.push = push
  const again = put.find(({ name }) => name === 'run-import')
  if (!again) throw new Error('nothing was put on the queue')
  return again
}
