import { setTeam } from '@peshi/contract/chamber/team'
import { linkClient } from '@peshi/contract/clients/clients'
import type { CourtId } from '@peshi/contract/platform/ids'
import type { SearchFound } from '@peshi/contract/records/search'
import { deleteCaveats, saveCaveat } from '@peshi/contract/trackers/caveats'
import { saveFir } from '@peshi/contract/trackers/firs'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { newInvoice } from '../../../test/invoices.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { ask, party } from '../../../test/searching.ts'
import { nameSound } from '../../courts/names/names.schema.ts'
import { keepAllPartySounds } from '../../courts/names/party-sounds.ts'

const prayagraj = 'dc-prayagraj' as CourtId

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
})
afterAll(() => app.close())

const spellings: [native: string, latin: string][] = [
  ['முருகன் செல்வம்', 'Murugan Selvam'],
  ['தண்டபாணி', 'Dandapani'],
  ['સુરેશ પટેલ', 'Suresh Patel'],
  ['محمد شکیل', 'Mohd. Shakil'],
  ['সুব্রত দত্ত', 'Subrata Dutta'],
  ['বিমল ভট্টাচার্য', 'Vimal Bhattacharya'],
  ['ਹਰਜੀਤ ਕੌਰ', 'Harjit Kaur'],
  ['ବିଜୟ ପଟ୍ଟନାୟକ', 'Vijay Patnaik'],
  ['వెంకటేశ్వర రెడ్డి', 'Venkateswara Reddy'],
  ['ಮಂಜುನಾಥ ಗೌಡ', 'Manjunatha Gowda'],
  ['കൃഷ്ണൻ നായർ', 'Krishnan Nair'],
  ['उमेश तिवारी', 'Umesh Tiwari'],
]

describe('names in every script', () => {
  let caseNumber = 0
  const saveAll = async (names: string[]) => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    for (const [at, name] of names.entries()) {
      await followCase(app, member, {
        title: `Matter ${at}`,
        case_number: `${++caseNumber}`,
        record: { petitioners: [party(name)], respondents: [party('State', `Advocate ${name}`)] } as never,
      })
      await newClient(caller, { name })
    }
    await keepAllPartySounds(app.context)
    return caller
  }
  let [inNative, inLatin]: [Caller?, Caller?] = []
  beforeAll(async () => {
    inNative = await saveAll(spellings.map(([native]) => native))
    inLatin = await saveAll(spellings.map(([, latin]) => latin))
  })

  test.each(spellings)('%s and %s find each other', async (native, latin) => {
    const at = spellings.findIndex(([name]) => name === native)
    for (const [caller, typed, stored] of [
      [inNative, latin, native],
      [inLatin, native, latin],
    ] as const) {
      if (!caller) throw new Error('No chamber')
      const { matters, clients } = await ask(caller, { q: typed })
      expect(matters.hits.map(({ matter }) => matter.title)).toEqual([`Matter ${at}`])
      expect(clients.hits).toMatchObject([{ name: stored, is_alike: true }])
      const byAdvocate = await ask(caller, { advocate: typed })
      expect(byAdvocate.matters.hits.map(({ matter }) => matter.title)).toEqual([`Matter ${at}`])
    }
  })
})

const kinds = ['matters', 'clients', 'firs', 'caveats', 'invoices'] as const
const totals = (found: SearchFound) => kinds.map((kind) => found[kind].total)

async function saveEach(caller: Caller, matterId?: string) {
  const client = await newClient(caller, { name: 'Zubaida Khatoon', mobile: '9876543210' })
  const place = { state: 'Uttar Pradesh', district: 'Lucknow', police_station: 'Hazratganj', number: '123', year: 2026 }
  const matter_ids = matterId ? [matterId as never] : []
  const fir = await caller.call(saveFir, { body: { place, words: { accused: ['Zubaida Khatoon'], matter_ids } } })
  const caveat = await caller.call(saveCaveat, {
    body: {
      court_id: prayagraj,
      caveat_number: '77',
      caveat_year: 2026,
      caveator: 'Zubaida Khatoon',
      caveatee: 'Ramesh Chandra',
      lodged_on: '2026-11-10',
      ...(matterId && { matter_id: matterId as never }),
    },
  })
  const invoice = await newInvoice(caller, {
    name: 'Zubaida Khatoon',
    subject: 'Drafting of the plaint',
    ...(matterId && { matter_id: matterId as never }),
  })
  return { client, fir: fir.body.data, caveat: caveat.body.data, invoice }
}

