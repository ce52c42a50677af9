import { connect } from 'node:net'
import { me } from '@peshi/contract/chamber/account'
import { endpoint, ok } from '@peshi/contract/platform/endpoint'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { Conflict, CourtUnavailable, DatabaseDown, NotFound, TooMany } from '../errors.ts'
import { askFirst, bindPublic, change } from './bind.ts'

const echo = endpoint('POST /api/echo/:name', {
  summary: 'Gives back what it got',
  access: 'public',
  params: z.object({ name: z.string() }),
  query: z.object({ page: z.coerce.number().int().default(1), 'filters[court_id]': z.string().optional() }),
  body: z.object({ text: z.string().max(5000), deep: z.unknown().optional() }),
  reply: ok({ text: z.string(), name: z.string(), page: z.number(), filter: z.string().nullable() }),
})
const thrown = endpoint('GET /api/thrown/:kind', {
  summary: 'Throws',
  access: 'public',
  params: z.object({ kind: z.string() }),
  reply: ok({ n: z.number() }),
})
const counted = endpoint('POST /api/counted', {
  summary: 'Counts how often it worked',
  body: z.object({ how: z.string() }),
  reply: ok({ n: z.number() }),
})

const asking = endpoint('POST /api/asking', {
  summary: 'Asks somebody, then writes',
  body: z.object({}),
  reply: ok({ n: z.number() }),
})

let works = 0
let deadlocks = 0
let questions = 0
let pass: () => void = () => undefined
const problems: Record<string, () => unknown> = {
  missing: () => new NotFound(),
  conflict: () => new Conflict('Twice.'),
  many: () => new TooMany(),
  court: () => new CourtUnavailable('court-down', 'The court does not answer.'),
  crash: () => new Error('secret inner words'),
  restarting: () => new DatabaseDown(new Error('inner address refused')),
  full: () => Object.assign(new Error('inner'), { cause: Object.assign(new Error('x'), { code: 'ENOSPC' }) }),
  text: () => 'not even an error',
  unstorable: () =>
    Object.assign(new Error('Failed query'), { cause: Object.assign(new Error('x'), { code: '22P05' }) }),
  twice: () => Object.assign(new Error('x'), { code: '23505' }),
  deadlock: () => Object.assign(new Error('x'), { code: '40P01' }),
}

let tests: TestApp
let address: Promise<string> | undefined
async function listen(): Promise<number> {
  address ??= tests.app.listen({ port: 0, host: '127.0.0.1' })
  return Number(new URL(await address).port)
}
beforeAll(async () => {
  tests = await testApp({
    routes: () => [
      bindPublic(echo, 'requests', async ({ params, query, body }) => ({
        text: body.text,
        name: params.name,
        page: query.page,
        filter: query['filters[court_id]'] ?? null,
        password_hash: 'must not leave',
      })),
      bindPublic(thrown, 'requests', async ({ params }) => {
        if (params.kind === 'wrong-reply') return { n: 'no number' as never }
        if (params.kind === 'deadlock') deadlocks += 1
        if (deadlocks === 2) return { n: deadlocks }
        throw problems[params.kind]?.()
      }),
      change(
        asking,
        askFirst(
          async () => (questions += 1),
          async (_, n) => ({ n }),
        ),
      ),
      change(counted, async ({ body }) => {
        works += 1
        if (body.how === 'conflict') throw new Conflict('Twice.')
        if (body.how === 'court') throw new CourtUnavailable('court-down', 'Down.')
        if (body.how === 'slow') await new Promise<void>((resolve) => (pass = resolve))
        return { n: works }
      }),
    ],
  })
})
afterAll(() => tests.close())

