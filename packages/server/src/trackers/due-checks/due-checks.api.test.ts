import { listMatters } from '@peshi/contract/matters/matters'
import { getImport, judgeImport, startImport } from '@peshi/contract/records/imports'
import {
  answerDueCheck,
  dropDueCheck,
  listDueChecks,
  putOffDueCheck,
  releaseDueChecks,
  reopenDueCheck,
  takeDueCheck,
} from '@peshi/contract/trackers/due-checks'
import { CourtDown } from '@peshi/courts/errors'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { allahabad, caseRecord, delhi, fakeCourt } from '../../../test/fake-court.ts'
import { newImport } from '../../../test/import-file.ts'
import { ladder } from '../../../test/ladder.ts'
import { openCourtAccess } from '../../courts/courts/open-court-access.ts'
import { newId } from '../../platform/db/columns.ts'
import { membership, person as people } from '../../platform/db/people.schema.ts'
import { startImportJobs } from '../../records/imports/imports.jobs.ts'
import { putDueChecks } from './put-due-checks.ts'

const court = fakeCourt([delhi, allahabad])
const clock = handClock()
let tests: TestApp

beforeAll(async () => {
  const db = await testDatabase()
  const courts = openCourtAccess({
    config: { courts: 'all', sandboxUrl: null, operatorContact: 'tests@example.in' },
    db,
    clock,
    log: { warn: vi.fn(), error: vi.fn() },
    connectorOf: (id) => (court.connector.courts.includes(id) ? court.connector : null),
    perSecond: 1000,
  })
  tests = await testApp({ clock, context: { db, courts } })
  await startImportJobs(tests.context)
})
afterAll(() => tests.close())
beforeEach(() => {
  court.cases = new Map([1, 2, 3].map((n) => [String(n), caseRecord(String(n))]))
  court.failing = null
  court.asksPicture = true
})

async function chamberWithChecks(rows = ['WPC/1/2024', 'WPC/2/2024', 'WPC/3/2024']) {
  tests.queue.held.length = 0
  const who = await newChamber(tests.db)
  const call: Caller['call'] = (...args) => tests.as(who).call(...args)
  const made = await newImport(tests, who, ['Court,Case', ...rows.map((row) => `hc-delhi,${row}`)].join('\n'))
  const options = { court: null, dates: 'day-first' as const, by_hand: true, forums: false }
  await call(judgeImport, { params: { id: made._id }, body: { mapping: made.mapping, options } })
  await call(startImport, { params: { id: made._id } })
  await tests.queue.runHeld()
  return {
    who,
    call,
    importId: made._id,
    take: async () => (await call(takeDueCheck, { body: {} })).body,
    list: async (show: 'open' | 'settled' = 'open') => (await call(listDueChecks, { query: { show } })).body,
  }
}

const id = '01936f00-0000-7000-8000-000000000000' as never
const foreign = async () => {
  const { data } = await (await chamberWithChecks()).list()
  return { params: { id: data[0]?._id as never } }
}

ladder(listDueChecks, () => tests, {
  invalid: { 'a page before the first': { query: { page: 0 } } },
  refused: 'billing',
})
ladder(takeDueCheck, () => tests, {
  input: { body: {} },
  invalid: { 'an invalid court': { body: { court: 'x' } } },
  refused: 'billing',
})
ladder(answerDueCheck, () => tests, {
  input: { params: { id }, body: { answer: '4711' } },
  invalid: { 'an empty answer': { params: { id }, body: { answer: '' } } },
  foreign: async () => ({ ...(await foreign()), body: { answer: '4711' } }),
  refused: 'billing',
})
ladder(putOffDueCheck, () => tests, { input: { params: { id } }, foreign, refused: 'billing' })
ladder(dropDueCheck, () => tests, { input: { params: { id } }, foreign, refused: 'billing' })
ladder(reopenDueCheck, () => tests, { input: { params: { id } }, foreign, refused: 'client' })
ladder(releaseDueChecks, () => tests, { refused: 'billing' })

