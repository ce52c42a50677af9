import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CourtBlocked, CourtBusy, CourtDown, PageChanged } from './errors.ts'
import type { Gate } from './gate.ts'
import { openSession } from './http.ts'
import type { SessionState } from './session.ts'

type Handler = (request: IncomingMessage, reply: ServerResponse, body: string) => void

let server: Server
let base: string
let handle: Handler
let requests: { method: string; url: string; cookie: string; agent: string; body: string }[]

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const part of request) body += String(part)
    const { cookie = '', 'user-agent': agent = '' } = request.headers
    requests.push({ method: request.method ?? '', url: request.url ?? '', cookie, agent, body })
    handle(request, reply, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/site/`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  requests = []
})

const free: Gate = async () => () => undefined
const open = (
  options: { state?: SessionState; gate?: Gate; whole?: number; allowedHosts?: string[]; until?: AbortSignal } = {},
) =>
  openSession({
    operator: 'test',
    baseUrl: base,
    reach: 'inside',
    gate: options.gate ?? free,
    now: () => new Date('2026-11-20T05:00:00Z'),
    state: options.state ?? null,
    ...(options.until ? { until: options.until } : {}),
    ...(options.allowedHosts ? { allowedHosts: options.allowedHosts } : {}),
    limits: { backoff: 1, whole: options.whole ?? 30_000 },
  })
const answer =
  (status: number, text = '', headers: Record<string, string> = {}): Handler =>
  (_request, reply) => {
    reply.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text)
  }

test('a page is returned without its BOM, and the request names Peshi as the user agent', async () => {
  handle = answer(200, '\uFEFFनमस्ते')
  const response = await open().request('a/b.php?x=1')
  expect(response).toMatchObject({ status: 200, text: 'नमस्ते', mediaType: 'text/html', url: `${base}a/b.php?x=1` })
  expect(requests[0]?.agent).toMatch(/^Peshi\//)
})

test('a session stored as JSON and restored keeps its cookies and values', async () => {
  handle = answer(200, '', { 'set-cookie': 'SESSID=abc; path=/site' })
  const session = open()
  session.values.token = 't'
  await session.request('one')
  await session.request('two')
  const state: SessionState = JSON.parse(JSON.stringify(session.save()))
  const again = open({ state })
  await again.request('three')
  expect(requests.map((request) => request.cookie)).toEqual(['', 'SESSID=abc', 'SESSID=abc'])
  expect(again.values.token).toBe('t')
})

test('a JSON body is sent as JSON and sent only once, even after a server error', async () => {
  handle = (request, reply) => reply.writeHead(500).end(request.headers['content-type'])
  await expect(open().request('search', { json: { name: 'अ' } })).rejects.toThrow(CourtDown)
  expect(requests).toMatchObject([{ method: 'POST', body: '{"name":"अ"}' }])
})

test('a form is encoded as UTF-8 and sent only once, even after a server error', async () => {
  handle = answer(503)
  await expect(open().request('search', { form: { name: 'अ & b' } })).rejects.toThrow(CourtDown)
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({ method: 'POST', body: 'name=%E0%A4%85+%26+b' })
})

test('after a server error, a page is requested again at most twice', async () => {
  let failures = 2
  handle = (request, reply, body) => answer(failures-- > 0 ? 502 : 200, 'there')(request, reply, body)
  expect((await open().request('page')).text).toBe('there')
  expect(requests).toHaveLength(3)
  failures = 9
  await expect(open().request('page')).rejects.toThrow(CourtDown)
  expect(requests).toHaveLength(6)
})

test.each([
  [403, CourtBlocked],
  [405, CourtBlocked],
  [429, CourtBlocked],
  [404, PageChanged],
  [410, PageChanged],
  [500, CourtDown],
])('the HTTP status %i throws the matching error', async (status, error) => {
  handle = answer(status, 'no')
  await expect(open().request('page')).rejects.toThrow(error)
})

test('a reply with status 404 is not an error if the caller allows a missing document', async () => {
  handle = answer(404, 'none')
  expect((await open().request('page', { allowMissing: true })).status).toBe(404)
})

test.each([
  ['<h1>The site is currently under maintenance</h1>', CourtDown],
  ['<h1>Access Denied</h1>', CourtBlocked],
])('an error page is recognised although its HTTP status is 200: %s', async (page, error) => {
  handle = answer(200, page)
  await expect(open().request('page')).rejects.toThrow(error)
})

test('a page that names the Maintenance Act is not taken for a maintenance page', async () => {
  handle = answer(200, '<td>Under Maintenance and Welfare of Parents Act</td>')
  expect((await open().request('page')).status).toBe(200)
})

test('a redirect on the same host is followed with GET, and the redirect’s cookie is kept', async () => {
  handle = (request, reply) =>
    request.url === '/site/from'
      ? reply.writeHead(302, { location: 'errormsg.php', 'set-cookie': 'a=1; path=/' }).end()
      : reply.writeHead(200, { 'content-type': 'text/plain' }).end('arrived')
  const response = await open().request('from', { form: { x: '1' } })
  expect(response.url).toBe(`${base}errormsg.php`)
  expect(requests[1]).toMatchObject({ method: 'GET', cookie: 'a=1', body: '' })
})

test('redirects and addresses outside the court’s hosts are blocked', async () => {
  handle = answer(302, '', { location: 'http://127.0.0.2:9/elsewhere' })
  await expect(open().request('from')).rejects.toThrow(CourtBlocked)
  await expect(open().request('http://127.0.0.2:9/')).rejects.toThrow(CourtBlocked)
  await expect(open().request('//127.0.0.2:9/')).rejects.toThrow(CourtBlocked)
})

test('a redirect loop ends with an error', async () => {
  handle = answer(302, '', { location: 'again' })
  await expect(open().request('from', { form: {} })).rejects.toThrow(CourtDown)
  expect(requests.length).toBeLessThan(10)
})

test('a plain or compressed response over the size limit is an error', async () => {
  handle = answer(200, 'x'.repeat(5000))
  await expect(open().request('page', { maxBytes: 1000 })).rejects.toThrow(PageChanged)
  handle = (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(500_000)))
  await expect(open().request('page', { maxBytes: 10_000 })).rejects.toThrow(PageChanged)
})

test('a compressed response is decompressed', async () => {
  handle = (_request, reply) =>
    reply.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(gzipSync('packed'))
  expect((await open().request('page')).text).toBe('packed')
})

test('a truncated response is an error', async () => {
  handle = (_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' })
    reply.write('half', () => reply.destroy())
  }
  await expect(open().request('page', { form: {} })).rejects.toThrow(CourtDown)
})

test('a request without a response within the time limit is an error', async () => {
  handle = () => undefined
  await expect(open({ whole: 60 }).request('page', { form: {} })).rejects.toThrow(CourtDown)
})

test('a cancelled request is not repeated, and is not sent if it still waits at the gate', async () => {
  const sent = new AbortController()
  handle = () => sent.abort()
  await expect(open({ until: sent.signal }).request('page')).rejects.toThrow(CourtDown)
  expect(requests).toHaveLength(1)
  const waiting = new AbortController()
  const endless: Gate = (_operator, signal) =>
    new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      waiting.abort()
    })
  await expect(open({ until: waiting.signal, gate: endless }).request('page')).rejects.toThrow(CourtBusy)
  expect(requests).toHaveLength(1)
})

test('a request enters the gate before it is sent, and leaves the gate even after an error', async () => {
  const seen: string[] = []
  const gate: Gate = async (operator) => {
    seen.push(`in ${operator}`)
    return () => seen.push('out')
  }
  handle = answer(500)
  await expect(open({ gate }).request('page', { form: {} })).rejects.toThrow(CourtDown)
  expect(seen).toEqual(['in test', 'out'])
})
