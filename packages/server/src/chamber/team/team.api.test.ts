import { me } from '@peshi/contract/chamber/account'
import { changeRole, removeMember } from '@peshi/contract/chamber/members'
import { getTeam, listMembers, setTeam } from '@peshi/contract/chamber/team'
import {
  countMatters,
  deleteMatter,
  editTitle,
  getMatter,
  listMatters,
  type Matter,
} from '@peshi/contract/matters/matters'
import { listOrders } from '@peshi/contract/matters/orders'
import type { ChamberRole } from '@peshi/contract/platform/abilities'
import type { BodyOf } from '@peshi/contract/platform/endpoint'
import type { ChamberId, PersonId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as Matter['_id']
const nobody = { person_ids: [], is_sensitive: false }
const foreignMatter = async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } })

ladder(listMembers, () => app, { refused: 'client' })
ladder(getTeam, () => app, { input: { params: { id } }, foreign: foreignMatter, refused: 'client' })
ladder(setTeam, () => app, {
  input: { params: { id }, body: nobody },
  invalid: { 'invalid ids of people': { params: { id }, body: { person_ids: ['x'], is_sensitive: false } } },
  foreign: async () => ({ ...(await foreignMatter()), body: nobody }),
  refused: 'billing',
})

async function sensitive(role: ChamberRole = 'advocate') {
  const { member, caller, matter } = await chamberWithMatter(app)
  const one = await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate')
  const other = await newColleague(app.db, member.chamberId, 'Salim Khan', role)
  const params = { id: matter._id }
  await caller.call(editTitle, { params, body: { title: 'In re a secret' } })
  await caller.call(setTeam, { params, body: { person_ids: [one.personId], is_sensitive: true } })
  return { owner: caller, one: app.as(one), onePerson: one, other: app.as(other), otherPerson: other, params, matter }
}

describe('a sensitive matter', () => {
  test('a sensitive matter exists only for its team and the owner', async () => {
    const { owner, one, other, params } = await sensitive()
    for (const reader of [owner, one]) {
      const [row] = (await reader.call(listMatters)).body.data
      expect(row).toMatchObject({ title: 'In re a secret', is_sensitive: true })
      expect((await reader.call(getMatter, { params })).body.data.record).not.toBeNull()
    }
    expect((await other.call(listMatters)).body).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await other.call(countMatters, { query: { group: 'case_status' } })).body.data).toEqual([])
    expect((await other.call(getMatter, { params })).status).toBe(404)
    expect((await other.call(listOrders, { params: { matterId: params.id } })).status).toBe(404)
  })

  test('`reach` changes only for the person who leaves a sensitive matter’s team or gets a new role', async () => {
    const { owner, one, onePerson, other, params } = await sensitive()
    const reachOf = async (who: typeof owner) => (await who.call(me)).body.reach
    const reaches = () => Promise.all([owner, one, other].map(reachOf))
    const before = await reaches()
    expect(await reaches()).toEqual(before)
    await owner.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } })
    const after = await reaches()
    expect(after.map((reach, at) => reach === before[at])).toEqual([true, false, true])
    await owner.call(changeRole, { params: { id: onePerson.personId }, body: { role: 'clerk' } })
    clock.forward(10_000)
    expect(await reachOf(one)).not.toBe(after[1])
  })

  test('people outside the team cannot change a sensitive matter', async () => {
    const { other, otherPerson, params } = await sensitive()
    const own = { person_ids: [otherPerson.personId], is_sensitive: true }
    expect((await other.call(editTitle, { params, body: { title: 'Mine' } })).status).toBe(404)
    expect((await other.call(deleteMatter, { params })).status).toBe(404)
    expect((await other.call(setTeam, { params, body: own })).status).toBe(404)
    expect((await other.call(getTeam, { params })).status).toBe(404)
  })

  test('people who join the team see the matter, and everyone sees it after the sensitivity ends', async () => {
    const { owner, other, onePerson, otherPerson, params } = await sensitive()
    const titleFor = async () => (await other.call(getMatter, { params })).body.data?.title
    await owner.call(setTeam, {
      params,
      body: { person_ids: [onePerson.personId, otherPerson.personId], is_sensitive: true },
    })
    expect(await titleFor()).toBe('In re a secret')
    await owner.call(setTeam, { params, body: { person_ids: [onePerson.personId], is_sensitive: true } })
    expect(await titleFor()).toBeUndefined()
    await owner.call(setTeam, { params, body: nobody })
    expect(await titleFor()).toBe('In re a secret')
  })

  test('an advocate on the team can mark a matter sensitive, but a clerk cannot', async () => {
    const { matter, member } = await chamberWithMatter(app)
    const advocate = await newColleague(app.db, member.chamberId, 'A colleague', 'advocate')
    const clerk = await newColleague(app.db, member.chamberId, 'A colleague', 'clerk')
    const set = (who: { chamberId: ChamberId; personId: PersonId }, people: PersonId[], is_sensitive: boolean) =>
      app.as(who).call(setTeam, { params: { id: matter._id }, body: { person_ids: people, is_sensitive } })
    expect((await set(clerk, [clerk.personId], true)).status).toBe(403)
    expect((await set(clerk, [clerk.personId], false)).status).toBe(200)
    expect((await set(advocate, [], true)).body.fields).toHaveProperty('person_ids')
    expect((await set(advocate, [advocate.personId], true)).body.data).toMatchObject({ is_sensitive: true })
  })

  test('a person of another chamber cannot join a team, and clients are not listed as members', async () => {
    const { owner, params } = await sensitive('client')
    const stranger = await newChamber(app.db)
    const set = (person: PersonId) =>
      owner.call(setTeam, { params, body: { person_ids: [person], is_sensitive: false } }).then(({ status }) => status)
    expect(await set(stranger.personId)).toBe(400)
    const members = (await owner.call(listMembers)).body.data
    expect(members.map(({ name }) => name)).toEqual(['Meera Rao', 'R. Shukla'])
  })
})

