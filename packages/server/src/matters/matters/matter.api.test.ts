import { editPublicData, editTitle, getMatter, type MatterDetail } from '@peshi/contract/matters/matters'
import { messages } from '@peshi/contract/platform/messages'
import type { StreamEvent } from '@peshi/contract/platform/stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, emitCaseRead, followCase } from '../../../test/matters.ts'
import { caseStoreRepo } from '../../courts/courts/case-store.repo.ts'
import { newId } from '../../platform/db/columns.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const some = { id: newId() as MatterDetail['_id'] }

ladder(getMatter, () => app, {
  input: { params: some },
  invalid: { 'an invalid id': { params: { id: '42' } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})

ladder(editTitle, () => app, {
  input: { params: some, body: { title: 'Ours' } },
  invalid: {
    'an empty title': { params: some, body: { title: '  ' } },
    'a title of 301 characters': { params: some, body: { title: 'x'.repeat(301) } },
    'a missing title': { params: some, body: {} },
    'a title that is a list': { params: some, body: { title: ['x'] } },
  },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id }, body: { title: 'Theirs' } }),
  refused: 'billing',
})

ladder(editPublicData, () => app, {
  input: { params: some, body: { stage: 'Arguments' } },
  invalid: {
    'an empty body': { params: some, body: {} },
    'a day that does not exist': { params: some, body: { next_date: '2026-02-30' } },
    'a date that does not exist': { params: some, body: { next_date: '31-02-2026' } },
    'an empty party': { params: some, body: { petitioner: '' } },
  },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id }, body: { stage: 'Theirs' } }),
  refused: 'billing',
})

async function read(caller: ReturnType<TestApp['as']>, id: MatterDetail['_id']) {
  const { status, body } = await caller.call(getMatter, { params: { id } })
  expect(status).toBe(200)
  return body.data
}

test('a matter is returned with its court record, its counts and its hearings, oldest first', async () => {
  const { caller, courtCase, matter } = await chamberWithMatter(app)
  await newOrder(app.db, courtCase.id)
  const detail = await read(caller, matter._id)
  expect(detail).toMatchObject({ matter_id: courtCase.id, counts: { hearings: 2, orders: 1 }, sync: { state: 'idle' } })
  expect(detail.record?.hearings.map((hearing) => hearing.business_date)).toEqual(['2026-08-01', '2026-09-01'])
  expect(detail.record?.petitioners[0]?.advocates).toEqual(['A. Advocate'])
  expect(detail.beside.title).toEqual({ court: courtCase.title, own: null })
})

describe('the chamber’s own data and the court’s data', () => {
  test('a person can give a matter its own title and later restore the court’s title', async () => {
    const { caller, courtCase, matter } = await chamberWithMatter(app)
    const changed = await caller.call(editTitle, { params: { id: matter._id }, body: { title: ' The mill case ' } })
    expect([changed.status, changed.body.message]).toEqual([200, messages.dataUpdated])
    expect(changed.body.data.title).toBe('The mill case')
    expect((await read(caller, matter._id)).beside.title).toEqual({ court: courtCase.title, own: 'The mill case' })
    const back = await caller.call(editTitle, { params: { id: matter._id }, body: { title: null } })
    expect(back.body.data.title).toBe(courtCase.title)
  })

  test('a person can change a matter’s fields, and fields that are not sent keep their values', async () => {
    const { caller, courtCase, matter } = await chamberWithMatter(app)
    const edit = (body: object) => caller.call(editPublicData, { params: { id: matter._id }, body })
    const first = await edit({ stage: 'Final arguments', next_date: '2027-01-15', reference_id: 'F/12' })
    expect(first.body.message).toBe(messages.dataUpdated)
    expect(first.body.data).toMatchObject({
      stage: 'Final arguments',
      next_date: '2027-01-15',
      reference_id: 'F/12',
      petitioner: courtCase.petitioner,
    })
    const second = await edit({ next_date: null, reference_id: '' })
    expect(second.body.data).toMatchObject({ stage: 'Final arguments', next_date: '2026-12-01', reference_id: null })
  })

  test('the next reading of the case from its court does not overwrite the chamber’s data', async () => {
    const { caller, courtCase, matter, member } = await chamberWithMatter(app)
    const heard: StreamEvent[] = []
    const stop = app.context.events.subscribe(member.chamberId, (event) => heard.push(event))
    await caller.call(editPublicData, { params: { id: matter._id }, body: { next_date: '2027-01-15' } })
    await expect.poll(() => heard.at(-1)?.type).toBe('matter.edited')
    heard.length = 0
    const readAgain = { title: 'Renamed v. State', status: 'disposed', next_date: '2026-12-20' } as const
    await app.db.asSystem('court-sync', (tx) => caseStoreRepo(tx).update(courtCase.id, readAgain))
    await emitCaseRead(app, member.chamberId, courtCase.id)
    const detail = await read(caller, matter._id)
    expect(detail).toMatchObject({ title: 'Renamed v. State', case_status: 'disposed', next_date: '2027-01-15' })
    expect(detail.beside.next_date).toEqual({ court: '2026-12-20', own: '2027-01-15' })
    await expect.poll(() => heard.map(({ type }) => type)).toEqual(['case.read', 'matter.disposed'])
    stop()
  })

  test('HTML and SQL in a field are stored as plain text', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const title = `<img src=x onerror="alert(1)">'; drop table matter; -- \u202e`
    const { status, body } = await caller.call(editTitle, { params: { id: matter._id }, body: { title } })
    expect([status, body.data.title]).toEqual([200, title])
  })
})

test('a clerk can change a matter’s title, but not the title of another chamber’s matter', async () => {
  const { courtCase, matter, member } = await chamberWithMatter(app)
  const clerk = await newChamber(app.db, 'clerk')
  const theirs = await followCase(app, clerk)
  const edited = await app.as(clerk).call(editTitle, { params: { id: theirs.matter._id }, body: { title: 'Clerk’s' } })
  expect(edited.status).toBe(200)
  expect((await read(app.as(member), matter._id)).title).toBe(courtCase.title)
})
