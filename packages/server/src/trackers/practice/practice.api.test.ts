import { listNotifications } from '@peshi/contract/chamber/notifications'
import { listMatters } from '@peshi/contract/matters/matters'
import type { CourtId } from '@peshi/contract/platform/ids'
import { answerDueCheck, listDueChecks, takeDueCheck } from '@peshi/contract/trackers/due-checks'
import {
  followPracticeCases,
  getPractice,
  listPracticeCases,
  markPracticeCases,
  type Practice,
  savePractice,
} from '@peshi/contract/trackers/practice'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { sandboxApp } from '../../../test/sandbox-app.ts'
import { newId } from '../../platform/db/columns.ts'
import { readPractice } from './practice.jobs.ts'
import { startPracticeJobs } from './read-practice.ts'

let app: Awaited<ReturnType<typeof sandboxApp>>
beforeAll(async () => {
  app = await sandboxApp()
  await startPracticeJobs(app.tests.context)
})
afterAll(() => app.close())

const none: Practice = { names: [], enrolment: null, aor_code: null, with_disposed: false, courts: [] }
const at = (court_id: string, establishment: string | null = null) => ({
  court_id: court_id as CourtId,
  establishment,
  establishment_label: establishment,
})
const name = 'Rajendra Shukla'
const chennai = at('dc-chennai', 'DAUI01,DAUI02,DAUI04')
const everywhere: Practice = {
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
    'a court that cannot be searched by advocate': { body: { ...none, courts: [at('hc-allahabad')] } },
    'a district without a court complex': { body: { ...none, courts: [at('dc-pune')] } },
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
  expect((await caller.call(getPractice)).body.data).toEqual(everywhere)
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
    expect((await other.call(getPractice)).body.data).toEqual(none)
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
