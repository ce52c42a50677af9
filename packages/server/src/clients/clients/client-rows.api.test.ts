import { setTeam } from '@peshi/contract/chamber/team'
import { listSharedMatters } from '@peshi/contract/clients/client-area'
import {
  clientsOfMatter,
  clientTies,
  deleteClient,
  getClient,
  linkClient,
  mergeClient,
  recordConsent,
  restoreClient,
} from '@peshi/contract/clients/clients'
import { listClientMessages, listShares, writeToClient } from '@peshi/contract/clients/shares'
import { addClientDocuments } from '@peshi/contract/matters/documents'
import { listInvoices } from '@peshi/contract/office/invoices'
import { addToLedger } from '@peshi/contract/office/receipts'
import type { ClientId } from '@peshi/contract/platform/ids'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newClient } from '../../../test/clients.ts'
import { sendFile } from '../../../test/documents.ts'
import { issue, newInvoice, sayIdentity } from '../../../test/invoices.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { sharedMatter, signInClient } from '../../../test/shares.ts'
import { startShareJobs } from '../shares/shares.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
  await startShareJobs({ ...app.context, queue: app.queue })
})
afterAll(() => app.close())

const consent = {
  notice_on: '2026-11-18',
  notice_language: 'hi' as const,
  purposes: ['updates' as const],
  means: 'written' as const,
}

/** A client who can sign in and has something of everything. */
async function knownClient() {
  const shared = await sharedMatter(app)
  const { caller, client, params } = shared
  const { _id } = client
  await shared.share([shared.shown.id], [shared.paper._id])
  await caller.call(recordConsent, { params: { id: _id }, body: consent })
  await caller.call(writeToClient, { params: { ...params, client: _id }, body: { text: 'Bring the original deed.' } })
  await sayIdentity(caller)
  await issue(caller, (await newInvoice(caller, { client_id: _id }))._id)
  const upload_ids = [(await sendFile(caller, 'Vakalatnama.pdf', plainPdf([['Signed']]))).body.data._id]
  await caller.call(addClientDocuments, { body: { client_id: _id, upload_ids, paper: 'vakalatnama' } })
  const advance = { kind: 'advance' as const, on: '2026-11-18', amount: 10_000, method: 'upi' as const }
  await caller.call(addToLedger, { params: { id: _id }, body: advance })
  const into = await newClient(caller, { name: 'R. P. Verma' })
  return { ...shared, into, ties: (id: ClientId) => tiesOf(caller, id) }
}

const tiesOf = async (caller: Caller, id: ClientId) => (await caller.call(clientTies, { params: { id } })).body.data

const all = {
  matters: 1,
  documents: 1,
  consents: 1,
  checks: 0,
  shares: 3,
  messages: 1,
  notes: 0,
  invoices: 1,
  unpaid: 1,
  payments: 1,
}
const none = Object.fromEntries(Object.keys(all).map((tie) => [tie, 0]))

