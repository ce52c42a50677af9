import { setTeam } from '@peshi/contract/chamber/team'
import {
  clientsInBin,
  clientsOfMatter,
  clientTies,
  createClient,
  deleteClient,
  getClient,
  linkClient,
  listClients,
  mergeClient,
  recordConsent,
  restoreClient,
  setOurSide,
  unlinkClient,
  updateClient,
  withdrawConsent,
} from '@peshi/contract/clients/clients'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import type { ClientId, MatterId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { client as clientTable } from '../../platform/db/clients.schema.ts'
import type { Rows } from '../../platform/db/door.ts'
import { emptyBinOf } from '../../platform/retention/list-past-time.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000' as ClientId
const matterId = id as string as MatterId
const foreign = async () => ({ params: { id: (await newClient(app.as(await newChamber(app.db))))._id } })
const consent = {
  notice_on: '2026-11-18',
  notice_language: 'hi' as const,
  purposes: ['representation' as const, 'updates' as const],
  means: 'written' as const,
}

ladder(listClients, () => app, { invalid: { 'page 0': { query: { page: 0 } } }, refused: 'client' })
ladder(getClient, () => app, {
  input: { params: { id } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign,
  refused: 'client',
})
ladder(createClient, () => app, {
  input: { body: { kind: 'person', name: 'A' } },
  invalid: {
    'an empty name': { body: { kind: 'person', name: ' ' } },
    'an invalid mobile number': { body: { kind: 'person', name: 'A', mobile: '12345' } },
    'a GSTIN with a wrong digit': { body: { kind: 'company', name: 'A', gstin: '27AAPFU0939F1ZW' } },
    'an invalid PAN': { body: { kind: 'person', name: 'A', pan: 'ABC' } },
    'an invalid PIN code': {
      body: {
        kind: 'person',
        name: 'A',
        addresses: [{ label: null, lines: 'x', city: null, state: null, pin: '0123' }],
      },
    },
  },
  refused: 'billing',
})
ladder(updateClient, () => app, {
  input: { params: { id }, body: { name: 'B' } },
  invalid: { 'an empty body': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { name: 'B' } }),
  refused: 'billing',
})
ladder(deleteClient, () => app, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(restoreClient, () => app, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(clientTies, () => app, { input: { params: { id } }, foreign, refused: 'clerk' })
ladder(clientsInBin, () => app, { refused: 'clerk' })
ladder(mergeClient, () => app, {
  input: { params: { id }, body: { into: id } },
  invalid: { 'a missing other client': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { into: id } }),
  refused: 'clerk',
})
ladder(recordConsent, () => app, {
  input: { params: { id }, body: consent },
  invalid: { 'an empty list of purposes': { params: { id }, body: { ...consent, purposes: [] } } },
  foreign: async () => ({ ...(await foreign()), body: consent }),
  refused: 'billing',
})
ladder(withdrawConsent, () => app, {
  input: { params: { id }, body: { consent_id: id, withdrawn_on: '2026-11-20' } },
  invalid: { 'a date in words': { params: { id }, body: { consent_id: id, withdrawn_on: 'today' } } },
  foreign: async () => ({ ...(await foreign()), body: { consent_id: id, withdrawn_on: '2026-11-20' } }),
  refused: 'billing',
})
const foreignMatter = async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } })
ladder(clientsOfMatter, () => app, { input: { params: { id: matterId } }, foreign: foreignMatter, refused: 'client' })
ladder(linkClient, () => app, {
  input: { params: { id: matterId }, body: { client_id: id, side: 'petitioner' } },
  invalid: { 'an invalid side': { params: { id: matterId }, body: { client_id: id, side: 'both' } } },
  foreign: async () => ({ ...(await foreignMatter()), body: { client_id: id, side: 'petitioner' as const } }),
  refused: 'billing',
})
ladder(unlinkClient, () => app, {
  input: { params: { id: matterId }, body: { client_id: id } },
  foreign: async () => ({ ...(await foreignMatter()), body: { client_id: id } }),
  refused: 'billing',
})
ladder(setOurSide, () => app, {
  input: { params: { id: matterId }, body: { our_side: null } },
  invalid: { 'an invalid side': { params: { id: matterId }, body: { our_side: 'left' } } },
  foreign: async () => ({ ...(await foreignMatter()), body: { our_side: null } }),
  refused: 'billing',
})

