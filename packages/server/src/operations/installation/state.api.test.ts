import { X509Certificate } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { listAudit } from '@peshi/contract/chamber/audit'
import * as contract from '@peshi/contract/operations/installation-state'
import type { CourtId } from '@peshi/contract/platform/ids'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp, testConfig, testMorning } from '../../../test/app.ts'
import { testCertificate } from '../../../test/certificate.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { makeOperator } from '../../../test/operators.ts'
import { courtHealth } from '../../courts/courts/courts.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { person } from '../../platform/db/people.schema.ts'
import { dispatch } from '../../platform/sending/dispatches.schema.ts'
import { type Message, Undeliverable } from '../../platform/sending/outlets.ts'
import { readCertificate } from './certificate.ts'

let app: TestApp
const sent: Message[] = []
let refusal: Error | null = null
const outlet = {
  send: async (message: Message) => {
    if (refusal) throw refusal
    sent.push(message)
    return null
  },
}
const mail = { url: 'smtps://user:secret@mail.example.in', from: { name: 'Peshi', address: 'office@example.in' } }
beforeAll(async () => {
  const config = { ...testConfig, mail, publicUrl: 'http://127.0.0.1:4600', courts: ['sci', 'hcservices'] }
  app = await testApp({ context: { config, outlets: { email: outlet, sms: null, push: null } } })
})
afterAll(() => app.close())

ladder(contract.sendTestMessage, () => app, {
  input: { body: { channel: 'email' } },
  invalid: { 'an unknown channel': { body: { channel: 'push' } } },
})

async function operator() {
  const member = await newChamber(app.db)
  await makeOperator(app, member)
  return { member, caller: app.as(member) }
}

test('only operators can see the state and send test messages', async () => {
  const owner = app.as(await newChamber(app.db))
  expect((await owner.call(contract.getInstallationState)).status).toBe(404)
  expect((await owner.call(contract.sendTestMessage, { body: { channel: 'email' } })).status).toBe(404)
  expect(sent).toEqual([])
})

test('the state names the mail server without its password, and SMS as not set', async () => {
  const { caller } = await operator()
  const { raw, body } = await caller.call(contract.getInstallationState)
  expect(body.data).toMatchObject({
    email: { through: 'mail.example.in', last_sent_at: null, failure: null, to: expect.stringContaining('@') },
    sms: { through: null },
    certificate: { state: 'none', host: '127.0.0.1' },
    version: { running: '0.1.0', is_checked: false, newer: null },
  })
  expect(raw.body).not.toContain('secret')
})

test('a failure is shown until the next message is sent', async () => {
  const { member, caller } = await operator()
  const row = (state: 'sent' | 'failed', minutes: number) => ({
    id: newId(),
    channel: 'email',
    kind: 'test',
    address: 'a@example.in',
    language: 'en',
    state,
    created_at: testMorning,
    ended_at: new Date(testMorning.getTime() + minutes * 60_000),
    ...(state === 'failed' && { problem: 'unreachable' as const, detail: 'ECONNREFUSED' }),
    person_id: member.personId,
  })
  const look = async () => (await caller.call(contract.getInstallationState)).body.data.email
  const add = (one: ReturnType<typeof row>) =>
    app.db.asSystem('sending', (tx) => tx.insert(dispatch).values(one as never))
  await add(row('sent', 1))
  await add(row('failed', 2))
  expect(await look()).toMatchObject({
    last_sent_at: '2026-11-20T04:01:00.000Z',
    failure: { problem: 'unreachable', detail: 'ECONNREFUSED', at: '2026-11-20T04:02:00.000Z' },
  })
  await add(row('sent', 3))
  expect(await look()).toMatchObject({ last_sent_at: '2026-11-20T04:03:00.000Z', failure: null })
})

test('a court that cannot be read is named with its part', async () => {
  const { caller } = await operator()
  const at = new Date('2026-11-19T04:00:00Z')
  await app.db.asSystem('court-sync', (tx) =>
    tx.insert(courtHealth).values([
      { court: 'hc-delhi' as CourtId, part: 'cases', last_success_at: at },
      { court: 'sci' as CourtId, part: 'cases', last_success_at: at },
      { court: 'sci' as CourtId, part: 'lists', failing_since: at, failure: 'page-changed', failures: 2 },
    ]),
  )
  const { courts } = (await caller.call(contract.getInstallationState)).body.data
  expect(courts).toEqual({
    on: ['sci', 'hcservices'],
    reading: 1,
    failing: [{ title: 'Supreme Court of India', part: 'lists', since: at.toISOString(), failure: 'page-changed' }],
  })
})

test('a test mail goes to the operator, and the server’s refusal is shown; each test is in the audit log', async () => {
  const { member, caller } = await operator()
  const email = `${member.personId}@example.in`
  await app.db.asSystem('seed', (tx) => tx.update(person).set({ email }).where(eq(person.id, member.personId)))
  ;(app.context.config.operators as Set<string>).add(email)
  const send = (channel: 'email' | 'sms') => caller.call(contract.sendTestMessage, { body: { channel } })
  expect((await send('email')).body.data).toEqual({ problem: null })
  expect(sent.at(-1)).toMatchObject({ to: email, kind: 'test', text: expect.any(String) })
  refusal = new Undeliverable('refused', '550 no such mailbox')
  expect((await send('email')).body.data).toEqual({ problem: '550 no such mailbox' })
  refusal = null
  expect((await send('sms')).body.code).toBe('channel-off')
  const { body } = await caller.call(listAudit, { query: { group: 'exports' } })
  expect(body.data.map(({ action }) => action)).toEqual(['access.message-tested', 'access.message-tested'])
})

test('the certificate of the public address is read, also one that browsers refuse', async () => {
  const server = createTlsServer(testCertificate, (socket) => socket.on('error', () => undefined).end())
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `https://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ends_at = new Date(new X509Certificate(testCertificate.cert).validTo).toISOString()
  expect(await readCertificate(address, [testCertificate.cert])).toEqual({
    host: '127.0.0.1',
    state: 'good',
    ends_at,
    problem: null,
  })
  expect(await readCertificate(address)).toMatchObject({
    state: 'refused',
    ends_at,
    problem: expect.stringMatching(/SELF_SIGNED/),
  })
  await new Promise((done) => server.close(done))
})

test('a public address that does not answer with TLS is shown as unread', async () => {
  const server = createServer((socket) =>
    socket
      .on('error', () => undefined)
      .resume()
      .end('no TLS\n'),
  )
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  expect(await readCertificate(`https://127.0.0.1:${port}`)).toMatchObject({
    state: 'unread',
    ends_at: null,
    problem: expect.any(String),
  })
  await new Promise((done) => server.close(done))
  expect(await readCertificate(`https://127.0.0.1:${port}`)).toMatchObject({ state: 'unread' })
})
