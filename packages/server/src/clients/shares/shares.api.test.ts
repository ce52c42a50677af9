import { updateUser } from '@peshi/contract/chamber/account'
import { activityOfMatter } from '@peshi/contract/chamber/activity'
import { listPeople, switchChamber } from '@peshi/contract/chamber/members'
import { listNotifications } from '@peshi/contract/chamber/notifications'
import * as area from '@peshi/contract/clients/client-area'
import { linkClient, unlinkClient, updateClient } from '@peshi/contract/clients/clients'
import * as contract from '@peshi/contract/clients/shares'
import { updateDocument } from '@peshi/contract/matters/documents'
import { editPublicData, getMatter, listMatters } from '@peshi/contract/matters/matters'
import type { ClientId, MatterId, ShareId } from '@peshi/contract/platform/ids'
import { blankPosition } from '@peshi/contract/platform/photo-position'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { turnedJpeg } from '../../../test/pictures.ts'
import { prove } from '../../../test/prove.ts'
import { sharedMatter, signInClient, tokenOfMail } from '../../../test/shares.ts'
import { readOrders } from '../../courts/courts/courts.jobs.ts'
import { readDocumentTexts } from '../../matters/documents/documents.jobs.ts'
import { readOrderText } from '../../matters/orders/orders.jobs.ts'
import type { Rows } from '../../platform/db/door.ts'
import { person } from '../../platform/db/people.schema.ts'
import { startSubscribers } from '../../platform/events/after.ts'
import type { Job } from '../../platform/jobs/queue.ts'
import { deliverDispatch } from '../../platform/sending/sending.jobs.ts'
import { notifyOfClientMessage, startShareJobs } from './shares.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startShareJobs({ ...app.context, queue: app.queue })
  await startSubscribers({ ...app.context, queue: app.queue })
  for (const job of [readDocumentTexts, readOrders, readOrderText, deliverDispatch])
    await app.queue.work(job as Job<unknown>, async () => undefined)
})
afterAll(() => app.close())

const id = '01936f00-0000-7000-8000-000000000000'
const [matter, client] = [id as MatterId, id as ClientId]
const nothing = { client_id: client, next_date: false, order_ids: [], document_ids: [] }
const minute = 60_000

const foreign = async () => {
  const theirs = await sharedMatter(app)
  await theirs.share([theirs.shown.id], [])
  const [shared] = (await theirs.caller.call(contract.listShares, { params: theirs.params })).body.data
  return { ...theirs, shareId: shared?.shares[0]?._id as ShareId }
}
const ofMatter = async () => ({ params: (await foreign()).params })
const ofClient = async () => ({ params: { id: (await foreign()).client._id } })
const conversation = async () => {
  const { params, client } = await foreign()
  return { params: { id: params.id, client: client._id } }
}

ladder(contract.listShares, () => app, { input: { params: { id: matter } }, foreign: ofMatter, refused: 'billing' })
ladder(contract.setShares, () => app, {
  input: { params: { id: matter }, body: nothing },
  invalid: { 'invalid ids of orders': { params: { id }, body: { ...nothing, order_ids: ['x'] } } },
  foreign: async () => ({ ...(await ofMatter()), body: nothing }),
  refused: 'clerk',
})
ladder(contract.revokeShare, () => app, {
  input: { params: { id: id as ShareId } },
  foreign: async () => ({ params: { id: (await foreign()).shareId } }),
  refused: 'clerk',
})
ladder(contract.sendClientLink, () => app, {
  input: { params: { id: client }, body: { channel: 'email' } },
  invalid: { 'an invalid channel': { params: { id }, body: { channel: 'pigeon' } } },
  foreign: async () => ({ ...(await ofClient()), body: { channel: 'email' as const } }),
  refused: 'clerk',
})
ladder(contract.openClientAccess, () => app, { input: { params: { id: client } }, foreign: ofClient, refused: 'clerk' })
ladder(contract.closeClientAccess, () => app, {
  input: { params: { id: client } },
  foreign: ofClient,
  refused: 'clerk',
})
ladder(contract.listClientMessages, () => app, {
  input: { params: { id: matter, client } },
  foreign: conversation,
  refused: 'billing',
})
ladder(contract.writeToClient, () => app, {
  input: { params: { id: matter, client }, body: { text: 'x' } },
  invalid: { 'an empty text': { params: { id, client: id }, body: { text: ' ' } } },
  foreign: async () => ({ ...(await conversation()), body: { text: 'x' } }),
  refused: 'clerk',
})
ladder(area.listSharedMatters, () => app, { refused: 'advocate' })
ladder(area.getSharedMatter, () => app, { input: { params: { id: matter } }, foreign: ofMatter, refused: 'clerk' })
ladder(area.openSharedFile, () => app, {
  input: { params: { id: matter }, body: { kind: 'order', subject_id: id } },
  foreign: async () => ({ ...(await ofMatter()), body: { kind: 'order' as const, subject_id: id } }),
  refused: 'advocate',
})
ladder(area.writeToChamber, () => app, {
  input: { params: { id: matter }, body: { text: 'x' } },
  foreign: async () => ({ ...(await ofMatter()), body: { text: 'x' } }),
  refused: 'billing',
})
ladder(area.askForLink, () => app, {
  input: { body: { name: 'nobody@example.in' } },
  invalid: { 'an empty body': { body: {} } },
})
ladder(area.enterByLink, () => app, {
  input: { body: { token: 'a token that was never given out' } },
  invalid: { 'an empty body': { body: {} } },
})

