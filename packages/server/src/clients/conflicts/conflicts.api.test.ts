import { setTeam } from '@peshi/contract/chamber/team'
import { linkClient, setOurSide } from '@peshi/contract/clients/clients'
import {
  checkNames,
  conflictsOfClient,
  conflictsOfMatter,
  decideOnClient,
  decideOnMatter,
} from '@peshi/contract/clients/conflicts'
import type { CaseRecord } from '@peshi/contract/courts/case-record'
import { editPublicData } from '@peshi/contract/matters/matters'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { newCase } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { explaining } from '../../../test/query-plans/explaining-engine.ts'
import { keysVersion } from '../../courts/names/name-sounds.ts'
import { keepAllPartySounds, keepPartySounds } from '../../courts/names/party-sounds.ts'
import { openDoors } from '../../platform/db/door.ts'
import { chamber } from '../../platform/db/people.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as MatterId
const clientId = id as string as ClientId
const declined = { decision: 'declined' as const }
const foreignMatter = async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } })
const foreignClient = async () => ({ params: { id: (await newClient(app.as(await newChamber(app.db))))._id } })

ladder(checkNames, () => app, {
  input: { body: {} },
  invalid: { 'an invalid side': { body: { our_side: 'left' } } },
  refused: 'client',
})
ladder(conflictsOfMatter, () => app, { input: { params: { id } }, foreign: foreignMatter, refused: 'client' })
ladder(conflictsOfClient, () => app, { input: { params: { id: clientId } }, foreign: foreignClient, refused: 'client' })
ladder(decideOnMatter, () => app, {
  input: { params: { id }, body: declined },
  invalid: { 'an acceptance without a reason': { params: { id }, body: { decision: 'no-conflict' } } },
  foreign: async () => ({ ...(await foreignMatter()), body: declined }),
  refused: 'clerk',
})
ladder(decideOnClient, () => app, {
  input: { params: { id: clientId }, body: declined },
  invalid: { 'an invalid decision': { params: { id: clientId }, body: { decision: 'maybe' } } },
  foreign: async () => ({ ...(await foreignClient()), body: declined }),
  refused: 'clerk',
})

const parties = (petitioners: string[], respondents: string[]) => {
  const named = (names: string[]) => names.map((name) => ({ name, advocates: [] }))
  return { petitioners: named(petitioners), respondents: named(respondents) } as unknown as CaseRecord
}
const check = async (caller: Caller, body: object) => (await caller.call(checkNames, { body })).body.data.hits
const ofMatter = async (caller: Caller, matter: MatterId) =>
  (await caller.call(conflictsOfMatter, { params: { id: matter } })).body.data