describe('the captcha queue', () => {
  test('a check with an unknown case type is settled as failed, and the next check is returned', async () => {
    const { take, list } = await chamberWithChecks(['WPC/1/2024', 'ZETA/2/2024', 'WPC/3/2024'])
    const held = [await take(), await take(), await take()]
    expect(held.map(({ data }) => data?.label)).toEqual(['WPC/1/2024', 'WPC/3/2024', undefined])
    expect((await list('settled')).data).toMatchObject([{ state: 'failed', result_code: 'unknown-case-type' }])
    expect((await list()).data).toHaveLength(2)
  })

  test('a check comes with its captcha, and a person can reserve several checks in advance', async () => {
    const { take } = await chamberWithChecks()
    const [first, second] = [await take(), await take()]
    expect(first.data).toMatchObject({
      label: 'WPC/1/2024',
      court_id: delhi,
      picture: { image: expect.stringMatching(/^data:image/) },
    })
    expect([second.data?.label, first.left, second.left]).toEqual(['WPC/2/2024', 2, 2])
  })

  test('a filter by court or kind limits the checks that are listed, counted and returned', async () => {
    const { who, call } = await chamberWithChecks()
    await tests.db.asChamber(who.chamberId, (tx) =>
      putDueChecks(
        tx,
        who.chamberId,
        ['ONE', 'TWO'].map((label) => ({
          kind: 'caveat' as const,
          subjectId: newId(),
          court: allahabad,
          query: {},
          label,
          dueAt: clock.now(),
        })),
        clock.now(),
      ),
    )
    const narrow = { kind: 'caveat' as const, court: allahabad }
    const { data, meta } = (await call(listDueChecks, { query: narrow })).body
    expect(data.map(({ label }) => label).sort()).toEqual(['ONE', 'TWO'])
    expect(meta.counts).toMatchObject({ due: 2, kinds: [{ kind: 'caveat', due: 2 }] })
    const elsewhere = (await call(listDueChecks, { query: { kind: 'caveat', court: delhi } })).body.meta
    expect([elsewhere.total, elsewhere.counts.due, elsewhere.counts.oldest_due_at]).toEqual([0, 0, null])
    expect(elsewhere.counts.kinds).toEqual([{ kind: 'import', due: 3 }])
    expect(elsewhere.counts.courts).toMatchObject([{ court_id: allahabad, due: 2 }])
    const taken = (await call(takeDueCheck, { body: { kind: 'import' } })).body
    expect([taken.data?.kind, taken.left]).toEqual(['import', 2])
  })

  test('answering a row’s captcha imports the row, and the last answer finishes the import', async () => {
    const { take, call, importId, list } = await chamberWithChecks()
    for (const label of ['WPC/1/2024', 'WPC/2/2024', 'WPC/3/2024']) {
      const { data } = await take()
      expect(data?.label).toBe(label)
      const { body } = await call(answerDueCheck, { params: { id: data?._id as never }, body: { answer: '4711' } })
      expect(body).toMatchObject({ data: { state: 'done', result_code: 'saved' }, found: expect.any(String) })
    }
    expect((await take()).data).toBeNull()
    expect((await call(getImport, { params: { id: importId } })).body.data).toMatchObject({
      state: 'done',
      counts: { done: 3 },
    })
    expect((await call(listMatters)).body.meta.total).toBe(3)
    expect((await list('settled')).meta.total).toBe(3)
    expect(JSON.stringify(await list('settled'))).not.toContain('Ramesh')
  })

  test('after a wrong answer, the check gets a new captcha', async () => {
    const { take, call } = await chamberWithChecks()
    const { data } = await take()
    const wrong = await call(answerDueCheck, { params: { id: data?._id as never }, body: { answer: 'x' } })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'challenge-rejected'])
    const again = await take()
    expect(again.data).toMatchObject({ _id: data?._id, tries: 1, result_code: 'challenge-rejected' })
  })

  test('a check for a case that the court lacks is settled with that reason, and can be retried', async () => {
    const { take, call, importId, list } = await chamberWithChecks()
    court.cases = new Map()
    const { data } = await take()
    const { body } = await call(answerDueCheck, { params: { id: data?._id as never }, body: { answer: '4711' } })
    expect(body.data).toMatchObject({ state: 'failed', result_code: 'not-found' })
    await call(reopenDueCheck, { params: { id: data?._id as never } })
    expect((await list()).meta.total).toBe(3)
    expect((await call(getImport, { params: { id: importId } })).body.data.counts.asked).toBe(3)
  })

  test('a check at a court that is down is postponed with a message', async () => {
    const { take, list } = await chamberWithChecks()
    court.failing = new CourtDown('down')
    const { data, settled } = await take()
    expect([data, settled.map(({ result_code }) => result_code)]).toEqual([null, ['court-down']])
    const { data: open, meta } = await list()
    expect([open.length, meta.counts.due, meta.counts.later]).toEqual([3, 2, 1])
  })

  test('a check whose court needs no captcha is settled immediately', async () => {
    const { take } = await chamberWithChecks()
    court.asksPicture = false
    const { data, settled } = await take()
    expect([data, settled.map(({ state }) => state)]).toEqual([null, ['done', 'done', 'done']])
  })

  test('a check can be postponed, cancelled and reopened', async () => {
    const { take, call, list, importId } = await chamberWithChecks()
    const first = await take()
    await call(putOffDueCheck, { params: { id: first.data?._id as never } })
    const second = await take()
    expect(second.data?.label).toBe('WPC/2/2024')
    const dropped = await call(dropDueCheck, { params: { id: second.data?._id as never } })
    expect(dropped.body.data.state).toBe('dropped')
    expect((await call(getImport, { params: { id: importId } })).body.data.counts).toMatchObject({
      asked: 2,
      failed: 1,
    })
    expect((await call(dropDueCheck, { params: { id: second.data?._id as never } })).status).toBe(409)
    await call(reopenDueCheck, { params: { id: second.data?._id as never } })
    expect((await list()).meta.counts).toMatchObject({ due: 2, later: 1, courts: [{ court_id: delhi, due: 2 }] })
    clock.forward(61 * 60_000)
    expect((await list()).meta.counts.due).toBe(3)
  })

  test('two people never get the same check, unless the first person releases it', async () => {
    const { who, take, call } = await chamberWithChecks()
    const personId = newId() as typeof who.personId
    await tests.db.asSystem('seed', async (tx) => {
      const created_at = clock.now()
      await tx
        .insert(people)
        .values({ id: personId, name: 'M. Rao', email: `${personId}@example.in`, password_hash: 'none', created_at })
      await tx
        .insert(membership)
        .values({ chamber_id: who.chamberId, id: newId(), person_id: personId, role: 'clerk', created_at })
    })
    const colleague = { ...who, personId }
    const theirs = async () => (await tests.as(colleague).call(takeDueCheck, { body: {} })).body.data
    const mine = await take()
    expect((await theirs())?.label).toBe('WPC/2/2024')
    const stolen = await tests
      .as(colleague)
      .call(answerDueCheck, { params: { id: mine.data?._id as never }, body: { answer: '4711' } })
    expect([stolen.status, stolen.body.code]).toEqual([400, 'challenge-rejected'])
    await call(releaseDueChecks)
    expect((await theirs())?.label).toBe('WPC/1/2024')
  })

  test('a captcha is valid for ten minutes', async () => {
    const { take, call } = await chamberWithChecks()
    const { data } = await take()
    clock.forward(11 * 60_000)
    const { status } = await call(answerDueCheck, { params: { id: data?._id as never }, body: { answer: '4711' } })
    expect(status).toBe(400)
    expect((await take()).data?._id).toBe(data?._id)
  })
})
