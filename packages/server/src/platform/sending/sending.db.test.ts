import type { DispatchId } from '@peshi/contract/platform/ids'
import { inIndia } from '@peshi/contract/platform/india-time'
import { Language } from '@peshi/contract/platform/person'
import { DispatchKind } from '@peshi/contract/platform/sending'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { collectMessages, deliverWaiting } from '../../../test/messages.ts'
import { newColleague } from '../../../test/people.ts'
import { deliver } from './deliver.ts'
import { dispatch } from './dispatches.schema.ts'
import { type Outlets, Undeliverable } from './outlets.ts'
import { type Outgoing, send } from './send.ts'
import { forgetOldDispatches } from './sending.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
})
afterAll(() => app.close())

let count = 0
const words = '123456 is your code.'
type Sms = Extract<Outgoing, { channel: 'sms' }>
const code = (own: Partial<Sms> = {}): Sms => ({
  channel: 'sms',
  to: `98${String(++count).padStart(8, '0')}`,
  kind: 'reset-code',
  text: () => words,
  chamberId: null,
  personId: null,
  ...own,
})
const sendAsSystem = (one: Outgoing, context = app.context) =>
  app.db.asSystem('sending', (tx) => send(tx, context, one))
const rowOf = async ({ to }: Outgoing) => {
  const [row] = await app.db.asSystem('sending', (tx) => tx.select().from(dispatch).where(eq(dispatch.address, to)))
  if (!row) throw new Error('no such dispatch')
  return row
}
const gateway = (answer: () => Promise<string | null>) => ({
  ...app.context,
  outlets: { ...collectMessages().outlets, sms: { send: answer, hasTemplate: () => true } },
})
const attempt = (isLast: boolean) => ({ signal: new AbortController().signal, isLast })

