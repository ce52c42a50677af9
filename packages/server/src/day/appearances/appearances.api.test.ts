import { usualAlertPlan } from '@peshi/contract/chamber/alert-plan'
import { setAlertPlan } from '@peshi/contract/chamber/alerts'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import * as contract from '@peshi/contract/day/appearances'
import { handOver } from '@peshi/contract/day/call-time'
import { getHearingsOfMatter, recordOutcome, saveHearing } from '@peshi/contract/matters/hearings'
import { abilitiesFor, usualSwitches } from '@peshi/contract/platform/abilities'
import type { MatterId, PersonId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newListing } from '../../../test/listings.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { sendAlerts } from '../../chamber/notifications/send-alerts.ts'
import { newId } from '../../platform/db/columns.ts'
import { person } from '../../platform/db/people.schema.ts'
import type { Actor } from '../../platform/http/actor.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

/** A Monday on which the courts sit, after a Sunday. */
const day = '2026-11-23'
const body = { matter_id: '01936f00-0000-7000-8000-000000000000' as MatterId, date: day, answer: 'mine' as const }

ladder(contract.listAppearances, () => app, { refused: 'client' })
ladder(contract.answerAppearance, () => app, {
  input: { body },
  invalid: { 'an answer that is none': { body: { ...body, answer: 'perhaps' as 'mine' } } },
  refused: 'client',
})
ladder(contract.getAppearanceRules, () => app, { refused: 'client' })
ladder(contract.setAppearanceRules, () => app, {
  input: { body: { ask_at: '18:00' } },
  invalid: { 'a time between the half hours': { body: { ask_at: '18:10' } } },
  refused: 'advocate',
})

ladder(contract.listLeave, () => app, { refused: 'client' })
ladder(contract.setLeave, () => app, {
  input: { body: { person_id: body.matter_id as unknown as PersonId, days: null } },
  invalid: {
    'leave that ends before it begins': {
      body: { person_id: body.matter_id as unknown as PersonId, days: { first_day: day, last_day: '2026-11-20' } },
    },
  },
  refused: 'client',
})

const setTime = (time: string, date = '2026-11-22') =>
  clock.forward(new Date(`${date}T${time}:00+05:30`).getTime() - clock.now().getTime())

// The clock of the tests goes back to noon before each of them.
beforeEach(() => setTime('12:00'))

const hearing = (matter_id: MatterId) => ({ matter_id, date: day })

type Who = Parameters<TestApp['as']>[0]
type Caller = Pick<ReturnType<TestApp['as']>, 'call'>

/** Signs in for each call, because sessions end when the clock jumps. */
const fresh = (who: Who): Caller => ({ call: (...args) => app.as(who).call(...args) })

async function office() {
  const { member, matter } = await chamberWithMatter(app, { next_date: day })
  const owner = fresh(member)
  const [asha, meera] = [
    await newColleague(app.db, member.chamberId, 'Asha Jain'),
    await newColleague(app.db, member.chamberId, 'Meera Rao'),
  ]
  await owner.call(setTeam, { params: { id: matter._id }, body: { person_ids: [asha.personId, meera.personId] } })
  await owner.call(saveHearing, { body: { ...hearing(matter._id), appearing_id: asha.personId } })
  return {
    member,
    owner,
    matter,
    asha: fresh(asha),
    meera: fresh(meera),
    ids: { asha: asha.personId, meera: meera.personId },
  }
}

const ask = () =>
  app.context.services.appearances.ask(new AbortController().signal, (error) => expect(error).toBeNull())
const dayOf = async (caller: Caller) => (await caller.call(contract.listAppearances)).body.data
const itemOf = async (caller: Caller) => (await dayOf(caller)).items[0]
const answer = (caller: Caller, matter_id: MatterId, said: 'mine' | 'cannot') =>
  caller.call(contract.answerAppearance, { body: { ...hearing(matter_id), answer: said } })

async function kindsOf(caller: Caller) {
  const { data } = (await caller.call(listNotifications)).body
  return data.filter(({ kind }) => kind.startsWith('appearance.')).map(({ kind, events }) => `${kind} ${events}`)
}