test('clients, FIRs, caveats and invoices are found by names in any spelling, and by numbers', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { client, fir, caveat, invoice } = await saveEach(caller)
  const found = await ask(caller, { q: 'ज़ुबैदा खातून' })
  expect(totals(found)).toEqual([0, 1, 1, 1, 1])
  expect(found).toMatchObject({
    clients: { hits: [{ _id: client._id, name: 'Zubaida Khatoon', is_alike: true }] },
    firs: { hits: [{ _id: fir._id, number: '123', police_station: 'Hazratganj', is_alike: true }] },
    caveats: { hits: [{ _id: caveat._id, caveator: 'Zubaida Khatoon', tracker_state: 'active', is_alike: true }] },
    invoices: { hits: [{ _id: invoice._id, name: 'Zubaida Khatoon', state: 'draft', is_alike: true }] },
  })
  expect((await ask(caller, { q: 'zubaida', kind: 'clients' })).clients.hits[0]?.is_alike).toBe(false)
  expect(totals(await ask(caller, { q: '123/2026' }))).toEqual([0, 0, 1, 0, 0])
  expect(totals(await ask(caller, { q: 'हज़रतगंज' }))).toEqual([0, 0, 1, 0, 0])
  expect(totals(await ask(caller, { q: '77/2026' }))).toEqual([0, 0, 0, 1, 0])
  expect(totals(await ask(caller, { q: '98765' }))).toEqual([0, 1, 0, 0, 0])
  expect(totals(await ask(caller, { q: 'plaint' }))).toEqual([0, 0, 0, 0, 1])
  expect(totals(await ask(caller, { q: 'zubaida', case_year: 2026 }))).toEqual([0, 0, 0, 0, 0])

  await caller.call(saveCaveat, { body: { id: caveat._id, caveator: 'Farida' } })
  expect(totals(await ask(caller, { q: 'zubeda' }))).toEqual([0, 1, 1, 0, 1])
  await caller.call(deleteCaveats, { body: { ids: [caveat._id] } })
  expect(totals(await ask(caller, { q: 'farida' }))).toEqual([0, 0, 0, 0, 0])
  expect(totals(await ask(app.as(await newChamber(app.db)), { q: 'zubaida' }))).toEqual([0, 0, 0, 0, 0])
})

test('a person finds only records of the kinds that the person’s role may read', async () => {
  const member = await newChamber(app.db)
  await saveEach(app.as(member))
  const totalsOf = async (role: 'billing' | 'clerk') =>
    totals(await ask(app.as(await newColleague(app.db, member.chamberId, role, role)), { q: 'zubaida' }))
  expect(await totalsOf('billing')).toEqual([0, 1, 0, 0, 1])
  expect(await totalsOf('clerk')).toEqual([0, 1, 1, 1, 0])
})

test('outside the team of a sensitive matter, its clients, FIRs, caveats and invoices are not found', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { matter } = await followCase(app, member, { case_number: '990' })
  const { client } = await saveEach(caller, matter._id)
  await caller.call(linkClient, { params: { id: matter._id }, body: { client_id: client._id, side: 'petitioner' } })
  const clerkMember = await newColleague(app.db, member.chamberId, 'A. Clerk', 'clerk')
  const clerk = app.as(clerkMember)
  const countKeys = () =>
    app.db.asChamber({ ...clerkMember, role: 'clerk' }, (tx) =>
      tx.$count(nameSound, inArray(nameSound.owner, ['client', 'fir', 'caveat', 'invoice'])),
    )
  const accountant = app.as(await newColleague(app.db, member.chamberId, 'A. Accountant', 'billing'))
  expect(totals(await ask(clerk, { q: 'zubeda khatun' }))).toEqual([0, 1, 1, 1, 0])
  expect(totals(await ask(accountant, { q: 'zubeda khatun' }))).toEqual([0, 1, 0, 0, 1])
  expect(await countKeys()).toBeGreaterThan(0)
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  for (const outsider of [clerk, accountant])
    for (const q of ['zubaida', 'zubeda khatun', '123/2026'])
      expect(totals(await ask(outsider, { q })), q).toEqual([0, 0, 0, 0, 0])
  expect(await countKeys()).toBe(0)
  expect(totals(await ask(caller, { q: 'zubeda khatun' }))).toEqual([0, 1, 1, 1, 1])
})

test('keys that an older version wrote are written again, also those of trackers and invoices', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  await followCase(app, member, { title: 'Zubaida v. State', case_number: '991' })
  await saveEach(caller)
  await app.db.asChamber(member.chamberId, async (tx) => {
    await tx.execute(sql`delete from name_sound where chamber_id = ${member.chamberId}`)
    await tx.execute(sql`delete from name_sound_due where chamber_id = ${member.chamberId}`)
    await tx.execute(sql`update chamber set name_keys = 0 where id = ${member.chamberId}`)
  })
  expect(totals(await ask(caller, { q: 'zubeda' }))).toEqual([0, 0, 0, 0, 0])
  await keepAllPartySounds(app.context)
  expect(totals(await ask(caller, { q: 'zubeda' }))).toEqual([1, 1, 1, 1, 1])
})