describe('a client’s access', () => {
  test('each client’s last visit is shown separately from the visits of other clients', async () => {
    const shared = await sharedMatter(app)
    const silent = await newClient(shared.caller, { email: `silent-${shared.matter._id}@example.in` })
    await shared.caller.call(linkClient, {
      params: shared.params,
      body: { client_id: silent._id, side: 'petitioner', role: null },
    })
    const shown = { next_date: true, order_ids: [shared.shown.id], document_ids: [] }
    for (const client_id of [shared.client._id, silent._id])
      await shared.caller.call(contract.setShares, { params: shared.params, body: { client_id, ...shown } })
    await signInClient(app, shared)
    const { data } = (await shared.caller.call(contract.listShares, { params: shared.params })).body
    expect(new Map(data.map(({ client_id, last_seen_at }) => [client_id, last_seen_at]))).toEqual(
      new Map([
        [shared.client._id, expect.any(String)],
        [silent._id, null],
      ]),
    )
  })

  test('a client sees exactly the shared items, and can open the files of these items', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [shared.paper._id])
    const { reader, userData } = await signInClient(app, shared)
    expect([userData.role, userData.email, userData.mobile]).toEqual(['client', null, null])
    const { data } = (await reader.call(area.listSharedMatters)).body
    expect(data).toMatchObject([{ _id: shared.matter._id, orders: 1, documents: 1, shows_next_date: true }])
    const detail = (await reader.call(area.getSharedMatter, { params: shared.params })).body.data
    expect(detail.order_list.map(({ _id }) => _id)).toEqual([shared.shown.id])
    expect(detail.document_list.map(({ name }) => name)).toEqual(['Shown.pdf'])
    const file = await app.app.inject({ url: detail.document_list[0]?.file ?? '' })
    expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.7 shown'])
  })

  test('a client gets a photo without the place where it was taken, and the chamber gets it as it is', async () => {
    const shared = await sharedMatter(app)
    const photo = turnedJpeg()
    const { _id, current } = await addDocument(shared.caller, shared.matter._id, 'Site.jpg', photo)
    await shared.share([], [_id])
    const { reader } = await signInClient(app, shared)
    const detail = (await reader.call(area.getSharedMatter, { params: shared.params })).body.data
    const sent = await app.app.inject({ url: detail.document_list[0]?.download ?? '' })
    expect([sent.rawPayload.length, blankPosition(new Uint8Array(sent.rawPayload))]).toEqual([photo.length, false])
    expect((await app.app.inject({ url: current.download })).rawPayload.equals(photo)).toBe(true)
    const keep = { params: { id: _id }, body: { keeps_place: true } }
    expect((await shared.caller.call(updateDocument, keep)).body.data.keeps_place).toBe(true)
    expect((await app.app.inject({ url: detail.document_list[0]?.download ?? '' })).rawPayload.equals(photo)).toBe(true)
    await shared.caller.call(updateDocument, { params: { id: _id }, body: { keeps_place: false } })
    const again = await app.app.inject({ url: detail.document_list[0]?.download ?? '' })
    expect(again.rawPayload.equals(photo)).toBe(false)
  })

  test('a client is told whether a date is still to come', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [])
    const { reader } = await signInClient(app, shared)
    const stateWith = async (next_date: string) => {
      await shared.caller.call(editPublicData, { params: shared.params, body: { next_date } })
      const [listed] = (await reader.call(area.listSharedMatters)).body.data
      const { data } = (await reader.call(area.getSharedMatter, { params: shared.params })).body
      expect([data.next_date, data.date_state]).toEqual([listed?.next_date, listed?.date_state])
      return listed?.date_state
    }
    expect([await stateWith('2000-01-03'), await stateWith('2150-01-01')]).toEqual(['past', 'next'])
    await shared.share([shared.shown.id], [], false)
    expect(await stateWith('2000-01-03')).toBe('none')
  })

  test('a client cannot reach the chamber’s data or another client’s data', async () => {
    const [shared, other] = [await sharedMatter(app), await sharedMatter(app)]
    await shared.share([shared.shown.id], [])
    await other.share([other.shown.id], [])
    const { reader } = await signInClient(app, shared)
    const refused = [
      await reader.call(listMatters),
      await reader.call(getMatter, { params: shared.params }),
      await reader.call(listPeople),
      await reader.call(contract.listShares, { params: shared.params }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    const of = (id: MatterId) => reader.call(area.getSharedMatter, { params: { id } })
    expect((await of(other.matter._id)).status).toBe(404)
    const unshared = { kind: 'order' as const, subject_id: shared.kept.id }
    expect((await reader.call(area.openSharedFile, { params: shared.params, body: unshared })).status).toBe(404)
  })

  test('the database role for clients can read only what is shared with the client', async () => {
    const shared = await sharedMatter(app)
    await shared.share([], [shared.paper._id], false)
    const { who } = await signInClient(app, shared)
    const ask = (statement: ReturnType<typeof sql>) =>
      app.db
        .asChamber({ ...who, role: 'client' }, (tx) => tx.execute(statement))
        .then((found) => (found as unknown as Rows).rows.length)
        .catch(() => 'refused')
    expect(await ask(sql`select id from matter`)).toBe(1)
    expect(await ask(sql`select id from document`)).toBe(1)
    expect(await ask(sql`select own_title from matter`)).toBe('refused')
    const tables = await app.db.engine.execute(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const open = []
    for (const { name } of tables.rows)
      if ((await ask(sql`select 1 from ${sql.identifier(String(name))}`)) !== 'refused') open.push(name)
    expect(open.sort()).toEqual([
      'case_order',
      'client',
      'client_access',
      'client_message',
      'client_note',
      // The client may read only the replies to its own requests.
      'document',
      'document_version',
      'event',
      'idempotent_reply',
      'invoice',
      'matter',
      'order_copy',
      'share',
    ])
  })

  test('a client no longer sees an item after its share ends or the client leaves the matter', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [shared.paper._id])
    const { reader } = await signInClient(app, shared)
    const detail = async () => (await reader.call(area.getSharedMatter, { params: shared.params })).body.data
    await shared.share([], [shared.paper._id], false)
    expect(await detail()).toMatchObject({ order_list: [], shows_next_date: false, next_date: null })
    const [row] = (await shared.caller.call(contract.listShares, { params: shared.params })).body.data
    const share = row?.shares[0]?._id as ShareId
    expect((await shared.caller.call(contract.revokeShare, { params: { id: share } })).status).toBe(200)
    expect((await shared.caller.call(contract.revokeShare, { params: { id: share } })).status).toBe(404)
    expect((await reader.call(area.listSharedMatters)).body.data).toEqual([])
    await shared.share([], [shared.paper._id])
    await shared.caller.call(unlinkClient, { params: shared.params, body: { client_id: shared.client._id } })
    expect((await reader.call(area.listSharedMatters)).body.data).toEqual([])
  })

  test('a matter’s activity records what is shared with a client, what is withdrawn, and what the client reads', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [])
    const { reader } = await signInClient(app, shared)
    for (const _ of [1, 2]) await reader.call(area.getSharedMatter, { params: shared.params })
    const opened = { kind: 'order' as const, subject_id: shared.shown.id }
    await reader.call(area.openSharedFile, { params: shared.params, body: opened })
    await shared.share([], [], false)
    const { data } = (await shared.caller.call(activityOfMatter, { params: shared.params })).body
    const did = data.filter(({ action }) => action.startsWith('share.')).map(({ action, by }) => [action, by?.name])
    expect(did.toSorted()).toEqual(
      [
        ['share.added', 'R. Shukla'],
        ['share.added', 'R. Shukla'],
        ['share.read', 'Ram Prasad'],
        ['share.read', 'Ram Prasad'],
        ['share.revoked', 'R. Shukla'],
        ['share.revoked', 'R. Shukla'],
      ].toSorted(),
    )
  })

  test('the client and the chamber exchange messages, and each side is notified', async () => {
    const shared = await sharedMatter(app)
    const params = { ...shared.params, client: shared.client._id }
    const early = await shared.caller.call(contract.writeToClient, { params, body: { text: 'Hello' } })
    expect(early.body.code).toBe('not-shared')
    await shared.share([shared.shown.id], [])
    const { reader } = await signInClient(app, shared)
    const asked = await reader.call(area.writeToChamber, { params: shared.params, body: { text: '<b>When?</b>' } })
    expect(asked.body.data).toMatchObject({ text: '<b>When?</b>', from_client: true, by: 'Ram Prasad' })
    app.queue.held.push(...app.queue.held.filter(({ name }) => name === notifyOfClientMessage.name))
    await app.queue.runHeld()
    const reported = (await shared.caller.call(listNotifications)).body.data
    expect(reported).toMatchObject([{ kind: 'client.message', values: { client: 'Ram Prasad' }, events: 1 }])
    const unanswered = async () =>
      (await shared.caller.call(contract.listShares, { params: shared.params })).body.data[0]?.unanswered
    expect(await unanswered()).toBe(1)
    clock.forward(1000)
    await shared.caller.call(contract.writeToClient, { params, body: { text: 'On the fourth' } })
    expect(await unanswered()).toBe(0)
    const [mail] = await app.messages({ to: shared.email, kind: 'client-message' })
    expect(mail?.text).not.toContain('fourth')
    const { messages } = (await reader.call(area.getSharedMatter, { params: shared.params })).body.data
    expect(messages.map(({ text }) => text)).toEqual(['<b>When?</b>', 'On the fourth'])
  })

  test('a client can change their language, but cannot switch to another chamber', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [])
    const { reader, session } = await signInClient(app, shared)
    const changed = await reader.call(updateUser, { body: { language: 'ur' } })
    expect(changed.body.userData.extras.language).toBe('ur')
    const stranger = await newChamber(app.db)
    const { refreshToken } = session
    const body = { refreshToken, chamber_id: stranger.chamberId }
    expect((await app.stranger.call(switchChamber, { body })).status).toBe(404)
  })
})