test('who appears is asked at 19:00, the second person at 21:00, then the owner, and the owner again in the morning', async () => {
  const { owner, asha, meera } = await office()
  setTime('18:55')
  await ask()
  expect(await kindsOf(asha)).toEqual([])
  expect(await itemOf(owner)).toMatchObject({
    step: 'none',
    asked: { name: 'Asha Jain' },
    second: { name: 'Meera Rao' },
  })
  setTime('19:00')
  await ask()
  await ask()
  expect([await kindsOf(asha), await kindsOf(meera)]).toEqual([['appearance.asked 1'], []])
  setTime('20:55')
  await ask()
  expect(await kindsOf(meera)).toEqual([])
  setTime('21:00')
  await ask()
  expect([await kindsOf(meera), await kindsOf(owner)]).toEqual([['appearance.asked 1'], []])
  setTime('21:30')
  await ask()
  setTime('23:00')
  await ask()
  expect(await kindsOf(owner)).toEqual(['appearance.open 1'])
  setTime('06:30', day)
  await ask()
  setTime('07:55', day)
  await ask()
  expect(await kindsOf(owner)).toEqual(['appearance.open 1', 'appearance.open 1'])
  expect((await dayOf(owner)).confirmed).toEqual({ done: 0, total: 1 })
})

test('who says Mine appears, nobody else is asked, and a late answer of another is refused', async () => {
  const { owner, asha, meera, matter } = await office()
  setTime('19:00')
  await ask()
  expect((await answer(meera, matter._id, 'mine')).status).toBe(200)
  expect((await answer(meera, matter._id, 'mine')).status).toBe(200)
  const { data } = (await owner.call(getHearingsOfMatter, { params: { id: matter._id } })).body
  expect(data[0]?.appearing?.name).toBe('Meera Rao')
  expect(await answer(asha, matter._id, 'mine')).toMatchObject({ status: 409, body: { code: 'appearance-confirmed' } })
  setTime('21:30')
  await ask()
  expect([await kindsOf(owner), (await dayOf(owner)).confirmed]).toEqual([[], { done: 1, total: 1 }])
})

test('Cannot asks the second person at once, then the owner', async () => {
  const { owner, asha, meera, matter } = await office()
  setTime('19:00')
  await ask()
  setTime('19:10')
  await answer(asha, matter._id, 'cannot')
  await answer(asha, matter._id, 'cannot')
  expect([await kindsOf(meera), await kindsOf(owner)]).toEqual([['appearance.asked 1'], []])
  expect(await itemOf(owner)).toMatchObject({ asked: { name: 'Meera Rao' }, declined: [{ name: 'Asha Jain' }] })
  await answer(meera, matter._id, 'cannot')
  expect(await kindsOf(owner)).toEqual(['appearance.open 1'])
  expect((await answer(owner, matter._id, 'mine')).status).toBe(200)
  expect(await itemOf(owner)).toMatchObject({ confirmed_by: { name: 'R. Shukla' } })
})

test('a hearing that is handed over is asked anew, and one that a person takes over is confirmed', async () => {
  const { owner, asha, meera, matter, ids } = await office()
  setTime('19:00')
  await ask()
  await answer(asha, matter._id, 'mine')
  await owner.call(handOver, { body: { ...hearing(matter._id), to_id: ids.meera } })
  expect(await itemOf(owner)).toMatchObject({ confirmed_by: null, step: 'first', asked: { name: 'Meera Rao' } })
  await meera.call(handOver, { body: { ...hearing(matter._id), to_id: ids.meera } })
  expect(await itemOf(owner)).toMatchObject({ confirmed_by: { name: 'Meera Rao' } })
  await owner.call(saveHearing, { body: { ...hearing(matter._id), appearing_id: ids.asha } })
  expect(await itemOf(owner)).toMatchObject({ confirmed_by: null, asked: { name: 'Asha Jain' } })
})

