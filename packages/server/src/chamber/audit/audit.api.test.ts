import { login, logout } from '@peshi/contract/chamber/account'
import { LoggedEvent } from '@peshi/contract/chamber/activity'
import {
  AccessKind,
  AuditGroup,
  auditGroups,
  auditPeople,
  auditPerPage,
  exportAudit,
  listAudit,
} from '@peshi/contract/chamber/audit'
import { changeRole } from '@peshi/contract/chamber/members'
import { listDevices } from '@peshi/contract/chamber/security'
import { countMatters, deleteMatter, editTitle, getMatter } from '@peshi/contract/matters/matters'
import { exportCaveats } from '@peshi/contract/trackers/caveats'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { event } from '../../platform/events/event.schema.ts'
import { hashPassword } from '../account/password.ts'
import { forgetAccesses, startAuditJobs } from './audit.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startAuditJobs(app.context)
})
afterAll(() => app.close())

const wrong = {
  'a last day before the first day': { query: { from: '2026-11-20', to: '2026-11-19' } },
  'an unknown group': { query: { group: 'all' } },
}
ladder(listAudit, () => app, {
  invalid: { ...wrong, 'an incomplete page position': { query: { before: '2026-11-20T04:00:00Z' } } },
  refused: 'advocate',
})
ladder(auditPeople, () => app, { refused: 'advocate' })
ladder(exportAudit, () => app, { invalid: wrong, refused: 'advocate' })

type Filter = NonNullable<Parameters<typeof listAudit.query.parse>[0]>
const look = async (caller: Caller, query: Filter = {}) =>
  (await caller.call(listAudit, { query: query as never })).body.data
const actions = async (caller: Caller, query: Filter = {}) => (await look(caller, query)).map(({ action }) => action)
const added = ({ chamberId, personId }: Awaited<ReturnType<typeof newChamber>>, at: Date) => ({
  chamber_id: chamberId,
  person_id: personId,
  at,
  type: 'matter.added' as const,
  subject_kind: 'matter',
  subject_id: chamberId,
})

const later = <T>(doing: () => Promise<T>) => {
  clock.forward(60_000)
  return doing()
}

test('every action and every access belongs to exactly one group of the audit log', () => {
  const all = AuditGroup.options.flatMap((group) => [...auditGroups[group].actions, ...auditGroups[group].accesses])
  expect(all.toSorted()).toEqual([...LoggedEvent.options, ...AccessKind.options].toSorted())
  expect(auditGroups.deletions.actions).toContain('caveat.proof-removed')
})

test('the audit log lists sign-ins, refused sign-ins and sign-outs with their network address', async () => {
  const { caller, member, matter } = await chamberWithMatter(app)
  const email = `${member.personId}@example.in`
  const hash = await hashPassword('the right one, long enough')
  await app.db.engine.execute(`UPDATE person SET password_hash = $1 WHERE id = $2`, [hash, member.personId])
  const from = { 'user-agent': 'Firefox of the chamber' }
  const signIn = (password: string) => app.stranger.call(login, { body: { email, password } }, from)
  await later(() => signIn('guessed'))
  const { body } = await later(() => signIn('the right one, long enough'))
  await later(() => caller.call(editTitle, { params: { id: matter._id }, body: { title: 'Ours' } }))
  if (!('refreshToken' in body)) throw new Error('Not signed in')
  await later(() => app.stranger.call(logout, { body: { refreshToken: body.refreshToken } }))

  const entries = await look(caller)
  expect(entries.map(({ action }) => action).slice(0, 5)).toEqual([
    'access.signed-out',
    'matter.titled',
    'access.signed-in',
    'access.signed-in',
    'access.sign-in-failed',
  ])
  expect(entries[3]).toMatchObject({
    by: { _id: member.personId, name: 'R. Shukla' },
    device: 'Firefox of the chamber',
    address: '127.0.0.1',
  })
  expect(await actions(caller, { group: 'changes' })).toEqual(['matter.titled', 'matter.added'])
})

test('a sign-in attempt with an unknown e-mail address is not recorded', async () => {
  const before = (await app.db.engine.execute('SELECT count(*) FROM access_event')).rows
  await app.stranger.call(login, { body: { email: 'nobody@example.in', password: 'guessed' } })
  expect((await app.db.engine.execute('SELECT count(*) FROM access_event')).rows).toEqual(before)
})

test('opening a matter is recorded once a day for each person', async () => {
  const { caller: owner, member, matter } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  const colleague = app.as(asha)
  const open = (who: Caller) => later(() => who.call(getMatter, { params: { id: matter._id } }))
  await open(colleague)
  await open(colleague)
  await open(owner)
  clock.forward(86_400_000)
  await app.as(asha).call(getMatter, { params: { id: matter._id } })
  const other = await followCase(app, member)
  await app.as(asha).call(getMatter, { params: { id: other.matter._id } })
  const readings = await look(app.as(member), { group: 'readings', matter_id: matter._id })
  expect(readings.map(({ action, by }) => [action, by?.name])).toEqual([
    ['access.matter-opened', 'Asha Verma'],
    ['access.matter-opened', 'R. Shukla'],
    ['access.matter-opened', 'Asha Verma'],
  ])
  expect(readings[0]?.matter_title).toBe(matter.title)
})

