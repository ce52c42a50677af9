import { setTeam } from '@peshi/contract/chamber/team'
import { createNote, updateNote } from '@peshi/contract/matters/notes'
import type { Endpoint } from '@peshi/contract/platform/endpoint'
import { createImport, judgeImport } from '@peshi/contract/records/imports'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { note } from '../src/matters/notes/notes.schema.ts'
import type { Bound } from '../src/platform/http/bind.ts'
import { routesOf } from '../src/platform/process/feature.ts'
import { handClock, type TestApp, testApp } from './app.ts'
import { answering, callOwn, emptyCourt, rowsOf, send } from './every-endpoint.ts'
import { chamberWithMatter } from './matters.ts'
import { ownTransactions } from './own-transactions.ts'
import { newColleague } from './people.ts'

const clock = handClock()
let app: TestApp
let failing: TestApp
const changes = new Set<Endpoint>()

/** Fails after the last write, before the commit. */
const failingAfterwards = ({ change, ...bound }: Bound): Bound => ({
  ...bound,
  ...(change && {
    change: {
      ...change,
      async write(call, asked) {
        await change.write(call, asked)
        throw new Error('cut off')
      },
    },
  }),
})

beforeAll(async () => {
  app = await testApp({ clock, context: { courts: emptyCourt } })
  failing = await testApp({
    clock,
    context: app.context,
    routes: (context) => routesOf(context).map(failingAfterwards),
  })
  for (const { endpoint, change } of routesOf(app.context)) if (change) changes.add(endpoint)
})
afterAll(() => app.close())

const keepsReply = ({ kind, isSecret, arrives }: Endpoint) => kind === 'json' && !isSecret && !arrives
const newKey = () => ({ 'idempotency-key': crypto.randomUUID() })

/** Keep the rows of a file in batches before the change itself. A repetition begins anew. */
const inBatches: Endpoint[] = [createImport, judgeImport]

let tried = 0

describe('a request that was cut off and is repeated', () => {
  test.each(answering.filter(([, { method, access }]) => method !== 'GET' && access !== 'public'))(
    '%s leaves nothing if it fails after its writes, and takes effect once however often it is repeated',
    async (_, endpoint) => {
      if (!changes.has(endpoint)) return
      const own = await callOwn(app, endpoint)
      if (!own) return
      const { caller, chamber, input } = own
      const rows = () => rowsOf(app, chamber.member)
      const key = newKey()
      const authorization = `Bearer ${await caller.token()}`

      const before = await rows()
      const failed = await send(failing.stranger, endpoint, input, { authorization, ...key })
      if (failed.status !== 500) return expect(failed.status).toBeLessThan(500)
      if (!inBatches.includes(endpoint)) expect(await rows()).toBe(before)

      const first = await send(caller, endpoint, input, key)
      expect(first.status, JSON.stringify(first.body)).toBe(200)
      if (!keepsReply(endpoint)) return
      tried += 1
      const after = await rows()
      const again = await send(caller, endpoint, input, key)
      expect([again.status, again.headers['idempotent-replay']]).toEqual([200, 'true'])
      expect(again.body).toEqual(first.body)
      expect(await rows()).toBe(after)
    },
  )

  test('more than sixty endpoints were repeated', () => expect(tried).toBeGreaterThan(60))
})

test('each endpoint that changes something does it in one transaction with its reply, or says why not', () => {
  const changing = routesOf(app.context).filter(
    ({ endpoint: { method, access, readsOnly } }) => method !== 'GET' && access !== 'public' && !readsOnly,
  )
  const others = changing.filter(({ change }) => !change).map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(others.toSorted()).toEqual(Object.keys(ownTransactions).toSorted())
})

describe('the stored reply of a change', () => {
  async function writtenNote() {
    const { caller: owner, member, matter } = await chamberWithMatter(app)
    const author = app.as(await newColleague(app.db, member.chamberId, 'Asha Verma', 'advocate'))
    const key = newKey()
    const body = { matter_id: matter._id, html: '<p>In confidence</p>' }
    const write = (html = body.html) => author.call(createNote, { body: { ...body, html } }, key)
    const written = await write()
    expect((await write()).body).toEqual(written.body)
    return { owner, author, member, matter, write, written: written.body.data }
  }

  test('the reply is not sent for another body', async () => {
    const { write } = await writtenNote()
    expect(await write('<p>Other</p>')).toMatchObject({ status: 409, body: { code: 'idempotency-key-used' } })
  })

  test('the reply is not sent to a person who may no longer see the matter', async () => {
    const { owner, matter, write } = await writtenNote()
    await owner.call(setTeam, { params: { id: matter._id }, body: { person_ids: [], is_sensitive: true } })
    expect((await write()).status).toBe(404)
  })

  test('the reply is not sent if a colleague made the record private', async () => {
    const { owner, matter, written, author } = await writtenNote()
    const key = newKey()
    const own = await owner.call(createNote, { body: { matter_id: matter._id, html: '<p>Own</p>' } })
    const params = { id: own.body.data._id }
    const edit = () => author.call(updateNote, { params, body: { html: '<p>Mine</p>', version: 1 } }, key)
    expect((await edit()).status).toBe(200)
    await owner.call(updateNote, { params, body: { html: '<p>Own</p>', version: 2, is_private: true } })
    expect([(await edit()).status, written._id === params.id]).toEqual([404, false])
  })

  test('the reply is not sent after the record was erased', async () => {
    const { member, write, written } = await writtenNote()
    await app.db.asChamber({ ...member, role: 'owner' }, (tx) => tx.delete(note).where(eq(note.id, written._id)))
    expect((await write()).status).toBe(404)
  })
})