const send = (payload: string | Buffer, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  tests.app.inject({ method: 'POST', url: '/api/echo/a', headers, payload })

describe('checking input', () => {
  test('input is validated and filled with defaults, and a reply has only its schema’s fields', async () => {
    const { body } = await tests.stranger.call(echo, {
      params: { name: 'x y' },
      query: { page: 3, 'filters[court_id]': 'sci' },
      body: { text: 'नमस्ते' },
    })
    expect(body).toEqual({ success: true, text: 'नमस्ते', name: 'x y', page: 3, filter: 'sci' })
  })

  test.each([['<script>alert(1)</script>'], ["'; DROP TABLE matter; --"], ['اردو \u202E نص'], ['😀']])(
    'any characters are accepted in a text field: %s',
    async (text) => {
      const { body, headers } = await tests.stranger.call(echo, { params: { name: text }, body: { text } })
      expect(body).toMatchObject({ text, name: text })
      expect(headers['content-type']).toMatch(/^application\/json/)
    },
  )

  test.each([
    ['broken JSON', '{"text":', 400, 'invalid-json'],
    ['an empty body', '', 400, 'invalid'],
    ['null', 'null', 400, 'invalid'],
    ['a list', '[]', 400, 'invalid'],
    ['a text of a wrong type', '{"text":5}', 400, 'invalid'],
    ['a text that is too long', JSON.stringify({ text: 'x'.repeat(5001) }), 400, 'invalid'],
    ['a key that names the prototype', '{"text":"x","__proto__":{"a":1}}', 400, 'invalid-json'],
    ['a NUL in a text', '{"text":"a\\u0000b"}', 400, 'invalid'],
    ['a NUL in a key', '{"text":"a","deep":{"\\u0000":1}}', 400, 'invalid'],
    ['a NUL in a nested text', '{"text":"a","deep":[[{"b":["\\u0000"]}]]}', 400, 'invalid'],
    ['a lone surrogate', '{"text":"\\ud800"}', 400, 'invalid'],
    ['very deep nesting', `{"text":"a","deep":${'['.repeat(400_000)}${']'.repeat(400_000)}}`, 400, 'invalid'],
    ['more than 10,000 values', JSON.stringify({ text: 'a', list: Array(10_001).fill(1) }), 400, 'invalid'],
    ['more than a megabyte', JSON.stringify({ text: 'x'.repeat(1_200_000) }), 413, 'too-large'],
  ])('a request body gets the right status and code: %s', async (_name, payload, status, code) => {
    const reply = await send(payload)
    expect(reply.statusCode).toBe(status)
    expect(reply.json().code).toBe(code)
  })

  test('the reply names each wrong field with its own message', async () => {
    const { body } = await tests.stranger.call(echo, {
      params: { name: 'a' },
      query: { page: 'x' as never },
      body: { text: '' },
    })
    expect(body).toMatchObject({ success: false, code: 'invalid', fields: { page: 'Write a number' } })
    const missing = await send('{}')
    expect(missing.json()).toMatchObject({ message: 'Text: Fill this in.', fields: { text: 'Fill this in' } })
    expect(missing.json().requestId).toBe(missing.headers['x-request-id'])
  })

  test.each([
    ['an unsupported content type', 415, () => send('text=a', { 'content-type': 'application/x-www-form-urlencoded' })],
    ['a broken address', 400, () => tests.app.inject({ method: 'GET', url: '/api/thrown/%E0%A4%A' })],
    ['a NUL in the path', 400, () => tests.app.inject({ method: 'GET', url: '/api/thrown/a%00b' })],
    [
      'a repeated query field',
      400,
      () => tests.app.inject({ method: 'POST', url: '/api/echo/a?page=1&page=2', payload: { text: 'a' } }),
    ],
    ['an unknown address', 404, () => tests.app.inject({ method: 'GET', url: '/api/nothing' })],
    [
      'a method that the address does not support',
      405,
      () => tests.app.inject({ method: 'DELETE', url: '/api/echo/a' }),
    ],
  ])('a request gets an error status and a JSON message: %s', async (_name, status, ask) => {
    const reply = await ask()
    expect(reply.statusCode).toBe(status)
    expect(reply.json()).toMatchObject({ success: false, message: expect.any(String), requestId: expect.any(String) })
  })
})

describe('errors', () => {
  test.each([
    ['missing', 404, 'not-found'],
    ['conflict', 409, 'conflict'],
    ['many', 429, 'too-many'],
    ['court', 503, 'court-down'],
    ['restarting', 503, 'database-down'],
    ['full', 507, 'no-room'],
    ['unstorable', 400, 'invalid'],
    ['twice', 409, 'conflict'],
    ['crash', 500, 'server-error'],
    ['text', 500, 'server-error'],
    ['wrong-reply', 500, 'server-error'],
  ])('the error %s becomes status %i with code %s', async (kind, status, code) => {
    const { body, status: got, raw } = await tests.stranger.call(thrown, { params: { kind } })
    expect([got, body.code, body.success]).toEqual([status, code, false])
    expect(raw.body).not.toContain('inner')
    if (kind === 'restarting') expect(raw.headers['retry-after']).toBe('2')
    if (status === 500) expect(body.message).toBe('Server Error, Please try again!')
  })
})

test('a read that PostgreSQL ended because of a deadlock is repeated', async () => {
  const { body } = await tests.stranger.call(thrown, { params: { kind: 'deadlock' } })
  expect(body).toEqual({ success: true, n: 2 })
})

describe('a repeated request', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  test('a request repeated with its key takes effect once and gets the same reply', async () => {
    const person = tests.as(await newChamber(tests.db))
    const [first, headers] = [works, key()]
    const answers = [
      await person.call(counted, { body: { how: 'well' } }, headers),
      await person.call(counted, { body: { how: 'well' } }, headers),
    ]
    expect(works - first).toBe(1)
    expect(answers.map((answer) => answer.body)).toEqual([answers[0]?.body, answers[0]?.body])
    expect(answers[1]?.headers['idempotent-replay']).toBe('true')
  })

  test('two simultaneous requests with one key take effect once', async () => {
    const person = tests.as(await newChamber(tests.db))
    const [first, headers] = [works, key()]
    const both = [
      person.call(counted, { body: { how: 'slow' } }, headers),
      person.call(counted, { body: { how: 'slow' } }, headers),
    ]
    await vi.waitFor(() => expect(works - first).toBe(1), { timeout: 10_000 })
    pass()
    const [a, b] = await Promise.all(both)
    expect([a?.status, b?.status, works - first]).toEqual([200, 200, 1])
    expect(a?.body).toEqual(b?.body)
  })

  test('a refused request leaves no reply, so it runs again', async () => {
    const person = tests.as(await newChamber(tests.db))
    for (const how of ['conflict', 'court']) {
      const [first, headers] = [works, key()]
      const one = await person.call(counted, { body: { how } }, headers)
      const two = await person.call(counted, { body: { how } }, headers)
      expect([two.status, two.body.code, works - first]).toEqual([one.status, one.body.code, 2])
    }
  })

  test('what a change asks before its transaction is not asked again', async () => {
    const person = tests.as(await newChamber(tests.db))
    const [first, headers] = [questions, key()]
    const one = await person.call(asking, { body: {} }, headers)
    const two = await person.call(asking, { body: {} }, headers)
    expect([two.body, questions - first]).toEqual([one.body, 1])
  })

  test('a request that an earlier version did not finish is refused', async () => {
    const [person, headers] = [tests.as(await newChamber(tests.db)), key()]
    await person.call(counted, { body: { how: 'x' } }, headers)
    await tests.db.engine.execute(`UPDATE idempotent_reply SET status = 'running', reply = NULL WHERE key = $1`, [
      headers['idempotency-key'],
    ])
    const { status, body } = await person.call(counted, { body: { how: 'x' } }, headers)
    expect([status, body.code]).toEqual([409, 'cut-off'])
  })

  test('a disconnected client gets the stored reply when it repeats its request', async () => {
    const person = tests.as(await newChamber(tests.db))
    const [first, headers] = [works, key()]
    const port = await listen()
    const body = JSON.stringify({ how: 'slow' })
    const hungUp = new Promise<void>((resolve) =>
      tests.app.server.once('connection', (one) => one.once('close', resolve)),
    )
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST /api/counted HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${await person.token()}\r\nContent-Type: application/json\r\nIdempotency-Key: ${headers['idempotency-key']}\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    await vi.waitFor(() => expect(works - first).toBe(1), { timeout: 10_000 })
    socket.destroy()
    await hungUp
    pass()
    const again = await person.call(counted, { body: { how: 'slow' } }, headers)
    expect([again.status, again.body.success, works - first]).toEqual([200, true, 1])
  })

  test('a key that was used for another request is refused', async () => {
    const chamber = await newChamber(tests.db)
    const [person, headers] = [tests.as(chamber), key()]
    await person.call(counted, { body: { how: 'a' } }, headers)
    const other = await person.call(counted, { body: { how: 'b' } }, headers)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-used'])
    const elsewhere = await tests.as(await newChamber(tests.db)).call(counted, { body: { how: 'b' } }, headers)
    expect(elsewhere.status).toBe(200)
  })

  test('a request with an invalid key is refused', async () => {
    const { status } = await tests
      .as(await newChamber(tests.db))
      .call(counted, { body: { how: 'a' } }, { 'idempotency-key': 'x' })
    expect(status).toBe(400)
  })
})