test('storing a matter for offline use is not recorded as opening the matter', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  const read = (query?: { ahead: string }) =>
    later(() => caller.call(getMatter, { params: { id: matter._id }, ...(query && { query }) }))
  await read({ ahead: 'true' })
  await read({ ahead: 'true' })
  await read()
  expect(await actions(caller, { group: 'readings' })).toEqual(['access.matter-opened', 'access.matter-kept'])
})

test('the audit log can be filtered by person, by day in Indian time and by group of actions', async () => {
  const { caller, member, matter } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await later(() => caller.call(changeRole, { params: { id: asha.personId }, body: { role: 'clerk' } }))
  await later(() => caller.call(deleteMatter, { params: { id: matter._id } }))
  await later(() => app.as(asha).call(listDevices))
  expect(await actions(caller, { group: 'permissions' })).toEqual(['member.role'])
  expect(await actions(caller, { group: 'deletions' })).toEqual(['matter.deleted'])
  expect(await actions(caller, { person_id: asha.personId })).toEqual(['access.signed-in'])
  const at = new Date('2026-01-10T20:00:00Z')
  await app.db.asChamber(member.chamberId, (tx) => tx.insert(event).values(added(member, at)))
  expect(await actions(caller, { from: '2026-01-11', to: '2026-01-11' })).toEqual(['matter.added'])
  expect(await actions(caller, { from: '2026-01-10', to: '2026-01-10' })).toEqual([])
  const { data } = (await caller.call(auditPeople)).body
  expect(data.map(({ name, is_former }) => [name, is_former])).toEqual([
    ['Asha Verma', false],
    ['R. Shukla', false],
  ])
})

test('the audit log lists actions and accesses together, each entry on one page only', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const at = clock.now()
  await app.db.asChamber(member.chamberId, async (tx) => {
    await tx.insert(event).values(Array.from({ length: auditPerPage }, () => added(member, at)))
    await tx.execute(sql`insert into access_event (chamber_id, id, at, person_id, kind)
      select ${member.chamberId}, gen_random_uuid(), ${at.toISOString()}::timestamptz, ${member.personId}, 'matter-opened'
      from generate_series(1, 20)`)
  })
  const first = (await caller.call(listAudit)).body
  const last = first.data.at(-1)
  const query = { before: last?.at, before_id: last?._id }
  const second = (await caller.call(listAudit, { query })).body
  expect([first.data.length, first.meta.has_more, second.meta.has_more]).toEqual([auditPerPage, true, false])
  expect(new Set([...first.data, ...second.data].map(({ _id }) => _id)).size).toBe(auditPerPage + 21)
  expect(await actions(app.as(await newChamber(app.db)))).toEqual(['access.signed-in'])
})

test('the exported CSV contains no formula, and each export is recorded', async () => {
  const { caller, matter } = await chamberWithMatter(app)
  await later(() => caller.call(editTitle, { params: { id: matter._id }, body: { title: '=HYPERLINK("x")' } }))
  await later(() => caller.call(countMatters, { query: { export: 'true', type: 'csv' } }))
  await later(() => caller.call(exportCaveats, { query: { type: 'csv' } }))
  const { raw } = await later(() => caller.call(exportAudit))
  expect(raw.headers['content-type']).toContain('text/csv')
  expect(raw.body).toContain(`"'=HYPERLINK(""x"")"`)
  expect(raw.body).toMatch(/2026-\d\d-\d\d \d\d:\d\d:\d\d,R\. Shukla,R\. Shukla changed the title,/)
  const exported = await look(caller, { group: 'exports' })
  expect(exported.map(({ subject }) => subject.label)).toEqual(['Audit log', 'Caveats', 'Matters'])
})

test('an owner reads all access entries, an advocate only their own, and nobody can change an entry', async () => {
  const { member, caller } = await chamberWithMatter(app)
  const asha = await newColleague(app.db, member.chamberId, 'Asha Verma')
  await app.as(asha).call(listDevices)
  await caller.call(listDevices)
  const countFor = (role: 'owner' | 'advocate', personId = asha.personId) =>
    app.db.asChamber({ chamberId: member.chamberId, personId, role }, async (tx) => {
      const rows = await tx.execute(sql`select distinct person_id from access_event`)
      return (rows as unknown as { rows: unknown[] }).rows.length
    })
  expect([await countFor('advocate'), await countFor('owner')]).toEqual([1, 2])
  for (const statement of [sql`update access_event set kind = 'x'`, sql`delete from access_event`])
    await expect(app.db.asChamber(member.chamberId, (tx) => tx.execute(statement))).rejects.toThrow()
})

test('access entries are deleted only after 400 days', async () => {
  const member = await newChamber(app.db)
  await app.as(member).call(listDevices)
  app.queue.held.length = 0
  const run = async () => {
    await app.db.asSystem('cleanup', (tx) => app.queue.enqueue(tx, forgetAccesses, {}))
    await app.queue.runHeld()
    return app.db.asChamber(member.chamberId, async (tx) => {
      const { rows } = (await tx.execute(sql`select id from access_event`)) as unknown as { rows: unknown[] }
      return rows.length
    })
  }
  clock.forward(400 * 86_400_000)
  expect(await run()).toBe(1)
  clock.forward(1)
  expect(await run()).toBe(0)
})
