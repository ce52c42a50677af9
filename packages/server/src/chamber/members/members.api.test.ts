import { login, me } from '@peshi/contract/chamber/account'
import * as contract from '@peshi/contract/chamber/members'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { createTask, getTask } from '@peshi/contract/day/tasks'
import { saveHearing } from '@peshi/contract/matters/hearings'
import { listMatters } from '@peshi/contract/matters/matters'
import type { ChamberId, InvitationId, PersonId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { person } from '../../platform/db/people.schema.ts'
import { accountRepo } from '../account/account.repo.ts'
import { hashPassword } from '../account/password.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000'
const token = 'a token that was never given out by anybody'
const newcomer = { name: 'Salim Khan', password: 'long enough to keep' }
const day = 86_400_000

const foreignInvitation = async () => {
  const owner = app.as(await newChamber(app.db))
  const { body } = await owner.call(contract.invite, { body: { role: 'clerk' } })
  return { params: { id: body.data._id } }
}
const foreignPerson = async () => ({ params: { id: (await newChamber(app.db)).personId } })
const ofInvitation = {
  input: { params: { id: id as InvitationId } },
  foreign: foreignInvitation,
  refused: 'advocate',
} as const
const ofPerson = { input: { params: { id: id as PersonId } }, foreign: foreignPerson, refused: 'advocate' } as const

ladder(contract.listPeople, () => app, { refused: 'client' })
ladder(contract.invite, () => app, {
  input: { body: { role: 'clerk' } },
  invalid: {
    'an invitation as owner': { body: { role: 'owner' } },
    'an invitation as client': { body: { role: 'client' } },
    'an invalid e-mail address': { body: { role: 'clerk', email: 'x' } },
  },
  refused: 'advocate',
})
ladder(contract.renewInvitation, () => app, ofInvitation)
ladder(contract.revokeInvitation, () => app, ofInvitation)
ladder(contract.changeRole, () => app, {
  ...ofPerson,
  input: { params: { id: id as PersonId }, body: { role: 'clerk' } },
  invalid: { 'the role of owner': { params: { id }, body: { role: 'owner' } } },
  foreign: async () => ({ ...(await foreignPerson()), body: { role: 'clerk' as const } }),
})
ladder(contract.memberLoad, () => app, ofPerson)
ladder(contract.removeMember, () => app, {
  ...ofPerson,
  input: { params: { id: id as PersonId }, body: {} },
  foreign: async () => ({ ...(await foreignPerson()), body: {} }),
})
ladder(contract.leaveChamber, () => app, { refused: 'client' })
ladder(contract.handChamberOver, () => app, {
  input: { body: { person_id: id as PersonId, password: 'x' } },
  invalid: { 'a missing password': { body: { person_id: id } } },
  refused: 'advocate',
})
ladder(contract.lookAtInvitation, () => app, {
  input: { body: { token } },
  invalid: { 'a missing token': { body: {} } },
})
ladder(contract.acceptInvitation, () => app, {
  input: { body: { token } },
  invalid: { 'a missing token': { body: {} } },
})
ladder(contract.joinChamber, () => app, {
  input: { body: { token, ...newcomer, email: 'n@example.in' } },
  invalid: { 'a short password': { body: { token, ...newcomer, email: 'n@example.in', password: 'short' } } },
})
ladder(contract.switchChamber, () => app, { invalid: { 'a missing chamber': { body: { refreshToken: 'x' } } } })

const tokenOf = (link: string) => new URL(link).hash.slice(1)

async function chamberWithOwner() {
  const member = await newChamber(app.db)
  return { member, owner: app.as(member) }
}

let numbers = 0
const freshEmail = () => `newcomer-${++numbers}@example.in`

describe('an invitation', () => {
  test('anyone with an invitation’s link sees the invitation, and a newcomer can accept it once', async () => {
    const { owner } = await chamberWithOwner()
    const email = freshEmail()
    const invited = await owner.call(contract.invite, { body: { role: 'clerk', email } })
    const [mail] = await app.messages({ to: email, kind: 'invitation' })
    expect(mail?.text).toContain(invited.body.link)
    const token = tokenOf(invited.body.link)
    expect(token).toHaveLength(43)

    const looked = await app.stranger.call(contract.lookAtInvitation, { body: { token } })
    expect(looked.body.data).toMatchObject({ chamber: 'Chamber of tests', role: 'clerk', email })
    expect((await owner.call(contract.listPeople)).body.data).toHaveLength(1)

    const joined = await app.stranger.call(contract.joinChamber, { body: { token, ...newcomer, email } })
    expect(joined.body.userData.extras.chamber_role).toBe('clerk')
    expect(await app.messages({ to: email, kind: 'address-code' })).toHaveLength(1)
    const again = await app.stranger.call(contract.joinChamber, {
      body: { token, ...newcomer, email: freshEmail() },
    })
    expect([again.status, again.body.code]).toEqual([404, 'invitation-over'])
    const { data, invitations } = (await owner.call(contract.listPeople)).body
    expect([data.map(({ role }) => role), invitations]).toEqual([['owner', 'clerk'], []])
    const [reported] = (await owner.call(listNotifications)).body.data
    expect(reported).toMatchObject({
      kind: 'member.joined',
      subject: { label: 'Salim Khan' },
      values: { role: 'clerk' },
    })
    expect((await app.stranger.call(login, { body: { email, password: newcomer.password } })).status).toBe(200)
  })

  test('an invitation is accepted only for the e-mail address to which it was sent', async () => {
    const { owner } = await chamberWithOwner()
    const { body } = await owner.call(contract.invite, { body: { role: 'billing', email: freshEmail() } })
    const own = { token: tokenOf(body.link), ...newcomer, email: freshEmail() }
    expect((await app.stranger.call(contract.joinChamber, { body: own })).body.code).toBe('invitation-for-another')
    const other = app.as(await newChamber(app.db))
    expect((await other.call(contract.acceptInvitation, { body: { token: own.token } })).status).toBe(403)
    const link = await owner.call(contract.invite, { body: { role: 'billing' } })
    const withMore = { ...own, token: tokenOf(link.body.link), role: 'owner', chamber_role: 'owner', enabled: true }
    const joined = await app.stranger.call(contract.joinChamber, { body: withMore as typeof own })
    expect(joined.body.userData.extras.chamber_role).toBe('billing')
  })

  test('an invitation ends after seven days, or when it is withdrawn or renewed', async () => {
    const { member, owner } = await chamberWithOwner()
    const look = async (link: string) =>
      (await app.stranger.call(contract.lookAtInvitation, { body: { token: tokenOf(link) } })).status
    const [over, back, renewed] = [
      await owner.call(contract.invite, { body: { role: 'clerk' } }),
      await owner.call(contract.invite, { body: { role: 'clerk' } }),
      await owner.call(contract.invite, { body: { role: 'clerk' } }),
    ]
    await owner.call(contract.revokeInvitation, { params: { id: back.body.data._id } })
    const second = await owner.call(contract.renewInvitation, { params: { id: renewed.body.data._id } })
    expect([await look(over.body.link), await look(back.body.link)]).toEqual([200, 404])
    expect([await look(renewed.body.link), await look(second.body.link)]).toEqual([404, 200])
    clock.forward(7 * day)
    expect(await look(over.body.link)).toBe(404)
    const { invitations } = (await app.as(member).call(contract.listPeople)).body
    expect(invitations.map(({ is_over }) => is_over)).toEqual([true, true])
  })

  test('only the hash of an invitation’s token is stored', async () => {
    const { member, owner } = await chamberWithOwner()
    const { body } = await owner.call(
      contract.invite,
      { body: { role: 'clerk' } },
      { 'idempotency-key': 'one-and-the-same' },
    )
    const rows = await app.db.asChamber(member.chamberId, (tx) =>
      tx.execute(
        sql`select to_jsonb(i)::text as row from invitation i union all select to_jsonb(r)::text from idempotent_reply r`,
      ),
    )
    expect(JSON.stringify(rows)).not.toContain(tokenOf(body.link))
  })

  test('a person can join a second chamber by invitation and switch between both on one device', async () => {
    const [{ owner }, { member: second }] = [await chamberWithOwner(), await chamberWithOwner()]
    const link = await owner.call(contract.invite, { body: { role: 'advocate' } })
    const body = { token: tokenOf(link.body.link) }
    await app.db.asSystem('account', async (tx) =>
      accountRepo(tx).updatePerson(second.personId, { password_hash: await hashPassword(newcomer.password) }),
    )
    const email = `${second.personId}@example.in`
    const signedIn = await app.stranger.call(login, { body: { email, password: newcomer.password } })
    const asThem = bearer(sessionOf(signedIn.body).accessToken)
    const { data } = (await app.stranger.call(contract.acceptInvitation, { body }, asThem)).body
    expect((await app.stranger.call(contract.acceptInvitation, { body }, asThem)).status).toBe(404)
    expect((await app.stranger.call(contract.myChambers, {}, asThem)).body.data).toHaveLength(2)

    const refreshToken = sessionOf(signedIn.body).refreshToken
    const to = (chamber_id: ChamberId, token = refreshToken) =>
      app.stranger.call(contract.switchChamber, { body: { refreshToken: token, chamber_id } })
    const stranger = await newChamber(app.db)
    expect((await to(stranger.chamberId)).status).toBe(404)
    const switched = await to(data.chamber_id)
    expect(switched.body.userData.extras).toMatchObject({ chamber_id: data.chamber_id, chamber_role: 'advocate' })
    expect((await to(second.chamberId)).status).toBe(401)
    expect((await app.stranger.call(me, {}, asThem)).status).toBe(401)
  })
})

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sessionOf = (body: object) => body as { accessToken: string; refreshToken: string }

describe('a member of the chamber', () => {
  test('a changed role applies within seconds, and the last owner must remain owner', async () => {
    const { member, owner } = await chamberWithOwner()
    const colleague = await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate')
    const meera = app.as(colleague)
    expect((await meera.call(listMatters)).status).toBe(200)
    const params = { id: colleague.personId }
    expect((await owner.call(contract.changeRole, { params, body: { role: 'billing' } })).status).toBe(200)
    clock.forward(11_000)
    expect((await meera.call(me)).body.userData.extras.chamber_role).toBe('billing')
    const own = await owner.call(contract.changeRole, { params: { id: member.personId }, body: { role: 'clerk' } })
    expect([own.status, own.body.code]).toEqual([409, 'last-owner'])
  })

  test('a removed member loses access at once, and a chosen person gets the member’s work', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    const gone = await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate')
    const heir = await newColleague(app.db, member.chamberId, 'Salim Khan', 'advocate')
    const meera = app.as(gone)
    expect((await meera.call(me)).status).toBe(200)
    const team = { person_ids: [gone.personId], is_sensitive: false }
    await caller.call(setTeam, { params: { id: matter._id }, body: team })
    const hearing = { matter_id: matter._id, date: '2026-12-24', appearing_id: gone.personId }
    await caller.call(saveHearing, { body: hearing })
    const draft = { title: 'Draft', date: '2026-12-24', assignee_id: gone.personId }
    const task = await caller.call(createTask, { body: draft })
    const params = { id: gone.personId }
    expect((await caller.call(contract.memberLoad, { params })).body.data).toEqual({ matters: 1, hearings: 1 })
    const strange = await newChamber(app.db)
    expect((await caller.call(contract.removeMember, { params, body: { hand_to: strange.personId } })).status).toBe(400)
    expect((await caller.call(contract.removeMember, { params, body: { hand_to: heir.personId } })).status).toBe(200)
    expect((await meera.call(me)).status).toBe(401)
    expect((await caller.call(contract.memberLoad, { params })).status).toBe(404)
    const load = await caller.call(contract.memberLoad, { params: { id: heir.personId } })
    expect(load.body.data).toEqual({ matters: 1, hearings: 1 })
    const handed = await caller.call(getTask, { params: { id: task.body.data._id } })
    expect(handed.body.data.assignee).toEqual({ _id: heir.personId, name: 'Salim Khan' })
    const names = await app.db.asChamber(member.chamberId, (tx) => tx.select({ name: person.name }).from(person))
    expect(names.map(({ name }) => name)).toContain('Meera Rao')
    expect((await caller.call(contract.listPeople)).body.data.map(({ name }) => name)).not.toContain('Meera Rao')
  })

  test('every member except the last owner can leave the chamber', async () => {
    const { member, owner } = await chamberWithOwner()
    const colleague = app.as(await newColleague(app.db, member.chamberId, 'Meera Rao', 'clerk'))
    expect((await owner.call(contract.leaveChamber)).body.code).toBe('last-owner')
    expect((await colleague.call(contract.leaveChamber)).status).toBe(200)
    expect((await colleague.call(me)).status).toBe(401)
  })

  test('members see their colleagues’ names, but not their contact data', async () => {
    const { member } = await chamberWithOwner()
    const clerk = app.as(await newColleague(app.db, member.chamberId, 'Meera Rao', 'clerk'))
    const { data, invitations } = (await clerk.call(contract.listPeople)).body
    expect(data).toHaveLength(2)
    expect([data.every(({ email }) => email === null), invitations]).toEqual([true, []])
  })
})