describe('sharing with a client', () => {
  test('only items of the matter can be shared, and only with the chamber’s own clients', async () => {
    const [shared, other] = [await sharedMatter(app), await chamberWithMatter(app)]
    const elsewhere = await sharedMatter(app)
    expect((await shared.share([elsewhere.shown.id], [])).status).toBe(400)
    expect((await shared.share([], [elsewhere.paper._id])).status).toBe(400)
    const body = { ...nothing, next_date: true, client_id: shared.client._id }
    expect((await other.caller.call(contract.setShares, { params: { id: other.matter._id }, body })).status).toBe(404)
  })

  test('a clerk can see the list of shares, but cannot share', async () => {
    const shared = await sharedMatter(app)
    const clerk = app.as(await newColleague(app.db, shared.member.chamberId, 'Meera Rao', 'clerk'))
    expect((await clerk.call(contract.listShares, { params: shared.params })).status).toBe(200)
    const body = { ...nothing, client_id: shared.client._id }
    expect((await clerk.call(contract.setShares, { params: shared.params, body })).status).toBe(403)
  })
})

describe('a client’s sign-in link', () => {
  const enter = async (token: string) => (await app.stranger.call(area.enterByLink, { body: { token } })).status

  test('a sign-in link can be used once within 24 hours, and only its hash is stored', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [])
    const { token } = await signInClient(app, shared)
    expect(await enter(token)).toBe(404)
    const send = async () => {
      await shared.caller.call(contract.sendClientLink, {
        params: { id: shared.client._id },
        body: { channel: 'email' },
      })
      const [mail] = await app.messages({ to: shared.email, kind: 'sign-in-link' })
      expect(mail?.text).toContain('It is valid for 24 hours')
      return tokenOfMail(mail?.text ?? '')
    }
    const [second, third] = [await send(), await send()]
    const kept = await app.db.asChamber(shared.member.chamberId, (tx) =>
      tx.execute(sql`select to_jsonb(l)::text as row from client_link l`),
    )
    expect(JSON.stringify(kept)).not.toContain(second)
    clock.forward(24 * 60 * minute - 1000)
    expect(await enter(second)).toBe(200)
    clock.forward(1000)
    expect(await enter(third)).toBe(404)
  })

  test('closing a client’s access ends the sign-in link and every session', async () => {
    const shared = await sharedMatter(app)
    await shared.share([shared.shown.id], [])
    const { reader } = await signInClient(app, shared)
    const params = { id: shared.client._id }
    expect((await reader.call(area.listSharedMatters)).status).toBe(200)
    await shared.caller.call(contract.sendClientLink, { params, body: { channel: 'email' } })
    const [mail] = await app.messages({ to: shared.email, kind: 'sign-in-link' })
    expect((await shared.caller.call(contract.closeClientAccess, { params })).status).toBe(200)
    expect((await reader.call(area.listSharedMatters)).status).toBe(401)
    expect(await enter(tokenOfMail(mail?.text ?? ''))).toBe(404)
    const refused = await shared.caller.call(contract.sendClientLink, { params, body: { channel: 'email' } })
    expect(refused.status).toBe(400)
    await shared.caller.call(contract.openClientAccess, { params })
    expect((await signInClient(app, shared)).userData.role).toBe('client')
  })

  test('a request for a sign-in link does not reveal whether a client has the address', async () => {
    const shared = await sharedMatter(app, { mobile: '+919812345670' })
    await shared.share([shared.shown.id], [])
    const ask = (name: string) => app.stranger.call(area.askForLink, { body: { name } })
    const [known, unknown] = [await ask(shared.email.toUpperCase()), await ask('nobody-at-all@example.in')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    await app.queue.runHeld()
    expect(await app.messages({ to: shared.email, kind: 'sign-in-link' })).toHaveLength(1)
    expect(await app.messages({ to: 'nobody-at-all@example.in' })).toEqual([])
    await ask('98123 45670')
    await app.queue.runHeld()
    expect(await app.messages({ to: '9812345670', channel: 'sms' })).toHaveLength(1)
    await shared.caller.call(updateClient, { params: { id: shared.client._id }, body: { email: 'new@example.in' } })
    await ask(shared.email)
    await app.queue.runHeld()
    expect(await app.messages({ to: shared.email, kind: 'sign-in-link' })).toHaveLength(1)
  })

  test('a request for a sign-in link sends one link for each chamber with a verified address', async () => {
    const email = 'of-two-chambers@example.in'
    const two = [await sharedMatter(app), await sharedMatter(app)]
    for (const { caller, client, share, shown, member } of two) {
      await caller.call(updateClient, { params: { id: client._id }, body: { email } })
      await share([shown.id], [])
      await app.db.asSystem('account', (tx) =>
        tx.update(person).set({ email_proven_at: null }).where(eq(person.id, member.personId)),
      )
    }
    for (const { member } of two) {
      await prove(app.db, member.personId)
      await app.stranger.call(area.askForLink, { body: { name: email } })
      await app.queue.runHeld()
    }
    expect(await app.messages({ to: email, kind: 'sign-in-link' })).toHaveLength(3)
  })

  test('the number of requests for sign-in links is limited', async () => {
    const answers = []
    for (let tries = 0; tries < 6; tries += 1)
      answers.push((await app.stranger.call(area.askForLink, { body: { name: 'same@example.in' } })).status)
    expect(answers.at(-1)).toBe(429)
  })
})