describe('every reply', () => {
  test('every reply has the strict content security policy and is not cached', async () => {
    const { headers } = await tests.app.inject({ method: 'GET', url: '/api/nothing' })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("style-src 'self';")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/object-src 'none';base-uri 'none'/)
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
  })

  test('replies over one kilobyte are compressed if the client accepts compression', async () => {
    const ask = (text: string) =>
      tests.app.inject({
        method: 'POST',
        url: '/api/echo/a',
        payload: { text },
        headers: { 'accept-encoding': 'gzip' },
      })
    expect((await ask('x'.repeat(3000))).headers['content-encoding']).toBe('gzip')
    expect((await ask('x')).headers['content-encoding']).toBeUndefined()
  })
})

test('the process reports whether it is alive and ready', async () => {
  for (const url of ['/healthz', '/readyz']) expect((await tests.app.inject({ url })).statusCode).toBe(200)
})

test('a request without a valid token is refused', async () => {
  for (const authorization of ['', 'Basic x', 'Bearer x', 'Bearer a.b.c']) {
    const { statusCode } = await tests.app.inject({
      method: 'POST',
      url: '/api/counted',
      headers: { authorization },
      payload: { how: 'x' },
    })
    expect(statusCode).toBe(401)
  }
  expect(me.access).toBe('person')
})

test('a request that is not HTTP also gets a reply in the usual form', async () => {
  const port = await listen()
  const ask = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(text))
      let answer = ''
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('end', () => resolve(answer)).on('error', reject)
    })
  expect(await ask('GARBAGE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"success":false/s)
  expect(await ask(`GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`)).toContain('431 Request Header')
})
