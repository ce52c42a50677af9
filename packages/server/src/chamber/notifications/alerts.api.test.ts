import { randomInt } from 'node:crypto'
import { type AlertPlan, usualAlertPlan, usualDigestTimes } from '@peshi/contract/chamber/alert-plan'
import {
  addPushDevice,
  getAlertSettings,
  listDispatches,
  removePushDevice,
  sendTestMessage,
  setAlertPlan,
  stopAlertMail,
} from '@peshi/contract/chamber/alerts'
import { listNotifications, readAllNotifications } from '@peshi/contract/chamber/notifications'
import { setTeam } from '@peshi/contract/chamber/team'
import type { MatterId, PushDeviceId } from '@peshi/contract/platform/ids'
import { courtShort } from '@peshi/courts/catalogue/courts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { pushDevice } from '../../platform/sending/push-devices.schema.ts'
import { type News, notify } from './notify.ts'
import { sendAlerts } from './send-alerts.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

type Member = Awaited<ReturnType<typeof newChamber>>
const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', keys: { p256dh: 'BA', auth: 'aa' } }
const id = '01936f00-0000-7000-8000-000000000000' as PushDeviceId
const hour = 3_600_000

ladder(getAlertSettings, () => app, { refused: 'client' })
ladder(setAlertPlan, () => app, {
  input: { body: usualAlertPlan },
  invalid: {
    'a digest for alerts of near calls': {
      body: {
        ...usualAlertPlan,
        events: { ...usualAlertPlan.events, calls: { ...usualAlertPlan.events.calls, sms: 'digest' } },
      },
    },
    'a time that is not on the hour or half hour': {
      body: { ...usualAlertPlan, quiet: { from: '21:10', to: '07:00' } },
    },
    'quiet hours that start and end at the same time': {
      body: { ...usualAlertPlan, quiet: { from: '07:00', to: '07:00' } },
    },
    'an incomplete plan': { body: { ...usualAlertPlan, events: {} } },
  },
  refused: 'client',
})
ladder(addPushDevice, () => app, {
  input: { body: device },
  invalid: {
    'an unknown push service': { body: { ...device, endpoint: 'https://example.in/x' } },
    'invalid encryption keys': { body: { ...device, keys: { p256dh: 'a b', auth: '' } } },
  },
  refused: 'client',
})
ladder(removePushDevice, () => app, {
  input: { params: { id } },
  foreign: async () => {
    const body = { ...device, endpoint: `${device.endpoint}${Math.random()}` }
    const added = await app.as(await newChamber(app.db)).call(addPushDevice, { body })
    return { params: { id: added.body.data._id } }
  },
  refused: 'client',
})
ladder(sendTestMessage, () => app, {
  input: { body: { channel: 'email' } },
  invalid: { 'an unknown channel': { body: { channel: 'pigeon' } } },
  refused: 'client',
})
ladder(listDispatches, () => app, {
  invalid: { 'an unknown state of a message': { query: { state: 'lost' } } },
  refused: 'client',
})
ladder(stopAlertMail, () => app, { input: { body: { token: 'x' } }, invalid: { 'a missing token': { body: {} } } })

const emailOf = (member: Member) => `${member.personId}@example.in`
const notifyMember = (member: Member, ...news: News[]) =>
  app.db.asChamber(member.chamberId, (tx) => notify(tx, app.context, member.chamberId, ...news))
const dateOf = (matterId: MatterId, own: Partial<News> = {}): News => ({
  kind: 'date.changed',
  to: 'team',
  matterId,
  subject: { kind: 'matter', id: matterId },
  values: { after: '2026-12-08' },
  ...own,
})
const minute = async (minutes = 1) => {
  clock.forward(minutes * 60_000)
  await sendAlerts(app.context, new AbortController().signal)
}
const mails = (member: Member) => app.messages({ to: emailOf(member), channel: 'email' })
const choose = (member: Member, events: Partial<AlertPlan['events']>, own: Partial<AlertPlan> = {}) =>
  app.as(member).call(setAlertPlan, {
    body: { ...usualAlertPlan, quiet: null, ...own, events: { ...usualAlertPlan.events, ...events } },
  })
const at = (text: string) => clock.forward(new Date(`${text}:00+05:30`).getTime() - clock.now().getTime())
const allByMail = { app: true, email: 'instant', sms: 'off', push: 'off' } as const

