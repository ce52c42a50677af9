import type { MatterId } from '@peshi/contract/platform/ids'
import { type StreamEvent, stream } from '@peshi/contract/platform/stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { newColleague } from '../../../test/people.ts'
import { createSessions } from '../../chamber/account/session.service.ts'
import { streamRoutes } from './stream.routes.ts'

let tests: TestApp
let address: string
beforeAll(async () => {
  tests = await testApp({ routes: streamRoutes })
  address = await tests.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => tests.close())

ladder(stream, () => tests, { invalid: { 'a board of an unknown court': { query: { boards: 'high court' } } } })

type Member = Awaited<ReturnType<typeof newChamber>>

async function listen(who: Member, sessions = tests.context.services.sessions, query = '') {
  const { accessToken } = await tests.db.asSystem('sign-in', (tx) =>
    sessions.open(tx, who.personId, who.chamberId, null),
  )
  const response = await fetch(`${address}/api/stream${query}`, {
    headers: { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip, br' },
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  return {
    response,
    async next(): Promise<StreamEvent | null> {
      for (;;) {
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) return null
        const data = value?.split('\n').find((line) => line.startsWith('data: '))
        if (data) return JSON.parse(data.slice(6))
      }
    },
    close: async () => reader?.cancel(),
  }
}

const changed = (): StreamEvent => ({
  type: 'orders.progress',
  matter_id: crypto.randomUUID() as MatterId,
  done: 1,
  total: 2,
})

test('an event is received after its transaction commits, and only in its own chamber', async () => {
  const { db, context } = tests
  const [mine, theirs] = [await newChamber(db), await newChamber(db)]
  const line = await listen(mine)
  expect(line.response.headers.get('content-type')).toContain('text/event-stream')
  expect(line.response.headers.get('content-encoding')).toBeNull()
  const [foreign, lost, first, second] = [changed(), changed(), changed(), changed()]
  await db.asChamber(theirs.chamberId, (tx) => context.events.announce(tx, theirs.chamberId, foreign))
  const rolledBack = db.asChamber(mine.chamberId, async (tx) => {
    await context.events.announce(tx, mine.chamberId, lost)
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await db.asChamber(mine.chamberId, (tx) => context.events.announce(tx, mine.chamberId, first))
  expect(await line.next()).toEqual(first)
  await db.asChamber(mine.chamberId, (tx) => context.events.announce(tx, mine.chamberId, second))
  expect(await line.next()).toEqual(second)
  await line.close()
})

test('the number of streams per person is limited, and closing a stream allows a new stream', async () => {
  const who = await newChamber(tests.db)
  const lines = await Promise.all(Array.from({ length: 12 }, () => listen(who)))
  expect(lines.map(({ response }) => response.status)).toEqual(Array(12).fill(200))
  expect((await listen(who)).response.status).toBe(429)
  await lines[0]?.close()
  await expect.poll(async () => (await listen(who)).response.status).toBe(200)
  for (const line of lines) await line.close()
})

test('a member receives the requested boards, but a client receives no boards or chamber events', async () => {
  const [member, client] = [await newChamber(tests.db), await newChamber(tests.db, 'client')]
  const line = await listen(member, undefined, '?boards=hc-allahabad')
  expect(await line.next()).toMatchObject({ type: 'board.read', board: { court_id: 'hc-allahabad', rooms: [] } })
  await line.close()

  const closed = await listen(client, undefined, '?boards=hc-allahabad')
  const event = changed()
  const colleague = await listen(await newColleague(tests.db, client.chamberId, 'Colleague'))
  await tests.db.asChamber(client.chamberId, (tx) => tests.context.events.announce(tx, client.chamberId, event))
  const heard = closed.next().catch(() => null)
  expect(await colleague.next()).toEqual(event)
  expect(await Promise.race([heard, new Promise((resolve) => setTimeout(resolve, 200, 'nothing'))])).toBe('nothing')
  await Promise.all([closed.close(), colleague.close()])
})

test('a HEAD request opens no stream', async () => {
  const bearer = await tests.as(await newChamber(tests.db)).token()
  const reply = await fetch(`${address}/api/stream`, { method: 'HEAD', headers: { authorization: `Bearer ${bearer}` } })
  expect(reply.status).toBe(405)
})

test('a stream ends when its access token expires', async () => {
  const { db, context } = tests
  const past = handClock(new Date(context.clock.now().getTime() - 598_000))
  const line = await listen(await newChamber(db), createSessions({ ...context, clock: past }))
  expect(line.response.status).toBe(200)
  expect(await line.next()).toBeNull()
})

test('a stream ends when the server shuts down', async () => {
  const line = await listen(await newChamber(tests.db))
  tests.stop()
  expect(await line.next()).toBeNull()
})
