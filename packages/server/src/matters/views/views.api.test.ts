import { deleteView, listViews, saveView } from '@peshi/contract/matters/views'
import type { ViewId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as ViewId
const body = { list: 'matters' as const, name: 'Mine', state: { court: 'hc-delhi', columns: 'title,next_date' } }
const params = { list: 'matters' as const }

ladder(listViews, () => app, {
  input: { params },
  invalid: { 'a list without views': { params: { list: 'orders' } } },
  refused: 'client',
})
ladder(saveView, () => app, {
  input: { body },
  invalid: {
    'an empty name': { body: { ...body, name: ' ' } },
    'a view over the size limit': { body: { ...body, state: { columns: 'x'.repeat(501) } } },
    'nested values': { body: { ...body, state: { columns: { a: 1 } } } },
  },
  refused: 'client',
})
ladder(deleteView, () => app, {
  input: { params: { id } },
  foreign: async () => {
    const saved = await app.as(await newChamber(app.db)).call(saveView, { body: { ...body, is_shared: true } })
    return { params: { id: saved.body.data._id } }
  },
  refused: 'client',
})

test('a view can be saved under a name, overwritten under that name, and deleted', async () => {
  const caller = app.as(await newChamber(app.db))
  const { data } = (await caller.call(saveView, { body })).body
  expect(data).toMatchObject({ ...body, is_shared: false, is_own: true, created_by: 'R. Shukla' })
  const again = await caller.call(saveView, { body: { ...body, name: 'MINE', state: { sort: 'title' } } })
  expect(again.body.data).toMatchObject({ _id: data._id, name: 'MINE', state: { sort: 'title' } })
  expect((await caller.call(listViews, { params })).body.data).toHaveLength(1)
  await caller.call(deleteView, { params: { id: data._id } })
  expect((await caller.call(listViews, { params })).body.data).toEqual([])
})

test('colleagues can use a shared view, but cannot change the view', async () => {
  const owner = await newChamber(app.db)
  const colleague = app.as(await newColleague(app.db, owner.chamberId, 'A colleague', 'clerk'))
  const caller = app.as(owner)
  await caller.call(saveView, { body: { ...body, name: 'Private' } })
  const shared = await caller.call(saveView, { body: { ...body, name: 'For all', is_shared: true } })
  const seen = (await colleague.call(listViews, { params })).body.data
  expect(seen.map(({ name, is_own }) => [name, is_own])).toEqual([['For all', false]])
  const gone = await colleague.call(deleteView, { params: { id: shared.body.data._id } })
  expect(gone.status).toBe(404)
})