describe('sending alerts', () => {
  test('a hundred alerts in one night become one mail in the morning', async () => {
    const { member, matter } = await chamberWithMatter(app)
    at('2026-11-20T23:00')
    for (let times = 0; times < 10; times++)
      await notifyMember(member, ...Array.from({ length: 10 }, () => dateOf(matter._id)))
    await minute(7 * 60)
    expect(await mails(member)).toEqual([])
    at('2026-11-21T07:00')
    await minute(0)
    await minute(0)
    expect(await mails(member)).toMatchObject([
      { kind: 'digest', subject: '100 updates', text: expect.stringContaining('(100×)') },
    ])
    await minute(48 * 60)
    expect(await mails(member)).toHaveLength(1)
  })

  test('immediate alerts are collected for one minute, and the next message waits a quarter hour', async () => {
    const { member, matter } = await chamberWithMatter(app)
    await choose(member, { dates: allByMail })
    await notifyMember(member, dateOf(matter._id))
    await minute(0)
    await notifyMember(member, dateOf(matter._id))
    expect(await mails(member)).toEqual([])
    await minute()
    expect(await mails(member)).toMatchObject([{ kind: 'digest', subject: '2 updates' }])
    await notifyMember(member, dateOf(matter._id))
    await minute(10)
    expect(await mails(member)).toHaveLength(1)
    await minute(5)
    expect(await mails(member)).toMatchObject([
      { kind: 'alert', subject: `New date: ${matter.title} · 08-12-2026 · ${courtShort(matter.hc_name)}` },
      { kind: 'digest' },
    ])
  })

  test('the morning mail lists the person’s matters of the day and the waiting alerts', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    await notifyMember(member, dateOf(matter._id))
    const day = '2027-02-02'
    const dated = await followCase(app, member, { title: 'Morning v. State', next_date: day })
    const other = await followCase(app, member, { title: 'Hers v. State', next_date: day })
    const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
    for (const [of, who] of [[dated, member] as const, [other, colleague] as const])
      await caller.call(setTeam, {
        params: { id: of.matter._id },
        body: { person_ids: [who.personId], is_sensitive: false },
      })
    at(`${day}T07:00`)
    await minute(0)
    const [mail] = await mails(member)
    expect(mail?.text).toContain('02-02-2027: 1 with this date')
    expect(mail?.text).toContain('Morning v. State')
    expect(mail?.text).not.toContain('Hers v. State')
    expect(mail?.text).toContain('New date')
  })

  test('quiet hours delay every alert except the alert that a matter will soon be called', async () => {
    const { member, matter } = await chamberWithMatter(app)
    await choose(member, { dates: allByMail, calls: allByMail }, { quiet: { from: '21:00', to: '07:00' } })
    at('2026-12-01T22:00')
    await notifyMember(member, dateOf(matter._id))
    await minute(60)
    expect(await mails(member)).toEqual([])
    await notifyMember(member, dateOf(matter._id, { kind: 'call.near', values: { count: 2 } }))
    await minute(0)
    expect(await mails(member)).toMatchObject([{ kind: 'alert', subject: expect.stringContaining('2 before you') }])
    at('2026-12-02T07:00')
    await minute(0)
    expect(await mails(member)).toMatchObject([{ subject: expect.stringContaining('New date') }, {}])
  })

  test('alerts and digests that an outage delayed into quiet hours are sent at their end, except for tomorrow’s list', async () => {
    const { member, matter } = await chamberWithMatter(app)
    const digest = { ...allByMail, email: 'digest' as const }
    const quiet = { from: '21:00', to: '07:00' }
    await choose(member, { dates: digest, orders: allByMail, lists: allByMail }, { quiet, digest_at: 'evening' })
    at('2027-01-11T18:00')
    await notifyMember(member, dateOf(matter._id))
    await notifyMember(member, dateOf(matter._id, { kind: 'order.new' }))
    at('2027-01-11T23:35')
    await minute(0)
    expect(await mails(member)).toEqual([])
    const place = { date: '2027-01-12', court_no: '1', item: '4' }
    await notifyMember(member, dateOf(matter._id, { kind: 'listing.gone', values: place }))
    await minute(1)
    const [urgent, ...others] = await mails(member)
    expect([urgent?.text, others]).toEqual([expect.stringContaining('off the list'), []])
    expect(urgent?.text).not.toContain('New date')
    at('2027-01-12T07:00')
    await minute(0)
    expect(await mails(member)).toMatchObject([{ text: expect.stringContaining('New date') }, {}])
  })

  test('an alert whose delivery is delayed into quiet hours arrives at their end', async () => {
    const { member, matter } = await chamberWithMatter(app)
    await choose(member, { orders: allByMail }, { quiet: { from: '21:00', to: '07:00' } })
    at('2027-01-13T20:57')
    await notifyMember(member, dateOf(matter._id, { kind: 'order.new' }))
    await minute(1)
    at('2027-01-13T21:05')
    expect(await mails(member)).toEqual([])
    at('2027-01-14T07:00')
    expect(await mails(member)).toHaveLength(1)
  })

  test('no mail is sent for an alert that is read, switched off or about a matter now hidden', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
    for (const who of [member, colleague]) await choose(who, { dates: allByMail })
    await notifyMember(member, dateOf(matter._id))
    await caller.call(readAllNotifications)
    const body = { person_ids: [member.personId], is_sensitive: true }
    await caller.call(setTeam, { params: { id: matter._id }, body })
    await minute(20)
    expect([await mails(member), await mails(colleague)]).toEqual([[], []])

    await notifyMember(member, dateOf(matter._id))
    await choose(member, { dates: { ...allByMail, email: 'off' } })
    await minute(20)
    expect(await mails(member)).toEqual([])
  })

  test('an alert about a sensitive matter is sent to a member of its team without the matter’s title', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    await choose(member, { dates: allByMail })
    const body = { person_ids: [member.personId], is_sensitive: true }
    await caller.call(setTeam, { params: { id: matter._id }, body })
    await notifyMember(member, dateOf(matter._id))
    await minute()
    const [mail] = await mails(member)
    expect(mail?.subject).toContain('Sensitive matter')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(matter.title)
  })

  test('people who left the chamber, or have no address, get no alerts', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
    await choose(member, { dates: { app: true, email: 'off', sms: 'instant', push: 'instant' } })
    await choose(colleague, { dates: allByMail })
    await notifyMember(member, dateOf(matter._id))
    await app.db.engine.execute(`DELETE FROM membership WHERE person_id = '${colleague.personId}'`)
    await minute()
    expect((await app.messages()).filter(({ kind }) => kind !== 'test').map(({ to }) => to)).not.toContain(
      emailOf(colleague),
    )
    expect((await caller.call(listDispatches, { query: { of: 'chamber' } })).body.meta.total).toBe(0)
  })

  test('mails and SMS alerts are in the person’s language', async () => {
    const { member, caller, matter } = await chamberWithMatter(app)
    await app.db.engine.execute(
      `UPDATE person SET language = 'hi', mobile = '${randomInt(9_000_000_000, 10_000_000_000)}', mobile_proven_at = now() WHERE id = '${member.personId}'`,
    )
    await choose(member, { dates: { app: true, email: 'instant', sms: 'instant', push: 'off' } })
    await notifyMember(member, dateOf(matter._id))
    await minute()
    const [mail] = await mails(member)
    expect(mail).toMatchObject({ language: 'hi', html: expect.stringContaining('lang="hi"') })
    const mobile = (await caller.call(getAlertSettings)).body.data.ways.sms.to ?? ''
    expect(await app.messages({ to: mobile })).toMatchObject([{ channel: 'sms', language: 'hi' }])
  })
})

