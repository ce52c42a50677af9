import { removeMember } from '@peshi/contract/chamber/members'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import {
  clientsOfMatter,
  createClient,
  deleteClient,
  linkClient,
  restoreClient,
  updateClient,
} from '@peshi/contract/clients/clients'
import { listMatters } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { answerDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import {
  followPracticeCases,
  getPractice,
  listPracticeCases,
  markPracticeCases,
  type PracticeInput,
  savePractice,
} from '@peshi/contract/trackers/practice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { sandboxApp } from '../../../test/sandbox-app.ts'
import { newId } from '../../platform/db/columns.ts'
import { askPractices } from './ask-practices.ts'
import { readPractice } from './practice.jobs.ts'
import { startPracticeJobs } from './read-practice.ts'

let app: Awaited<ReturnType<typeof sandboxApp>>
beforeAll(async () => {
  app = await sandboxApp()
  await startPracticeJobs(app.tests.context)
})
afterAll(() => app.close())

const none: PracticeInput = { names: [], enrolment: null, aor_code: null, with_disposed: false, courts: [] }
const at = (court_id: string, establishment: string | null = null) => ({
  court_id: court_id as CourtId,
  establishment,
  establishment_label: establishment,
})
const name = 'Rajendra Shukla'
const chennai = at('dc-chennai', 'DAUI01,DAUI02,DAUI04')
const everywhere: PracticeInput = {
  names: [name],
  enrolment: 'UP/1187/1998',
  aor_code: null,
  with_disposed: true,
  courts: [
    at('dc-pune', 'DAOJ01,DAOJ02,DAOJ04'),
    at('dc-lucknow', 'DAZB01,DAZB02,DAZB04'),
    chennai,
    at('dc-ernakulam', 'DAKR01,DAKR02,DAKR04'),
  ],
}

ladder(getPractice, () => app.tests, { refused: 'billing' })
ladder(listPracticeCases, () => app.tests, { refused: 'billing' })
ladder(savePractice, () => app.tests, {
  input: { body: none },
  invalid: {
    'six names': { body: { ...none, names: Array(6).fill(name) } },
    '31 courts': { body: { ...none, courts: Array(31).fill(chennai) } },
    'a name of two letters': { body: { ...none, names: ['Ra'] } },
    'an enrolment number without a year': { body: { ...none, enrolment: 'UP/12' } },
    'a court that cannot be searched by name': { body: { ...none, courts: [at('hc-allahabad')] } },
    'a district without a court complex': { body: { ...none, courts: [at('dc-pune')] } },
    '21 clients': { body: { ...none, clients: Array(21).fill(newId()) } },
  },
  refused: 'billing',
})
ladder(followPracticeCases, () => app.tests, {
  input: { body: { ids: [newId() as never] } },
  invalid: { 'no case': { body: { ids: [] } }, '201 cases': { body: { ids: Array(201).fill(newId()) } } },
  refused: 'billing',
})

ladder(markPracticeCases, () => app.tests, {
  input: { body: { ids: [newId() as never], is_not_mine: true } },
  invalid: { 'no case': { body: { ids: [], is_not_mine: true } } },
  refused: 'billing',
})

/** Returns the court and the name or number of each captcha. */
async function answerAll(caller: Caller): Promise<string[]> {
  const answered: string[] = []
  for (;;) {
    const { data } = (await caller.call(takeDueCheck, { body: { kind: 'practice' } })).body
    if (!data) return answered
    const answer = await app.readPicture()
    const reply = await caller.call(answerDueCheck, { params: { id: data._id }, body: { answer } })
    expect(reply.body.data.result_code).toMatch(/^practice-(found|none)$/)
    answered.push(`${data.court_id} ${data.label}`)
  }
}

async function readPages() {
  const { held } = app.tests.queue
  held.splice(0, held.length, ...held.filter((job) => job.name === readPractice.name))
  await app.tests.queue.runHeld()
}

const found = async (caller: Caller) => (await caller.call(listPracticeCases)).body
const follow = (caller: Caller, ids: string[]) => caller.call(followPracticeCases, { body: { ids: ids as never[] } })
const matters = async (caller: Caller) => (await caller.call(listMatters, { query: { perPage: 200 } })).body

test('80 cases in four courts cost 8 captchas, none twice, and are followed from one list', {
  timeout: 60_000,
}, async () => {
  const caller = app.tests.as(await newChamber(app.tests.db))
  await caller.call(savePractice, { body: everywhere })
  expect((await caller.call(getPractice)).body.data).toEqual({ ...everywhere, clients: [] })
  const captchas = await answerAll(caller)
  expect([captchas.length, new Set(captchas).size]).toEqual([8, 8])
  await caller.call(savePractice, { body: everywhere })
  expect(await answerAll(caller)).toEqual([])

  await readPages()
  const { data, meta } = await found(caller)
  expect(data.length).toBeGreaterThanOrEqual(80)
  expect(meta).toEqual({ unread: 0, left_off: 0 })
  expect(new Set(data.map(({ court_id }) => court_id)).size).toBe(4)
  expect(data.filter(({ case_status, petitioner }) => !case_status || !petitioner)).toEqual([])
  expect(data.some(({ next_date }) => next_date !== null)).toBe(true)

  const ids = data.map(({ _id }) => _id)
  const [first = '', ...others] = ids
  expect((await follow(caller, [first])).body.data).toEqual({ followed: 1, unread: 0, left_off: 0 })
  expect((await found(caller)).data.filter(({ followed_by }) => followed_by).map(({ _id }) => _id)).toEqual([first])
  expect((await follow(caller, ids)).body.data).toEqual({ followed: others.length, unread: 0, left_off: 0 })
  expect((await matters(caller)).meta.total).toBe(ids.length)
})

test('a week later the courts are asked again, and a notification tells what is new', async () => {
  const member = await newChamber(app.tests.db)
  let caller = app.tests.as(member)
  await caller.call(savePractice, { body: { ...none, names: [name], courts: [chennai] } })
  expect(await answerAll(caller)).toHaveLength(1)
  const before = (await found(caller)).data
  const notified = async () =>
    (await caller.call(listNotifications, { query: {} })).body.data.filter(({ kind }) => kind === 'practice.found')
  expect(await notified()).toEqual([])

  const sides = { petitioner: 'Anand Iyer', respondent: 'Kaveri Mills' }
  for (const _ of [1, 2]) await app.control('POST', '/cases', { court: chennai.court_id, ...sides })
  expect(await answerAll(caller)).toEqual([])
  app.clock.forward(7 * 86_400_000)
  caller = app.tests.as(member)
  expect(await answerAll(caller)).toHaveLength(1)
  const added = (await found(caller)).data.slice(0, -before.length)
  expect(added[0]).toMatchObject({ petitioner: 'Anand Iyer', followed_by: null })
  expect(await notified()).toMatchObject([{ values: { count: added.length } }])
})

test('a case whose page is not read yet becomes a matter that is not read yet', async () => {
  const caller = app.tests.as(await newChamber(app.tests.db))
  await caller.call(savePractice, { body: { ...none, names: [name], courts: [chennai] } })
  await answerAll(caller)
  const { data, meta } = await found(caller)
  expect(meta.unread).toBe(data.length)
  expect(data[0]).toMatchObject({ case_status: null, next_date: null })
  expect((await follow(caller, [data[0]?._id ?? ''])).body.data).toEqual({ followed: 0, unread: 1, left_off: 0 })
  expect((await matters(caller)).data).toMatchObject([{ is_unread: true, hc_name: 'dc-chennai' }])
  expect((await found(caller)).data.filter(({ followed_by }) => followed_by)).toHaveLength(1)
})

test('nobody else sees or follows the cases of a person’s practice, and a court that is removed is not asked', async () => {
  const member = await newChamber(app.tests.db)
  const caller = app.tests.as(member)
  const colleague = app.tests.as(await newColleague(app.tests.db, member.chamberId, 'Meera Rao'))
  const stranger = app.tests.as(await newChamber(app.tests.db))
  await caller.call(savePractice, { body: { ...none, names: [name, 'R. Shukla'], courts: [chennai] } })
  await caller.call(savePractice, { body: { ...none, names: [name], courts: [chennai] } })
  expect(await answerAll(caller)).toEqual([`dc-chennai ${name}`])
  const [one] = (await found(caller)).data
  for (const other of [colleague, stranger]) {
    expect((await other.call(getPractice)).body.data).toEqual({ ...none, clients: [] })
    expect((await found(other)).data).toEqual([])
    expect((await follow(other, [one?._id ?? ''])).body.data).toEqual({ followed: 0, unread: 0, left_off: 1 })
  }
  await caller.call(savePractice, { body: none })
  expect((await caller.call(listDueChecks, { query: { kind: 'practice' } })).body.meta.total).toBe(0)
})

test('a case of another advocate of the same name is marked once, is not new again, and can be taken back', async () => {
  const member = await newChamber(app.tests.db)
  let caller = app.tests.as(member)
  await caller.call(savePractice, { body: { ...none, names: [name], courts: [chennai] } })
  await answerAll(caller)
  const [first] = (await found(caller)).data
  const id = first?._id ?? ('' as never)
  const mark = async (by: Caller, is_not_mine: boolean) =>
    (await by.call(markPracticeCases, { body: { ids: [id], is_not_mine } })).body.data.marked
  const notMine = async () => (await found(caller)).data.flatMap(({ _id, is_not_mine }) => (is_not_mine ? _id : []))

  expect(await mark(app.tests.as(await newColleague(app.tests.db, member.chamberId, 'Meera Rao')), true)).toBe(0)
  expect([await mark(caller, true), await notMine()]).toEqual([1, [id]])
  expect((await found(caller)).data.at(-1)?._id).toBe(id)
  app.clock.forward(7 * 86_400_000)
  caller = app.tests.as(member)
  await answerAll(caller)
  expect(await notMine()).toEqual([id])
  const told = (await caller.call(listNotifications, { query: {} })).body.data
  expect(told.filter(({ kind }) => kind === 'practice.found')).toEqual([])
  expect([await mark(caller, false), await notMine()]).toEqual([1, []])
})

const addClient = async (caller: Caller, name: string) =>
  (await caller.call(createClient, { body: { kind: 'person', name } })).body.data._id

test('a court is asked every week for a client, once for all who watch the client, and tells what is new for the client', async () => {
  const member = await newChamber(app.tests.db)
  const mate = await newColleague(app.tests.db, member.chamberId, 'Meera Rao')
  let caller = app.tests.as(member)
  let colleague = app.tests.as(mate)
  const client = await addClient(caller, 'Kaveri Spinning Mills')
  const other = await addClient(caller, 'Vaigai Traders')
  const clients = [client, other]
  const saved = await caller.call(savePractice, { body: { ...none, courts: [chennai], clients } })
  expect(saved.body.data.clients.map(({ name }) => name)).toEqual(['Kaveri Spinning Mills', 'Vaigai Traders'])
  await colleague.call(savePractice, { body: { ...none, courts: [chennai], clients: [client] } })
  await caller.call(savePractice, { body: { ...none, courts: [chennai] } })
  expect((await answerAll(caller)).sort()).toEqual(['dc-chennai Kaveri Spinning Mills', 'dc-chennai Vaigai Traders'])
  expect(await answerAll(colleague)).toEqual([])

  const sides = { petitioner: 'Anand Iyer', respondent: 'Kaveri Spinning Mills' }
  await app.control('POST', '/cases', { court: chennai.court_id, ...sides })
  app.clock.forward(7 * 86_400_000)
  caller = app.tests.as(member)
  colleague = app.tests.as(mate)
  expect(await answerAll(caller)).toHaveLength(2)
  for (const one of [caller, colleague]) {
    expect((await found(one)).data).toMatchObject([
      { petitioner: 'Anand Iyer', client: { _id: client, name: 'Kaveri Spinning Mills' }, followed_by: null },
    ])
    const told = (await one.call(listNotifications, { query: {} })).body.data
    expect(told.filter(({ subject }) => subject.kind === 'client')).toMatchObject([
      { kind: 'practice.client', subject: { id: client, label: 'Kaveri Spinning Mills' }, values: { count: 1 } },
    ])
  }
  const [one] = (await found(caller)).data
  expect((await follow(caller, [one?._id ?? ''])).body.data.unread).toBe(1)
  const [matter] = (await matters(caller)).data
  const linked = await caller.call(clientsOfMatter, { params: { id: matter?._id as never } })
  expect(linked.body.data.clients).toMatchObject([{ client_id: client, side: 'respondent' }])
})

test('a client’s search gets the client’s new name, ends in the bin, and is nobody’s who may not see the client', async () => {
  const member = await newChamber(app.tests.db)
  const caller = app.tests.as(member)
  const colleague = app.tests.as(await newColleague(app.tests.db, member.chamberId, 'Meera Rao'))
  const id = await addClient(caller, 'Vaigai Traders')
  const stranger = app.tests.as(await newChamber(app.tests.db))
  expect((await stranger.call(savePractice, { body: { ...none, clients: [id] } })).status).toBe(404)
  await caller.call(savePractice, { body: { ...none, courts: [chennai], clients: [id] } })
  const waiting = async (who: Caller) =>
    (await who.call(listDueChecks, { query: { kind: 'practice' } })).body.data.map(({ label }) => label)
  expect(await waiting(colleague)).toEqual(['Vaigai Traders'])
  await caller.call(updateClient, { params: { id }, body: { name: 'Vaigai Exports' } })
  expect(await waiting(colleague)).toEqual(['Vaigai Exports'])

  const { matter } = await followCase(app.tests, member)
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  await caller.call(linkClient, { params: { id: matter._id }, body: { client_id: id, side: 'petitioner' } })
  expect([await waiting(caller), await waiting(colleague)]).toEqual([['Vaigai Exports'], []])

  await caller.call(deleteClient, { params: { id }, body: {} })
  expect(await waiting(caller)).toEqual([])
  await caller.call(restoreClient, { params: { id }, body: {} })
  expect(await waiting(caller)).toEqual(['Vaigai Exports'])
})

test('a court that needs no captcha is asked in the background', async () => {
  // Pages of cases that earlier tests follow would begin other jobs.
  app.tests.queue.held.length = 0
  const member = await newChamber(app.tests.db)
  const caller = app.tests.as(member)
  const client = await addClient(caller, 'Indraprastha Malls Ltd')
  await caller.call(savePractice, { body: { ...none, courts: [at('tribunals-nclt-newdelhi')], clients: [client] } })
  await askPractices(app.tests.context)
  expect((await caller.call(listDueChecks, { query: { kind: 'practice' } })).body.data).toMatchObject([
    { label: 'Indraprastha Malls Ltd', result_code: 'practice-found' },
  ])
  expect(await answerAll(caller)).toEqual([])
  await readPages()
  const { data } = await found(caller)
  expect(data).toMatchObject([{ client: { _id: client }, court_id: 'tribunals-nclt-newdelhi', case_status: 'pending' }])
  expect((await follow(caller, [data[0]?._id ?? ''])).body.data.followed).toBe(1)
  const [matter] = (await matters(caller)).data
  const linked = await caller.call(clientsOfMatter, { params: { id: matter?._id as never } })
  expect(linked.body.data.clients).toMatchObject([{ client_id: client, side: 'respondent' }])
})

test('a court is no longer asked for a person who left the chamber', async () => {
  const member = await newChamber(app.tests.db)
  const mate = await newColleague(app.tests.db, member.chamberId, 'Meera Rao')
  const [caller, colleague] = [app.tests.as(member), app.tests.as(mate)]
  const id = await addClient(caller, 'Vaigai Traders')
  await colleague.call(savePractice, { body: { ...none, names: [name], courts: [chennai], clients: [id] } })
  const waiting = async () => (await caller.call(listDueChecks, { query: { kind: 'practice' } })).body.meta.total
  expect(await waiting()).toBe(2)
  await caller.call(removeMember, { params: { id: mate.personId }, body: {} })
  expect(await waiting()).toBe(0)
})
