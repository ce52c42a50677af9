import { activityOfChamber } from '@peshi/contract/chamber/activity'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import { askForLink, enterByLink, listSharedMatters } from '@peshi/contract/clients/client-area'
import { deleteClient, linkClient, mergeClient, updateClient } from '@peshi/contract/clients/clients'
import { sendClientLink } from '@peshi/contract/clients/shares'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newClient } from '../../../test/clients.ts'
import { followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { sharedMatter, signInClient, tokenOfMail } from '../../../test/shares.ts'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { readDocumentTexts } from '../../matters/documents/documents.jobs.ts'
import { readOrderText } from '../../matters/orders/orders.jobs.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import { deliverDispatch } from '../../platform/sending/sending.jobs.ts'
import { startShareJobs } from './shares.jobs.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock: handClock() })
  await startShareJobs({ ...app.context, queue: app.queue })
  for (const job of [readDocumentTexts, readOrders, readOrderText, deliverDispatch])
    await app.queue.work(job as Job<unknown>, async () => undefined)
})
afterAll(() => app.close())

async function confidential() {
  const shared = await sharedMatter(app)
  await shared.share([], [shared.paper._id])
  const { chamberId } = shared.member
  const { matter } = await followCase(app, shared.member)
  const link = { client_id: shared.client._id, side: 'petitioner' as const, role: null }
  await shared.caller.call(linkClient, { params: { id: matter._id }, body: link })
  const team = { params: shared.params, body: { person_ids: [], is_sensitive: true } }
  expect((await shared.caller.call(setTeam, team)).status).toBe(200)
  const as = async (role: 'clerk' | 'advocate') => app.as(await newColleague(app.db, chamberId, role, role))
  return { ...shared, clerk: await as('clerk'), advocate: await as('advocate') }
}

const hers = { email: 'clerk.herself@example.in' }

describe('a client’s contact data', () => {
  test('once something is shared with a client, a clerk cannot change the client’s contact data', async () => {
    const shared = await sharedMatter(app)
    await shared.share([], [shared.paper._id])
    const clerk = app.as(await newColleague(app.db, shared.member.chamberId, 'Clerk', 'clerk'))
    const params = { id: shared.client._id }
    for (const body of [hers, { email: null }, { mobile: '9876501234' }])
      expect((await clerk.call(updateClient, { params, body })).body.code).toBe('client-reach')
    expect((await clerk.call(updateClient, { params, body: { note: 'x', email: shared.email } })).status).toBe(200)
    const later = await newClient(clerk, { email: 'typed.wrong@example.in' })
    expect((await clerk.call(updateClient, { params: { id: later._id }, body: hers })).status).toBe(200)
  })

  test('only a person who may see every matter shared with a client can change the contact data', async () => {
    const { client, advocate, caller } = await confidential()
    const params = { id: client._id }
    expect((await advocate.call(updateClient, { params, body: hers })).body.code).toBe('client-reach')
    const other = await newClient(caller, hers)
    const merge = { params: { id: other._id }, body: { into: client._id } }
    expect((await advocate.call(mergeClient, merge)).status).toBe(200)
    const third = await newClient(caller, { mobile: '9876501235' })
    const again = { params: { id: third._id }, body: { into: client._id } }
    expect((await advocate.call(mergeClient, again)).body.code).toBe('client-reach')
    expect((await caller.call(mergeClient, again)).status).toBe(200)
  })

  test('new contact data ends the client’s access and is reported to the old address and the owner', async () => {
    const shared = await sharedMatter(app)
    await shared.share([], [shared.paper._id])
    const { reader } = await signInClient(app, shared)
    expect((await reader.call(listSharedMatters)).status).toBe(200)
    const params = { id: shared.client._id }
    await shared.caller.call(sendClientLink, { params, body: { channel: 'email' } })
    const [mail] = await app.messages({ to: shared.email, kind: 'sign-in-link' })
    const advocate = app.as(await newColleague(app.db, shared.member.chamberId, 'Advocate', 'advocate'))
    expect((await advocate.call(updateClient, { params, body: { email: 'new@example.in' } })).status).toBe(200)

    expect((await reader.call(listSharedMatters)).status).toBe(401)
    const token = tokenOfMail(mail?.text ?? '')
    expect((await app.stranger.call(enterByLink, { body: { token } })).status).toBe(404)
    expect(await app.messages({ to: shared.email, kind: 'client-reach' })).toHaveLength(1)
    const { data: reported } = (await shared.caller.call(listNotifications)).body
    expect(reported).toMatchObject([{ kind: 'client.reach', subject: { id: shared.client._id } }])
    const { data } = (await shared.caller.call(activityOfChamber)).body
    expect(data.find(({ action }) => action === 'client.reach')?.detail).toEqual({
      email_before: shared.email,
      email_after: 'new@example.in',
    })
  })

  test('a client’s session ends when the client is put in the bin', async () => {
    const shared = await sharedMatter(app)
    await shared.share([], [shared.paper._id])
    const { reader } = await signInClient(app, shared)
    expect((await reader.call(listSharedMatters)).status).toBe(200)
    expect((await shared.caller.call(deleteClient, { params: { id: shared.client._id } })).status).toBe(200)
    expect((await reader.call(listSharedMatters)).status).toBe(401)
  })

  test('a client’s session ends when the client is merged into another client', async () => {
    const shared = await sharedMatter(app)
    await shared.share([], [shared.paper._id])
    const { reader } = await signInClient(app, shared)
    expect((await reader.call(listSharedMatters)).status).toBe(200)
    const other = await newClient(shared.caller)
    const merge = { params: { id: shared.client._id }, body: { into: other._id } }
    expect((await shared.caller.call(mergeClient, merge)).status).toBe(200)
    expect((await reader.call(listSharedMatters)).status).toBe(401)
  })
})

test('a clerk who enters a new e-mail address for a client gets no sign-in link there', async () => {
  const { client, clerk } = await confidential()
  await clerk.call(updateClient, { params: { id: client._id }, body: hers })
  await app.stranger.call(askForLink, { body: { name: hers.email } })
  await app.queue.runHeld()
  expect(await app.messages({ to: hers.email })).toEqual([])
})