const link = (caller: Caller, matter: MatterId, client_id: ClientId) =>
  caller.call(linkClient, { params: { id: matter }, body: { client_id, side: 'respondent', role: 'Respondent no. 2' } })

describe('a client’s record', () => {
  test('a client’s data is stored in normalised form', async () => {
    const caller = app.as(await newChamber(app.db))
    const { body } = await caller.call(createClient, {
      body: {
        kind: 'company',
        name: ' Anand Mills ',
        mobile: '098765 43210',
        gstin: '27aapfu0939f1zv',
        aliases: ['AML'],
      },
    })
    expect(body.message).toBe(messages.clientSaved)
    const { data } = (await caller.call(getClient, { params: { id: body.data._id } })).body
    expect(data).toMatchObject({
      name: 'Anand Mills',
      aliases: ['AML'],
      mobile: '+919876543210',
      gstin: '27AAPFU0939F1ZV',
      consents: [],
      in_matters: [],
      has_consent: false,
    })
    await caller.call(updateClient, { params: { id: data._id }, body: { aliases: [], note: 'Pays late' } })
    const after = (await caller.call(getClient, { params: { id: data._id } })).body.data
    expect(after).toMatchObject({ name: 'Anand Mills', aliases: [], note: 'Pays late', mobile: '+919876543210' })
  })

  test('clients can be searched by alias and phone number, and filtered by kind', async () => {
    const caller = app.as(await newChamber(app.db))
    await newClient(caller, { name: 'Zeenat Begum', aliases: ['Munni'], mobile: '+14155550123' })
    await newClient(caller, { kind: 'government', name: 'Nagar Nigam' })
    const names = async (query: object) => (await caller.call(listClients, { query })).body.data.map(({ name }) => name)
    expect(await names({})).toEqual(['Nagar Nigam', 'Zeenat Begum'])
    expect(await names({ search: 'munni' })).toEqual(['Zeenat Begum'])
    expect(await names({ search: '4155550123' })).toEqual(['Zeenat Begum'])
    expect(await names({ kind: 'government' })).toEqual(['Nagar Nigam'])
    expect(await names({ search: '%' })).toEqual([])
  })

  test('each consent is stored, and is valid until the client withdraws it', async () => {
    const caller = app.as(await newChamber(app.db))
    const { _id } = await newClient(caller)
    const given = (await caller.call(recordConsent, { params: { id: _id }, body: consent })).body.data
    expect((await caller.call(listClients, { query: { without_consent: 'true' } })).body.meta.total).toBe(0)
    const early = { consent_id: given._id, withdrawn_on: '2026-11-17' }
    expect((await caller.call(withdrawConsent, { params: { id: _id }, body: early })).status).toBe(400)
    const withdrawal = { consent_id: given._id, withdrawn_on: '2026-11-20' }
    expect((await caller.call(withdrawConsent, { params: { id: _id }, body: withdrawal })).status).toBe(200)
    expect((await caller.call(withdrawConsent, { params: { id: _id }, body: withdrawal })).status).toBe(409)
    const { data } = (await caller.call(getClient, { params: { id: _id } })).body
    expect(data.has_consent).toBe(false)
    expect(data.consents).toMatchObject([{ ...consent, withdrawn_on: '2026-11-20' }])
  })

  test('a client’s record shows clients with a similar name or the same mobile number', async () => {
    const caller = app.as(await newChamber(app.db))
    const { _id } = await newClient(caller, { name: 'Mohammad Arif', mobile: '9876543210' })
    const like = await newClient(caller, { name: 'Mohd. Arif' })
    const same = await newClient(caller, { name: 'Sunita Devi', mobile: '+91 98765 43210' })
    await newClient(caller, { name: 'Somebody Else' })
    const { alike } = (await caller.call(getClient, { params: { id: _id } })).body.data
    expect(alike.map((each) => each._id).toSorted()).toEqual([like._id, same._id].toSorted())
  })
})

