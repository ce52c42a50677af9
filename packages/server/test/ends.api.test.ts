import { login, logout } from '@peshi/contract/chamber/account'
import { changeRole, removeMember } from '@peshi/contract/chamber/members'
import { setTeam } from '@peshi/contract/chamber/team'
import { getSharedMatter } from '@peshi/contract/clients/client-area'
import { deleteClient, recordConsent, withdrawConsent } from '@peshi/contract/clients/clients'
import { closeClientAccess } from '@peshi/contract/clients/shares'
import { deleteDocument, getDocument, zipDocuments } from '@peshi/contract/matters/documents'
import { deleteMatter } from '@peshi/contract/matters/matters'
import { addOrderFile, listOrders } from '@peshi/contract/matters/orders'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from './app.ts'
import { testPassword } from './password.ts'
import { newColleague } from './people.ts'
import { bearerOf, sessionOf } from './session.ts'
import { sharedMatter, signInClient } from './shares.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
  await app.context.standings.follow()
})
afterAll(() => app.close())

const statuses = (addresses: readonly (string | null)[]) =>
  Promise.all(addresses.map(async (url) => (await app.app.inject({ url: url ?? '/nothing' })).statusCode))

const pdf = { 'content-type': 'application/pdf' }

async function matterWithFiles() {
  const shared = await sharedMatter(app)
  const { caller, matter, shown } = shared
  const input = { params: { id: shown.id }, query: { matter_id: matter._id }, body: Buffer.from('%PDF-1.7 order') }
  await caller.call(addOrderFile, input as never, pdf)
  return shared
}

async function openedByMember() {
  const shared = await matterWithFiles()
  const who = await newColleague(app.db, shared.member.chamberId, 'Asha Verma')
  const signIn = { email: `${who.personId}@example.in`, password: testPassword }
  const { accessToken, refreshToken } = sessionOf((await app.stranger.call(login, { body: signIn })).body)
  const bearer = bearerOf({ accessToken })
  const orders = (await app.stranger.call(listOrders, { params: { matterId: shared.matter._id } }, bearer)).body.data
  const order = orders.find(({ _id }) => _id === shared.shown.id)
  const { current } = (await app.stranger.call(getDocument, { params: { id: shared.paper._id } }, bearer)).body.data
  const wanted = { body: { matter_id: shared.matter._id } }
  const zip = (await app.stranger.call(zipDocuments, wanted, bearer)).body.data.address
  return { ...shared, who, refreshToken, addresses: [order?.file ?? null, current.file, current.download, zip] }
}

type OpenedByMember = Awaited<ReturnType<typeof openedByMember>>

const endsForMember: [what: string, end: (opened: OpenedByMember) => Promise<{ status: number }>][] = [
  ['they sign out', ({ refreshToken }) => app.stranger.call(logout, { body: { refreshToken } })],
  [
    'they are removed from the chamber',
    ({ caller, who }) => caller.call(removeMember, { params: { id: who.personId }, body: {} }),
  ],
  [
    'their role no longer includes documents',
    ({ caller, who }) => caller.call(changeRole, { params: { id: who.personId }, body: { role: 'billing' } }),
  ],
  [
    'the matter is kept in confidence from them',
    ({ caller, params }) => caller.call(setTeam, { params, body: { person_ids: [], is_sensitive: true } }),
  ],
  ['the matter is deleted', ({ caller, params }) => caller.call(deleteMatter, { params, body: {} })],
]

describe('addresses of files that a member has open', () => {
  test.each(endsForMember)('open nothing after %s', async (_, end) => {
    const opened = await openedByMember()
    expect(await statuses(opened.addresses)).toEqual([200, 200, 200, 200])
    expect((await end(opened)).status).toBe(200)
    await expect.poll(() => statuses(opened.addresses)).toEqual([404, 404, 404, 404])
  })

  test('open no deleted document', async () => {
    const { caller, paper, addresses } = await openedByMember()
    await caller.call(deleteDocument, { params: { id: paper._id }, body: {} })
    expect(await statuses(addresses)).toEqual([200, 404, 404, 200])
  })
})

async function openedByClient() {
  const shared = await matterWithFiles()
  const { share, shown, paper, params, caller, client } = shared
  const consent = { notice_on: '2026-01-05', notice_language: 'hi', means: 'written' } as const
  const of = { params: { id: client._id } }
  const { data } = (await caller.call(recordConsent, { ...of, body: { ...consent, purposes: ['updates'] } })).body
  await caller.call(recordConsent, { ...of, body: { ...consent, purposes: ['billing'] } })
  await share([shown.id], [paper._id])
  const { reader } = await signInClient(app, shared)
  const { order_list, document_list } = (await reader.call(getSharedMatter, { params })).body.data
  const addresses = [...order_list, ...document_list].flatMap(({ file, download }) => [file, download])
  return { ...shared, addresses, consent: data }
}

type OpenedByClient = Awaited<ReturnType<typeof openedByClient>>

const endsForClient: [what: string, end: (opened: OpenedByClient) => Promise<{ status: number }>][] = [
  ['the shares end', ({ share }) => share([], [])],
  ['their access ends', ({ caller, client }) => caller.call(closeClientAccess, { params: { id: client._id } })],
  [
    'they withdraw the last consent to messages about hearings',
    ({ caller, client, consent }) => {
      const body = { consent_id: consent._id, withdrawn_on: '2026-01-06' }
      return caller.call(withdrawConsent, { params: { id: client._id }, body })
    },
  ],
  ['the matter is deleted', ({ caller, params }) => caller.call(deleteMatter, { params, body: {} })],
  [
    'the client is deleted',
    ({ caller, client }) => caller.call(deleteClient, { params: { id: client._id }, body: {} }),
  ],
]

describe('addresses of files that a client has open', () => {
  test.each(endsForClient)('open nothing after %s', async (_, end) => {
    const opened = await openedByClient()
    expect(await statuses(opened.addresses)).toEqual([200, 200, 200, 200])
    expect((await end(opened)).status).toBe(200)
    await expect.poll(() => statuses(opened.addresses)).toEqual([404, 404, 404, 404])
  })

  test('open no deleted document', async () => {
    const { caller, paper, addresses } = await openedByClient()
    await caller.call(deleteDocument, { params: { id: paper._id }, body: {} })
    expect(await statuses(addresses)).toEqual([200, 200, 404, 404])
  })
})