test('an owner alone is asked and told once more, not three times', async () => {
  const { member } = await chamberWithMatter(app, { next_date: day })
  const owner = fresh(member)
  for (const [time, date] of [['19:00'], ['21:00'], ['21:30'], ['22:30'], ['06:30', day], ['07:30', day]] as const) {
    setTime(time, date)
    await ask()
  }
  expect(await kindsOf(owner)).toEqual(['appearance.open 1', 'appearance.open 1'])
})

test('an owner who appears is asked, told once more, and not a third time', async () => {
  const { owner, member, matter } = await office()
  await owner.call(setTeam, { params: { id: matter._id }, body: { person_ids: [] } })
  await owner.call(saveHearing, { body: { ...hearing(matter._id), appearing_id: member.personId } })
  for (const [time, date] of [['19:00'], ['21:00'], ['21:30'], ['06:30', day], ['07:30', day]] as const) {
    setTime(time, date)
    await ask()
    clock.forward(2 * 60_000)
    await sendAlerts(app.context, new AbortController().signal)
  }
  expect(await kindsOf(owner)).toEqual(['appearance.open 1', 'appearance.asked 1'])
  expect(await app.messages({ to: `${member.personId}@example.in`, channel: 'email' })).toHaveLength(2)
})

describe('the hearings that are asked about', () => {
  test('are those of the next day on which the court sits', async () => {
    const member = await newChamber(app.db)
    const owner = fresh(member)
    for (const next_date of ['2026-11-22', day, '2026-11-25']) await followCase(app, member, { next_date })
    setTime('19:00', '2026-11-21')
    expect((await dayOf(owner)).items.map(({ date }) => date)).toEqual([day])
  })

  test('include those of a supplementary list at 22:30, and no longer those with another date', async () => {
    const { member, owner, matter, asha } = await office()
    const { matter: late } = await followCase(app, member, { next_date: '2026-12-10' })
    setTime('19:00')
    await ask()
    await answer(asha, matter._id, 'mine')
    await newListing(app.db, member, late, { date: day, court_no: '42', item: '901' })
    setTime('21:00')
    await ask()
    setTime('22:30')
    await app.db.asChamber(member.chamberId, (tx) => {
      const subject = { kind: 'listing', id: late._id }
      const detail = { court: late.hc_name, date: day, court_no: '42', item: '901' }
      const added = { type: 'listing.added', matterId: late._id, subject, detail } as const
      return app.context.emit(tx, { chamberId: member.chamberId }, added)
    })
    await ask()
    expect(await dayOf(owner)).toMatchObject({ confirmed: { done: 1, total: 2 } })
    expect(await kindsOf(owner)).toEqual(['appearance.open 1'])
    setTime('06:30', day)
    await ask()
    expect(await kindsOf(owner)).toHaveLength(2)
  })

  test('include those of a list at 07:30, of which the owner is told at once, and again before 08:00', async () => {
    setTime('07:30', day)
    const { owner, asha } = await office()
    await ask()
    expect([await kindsOf(asha), await kindsOf(owner)]).toEqual([['appearance.asked 1'], ['appearance.open 1']])
    setTime('07:35', day)
    await ask()
    expect([await kindsOf(asha), await kindsOf(owner)]).toEqual([['appearance.asked 1'], ['appearance.open 2']])
  })

  test('include those of a list at 07:50, of which the owner is told by two channels before 08:00', async () => {
    setTime('07:45', day)
    const { owner, asha, member, matter, ids } = await office()
    const addresses = [`${member.personId}@example.in`, '9000000002']
    const lists = { app: true, email: 'instant' as const, sms: 'instant' as const, push: 'off' as const }
    await owner.call(setAlertPlan, { body: { ...usualAlertPlan, events: { ...usualAlertPlan.events, lists } } })
    await app.db.asSystem('seed', (tx) =>
      tx
        .update(person)
        .set({ mobile: addresses[1], mobile_proven_at: clock.now() })
        .where(eq(person.id, member.personId)),
    )
    const askAndSend = async () => {
      await ask()
      clock.forward(2 * 60_000)
      await sendAlerts(app.context, new AbortController().signal)
    }
    const told = async () =>
      (await app.messages())
        .filter(({ to }) => addresses.includes(to))
        .map(({ channel }) => channel)
        .toSorted()
    await askAndSend()
    expect(await told()).toEqual(['email', 'sms'])
    const { matter: late } = await followCase(app, member, { next_date: day })
    await owner.call(saveHearing, { body: { ...hearing(late._id), appearing_id: ids.asha } })
    setTime('07:50', day)
    await askAndSend()
    expect(clock.now().getTime()).toBeLessThan(new Date(`${day}T08:00:00+05:30`).getTime())
    expect(await told()).toEqual(['email', 'email', 'sms', 'sms'])
    expect(await kindsOf(asha)).toEqual(['appearance.asked 2'])
    expect((await answer(asha, matter._id, 'mine')).status).toBe(200)
    setTime('08:05', day)
    await askAndSend()
    expect(await told()).toHaveLength(5)
  })

  test('are asked about of the next person and the owner together, if they are handed over in the morning', async () => {
    setTime('07:00', day)
    const { owner, meera, matter, ids } = await office()
    await owner.call(handOver, { body: { ...hearing(matter._id), to_id: ids.asha } })
    await ask()
    expect([await kindsOf(meera), await kindsOf(owner)]).toEqual([[], []])
    setTime('07:15', day)
    await ask()
    expect([await kindsOf(meera), await kindsOf(owner)]).toEqual([['appearance.asked 1'], ['appearance.open 1']])
  })

  test('with an outcome count among the outcomes after court', async () => {
    const { owner, matter } = await office()
    setTime('16:00', day)
    expect((await dayOf(owner)).outcomes).toEqual({ done: 0, total: 1 })
    const outcome = { outcome: 'adjourned' as const, next_date: '2026-12-10' }
    await owner.call(recordOutcome, { body: { ...hearing(matter._id), ...outcome } })
    expect((await dayOf(owner)).outcomes).toEqual({ done: 1, total: 1 })
  })

  test('do not exist outside the team of a sensitive matter', async () => {
    const { owner, matter, meera, asha } = await office()
    await owner.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
    setTime('19:00')
    await ask()
    expect([await kindsOf(asha), await kindsOf(meera)]).toEqual([[], []])
    expect((await dayOf(meera)).confirmed.total).toBe(0)
    expect((await answer(meera, matter._id, 'mine')).status).toBe(404)
    expect(await kindsOf(owner)).toHaveLength(1)
  })
})