describe('parties of a new matter', () => {
  test('the parties on each side are compared with the chamber’s clients, even if the spelling differs', async () => {
    const caller = app.as(await newChamber(app.db))
    const arif = await newClient(caller, { name: 'Mohammad Arif Khan', aliases: ['Pappu Pehelwan'] })
    const hit = { client: { _id: arif._id }, matter: null }
    const against = { petitioners: ['Sunita Devi'], respondents: ['MOHD. ARIF KHAN S/O YUSUF AND 2 OTHERS'] }
    expect(await check(caller, { ...against, our_side: 'petitioner' })).toMatchObject([
      { ...hit, reason: 'opponent-is-client', likeness: 'sound', asked: 'MOHD. ARIF KHAN', met: 'Mohammad Arif Khan' },
    ])
    expect(await check(caller, { ...against, our_side: 'respondent' })).toEqual([])
    expect(await check(caller, against)).toMatchObject([{ ...hit, reason: 'party-is-client' }])
    expect(await check(caller, { ...against, our_side: 'petitioner', client_id: arif._id })).toEqual([])
    const devanagari = { respondents: ['राजू उर्फ पप्पू पहलवान'], our_side: 'petitioner' }
    expect(await check(caller, devanagari)).toMatchObject([{ ...hit, met: 'Pappu Pehelwan' }])
    expect(await check(caller, { respondents: ['Arif Hussain', 'State of U.P.'], our_side: 'petitioner' })).toEqual([])
  })

  test('a hit says in which role a person of the party is met', async () => {
    const caller = app.as(await newChamber(app.db))
    await newClient(caller, { name: 'Harjit Kaur Sidhu', aliases: ['Preeto Sidhu'] })
    const asked = (respondent: string) => check(caller, { respondents: [respondent], our_side: 'petitioner' })
    expect(await asked('Late Gurdev Singh through LRs Harjit Kaur Sidhu')).toMatchObject([
      { asked: 'Harjit Kaur Sidhu', asked_role: 'for-party', met: 'Harjit Kaur Sidhu', met_role: null },
    ])
    expect(await asked('Sunita Rai (formerly Preeto Sidhu)')).toMatchObject([
      { asked: 'Preeto Sidhu', asked_role: 'other-name', met: 'Preeto Sidhu', met_role: 'other-name' },
    ])
    const { caller: own, matter } = await chamberWithMatter(app, {
      record: parties(['M/s Shiv Traders through its proprietor Anil Bhasin'], ['State']),
    })
    await own.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'respondent' } })
    expect(await check(own, { client: ['Anil Bhasin'] })).toMatchObject([
      { reason: 'client-is-opponent', asked_role: null, met: 'Anil Bhasin', met_role: 'for-party' },
    ])
  })

  test('a party on our side conflicts with an earlier matter against that party', async () => {
    const { caller, matter } = await chamberWithMatter(app, {
      status: 'disposed',
      record: parties(['Our Old Client'], ['State of U.P.', 'Ramesh Chandra Gupta']),
    })
    const asked = { petitioners: ['Ramesh Gupta'], our_side: 'petitioner' }
    expect(await check(caller, asked)).toEqual([])
    await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'petitioner' } })
    expect(await check(caller, asked)).toMatchObject([
      { reason: 'own-side-opposed', likeness: 'alike', matter: { _id: matter._id, case_status: 'disposed' } },
    ])
  })
})

describe('a new client', () => {
  test('a new client is compared with parties of the court record and with names that the chamber entered', async () => {
    const { caller, matter, courtCase } = await chamberWithMatter(app, {
      record: parties(['A Person', 'Vijay Kumar Yadav'], ['B Person']),
    })
    const client = await newClient(caller, { name: 'Bijay Kumar Yadav' })
    const found = async () => (await caller.call(conflictsOfClient, { params: { id: client._id } })).body.data.hits
    expect(await found()).toEqual([])
    await caller.call(editPublicData, { params: { id: matter._id }, body: { respondent: 'Bijay Kumar Yadav' } })
    expect(await found()).toMatchObject([{ reason: 'client-is-party', matter: { _id: matter._id } }])
    await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'petitioner' } })
    expect(await found()).toMatchObject([{ reason: 'client-is-opponent', likeness: 'same' }])
    const side = { client_id: client._id, side: 'respondent' as const }
    await caller.call(linkClient, { params: { id: matter._id }, body: side })
    expect(await found()).toEqual([])

    await app.db.asSystem('court-sync', (tx) =>
      tx.execute(
        sql`update court_case set record = jsonb_set(record, '{respondents}', '[{"name":"Zeenat Aman Begum"}]') where id = ${courtCase.id}`,
      ),
    )
    await keepAllPartySounds(app.context)
    expect(await check(caller, { client: ['Zeenat Begum'] })).toMatchObject([{ reason: 'client-is-opponent' }])
  })
})

test('a decision is stored with the conflicts shown, and a new conflict requires a new decision', async () => {
  const { caller, member } = await chamberWithMatter(app)
  const { matter } = await followCase(app, member, { record: parties(['Lata Sharma'], ['Kavita Sharma']) })
  await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'petitioner' } })
  expect(await ofMatter(caller, matter._id)).toEqual({
    hits: [],
    uncompared: [],
    kept_uncompared: [],
    decisions: [],
    is_open: false,
  })
  const nothing = await caller.call(decideOnMatter, { params: { id: matter._id }, body: declined })
  expect([nothing.status, nothing.body.code]).toEqual([409, 'no-conflict'])

  await newClient(caller, { name: 'Kavita Sharma' })
  expect(await ofMatter(caller, matter._id)).toMatchObject({ hits: [{ asked: 'Kavita Sharma' }], is_open: true })
  const { body } = await caller.call(decideOnMatter, {
    params: { id: matter._id },
    body: { decision: 'no-conflict', reason: 'Another person: her father is Hari, ours is Mohan’s daughter' },
  })
  expect(body.message).toBe(messages.decisionSaved)
  expect(body.data).toMatchObject({ is_open: false, decisions: [{ decision: 'no-conflict', decided_by: 'R. Shukla' }] })

  await newClient(caller, { name: 'Kavita Devi Sharma' })
  expect(await ofMatter(caller, matter._id)).toMatchObject({ is_open: true, hits: [{}, {}], decisions: [{}] })
})

