import { setTeam } from '@peshi/contract/chamber/team'
import { type BulkOperation, bulkAtMost, changeMany } from '@peshi/contract/matters/bulk'
import { addMatter, listMatters, type Matter } from '@peshi/contract/matters/matters'
import { createTag } from '@peshi/contract/matters/tags'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as Matter['_id']

ladder(changeMany, () => app, {
  input: { body: { operation: { action: 'delete' }, selection: { ids: [id] } } },
  invalid: {
    'an empty list of matters': { body: { operation: { action: 'delete' }, selection: { ids: [] } } },
    'more matters than one call allows': {
      body: { operation: { action: 'delete' }, selection: { ids: Array(bulkAtMost + 1).fill(id) } },
    },
    'a missing tag': { body: { operation: { action: 'tag' }, selection: { ids: [id] } } },
  },
  refused: 'billing',
})

async function chamberWith(matters: number) {
  const member = await newChamber(app.db)
  const followed: Matter['_id'][] = []
  for (let n = 0; n < matters; n += 1)
    followed.push((await followCase(app, member, { court: n % 2 ? delhi : allahabad })).matter._id)
  const caller = app.as(member)
  const change = async (operation: BulkOperation, ids: Matter['_id'][] = followed) =>
    (await caller.call(changeMany, { body: { operation, selection: { ids } } })).body.data
  return { member, caller, ids: followed, change }
}

describe('changing many matters in one request', () => {
  test('many matters can be deleted and restored together', async () => {
    const { caller, ids, change } = await chamberWith(3)
    const gone = await change({ action: 'delete' })
    expect(gone).toMatchObject({ refused: [], unchanged: 0, has_more: false })
    expect(gone.done.toSorted()).toEqual(ids.toSorted())
    expect((await caller.call(listMatters)).body.meta.total).toBe(0)
    const back = await change({ action: 'restore' }, gone.done)
    expect([back.done.length, back.refused]).toEqual([3, []])
    expect((await caller.call(listMatters)).body.meta.total).toBe(3)
  })

  test('a tag is added to the matters, and matters that already have the tag are counted as unchanged', async () => {
    const { caller, ids, change } = await chamberWith(3)
    const { _id } = (await caller.call(createTag, { body: { name: 'Bail' } })).body.data
    expect((await change({ action: 'tag', tag_id: _id }, ids.slice(0, 1))).done).toHaveLength(1)
    expect(await change({ action: 'tag', tag_id: _id })).toMatchObject({ unchanged: 1, refused: [] })
    expect((await change({ action: 'untag', tag_id: _id })).done).toHaveLength(3)
  })

  test('matters can be assigned only to people of the chamber', async () => {
    const { member, caller, ids, change } = await chamberWith(2)
    const { personId } = await newColleague(app.db, member.chamberId, 'A colleague', 'advocate')
    const stranger = await newChamber(app.db)
    expect((await change({ action: 'assign', person_id: personId })).done).toHaveLength(2)
    const listed = await caller.call(listMatters, { query: { 'filters[person]': personId, with: 'team' } })
    expect(listed.body.data.map(({ team }) => team?.map(({ name }) => name))).toEqual([
      ['A colleague'],
      ['A colleague'],
    ])
    const body = { operation: { action: 'assign' as const, person_id: stranger.personId }, selection: { ids } }
    expect((await caller.call(changeMany, { body })).status).toBe(400)
  })

  test('matters with a court record are refreshed, and matters without one are refused', async () => {
    const { caller, ids, change } = await chamberWith(1)
    const typed = await caller.call(addMatter, {
      body: { unique_id: delhi, petitioner: 'A', respondent: 'B', case_type: 'OA', case_number: '7', case_year: 2024 },
    })
    const report = await change({ action: 'refresh' }, [...ids, typed.body.data._id])
    expect(report.done).toEqual(ids)
    expect(report.refused).toMatchObject([{ _id: typed.body.data._id, reason: 'No court’s record is behind it.' }])
    const asked = app.queue.held.filter(({ name }) => name === 'read-orders').at(-1)
    expect(asked?.data).toMatchObject({ again: true })
  })

  test('a change can apply to all matters that match the filters', async () => {
    const { caller } = await chamberWith(5)
    const { body } = await caller.call(changeMany, {
      body: { operation: { action: 'delete' }, selection: { all: true, 'filters[court_id]': delhi } },
    })
    expect(body.data.done).toHaveLength(2)
    expect((await caller.call(listMatters)).body.data.every(({ hc_name }) => hc_name === allahabad)).toBe(true)
  })

  test('matters that are missing, hidden or of another chamber are left out with the reason', async () => {
    const { member, caller, ids } = await chamberWith(2)
    const [secret, plain] = ids
    await caller.call(setTeam, { params: { id: secret ?? id }, body: { person_ids: [], is_sensitive: true } })
    const other = await chamberWith(1)
    const advocate = app.as(await newColleague(app.db, member.chamberId, 'A colleague', 'advocate'))
    const { body } = await advocate.call(changeMany, {
      body: { operation: { action: 'delete' }, selection: { ids: [...ids, ...other.ids, id] } },
    })
    expect(body.data.done).toEqual([plain])
    expect(body.data.refused.map(({ _id, reason }) => [_id, reason])).toEqual([
      [secret, 'It is not there any more.'],
      [other.ids[0], 'It is not there any more.'],
      [id, 'It is not there any more.'],
    ])
    expect((await other.caller.call(listMatters)).body.meta.total).toBe(1)
  })

  test('a clerk cannot delete matters', async () => {
    const { member, ids } = await chamberWith(1)
    const clerk = app.as(await newColleague(app.db, member.chamberId, 'A colleague', 'clerk'))
    const body = { operation: { action: 'delete' as const }, selection: { ids } }
    expect((await clerk.call(changeMany, { body })).status).toBe(403)
  })
})
