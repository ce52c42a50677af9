import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { listMatters, type Matter } from '@peshi/contract/matters/matters'
import { createTag, deleteTag, listTags, renameTag, setMatterTags, tagsOfMatter } from '@peshi/contract/matters/tags'
import type { TagId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as TagId & Matter['_id']

async function foreignTag() {
  const caller = app.as(await newChamber(app.db))
  return { params: { id: (await caller.call(createTag, { body: { name: 'Bail' } })).body.data._id } }
}

ladder(listTags, () => app, { refused: 'client' })
ladder(createTag, () => app, {
  input: { body: { name: 'Bail' } },
  invalid: { 'an empty name': { body: { name: '  ' } } },
  refused: 'billing',
})
ladder(renameTag, () => app, {
  input: { params: { id }, body: { name: 'Bail' } },
  foreign: async () => ({ ...(await foreignTag()), body: { name: 'Bail' } }),
  refused: 'billing',
})
ladder(deleteTag, () => app, { input: { params: { id } }, foreign: foreignTag, refused: 'clerk' })
ladder(tagsOfMatter, () => app, {
  input: { params: { id } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'client',
})
ladder(setMatterTags, () => app, {
  input: { params: { id }, body: { tag_ids: [] } },
  invalid: { 'tags without valid ids': { params: { id }, body: { tag_ids: ['x'] } } },
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id }, body: { tag_ids: [] } }),
  refused: 'billing',
})

test('a matter can have tags, and the list of matters can be filtered by tag', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const plain = await followCase(app, member)
  const make = async (name: string) => (await caller.call(createTag, { body: { name } })).body.data
  const [urgent, bail] = [await make('Urgent'), await make('Bail')]
  expect(await make('BAIL')).toEqual(bail)
  await caller.call(setMatterTags, { params: { id: matter._id }, body: { tag_ids: [urgent._id, bail._id] } })

  const listed = await caller.call(listMatters, { query: { with: 'tags', sort: 'created_at' } })
  expect(listed.body.data.map(({ tags }) => tags?.map(({ name }) => name))).toEqual([['Bail', 'Urgent'], []])
  const ofTag = await caller.call(listMatters, { query: { 'filters[tag]': urgent._id } })
  expect([ofTag.body.data.map(({ _id }) => _id), ofTag.body.meta.total]).toEqual([[matter._id], 1])
  expect(ofTag.body.data[0]).not.toHaveProperty('tags')
  expect((await caller.call(listTags)).body.data).toMatchObject([
    { ...bail, matters: 1 },
    { ...urgent, matters: 1 },
  ])
  const reported = (await caller.call(activityOfMatter, { params: { id: matter._id } })).body.data
  expect(reported[0]).toMatchObject({ action: 'matter.tagged', detail: { before: '', after: 'Bail, Urgent' } })

  await caller.call(setMatterTags, { params: { id: matter._id }, body: { tag_ids: [bail._id] } })
  expect((await caller.call(tagsOfMatter, { params: { id: matter._id } })).body.data).toEqual([bail])
  await caller.call(deleteTag, { params: { id: bail._id } })
  expect((await caller.call(listMatters, { query: { with: 'tags' } })).body.data.flatMap(({ tags }) => tags)).toEqual(
    [],
  )
  expect(plain.matter._id).not.toBe(matter._id)
})

test('two tags of a chamber cannot have the same name', async () => {
  const caller = app.as(await newChamber(app.db))
  const make = async (name: string) => (await caller.call(createTag, { body: { name } })).body.data
  const [one] = [await make('One'), await make('Two')]
  expect((await caller.call(renameTag, { params: { id: one._id }, body: { name: 'two' } })).status).toBe(400)
  expect((await caller.call(renameTag, { params: { id: one._id }, body: { name: 'ONE' } })).body.data.name).toBe('ONE')
})

test('another chamber’s tag cannot be used', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const { params } = await foreignTag()
  const body = { tag_ids: [params.id] }
  expect((await caller.call(setMatterTags, { params: { id: matter._id }, body })).status).toBe(400)
})
