import { register } from '@peshi/contract/chamber/account'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { type PlanLimits, userPlans } from '@peshi/contract/chamber/plans'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import { createOther } from '@peshi/contract/matters/other-matters'
import { beginUpload } from '@peshi/contract/platform/uploads'
import { judgeImport, listImportRows, startImport } from '@peshi/contract/records/imports'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newImport } from '../../../test/import-file.ts'
import { newColleague } from '../../../test/people.ts'
import { testPlans } from '../../../test/plans.ts'
import { sessionOf } from '../../../test/session.ts'
import { startImportJobs } from '../../records/imports/imports.jobs.ts'
import { checkPlanRoom } from './limits.ts'
import { closesAt } from './plan-time.ts'
import { plansRepo } from './plans.repo.ts'
import { chamberPlan } from './plans.schema.ts'
import { remindOfPlans } from './remind-of-plans.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock, context: { config: { ...testConfig, plans: testPlans } } })
  await startImportJobs(app.context)
})
afterAll(() => app.close())

async function onPlan(limits: Partial<PlanLimits>, ends_on = '2027-11-19') {
  const member = await newChamber(app.db)
  await app.db.asChamber(member.chamberId, (tx) =>
    plansRepo(tx, member.chamberId).put(
      {
        plan: 'solo',
        name: 'Solo',
        months: 1,
        price: 49_900,
        is_trial: false,
        ends_on,
        reminded: null,
        limits: { people: null, matters: null, storage_mb: null, ...limits },
      },
      closesAt(ends_on, 7),
    ),
  )
  return { member, caller: app.as(member) }
}

describe('a full plan', () => {
  const code = async ({ caller }: Awaited<ReturnType<typeof onPlan>>, title: string) =>
    (await caller.call(createOther, { body: { title } })).body.code

  test('a full plan refuses a new matter and states what to do, but a deleted matter can be restored', async () => {
    const chamber = await onPlan({ matters: 2 })
    const { caller } = chamber
    const one = (await caller.call(createOther, { body: { title: 'One' } })).body.data
    expect(await code(chamber, 'Two')).toBe(undefined)
    const refused = await caller.call(createOther, { body: { title: 'Three' } })
    expect([refused.status, refused.body.code]).toEqual([409, 'plan-full-matters'])
    expect(refused.body.message).toMatch(/Delete .* or choose a larger plan/)
    const params = { id: one._id }
    expect((await caller.call(deleteMatter, { params })).status).toBe(200)
    expect(await code(chamber, 'Three')).toBe(undefined)
    expect((await caller.call(restoreMatter, { params })).status).toBe(200)
    expect((await caller.call(userPlans)).body.current.usage.matters).toBe(3)
  })

  test('parallel requests cannot exceed the plan’s limit', async () => {
    const chamber = await onPlan({ matters: 3 })
    const codes = await Promise.all(Array.from({ length: 12 }, (_, at) => code(chamber, `Matter ${at}`)))
    expect(codes.filter((one) => one === undefined)).toHaveLength(3)
  })

  test('an import adds rows until the plan is full, and the other rows state this reason', async () => {
    const { member, caller } = await onPlan({ matters: 2 })
    const file = 'Court,Case,Petitioner\nNCLT Mumbai,CP/1/2024,A\nNCLT Mumbai,CP/2/2024,B\nNCLT Mumbai,CP/3/2024,C\n'
    const { _id, mapping } = await newImport(app, member, file)
    const params = { id: _id }
    const options = { court: null, dates: 'day-first' as const, by_hand: true, forums: false }
    await caller.call(judgeImport, { params, body: { mapping, options } })
    expect((await caller.call(startImport, { params })).status).toBe(200)
    await app.queue.runHeld()
    const { data } = (await caller.call(listImportRows, { params })).body
    expect(data.map(({ reason_code }) => reason_code)).toEqual([null, null, 'plan-full'])
  })

  test('a file larger than the remaining storage is refused', async () => {
    const { caller } = await onPlan({ storage_mb: 1 })
    const begin = (size: number, key: string) => caller.call(beginUpload, { body: { key, name: 'a.pdf', size } })
    expect((await begin(1024 * 1024 + 1, 'too-large-1')).body.code).toBe('plan-full-storage')
    expect((await begin(1000, 'fits-well-1')).status).toBe(200)
  })

  test('a full plan refuses a new member, and clients do not count as members', async () => {
    const { member } = await onPlan({ people: 2 })
    const check = () => app.db.asChamber(member.chamberId, (tx) => checkPlanRoom(tx, member.chamberId, 'people'))
    await newColleague(app.db, member.chamberId, 'A client', 'client')
    await check()
    await newColleague(app.db, member.chamberId, 'Asha Verma')
    await expect(check()).rejects.toMatchObject({ code: 'plan-full-people' })
  })

  test('one chamber’s limit does not affect another chamber', async () => {
    const full = await onPlan({ matters: 1 })
    await code(full, 'One')
    expect(await code(full, 'Two')).toBe('plan-full-matters')
    expect(await code(await onPlan({ matters: 1 }), 'One')).toBe(undefined)
    const without = await newChamber(app.db)
    expect((await app.as(without).call(createOther, { body: { title: 'x' } })).status).toBe(200)
  })
})