test('the app’s notifications leave out a kind of alert that the person switched off for the app', async () => {
  const { member, caller, matter } = await chamberWithMatter(app)
  await choose(member, { dates: { ...allByMail, app: false } })
  await notifyMember(member, dateOf(matter._id))
  expect((await caller.call(listNotifications)).body.meta).toMatchObject({ total: 0, unread: 0 })
  await minute()
  expect(await mails(member)).toHaveLength(1)
})

describe('the unsubscribe link', () => {
  test('the link in a person’s mail stops only that person’s mail alerts', async () => {
    const { member, matter } = await chamberWithMatter(app)
    const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
    await choose(member, { dates: allByMail })
    await notifyMember(member, dateOf(matter._id))
    await minute()
    const [mail] = await mails(member)
    const token = mail?.unsubscribe?.split('#')[1] ?? ''
    expect(mail?.text).toContain(`/stop-alerts#${token}`)
    for (const forged of [token.replace(member.personId, colleague.personId), `${token}x`, token.slice(0, -2)])
      expect((await app.stranger.call(stopAlertMail, { body: { token: forged } })).status).toBe(404)
    expect((await app.stranger.call(stopAlertMail, { body: { token } })).status).toBe(200)
    const planOf = async (who: Member) => (await app.as(who).call(getAlertSettings)).body.data.plan
    const mine = await planOf(member)
    expect([...new Set(Object.values(mine.events).map(({ email }) => email))]).toEqual(['off'])
    expect(mine.events.calls.sms).toBe('instant')
    expect((await planOf(colleague)).events.dates.email).toBe('digest')
  })
})