describe('what leads to a client', () => {
  test('every table that leads to a client is given to the kept client by a merge', async () => {
    const { rows } = await app.db.engine.execute(
      `SELECT table_name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'client_id'`,
    )
    const tables = app.context.features.flatMap(({ clientRows = [] }) => clientRows.map(({ table }) => table))
    const given = tables.map(getTableName)
    // These two let the merged client sign in. A merge ends that, and opens the kept client's own.
    const ended = ['client_access', 'client_link']
    expect([...given, ...ended].sort()).toEqual(rows.map(({ table_name }) => table_name).sort())
  })

  test('moves in a merge, which says what it moved, and comes back when the merge is undone', async () => {
    const { caller, client, into, params, ties } = await knownClient()
    expect(await ties(client._id)).toEqual(all)
    const merge = { params: { id: client._id }, body: { into: into._id } }
    expect((await caller.call(mergeClient, merge)).body.data.moved).toEqual(all)
    expect(await ties(into._id)).toEqual(all)
    const detail = (await caller.call(getClient, { params: { id: client._id } })).body.data
    expect(detail).toMatchObject({ _id: into._id, has_consent: true, consents: [{ purposes: ['updates'] }] })
    const ofInto = { params: { ...params, client: into._id } }
    expect((await caller.call(listClientMessages, ofInto)).body.data).toHaveLength(1)
    expect((await caller.call(listInvoices, { query: { 'filters[client_id]': into._id } })).body.data).toHaveLength(1)

    await caller.call(restoreClient, { params: { id: client._id } })
    expect([await ties(client._id), await ties(into._id)]).toEqual([all, none])
  })

  test('leads to the last client of several merges, and comes back to the right one', async () => {
    const { caller, client, into, ties } = await knownClient()
    const last = await newClient(caller, { name: 'Ram P. Verma' })
    await caller.call(mergeClient, { params: { id: client._id }, body: { into: into._id } })
    await caller.call(mergeClient, { params: { id: into._id }, body: { into: last._id } })
    expect((await caller.call(getClient, { params: { id: client._id } })).body.data._id).toBe(last._id)
    await caller.call(restoreClient, { params: { id: into._id } })
    expect([await ties(into._id), await ties(last._id)]).toEqual([all, none])
    expect((await caller.call(getClient, { params: { id: client._id } })).body.data._id).toBe(into._id)
    await caller.call(restoreClient, { params: { id: client._id } })
    expect([await ties(client._id), await ties(into._id)]).toEqual([all, none])
  })

  test('the kept client can sign in if the merged one could, and its devices are signed out', async () => {
    const shared = await knownClient()
    const { caller, client, into, params } = shared
    const { reader } = await signInClient(app, shared)
    expect((await reader.call(listSharedMatters)).status).toBe(200)
    await caller.call(mergeClient, { params: { id: client._id }, body: { into: into._id } })
    expect((await reader.call(listSharedMatters)).status).toBe(401)
    expect((await caller.call(listShares, { params })).body.data).toMatchObject([
      { client_id: into._id, access: 'open' },
    ])
    const again = await signInClient(app, { ...shared, client: { ...client, _id: into._id } })
    expect((await again.reader.call(listSharedMatters)).body.data).toMatchObject([{ _id: params.id }])
  })

  test('what is hidden from the person who merges moves too, and is not counted', async () => {
    const { caller, client, params, member } = await sharedMatter(app)
    const { matter } = await followCase(app, member)
    const link = { client_id: client._id, side: 'petitioner' as const, role: null }
    await caller.call(linkClient, { params: { id: matter._id }, body: link })
    await caller.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } })
    const into = await newClient(caller, { name: 'R. P. Verma' })
    const advocate = app.as(await newColleague(app.db, member.chamberId, 'Advocate', 'advocate'))
    expect(await tiesOf(advocate, client._id)).toMatchObject({ matters: 1 })
    const merge = { params: { id: client._id }, body: { into: into._id } }
    expect((await advocate.call(mergeClient, merge)).body.data.moved).toMatchObject({ matters: 1 })
    expect((await caller.call(clientsOfMatter, { params })).body.data.clients).toMatchObject([{ client_id: into._id }])
    expect(await tiesOf(caller, into._id)).toMatchObject({ matters: 2 })
  })

  test('only a person who may see all that is shared with a client can merge it into one with another address', async () => {
    const shared = await sharedMatter(app)
    const { caller, client, params, member } = shared
    const { matter } = await followCase(app, member)
    const link = { client_id: client._id, side: 'petitioner' as const, role: null }
    await caller.call(linkClient, { params: { id: matter._id }, body: link })
    await shared.share([], [shared.paper._id])
    await caller.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } })
    const advocate = app.as(await newColleague(app.db, member.chamberId, 'Advocate', 'advocate'))
    const into = await newClient(advocate, { email: 'himself@example.in' })
    const merge = { params: { id: client._id }, body: { into: into._id } }
    expect((await advocate.call(mergeClient, merge)).body.code).toBe('client-reach')
    expect((await caller.call(mergeClient, merge)).status).toBe(200)
  })

  test('a deleted client is counted no more', async () => {
    const { caller, client } = await knownClient()
    await caller.call(deleteClient, { params: { id: client._id } })
    expect((await caller.call(clientTies, { params: { id: client._id } })).status).toBe(404)
  })
})