describe('the clients of a matter', () => {
  test('a matter’s first client determines our side, and restoring the matter or the client links the two again', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const { _id } = await newClient(caller)
    const { data } = (await link(caller, matter._id, _id)).body
    expect(data).toMatchObject({ our_side: 'respondent', clients: [{ client_id: _id, role: 'Respondent no. 2' }] })
    const set = await caller.call(setOurSide, { params: { id: matter._id }, body: { our_side: 'other' } })
    expect(set.body.data.our_side).toBe('other')
    expect((await link(caller, matter._id, _id)).body.data.our_side).toBe('other')

    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect((await caller.call(getClient, { params: { id: _id } })).body.data).toMatchObject({
      matters: 0,
      in_matters: [],
    })
    await caller.call(restoreMatter, { params: { id: matter._id } })
    await caller.call(deleteClient, { params: { id: _id } })
    const without = await caller.call(clientsOfMatter, { params: { id: matter._id } })
    expect(without.body.data.clients).toEqual([])
    expect((await caller.call(clientsInBin)).body.data).toMatchObject([{ _id, deleted_by: 'R. Shukla' }])
    expect((await caller.call(restoreClient, { params: { id: _id } })).body.message).toBe(messages.clientRestored)
    const back = (await caller.call(getClient, { params: { id: _id } })).body.data
    expect(back.in_matters).toMatchObject([{ matter_id: matter._id, side: 'respondent', role: 'Respondent no. 2' }])

    await caller.call(unlinkClient, { params: { id: matter._id }, body: { client_id: _id } })
    expect((await caller.call(clientsOfMatter, { params: { id: matter._id } })).body.data.clients).toEqual([])
  })

  test('merging two clients combines their data, and undoing the merge separates their matters', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    const both = (await followCase(app, member)).matter
    const from = await newClient(caller, { name: 'Mohd. Arif', email: 'arif@example.in', note: 'One' })
    const into = await newClient(caller, { name: 'Mohammad Arif', note: 'Two' })
    for (const each of [matter, both]) await link(caller, each._id, from._id)
    await link(caller, both._id, into._id)
    const reply = await caller.call(mergeClient, { params: { id: from._id }, body: { into: into._id } })
    expect(reply.body.data.moved).toMatchObject({ matters: 2, consents: 0 })
    const merged = (await caller.call(getClient, { params: { id: into._id } })).body.data
    expect(merged).toMatchObject({ aliases: ['Mohd. Arif'], email: 'arif@example.in', note: 'Two\n\nOne', matters: 2 })
    const atOldAddress = (await caller.call(getClient, { params: { id: from._id } })).body.data
    expect(atOldAddress).toEqual(merged)
    expect((await caller.call(clientsInBin)).body.data).toMatchObject([{ merged_into: { _id: into._id } }])

    await caller.call(restoreClient, { params: { id: from._id } })
    expect((await caller.call(getClient, { params: { id: from._id } })).body.data.matters).toBe(2)
    expect((await caller.call(getClient, { params: { id: into._id } })).body.data.matters).toBe(1)
  })
})

test('a client whose only matter is sensitive is hidden from people outside the team', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  const outside = app.as(await newColleague(app.db, member.chamberId, 'Outside'))
  const { _id } = await newClient(caller, { name: 'Zubaida' })
  await link(caller, matter._id, _id)
  expect((await outside.call(getClient, { params: { id: _id } })).status).toBe(200)
  await caller.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
  expect((await outside.call(getClient, { params: { id: _id } })).status).toBe(404)
  expect((await outside.call(listClients)).body.data).toEqual([])
  expect((await outside.call(clientsOfMatter, { params: { id: matter._id } })).status).toBe(404)
  expect((await caller.call(getClient, { params: { id: _id } })).status).toBe(200)
})

test('after 30 days in the bin, all data of a client is deleted', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const { _id } = await newClient(caller, { name: 'Ram Prasad Verma' })
  await caller.call(recordConsent, { params: { id: _id }, body: consent })
  await caller.call(deleteClient, { params: { id: _id } })
  clock.forward(29 * 86_400_000)
  expect(await emptyBinOf({ ...app.context, clock }, clientTable)).toBe(0)
  clock.forward(2 * 86_400_000)
  expect(await emptyBinOf({ ...app.context, clock }, clientTable)).toBeGreaterThan(0)
  const left = await app.db.asChamber(member.chamberId, async (tx) => {
    const { rows } = (await tx.execute(sql`select (select count(*) from client) + (select count(*) from client_consent)
      + (select count(*) from name_sound) as left`)) as unknown as Rows
    return Number(rows[0]?.left)
  })
  expect(left).toBe(0)
})
