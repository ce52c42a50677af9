import { addPushDevice, getAlertSettings, removePushDevice } from '@peshi/contract/chamber/alerts'
import { buildSandbox } from '@peshi/sandbox/app'
import { makeClock } from '@peshi/sandbox/clock'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import webPush from 'web-push'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { collectMessages, deliverWaiting } from '../../../test/messages.ts'
import { isPushService } from './push-hosts.ts'
import { createPushOutlet } from './push-outlet.ts'
import { send } from './send.ts'

const clock = handClock()
let sandbox: FastifyInstance
let app: TestApp
beforeAll(async () => {
  sandbox = await buildSandbox({ clock: makeClock('2026-11-20T05:00:00Z') })
  const sandboxUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' })
  const db = await testDatabase()
  const push = createPushOutlet({
    db,
    clock,
    keys: webPush.generateVAPIDKeys(),
    contact: 'mailto:office@example.in',
    sandboxOrigin: sandboxUrl,
  })
  app = await testApp({
    clock,
    context: { db, config: { ...testConfig, sandboxUrl }, outlets: { ...collectMessages().outlets, push } },
  })
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
})

const subscribe = async () => {
  const { address, port } = sandbox.server.address() as { address: string; port: number }
  const reply = await fetch(`http://${address}:${port}/control/api/messages/push-devices`, { method: 'POST' })
  return ((await reply.json()) as { data: { endpoint: string; keys: { p256dh: string; auth: string } } }).data
}
const received = async (endpoint: string) =>
  (await sandbox.inject(`/control/api/messages?to=${endpoint.split('/').at(-1)}`)).json().data

async function personWithDevice() {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  const body = await subscribe()
  const device = (await caller.call(addPushDevice, { body }, { 'user-agent': 'Firefox' })).body.data
  const push = () =>
    app.db.asChamber(member.chamberId, (tx) =>
      send(tx, app.context, {
        ...member,
        channel: 'push',
        kind: 'alert',
        to: device._id,
        text: JSON.stringify({ title: 'नई तारीख़' }),
      }),
    )
  const devices = async () => (await caller.call(getAlertSettings)).body.data.ways.push.devices
  return { member, caller, body, device, push, devices }
}

test('a push message is encrypted and reaches one browser', async () => {
  const { body, push, devices } = await personWithDevice()
  expect(await devices()).toMatchObject([{ device: 'Firefox' }])
  await push()
  await deliverWaiting(app.context)
  expect(await received(body.endpoint)).toMatchObject([{ channel: 'push', subject: 'नई तारीख़' }])
})

test('a browser’s subscription is deleted if the push service reports its end', async () => {
  const { body, push, devices } = await personWithDevice()
  await sandbox.inject({
    method: 'DELETE',
    url: `/control/api/messages/push-devices?endpoint=${encodeURIComponent(body.endpoint)}`,
  })
  await push()
  await deliverWaiting(app.context)
  expect(await devices()).toEqual([])
})

test('a push message is sent again after the push service was down', async () => {
  const { body, push, devices } = await personWithDevice()
  await sandbox.inject({ method: 'POST', url: '/control/api/messages/refuse', payload: { times: 1 } })
  await push()
  await deliverWaiting(app.context, false)
  expect(await received(body.endpoint)).toEqual([])
  await deliverWaiting(app.context)
  expect([(await received(body.endpoint)).length, (await devices()).length]).toEqual([1, 1])
})

test('a signed-out device gets no push messages', async () => {
  const { member, body, push } = await personWithDevice()
  await app.db.engine.execute(`UPDATE sign_in SET ended_at = now() WHERE person_id = '${member.personId}'`)
  await push()
  await deliverWaiting(app.context)
  expect(await received(body.endpoint)).toEqual([])
  expect((await app.as(member).call(getAlertSettings)).body.data.ways.push.devices).toEqual([])
})

test('a browser belongs to its last subscriber, and a person can remove only their own browsers', async () => {
  const first = await personWithDevice()
  const second = await newChamber(app.db)
  const taken = (await app.as(second).call(addPushDevice, { body: first.body })).body.data
  expect(await first.devices()).toEqual([])
  expect((await first.caller.call(removePushDevice, { params: { id: taken._id } })).status).toBe(404)
  expect((await app.as(second).call(removePushDevice, { params: { id: taken._id } })).status).toBe(200)
})

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/x', true],
  ['https://web.push.apple.com/x', true],
  ['https://wns2-pn1p.notify.windows.com/w/?token=x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com:8443/x', false],
  ['https://fcm.googleapis.com@10.0.0.1/x', false],
  ['https://user@fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.thief.example/x', false],
  ['https://thief.example/fcm.googleapis.com', false],
  ['https://a.b.notify.windows.com/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['http://127.0.0.1:3100/control/api/reset', false],
  ['file:///etc/passwd', false],
])('the check whether %s is a push service returns %s', (address, isOne) => {
  expect(isPushService(address, null)).toBe(isOne)
})

test('an address that is not a push service is refused before a request is sent', async () => {
  const { port } = sandbox.server.address() as { port: number }
  const caller = app.as(await newChamber(app.db))
  const { keys } = await subscribe()
  for (const endpoint of ['https://example.in/x', `http://127.0.0.1:${port}/control/api/reset`, 'https://10.0.0.1/x'])
    expect((await caller.call(addPushDevice, { body: { endpoint, keys } })).status).toBe(400)
})