test('a person gets at most three messages an evening by all channels together, and each of the morning', async () => {
  const member = await newChamber(app.db)
  const owner = fresh(member)
  const lists = { app: true, email: 'instant' as const, sms: 'instant' as const, push: 'instant' as const }
  await owner.call(setAlertPlan, { body: { ...usualAlertPlan, events: { ...usualAlertPlan.events, lists } } })
  const mobile = '9000000001'
  await app.db.asSystem('seed', (tx) =>
    tx.update(person).set({ mobile, mobile_proven_at: clock.now() }).where(eq(person.id, member.personId)),
  )
  const received = async () => {
    const sent = await app.messages()
    return sent.flatMap(({ channel, to }) => ([`${member.personId}@example.in`, mobile].includes(to) ? channel : []))
  }
  for (let at = 0; at < 6; at++) {
    const { matter } = await followCase(app, member, { next_date: day, title: `Matter ${at}` })
    if (at % 2 === 0) await owner.call(saveHearing, { body: { ...hearing(matter._id), appearing_id: member.personId } })
    setTime(`${19 + Math.floor(at / 2)}:${at % 2 ? '30' : '00'}`)
    await ask()
    clock.forward(2 * 60_000)
    await sendAlerts(app.context, new AbortController().signal)
  }
  expect(await received()).toEqual(['email', 'sms', 'email'])
  for (const time of ['06:30', '06:45', '07:00', '07:15']) {
    setTime(time, day)
    await ask()
    clock.forward(2 * 60_000)
    await sendAlerts(app.context, new AbortController().signal)
  }
  expect((await received()).length).toBeGreaterThan(4)
})