describe('handing over the chamber', () => {
  test('a handover requires the password, and the old owner becomes an advocate', async () => {
    const { member, owner } = await chamberWithOwner()
    const heir = await newColleague(app.db, member.chamberId, 'Meera Rao', 'advocate')
    await app.db.asSystem('account', async (tx) =>
      accountRepo(tx).updatePerson(member.personId, { password_hash: await hashPassword(newcomer.password) }),
    )
    const body = { person_id: heir.personId, password: newcomer.password }
    const wrong = await owner.call(contract.handChamberOver, { body: { ...body, password: 'guessed' } })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong-password'])
    expect((await owner.call(contract.handChamberOver, { body })).status).toBe(200)
    clock.forward(11_000)
    const { data } = (await app.as(heir).call(contract.listPeople)).body
    expect(data.map(({ name, role }) => [name, role])).toEqual([
      ['Meera Rao', 'owner'],
      ['R. Shukla', 'advocate'],
    ])
    expect((await owner.call(contract.handChamberOver, { body })).status).toBe(403)
  })

  test('the number of password guesses at a handover is limited', async () => {
    const { owner } = await chamberWithOwner()
    const body = { person_id: id as PersonId, password: 'guessed' }
    const tried = []
    for (let tries = 0; tries < 9; tries += 1) tried.push((await owner.call(contract.handChamberOver, { body })).status)
    expect(tried.at(-1)).toBe(429)
  })
})