test('a message is sent once after its transaction commits, and its text is then deleted', async () => {
  const one = code()
  await sendAsSystem(one)
  expect(await rowOf(one)).toMatchObject({ state: 'waiting', text: words })
  expect(await app.messages({ to: one.to })).toMatchObject([{ channel: 'sms', kind: 'reset-code', text: words }])
  expect(await app.messages({ to: one.to })).toHaveLength(1)
  expect(await rowOf(one)).toMatchObject({
    state: 'sent',
    text: null,
    subject: null,
    html: null,
    unsubscribe: null,
    tries: 1,
    provider_id: expect.stringMatching(/^sms-/),
    ended_at: clock.now(),
  })

  const undone = code()
  const failing = app.db.asSystem('sending', async (tx) => {
    await send(tx, app.context, undone)
    throw new Error('afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
  expect(await app.messages({ to: undone.to })).toEqual([])
})

test('of two messages with the same key, only the first is sent', async () => {
  const one = code({ onceBy: 'digest of one morning' })
  await sendAsSystem(one)
  await sendAsSystem({ ...one, text: () => 'again' })
  expect(await app.messages({ to: one.to })).toMatchObject([{ text: words }])
})

test('a message is retried while the gateway is down, and is shown as failed after the last try', async () => {
  const one = code()
  await sendAsSystem(one)
  const { id } = await rowOf(one)
  const down = gateway(async () => {
    throw new Error('connect ECONNREFUSED')
  })
  await expect(deliver(down, id, attempt(false))).rejects.toThrow('ECONNREFUSED')
  expect(await rowOf(one)).toMatchObject({ state: 'waiting', text: words, tries: 1, claimed_at: null })
  await deliver(down, id, attempt(true))
  expect(await rowOf(one)).toMatchObject({
    state: 'failed',
    problem: 'unreachable',
    text: null,
    tries: 2,
    detail: 'connect ECONNREFUSED',
  })
  await deliver(app.context, id, attempt(true))
  expect(await app.messages({ to: one.to })).toEqual([])
})

test('after the last try, the text of a message without a secret is kept for a resend', async () => {
  const one = code({ kind: 'alert' })
  await sendAsSystem(one)
  const { id } = await rowOf(one)
  await deliver(
    gateway(() => Promise.reject(new Error('connect ECONNREFUSED'))),
    id,
    attempt(true),
  )
  expect(await rowOf(one)).toMatchObject({ state: 'failed', problem: 'unreachable', text: words, claimed_at: null })
})

test('a retry that falls into quiet hours waits until they end', async () => {
  const [from, to] = [clock.now(), new Date(clock.now().getTime() + 7_200_000)].map((at) => inIndia(at).toISOString())
  const quiet = { from: from?.slice(11, 16) ?? '', to: to?.slice(11, 16) ?? '' }
  const one = code({ kind: 'alert', quiet })
  await sendAsSystem(one)
  const { id } = await rowOf(one)
  const later = await deliver(app.context, id, attempt(true))
  expect(
    inIndia(later as Date)
      .toISOString()
      .slice(11, 16),
  ).toBe(quiet.to)
  expect(await rowOf(one)).toMatchObject({ state: 'waiting', text: words, claimed_at: null })
  clock.forward(7_200_000)
  expect(await app.messages({ to: one.to })).toMatchObject([{ text: words }])
})

test('a message that the gateway refuses permanently is not sent again', async () => {
  const one = code()
  await sendAsSystem(one)
  const { id } = await rowOf(one)
  await deliver(
    gateway(() => Promise.reject(new Undeliverable('refused', 'no such number'))),
    id,
    attempt(false),
  )
  expect(await rowOf(one)).toMatchObject({ state: 'failed', problem: 'refused', detail: 'no such number', text: null })
})

test('one worker at a time sends a message, and another worker takes over from a dead one', async () => {
  const one = code()
  await sendAsSystem(one)
  const { id } = await rowOf(one)
  let sent = 0
  let letGo: () => void = () => undefined
  const slow = gateway(async () => {
    sent++
    await new Promise<void>((resolve) => {
      letGo = resolve
    })
    return null
  })
  const first = deliver(slow, id, attempt(false))
  await expect.poll(() => sent).toBe(1)
  await expect(deliver(slow, id, attempt(false))).rejects.toThrow('Another worker')
  letGo()
  await first
  expect(sent).toBe(1)

  const second = code()
  await sendAsSystem(second)
  await app.db.engine.execute(
    `UPDATE dispatch SET claimed_at = now() - interval '10 minutes' WHERE address = '${second.to}'`,
  )
  expect(await app.messages({ to: second.to })).toHaveLength(1)
})

test('an expired code is not sent', async () => {
  const one = code({ goodUntil: new Date(clock.now().getTime() + 600_000) })
  await sendAsSystem(one)
  clock.forward(600_000)
  expect(await app.messages({ to: one.to })).toEqual([])
  expect(await rowOf(one)).toMatchObject({ state: 'failed', problem: 'too-late', text: null })
})

test('a message for a switched-off channel fails at once, and its text is not stored', async () => {
  const one = code()
  await sendAsSystem(one, { ...app.context, outlets: { ...app.context.outlets, sms: null } })
  expect(await rowOf(one)).toMatchObject({ state: 'failed', problem: 'off', text: null })
})

test('people see their own messages and the owner sees all, but nobody sees a message’s text', async () => {
  const owner = await newChamber(app.db)
  const clerk = await newColleague(app.db, owner.chamberId, 'Asha Verma', 'clerk')
  const stranger = await newChamber(app.db)
  const to = (personId: typeof owner.personId) => code({ chamberId: owner.chamberId, personId })
  await app.db.asChamber(owner.chamberId, (tx) =>
    send(tx, app.context, to(owner.personId), to(clerk.personId), code({ chamberId: owner.chamberId })),
  )
  const seen = (who: typeof owner, role: 'owner' | 'clerk') =>
    app.db
      .asChamber({ ...who, role }, (tx) => tx.select({ person: dispatch.person_id }).from(dispatch))
      .then((rows) => rows.length)
  expect([await seen(owner, 'owner'), await seen(clerk, 'clerk'), await seen(stranger, 'owner')]).toEqual([3, 1, 0])
  const prying = app.db.asChamber(owner.chamberId, (tx) => tx.select({ text: dispatch.text }).from(dispatch))
  await expect(prying).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } })
  const forging = app.db.asChamber(stranger.chamberId, (tx) => send(tx, app.context, to(clerk.personId)))
  await expect(forging).rejects.toMatchObject({ cause: { message: expect.stringContaining('row-level security') } })
  await deliverWaiting(app.context)
})

test('an unsent message fails after one day, and its log entry is deleted after 90 days', async () => {
  const one = code()
  await sendAsSystem(one)
  clock.forward(25 * 3_600_000)
  await forgetOldDispatches(app.context)
  expect(await rowOf(one)).toMatchObject({ state: 'failed', problem: 'unreachable', text: null })
  clock.forward(90 * 86_400_000)
  await forgetOldDispatches(app.context)
  await expect(rowOf(one)).rejects.toThrow('no such dispatch')
})

test('sending a message with an unknown id does nothing', async () => {
  await deliver(app.context, '01936f00-0000-7000-8000-000000000000' as DispatchId, attempt(false))
})

describe('the language of an SMS', () => {
  const inTwo: Outlets = {
    ...collectMessages().outlets,
    sms: { send: async () => null, hasTemplate: (_, language) => language === 'en' || language === 'hi' },
  }

  test.each(DispatchKind.options)(
    'an SMS of kind %s is in the recipient’s language, or in English without a template',
    async (kind) => {
      for (const language of Language.options) {
        const one = code({ kind, language, text: (spoken) => `in ${spoken}` })
        await sendAsSystem(one, { ...app.context, outlets: inTwo })
        const spoken = language === 'hi' ? 'hi' : 'en'
        expect(await rowOf(one)).toMatchObject({ language: spoken, text: `in ${spoken}` })
      }
    },
  )
})