test('a conflict with data that the person may not see is reported without its details', async () => {
  const { caller, member, matter } = await chamberWithMatter(app)
  const secret = await newClient(caller, { name: 'Zubaida Khatoon' })
  const link = { client_id: secret._id, side: 'petitioner' as const }
  await caller.call(linkClient, { params: { id: matter._id }, body: link })
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  const outside = app.as(await newColleague(app.db, member.chamberId, 'Outside'))
  const asked = { respondents: ['Zubeda Khatun'], our_side: 'petitioner' }
  expect(await check(caller, asked)).toMatchObject([{ reason: 'opponent-is-client', client: { _id: secret._id } }])
  const hits = await check(outside, asked)
  expect(hits).toEqual([
    {
      reason: 'confidential',
      likeness: 'sound',
      asked: 'Zubeda Khatun',
      asked_role: null,
      met: null,
      met_role: null,
      client: null,
      matter: null,
    },
  ])
  expect(JSON.stringify(hits)).not.toContain('Zubaida')
})

test('a decision names nothing that became hidden from its reader, and stays a decision for the reader', async () => {
  const { caller, member, matter: hidden } = await chamberWithMatter(app)
  const { matter } = await followCase(app, member, { record: parties(['Lata Sharma'], ['Zubeda Khatun']) })
  await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'petitioner' } })
  const secret = await newClient(caller, { name: 'Zubaida Khatoon' })
  const link = { client_id: secret._id, side: 'petitioner' as const }
  await caller.call(linkClient, { params: { id: hidden._id }, body: link })
  await caller.call(decideOnMatter, { params: { id: matter._id }, body: declined })
  await caller.call(setTeam, { params: { id: hidden._id }, body: { person_ids: [], is_sensitive: true } })

  const named = { reason: 'opponent-is-client', client: { _id: secret._id, name: 'Zubaida Khatoon' } }
  expect(await ofMatter(caller, matter._id)).toMatchObject({ decisions: [{ hits: [named] }], is_open: false })
  const outside = app.as(await newColleague(app.db, member.chamberId, 'Outside'))
  const seen = await ofMatter(outside, matter._id)
  expect(seen).toMatchObject({ decisions: [{ hits: [{ reason: 'confidential', client: null }] }], is_open: false })
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`Zubaida|${secret._id}`))
  const stored = await app.db.asChamber(member.chamberId, (tx) =>
    tx.execute(sql`select hits::text from conflict_check`),
  )
  expect(JSON.stringify(stored)).not.toContain('Zubaida')
})

test('clients and matters of another chamber cause no conflict', async () => {
  const theirs = app.as(await newChamber(app.db))
  await newClient(theirs, { name: 'Farida Khanum' })
  await newCase(app.db)
  const caller = app.as(await newChamber(app.db))
  expect(await check(caller, { respondents: ['Farida Khanum'], our_side: 'petitioner' })).toEqual([])
})