test('a person on leave is skipped, also if they had confirmed', async () => {
  const { owner, asha, meera, matter, ids } = await office()
  const days = { first_day: '2026-11-20', last_day: day }
  const set = (who: Caller, person_id: PersonId, on: typeof days | null = days) =>
    who.call(contract.setLeave, { body: { person_id, days: on } })
  expect((await set(meera, ids.asha)).status).toBe(404)
  expect((await set(owner, (await newChamber(app.db)).personId)).status).toBe(404)
  setTime('19:00')
  await ask()
  await answer(asha, matter._id, 'mine')
  expect((await set(asha, ids.asha)).status).toBe(200)
  expect((await owner.call(contract.listLeave)).body.data).toEqual([
    { person: { _id: ids.asha, name: 'Asha Jain' }, ...days },
  ])
  setTime('19:05')
  await ask()
  expect(await itemOf(owner)).toMatchObject({ confirmed_by: null, asked: { name: 'Meera Rao' }, second: null })
  expect(await kindsOf(meera)).toEqual(['appearance.asked 1'])
  await set(owner, ids.meera)
  setTime('19:10')
  await ask()
  expect(await kindsOf(owner)).toEqual(['appearance.open 1'])
  await set(owner, ids.asha, null)
  expect((await owner.call(contract.listLeave)).body.data).toHaveLength(1)
})

test('a Cannot that is said while the job runs is kept, and nobody is asked twice', async () => {
  const { member, owner, asha, meera, matter, ids } = await office()
  setTime('19:00')
  await ask()
  setTime('21:00')
  const said = Promise.withResolvers<void>()
  const mayEnd = Promise.withResolvers<void>()
  const actor: Actor = {
    personId: ids.asha,
    chamberId: member.chamberId,
    signInId: newId(),
    role: 'advocate',
    abilities: abilitiesFor('advocate', usualSwitches),
  }
  const answering = app.db.asChamber(actor, async (tx) => {
    await app.context.services.appearances.answer(tx, actor, { ...hearing(matter._id), answer: 'cannot' })
    said.resolve()
    await mayEnd.promise
  })
  await said.promise
  const asking = ask()
  await new Promise((resolve) => setTimeout(resolve, 300))
  mayEnd.resolve()
  await Promise.all([answering, asking])
  expect(await itemOf(owner)).toMatchObject({
    step: 'second',
    asked: { name: 'Meera Rao' },
    declined: [{ name: 'Asha Jain' }],
  })
  expect([await kindsOf(asha), await kindsOf(meera), await kindsOf(owner)]).toEqual([
    ['appearance.asked 1'],
    ['appearance.asked 1'],
    [],
  ])
})

test('the job opens only the chambers in which something is due', async () => {
  const { asha, matter, member } = await office()
  setTime('19:00')
  await ask()
  const opened = vi.spyOn(app.db, 'asChamber')
  const openedBy = async (time: string) => {
    opened.mockClear()
    setTime(time)
    await ask()
    return opened.mock.calls.filter(([who]) => who === member.chamberId).length
  }
  expect([await openedBy('19:05'), await openedBy('20:55'), await openedBy('21:00')]).toEqual([0, 0, 1])
  expect(await openedBy('21:05')).toBe(0)
  await answer(asha, matter._id, 'cannot')
  expect([await openedBy('21:10'), await openedBy('21:15')]).toEqual([1, 0])
  opened.mockRestore()
})

test('a chamber that does not ask is not asked, and the second person is asked after the first', async () => {
  const { owner, asha } = await office()
  const set = (rules: Partial<contract.AppearanceRules>) => owner.call(contract.setAppearanceRules, { body: rules })
  expect((await set({ ask_at: '15:00' })).body.fields).toHaveProperty('ask_at')
  expect((await set({ pass_at: '19:00' })).body.fields).toHaveProperty('pass_at')
  expect((await set({ is_on: false })).body.data).toMatchObject({ is_on: false, ask_at: '19:00', version: 1 })
  setTime('20:00')
  await ask()
  expect([await kindsOf(asha), (await dayOf(owner)).asks_at]).toEqual([[], null])
})
