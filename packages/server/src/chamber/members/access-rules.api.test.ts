import { getAccessRules, setAccessRules } from '@peshi/contract/chamber/access-rules'
import { me } from '@peshi/contract/chamber/account'
import { changeRole } from '@peshi/contract/chamber/members'
import { getTeam, setTeam } from '@peshi/contract/chamber/team'
import { createTask, listTasks } from '@peshi/contract/day/tasks'
import { changeMany } from '@peshi/contract/matters/bulk'
import { listDocuments } from '@peshi/contract/matters/documents'
import { saveHearing } from '@peshi/contract/matters/hearings'
import { countMatters, getMatter, listMatters, saveMatter } from '@peshi/contract/matters/matters'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, findCase, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

ladder(getAccessRules, () => app, { refused: 'client' })
ladder(setAccessRules, () => app, {
  input: { body: { clerks_may_delete: false } },
  invalid: { 'a switch that is no switch': { body: { own_matters_only: 'sometimes' } } },
  refused: 'advocate',
})

async function office(role: ChamberRole = 'advocate') {
  const { member, caller: owner, matter } = await chamberWithMatter(app)
  const colleague = await newColleague(app.db, member.chamberId, 'Meera Rao', role)
  const only = (own_matters_only: boolean) => owner.call(setAccessRules, { body: { own_matters_only } })
  return { member, owner, colleague, caller: app.as(colleague), params: { id: matter._id }, only }
}

test('with the switch on, a member sees the matters of the own teams, and all of them after it is switched off', async () => {
  const { owner, colleague, caller, params, only } = await office()
  const titles = async () => (await caller.call(listMatters)).body.data.length
  expect(await titles()).toBe(1)
  expect((await only(true)).status).toBe(200)
  expect(await titles()).toBe(0)
  expect((await caller.call(countMatters, { query: { group: 'case_status' } })).body.data).toEqual([])
  expect((await caller.call(getMatter, { params })).status).toBe(404)
  await owner.call(setTeam, { params, body: { person_ids: [colleague.personId] } })
  expect(await titles()).toBe(1)
  await owner.call(setTeam, { params, body: { person_ids: [] } })
  expect(await titles()).toBe(0)
  await only(false)
  expect(await titles()).toBe(1)
})

test('who adds a matter sees it, and a colleague may add a matter of the same case, which must be merged before all see all', async () => {
  const { owner, member, colleague, caller, params, only } = await office()
  await only(true)
  const { matter, courtCase } = await followCase(app, colleague)
  expect((await caller.call(getMatter, { params: { id: matter._id } })).status).toBe(200)
  expect((await caller.call(getMatter, { params })).status).toBe(404)
  const other = await newColleague(app.db, member.chamberId, 'Salim Khan', 'clerk')
  await findCase(app, other, courtCase)
  const again = { unique_id: courtCase.court, matter_id: courtCase.id }
  expect((await app.as(other).call(saveMatter, { body: again })).status).toBe(200)
  expect((await app.as(other).call(listMatters)).body.data).toHaveLength(1)
  const refused = await only(false)
  expect(refused).toMatchObject({ status: 409, body: { code: 'followed-twice', values: { title: matter.title } } })
  expect((await owner.call(listMatters)).body.data).toHaveLength(3)
})

test('the owner reads how many matters have no team, and how many tasks nobody would find', async () => {
  const { owner, colleague, caller, params } = await office()
  const day = '2026-12-01'
  const task = { title: 'Draft', category: 'Matter', matter: params.id, assignee_id: colleague.personId } as const
  expect((await owner.call(createTask, { body: { ...task, date: day } })).status).toBe(200)
  const outOfSight = async () => (await owner.call(getAccessRules)).body.out_of_sight
  expect(await outOfSight()).toEqual({ matters: 1, tasks: 1 })
  await owner.call(setTeam, { params, body: { person_ids: [colleague.personId] } })
  expect(await outOfSight()).toEqual({ matters: 0, tasks: 0 })
  expect((await caller.call(getAccessRules)).body.out_of_sight).toBeNull()
})

test('with the switch on, work of a matter is given only to people who see it', async () => {
  const { owner, colleague, caller, params, only } = await office()
  await only(true)
  const day = '2026-12-01'
  const task = { title: 'Draft', category: 'Matter', matter: params.id, assignee_id: colleague.personId } as const
  const given = () => owner.call(createTask, { body: { ...task, date: day } })
  const appears = () =>
    owner.call(saveHearing, { body: { matter_id: params.id, date: day, appearing_id: colleague.personId } })
  expect((await given()).body.code).toBe('not-to-be-given')
  expect((await appears()).body.fields).toHaveProperty('appearing_id')
  await owner.call(setTeam, { params, body: { person_ids: [colleague.personId] } })
  expect([(await given()).status, (await appears()).status]).toEqual([200, 200])
  expect((await caller.call(listTasks)).body.data).toHaveLength(1)
})

test('a member does not lose a matter by leaving its team', async () => {
  const { owner, colleague, caller, params, only } = await office()
  await owner.call(setTeam, { params, body: { person_ids: [colleague.personId] } })
  await only(true)
  expect((await caller.call(setTeam, { params, body: { person_ids: [] } })).body.fields).toHaveProperty('person_ids')
  const leaving = { action: 'unassign', person_id: colleague.personId } as const
  const { body } = await caller.call(changeMany, { body: { operation: leaving, selection: { ids: [params.id] } } })
  expect(body.data).toMatchObject({ done: [], refused: [{ _id: params.id }] })
  expect((await caller.call(getTeam, { params })).body.data.members).toHaveLength(1)
})

test('a switch and a new role count at once in every process that hears of them', async () => {
  const { owner, colleague, caller, params } = await office('clerk')
  await app.context.standings.follow()
  const documents = async () => (await caller.call(listDocuments, { params })).status
  expect(await documents()).toBe(200)
  await owner.call(setAccessRules, { body: { clerks_see_documents: false } })
  await expect.poll(documents).toBe(403)
  await owner.call(changeRole, { params: { id: colleague.personId }, body: { role: 'advocate' } })
  await expect.poll(documents).toBe(200)
})

test('a switch changes what an open session may do, and the session is told', async () => {
  const { owner, caller, params, only } = await office('clerk')
  const documents = async () => (await caller.call(listDocuments, { params })).status
  const user = async () => (await caller.call(me)).body
  const before = await user()
  expect(await documents()).toBe(200)
  await owner.call(setAccessRules, { body: { clerks_see_documents: false } })
  clock.forward(10_000)
  expect(await documents()).toBe(403)
  const after = await user()
  expect(after.userData.ability).not.toEqual(before.userData.ability)
  await only(true)
  expect((await user()).reach).not.toBe(after.reach)
})