test('the evening digest is sent at the hour that the operator chose, as shown in the settings', async () => {
  const config = { ...testConfig, digestTimes: { ...usualDigestTimes, evening: '18:30' } }
  const own = await testApp({ clock, context: { db: app.db, config } })
  const { member, matter } = await chamberWithMatter(app)
  expect((await own.as(member).call(getAlertSettings)).body.data.digest_times).toEqual({
    morning: '07:00',
    evening: '18:30',
  })
  await choose(member, {}, { digest_at: 'evening' })
  at('2026-12-10T12:00')
  await app.db.asChamber(member.chamberId, (tx) => notify(tx, own.context, member.chamberId, dateOf(matter._id)))
  at('2026-12-10T18:29')
  await minute(0)
  expect(await mails(member)).toEqual([])
  await minute()
  expect(await mails(member)).toHaveLength(1)
  await own.app.close()
})

describe('the dispatch log', () => {
  test('only the owner sees all messages of the chamber, with colleagues’ addresses masked', async () => {
    const { member, caller } = await chamberWithMatter(app)
    const colleague = await newColleague(app.db, member.chamberId, 'Asha Verma')
    const hers = app.as(colleague)
    await caller.call(sendTestMessage, { body: { channel: 'email' } })
    await hers.call(sendTestMessage, { body: { channel: 'email' } })
    await app.messages()
    const own = (await hers.call(listDispatches)).body
    expect(own.data).toMatchObject([
      { kind: 'test', channel: 'email', to: emailOf(colleague), state: 'sent', tries: 1 },
    ])
    expect((await hers.call(listDispatches, { query: { of: 'chamber' } })).status).toBe(403)
    const all = (await caller.call(listDispatches, { query: { of: 'chamber' } })).body
    expect(all.meta.total).toBe(2)
    expect(all.data.find(({ person }) => person === 'Asha Verma')?.to).toMatch(/^.….@example\.in$/)
    expect((await caller.call(listDispatches, { query: { of: 'chamber', state: 'failed' } })).body.meta.total).toBe(0)
  })

  test('a person can send one test message a minute, and only on a channel with an address', async () => {
    const caller = app.as(await newChamber(app.db))
    const test = (channel: 'email' | 'sms' | 'push') => caller.call(sendTestMessage, { body: { channel } })
    expect([(await test('email')).status, (await test('email')).status]).toEqual([200, 429])
    clock.forward(61_000)
    expect((await test('email')).status).toBe(200)
    expect([(await test('sms')).body.code, (await test('push')).body.code]).toEqual(['no-address', 'no-address'])
  })
})

test('the address of a push service is stored as it was checked', async () => {
  const member = await newChamber(app.db)
  const endpoint = 'https:\\\\FCM.googleapis.com:443\\a/../fcm/send/y'
  const { status } = await app.as(member).call(addPushDevice, { body: { ...device, endpoint } })
  const rows = await app.db.asSystem('alerts', (tx) =>
    tx.select().from(pushDevice).where(eq(pushDevice.chamber_id, member.chamberId)),
  )
  expect([status, rows.map((row) => row.endpoint)]).toEqual([200, ['https://fcm.googleapis.com/fcm/send/y']])
})

test('without a mail server, no mail is sent, and the settings show that mail is off', async () => {
  const off = await testApp({ clock, context: { db: app.db, outlets: { email: null, sms: null, push: null } } })
  const { member, matter } = await chamberWithMatter(app)
  const caller = off.as(member)
  expect((await caller.call(getAlertSettings)).body.data.ways).toMatchObject({
    email: { is_on: false, to: emailOf(member) },
    push: { is_on: false, key: null },
  })
  expect((await caller.call(sendTestMessage, { body: { channel: 'email' } })).body.code).toBe('channel-off')
  expect((await caller.call(addPushDevice, { body: device })).body.code).toBe('channel-off')
  await choose(member, { dates: allByMail })
  await notifyMember(member, dateOf(matter._id))
  clock.forward(hour)
  await sendAlerts(off.context, new AbortController().signal)
  expect((await off.as(member).call(listDispatches)).body.meta.total).toBe(0)
  await off.app.close()
})