describe('roles on a team', () => {
  async function withTeam() {
    const { member, caller, matter } = await chamberWithMatter(app)
    const [lead, junior] = [
      await newColleague(app.db, member.chamberId, 'Salim Khan', 'advocate'),
      await newColleague(app.db, member.chamberId, 'Asha Verma', 'advocate'),
    ]
    const params = { id: matter._id }
    const set = (body: BodyOf<typeof setTeam>) => caller.call(setTeam, { params, body })
    const named = [
      { person_id: lead.personId, role: 'lead' as const },
      { person_id: junior.personId, role: 'junior' as const },
    ]
    const person_ids = [junior.personId, lead.personId]
    return { caller, params, set, named, lead, junior, saved: await set({ person_ids, roles: named }) }
  }

  const rolesOf = (members: readonly { name: string; role: string | null }[]) =>
    members.map(({ name, role }) => [name, role])

  test('the lead comes first, in the team and in the list of matters', async () => {
    const { caller, saved } = await withTeam()
    const expected = [
      ['Salim Khan', 'lead'],
      ['Asha Verma', 'junior'],
    ]
    expect(rolesOf(saved.body.data.members)).toEqual(expected)
    const [row] = (await caller.call(listMatters, { query: { with: 'team' } })).body.data
    expect(rolesOf(row?.team ?? [])).toEqual(expected)
  })

  test('a change of the people keeps the roles of who stays, and a change of the roles keeps the people', async () => {
    const { set, lead, junior, named } = await withTeam()
    const fewer = await set({ person_ids: [lead.personId] })
    expect(rolesOf(fewer.body.data.members)).toEqual([['Salim Khan', 'lead']])
    await set({ person_ids: [lead.personId, junior.personId] })
    const without = await set({ roles: named.slice(1) })
    expect(rolesOf(without.body.data.members)).toEqual([
      ['Asha Verma', 'junior'],
      ['Salim Khan', null],
    ])
  })

  test('a team has one lead', async () => {
    const { set, named } = await withTeam()
    const refused = await set({ roles: named.map((one) => ({ ...one, role: 'lead' as const })) })
    expect([refused.status, refused.body.code]).toEqual([400, 'one-lead'])
  })

  test('who takes over the work of a person who leaves also takes the role', async () => {
    const { caller, params, set, lead, junior } = await withTeam()
    await set({ person_ids: [lead.personId] })
    await caller.call(removeMember, { params: { id: lead.personId }, body: { hand_to: junior.personId } })
    const { members } = (await caller.call(getTeam, { params })).body.data
    expect(rolesOf(members)).toEqual([['Asha Verma', 'lead']])
  })
})
