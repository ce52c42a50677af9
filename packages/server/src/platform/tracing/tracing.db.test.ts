import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listMatters } from '@peshi/contract/matters/matters'
import { fetchFrom } from '@peshi/courts/outgoing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { openQueue } from '../jobs/queue.ts'
import { openTracing } from './tracing.ts'

interface SentSpan {
  name: string
  spanId: string
  parentSpanId?: string
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

interface Sent {
  resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
}

let sent: string[] = []
let collector: Server
let court: Server
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    sent.push(text)
    response.setHeader('content-type', 'application/json').end('{}')
  })
  court = createServer((_request, response) => response.writeHead(503).end('down'))
  for (const server of [collector, court]) await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  collector.close()
  court.close()
})

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const toCollector = (share: number) => ({ endpoint: addressOf(collector), share })

const spans = () =>
  sent.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const attributeOf = (span: SentSpan | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('requests are traced with their route, status and log id, but without their input', async () => {
  sent = []
  const tracing = await openTracing(toCollector(1), 'api')
  const app = await testApp({ context: { tracing } })
  const member = await newChamber(app.db)
  const answer = await app.as(member).call(listMatters, { query: { search: 'Chaudhary of Agra' } } as never)
  const refused = await app.stranger.call(listMatters)
  await app.close()
  await tracing?.close()
  expect([answer.status, refused.status]).toEqual([200, 401])
  const [first, second] = spans()
  expect(first?.name).toBe('GET /api/matter_list/matters')
  expect(attributeOf(first, 'peshi.request_id')).toBe(answer.headers['x-request-id'])
  expect(attributeOf(first, 'http.response.status_code')).toBe(200)
  expect(attributeOf(second, 'http.response.status_code')).toBe(401)
  expect(sent.join()).not.toMatch(/Chaudhary|Agra/)
  for (const id of [member.personId, member.chamberId]) expect(sent.join()).not.toContain(id)
})

test('a job is traced with its id and its court requests, and an error only by its kind', async () => {
  sent = []
  const tracing = await openTracing(toCollector(1), 'worker')
  const db = await testDatabase()
  const job = { name: 'read', data: z.object({}), retries: 0, timeoutSeconds: 30, concurrency: 1 }
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const queue = openQueue(db, { role: 'all', log, jobs: [job], tracing })
  await queue.start()
  const tried = new Promise<void>((done) => {
    void queue.work(job, async () => {
      const reply = await fetchFrom('inside', `${addressOf(court)}/case?party=Chaudhary`, {
        signal: AbortSignal.timeout(5000),
      })
      await reply.text()
      done()
      throw new TypeError('Chaudhary was not read')
    })
  })
  await db.asSystem('seed', (tx) => queue.enqueue(tx, job, {}))
  await tried
  await expect.poll(() => queue.listFailed(1)).toHaveLength(1)
  await queue.stop(3)
  await db.close()
  await tracing?.close()
  const done = spans().find(({ name }) => name === 'job read')
  const fetched = spans().find(({ name }) => name.startsWith('fetch 127.0.0.1'))
  expect(attributeOf(done, 'peshi.job_id')).toMatch(/^[0-9a-f-]{36}$/)
  expect(attributeOf(done, 'error.type')).toBe('TypeError')
  expect(done?.status.code).toBe(2)
  expect(fetched?.parentSpanId).toBe(done?.spanId)
  expect(attributeOf(fetched, 'http.response.status_code')).toBe(503)
  expect(sent.join()).not.toContain('Chaudhary')
})

test('a sampled request is traced completely, and other requests are not traced', async () => {
  sent = []
  const tracing = await openTracing(toCollector(0.5), 'worker')
  for (let time = 0; time < 40; time++)
    await tracing?.within('work', { time }, async () => tracing.within('part', { time }, async () => undefined))
  await tracing?.close()
  const timesOf = (name: string) =>
    spans()
      .flatMap((span) => (span.name === name ? [attributeOf(span, 'time')] : []))
      .toSorted()
  expect(timesOf('work').length).toBeGreaterThan(0)
  expect(timesOf('work').length).toBeLessThan(40)
  expect(timesOf('part')).toEqual(timesOf('work'))
})

test('without a collector, no request is traced, and an unreachable collector delays none', async () => {
  expect(await openTracing(null, 'all')).toBeNull()
  const tracing = await openTracing({ endpoint: 'http://127.0.0.1:9', share: 1 }, 'all')
  await expect(tracing?.within('work', {}, async () => 'done')).resolves.toBe('done')
  const began = performance.now()
  await tracing?.close()
  expect(performance.now() - began).toBeLessThan(5000)
})