describe('the list of plans', () => {
  test('the list of plans shows each plan’s price, tax, and last day if the chamber pays today', async () => {
    const { body } = await (await onPlan({ people: 2 }, '2026-11-29')).caller.call(userPlans)
    expect(body.data[0]).toEqual({
      _id: 'solo',
      name: 'Solo',
      months: 1,
      price: 49_900,
      tax: 8982,
      total: 58_882,
      is_current: true,
      limits: { people: 2, matters: 150, storage_mb: 2048 },
      ends_on: '2026-12-29',
    })
    expect(body.current).toMatchObject({ state: 'ending', ends_on: '2026-11-29', open_until: '2026-12-06' })
    expect(body.meta).toEqual({ grace_days: 7, tax_percent: 18, is_demo: true })
  })

  test('a chamber that never had a plan is open without an end date', async () => {
    const { body } = await app.as(await newChamber(app.db)).call(userPlans)
    expect(body.current).toMatchObject({ plan_id: null, state: 'active', ends_on: null, open_until: null })
  })

  test('a new chamber starts with a trial, and closes some days after the trial’s end', async () => {
    const body = { name: 'R. Rao', chamber_name: 'Rao', email: 'rao@example.in', password: 'Long-enough-1' }
    const { userData } = sessionOf((await app.stranger.call(register, { body })).body)
    expect(userData.expires_at).toBe('2026-12-27T18:30:00.000Z')
    const { chamber_id: chamberId } = userData.extras
    const [row] = await app.db.asChamber(chamberId, (tx) => tx.select().from(chamberPlan))
    expect(row).toMatchObject({ plan: 'chambers-year', is_trial: true, price: 0, ends_on: '2026-12-20' })
  })
})

describe('the end of a plan', () => {
  const day = 86_400_000
  test('the owner and the billing role are reminded 15, 7, 1 and 0 days before the plan’s end', async () => {
    const { member, caller } = await onPlan({}, '2026-12-06')
    const billing = await newColleague(app.db, member.chamberId, 'B. Singh', 'billing')
    const clerk = await newColleague(app.db, member.chamberId, 'C. Lal', 'clerk')
    const marks: unknown[] = []
    for (let passed = 0; passed < 19; passed += 1) {
      await remindOfPlans(app.context)
      await remindOfPlans(app.context)
      clock.forward(day)
    }
    const reported = async (who: typeof caller) =>
      (await who.call(listNotifications)).body.data.filter(({ kind }) => kind === 'plan.ending')
    for (const { values } of await reported(app.as(member))) marks.push(values.mark)
    expect(marks).toEqual([0, 1, 7, 15])
    expect(await reported(app.as(billing))).toHaveLength(4)
    expect(await reported(app.as(clerk)).catch(() => [])).toEqual([])
    const mails = await app.messages({ to: `${member.personId}@example.in`, kind: 'plan-ending' })
    expect(mails).toHaveLength(4)
    expect(mails[0]?.text).toContain('06-12-2026')
    expect(await app.messages({ to: `${clerk.personId}@example.in` })).toEqual([])
  })
})