describe('the same name on the opposing side', () => {
  test.each([
    'محمد شکیل انصاری',
    'সুব্রত মুখোপাধ্যায়',
    'முருகன் செல்வம்',
    'Ravi Rao',
    'A. Raja',
    'Ali',
    'LIC',
    'रवि राव',
    'लक्\u200dष्मी देवी',
    'Har\u200bcharan Gill',
    'व',
    '王',
    'Ram Singh @ Pappu',
    'Others',
    '7',
  ])('the name %s is an exact match if a client has the same name', async (name) => {
    const caller = app.as(await newChamber(app.db))
    await newClient(caller, { name })
    expect((await check(caller, { respondents: [name], our_side: 'petitioner' }))[0]).toMatchObject({
      likeness: 'same',
    })
  })

  test('a name in another script matches by sound, and a name that cannot be compared is reported', async () => {
    const caller = app.as(await newChamber(app.db))
    await newClient(caller, { name: 'Murugan Selvam' })
    const asked = { respondents: ['முருகன் செல்வம்', '王小明'], our_side: 'petitioner' as const }
    expect((await caller.call(checkNames, { body: asked })).body.data).toMatchObject({
      hits: [{ likeness: 'sound' }],
      uncompared: ['王小明'],
    })
  })

  test('a stored name that cannot be compared is reported, unless the checked name equals it', async () => {
    const caller = app.as(await newChamber(app.db))
    await newClient(caller, { name: '王小明' })
    const kept = async (name: string) =>
      (await caller.call(checkNames, { body: { respondents: [name], our_side: 'petitioner' } })).body.data
        .kept_uncompared
    expect(await kept('Wang Xiaoming')).toEqual(['王小明'])
    expect(await kept('王小明')).toEqual([])
  })

  test('name keys that an older process writes during an upgrade are marked as old', async () => {
    const member = await newChamber(app.db)
    const versionOf = async () =>
      app.db.asChamber(member.chamberId, async (tx) => {
        const rows = await tx.select({ keys: chamber.name_keys }).from(chamber).where(eq(chamber.id, member.chamberId))
        return rows[0]?.keys
      })
    await app.db.asChamber(member.chamberId, (tx) =>
      tx.execute(sql`update chamber set name_keys = 99 where id = ${member.chamberId}`),
    )
    await newClient(app.as(member), { name: 'Ravi Rao' })
    expect(await versionOf()).toBe(keysVersion)
  })

  test('name keys of an older version are rewritten after an upgrade', async () => {
    const member = await newChamber(app.db)
    const caller = app.as(member)
    await newClient(caller, { name: 'সুব্রত মুখোপাধ্যায়' })
    await app.db.asChamber(member.chamberId, async (tx) => {
      await tx.execute(sql`delete from name_sound where chamber_id = ${member.chamberId}`)
      await tx.execute(sql`update chamber set name_keys = 0 where id = ${member.chamberId}`)
    })
    const asked = { respondents: ['সুব্রত মুখোপাধ্যায়'], our_side: 'petitioner' as const }
    expect(await check(caller, asked)).toMatchObject([{ likeness: 'same' }])
  })

  test('the names of many matters are written in short transactions, so that requests get their turn', async () => {
    const { member, caller } = await chamberWithMatter(app)
    const { chamberId } = member
    await app.db.asChamber(chamberId, (tx) =>
      tx.execute(sql`
        insert into matter (chamber_id, id, type, hc_name, unique_id, case_type, case_number, case_year, case_status,
                            court_petitioner, court_respondent, created_by, created_at)
        select chamber_id, gen_random_uuid(), type, hc_name, unique_id || n, case_type, n::text, case_year, case_status,
               'Petitioner Number ' || chr(64 + n), 'Respondent Kumar', created_by, created_at
        from matter, generate_series(1, 26) n where chamber_id = ${chamberId}`),
    )
    const writes: number[] = []
    const asChamber: typeof app.db.asChamber = (who, work) =>
      app.db.asChamber(who, (tx) => {
        const at = writes.push(0) - 1
        const insert: typeof tx.insert = (table) => {
          writes[at] = (writes[at] ?? 0) + 1
          return tx.insert(table)
        }
        return work(Object.assign(Object.create(tx), { insert }))
      })
    await keepPartySounds({ ...app.context, db: { ...app.db, asChamber } }, chamberId)
    expect(writes.filter((count) => count > 0)).toEqual([1, 1])
    expect(await check(caller, { client: ['Respondent Kumar'] })).toHaveLength(26)
  })

  test('matters whose names are due are looked up once, also in a table that was filled a moment ago', async () => {
    const { member } = await chamberWithMatter(app)
    const plans: string[] = []
    const engine = explaining(app.db.engine, ({ statement, plan }) => {
      if (statement.startsWith('DELETE FROM name_sound_due')) plans.push(plan.join(' '))
    })
    await keepPartySounds({ ...app.context, db: openDoors(engine) }, member.chamberId)
    expect(plans).toEqual([expect.stringContaining('InitPlan')])
    expect(plans[0]).not.toContain('Join')
  })
})
