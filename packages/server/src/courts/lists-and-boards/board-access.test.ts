import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CourtId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { handClock } from '../../../test/app.ts'
import { allahabad, delhi } from '../../../test/cases.ts'
import { openBoardAccess } from './board-access.ts'

let asked: string[] = []
let answer: RequestListener
const site = createServer((request, reply) => {
  asked.push(request.url ?? '')
  answer(request, reply)
})
let sandboxUrl: string
beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  sandboxUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())
beforeEach(() => {
  asked = []
})

const clock = handClock()
const turns: string[] = []
const gate = async (operator: string) => {
  turns.push(operator)
  return () => undefined
}
const open = (courts: readonly string[] | 'all', sandbox: string | null = null, whole = 30_000) =>
  openBoardAccess({
    config: { courts, sandboxUrl: sandbox, operatorContact: 'tests' },
    clock,
    gate,
    limits: { whole },
  })

const page = (rooms: string) =>
  `<html><body><table><tr><th>Court No.</th><th>Serial No.</th><th>List</th><th>Progress</th><th>Case Details</th><th>Important Information</th></tr>${rooms}</table></body></html>`

test('a board is read within its site operator’s rate limit, and returned with its reading time', async () => {
  answer = (_request, reply) => reply.end(page('<tr><td>2</td><td colspan=5>Court NOT in session!</td></tr>'))
  const { rooms } = await open('all', sandboxUrl).read(allahabad)
  expect(rooms).toMatchObject([
    { court_no: '2', item: null, progress: 'not-in-session', at: clock.now().toISOString() },
  ])
  expect([asked, turns]).toEqual([['/board-allahabad-host/courtview/CourtViewAllahabad.do'], ['allahabad']])
})

test('Delhi’s board is asked for as the court’s own script asks for it', async () => {
  let header: unknown
  answer = (request, reply) => {
    header = request.headers['x-requested-with']
    reply.end('{"recordsTotal":0,"data":[]}')
  }
  await expect(open('all', sandboxUrl).read(delhi)).rejects.toMatchObject({ code: 'page-changed' })
  expect(header).toBe('XMLHttpRequest')
})

const never: RequestListener = () => undefined
test.each<[string, string, RequestListener]>([
  ['garbage', 'page-changed', (_request, reply) => reply.end('<html><body>Under maintenance soon</body></html>')],
  ['half a page', 'page-changed', (_request, reply) => reply.end(page('<tr><td>2</td>').slice(0, -30))],
  ['an error', 'down', (_request, reply) => reply.writeHead(500).end('no')],
  ['nothing', 'down', never],
  ['a refusal', 'blocked', (_request, reply) => reply.writeHead(403).end('no')],
])('the reply “%s” counts as the court’s failure, and the request is not repeated', async (_what, code, reply) => {
  answer = reply
  await expect(open('all', sandboxUrl, reply === never ? 500 : undefined).read(allahabad)).rejects.toMatchObject({
    code,
  })
  expect(asked).toHaveLength(1)
})

test('a page much longer than a board is refused', async () => {
  answer = (_request, reply) =>
    reply.end(page('<tr><td>2</td><td colspan=5>Court NOT in session!</td></tr>'.repeat(401)))
  await expect(open('all', sandboxUrl).read(allahabad)).rejects.toMatchObject({ code: 'page-changed' })
})

test('in production, a board is switched on by its own name or together with the court’s cases', () => {
  const bombay = 'hc-bombay' as CourtId
  expect(open([]).offReason(bombay)).toMatch('not switched on')
  expect(open(['board-bombay']).offReason(bombay)).toBeNull()
  expect(open(['board-bombay']).offReason(allahabad)).toMatch('not switched on')
  expect(open(['allahabad']).offReason(allahabad)).toBeNull()
  expect(open(['sci']).offReason('sci' as CourtId)).toBeNull()
  expect(open(['dcourts']).offReason('sci' as CourtId)).toMatch('not switched on')
})

test('a board that the court permits only on its own page is always switched off', async () => {
  const court = 'hc-punjabharyana' as CourtId
  expect(open('all').offReason(court)).toMatch('own page only')
  await expect(open('all').read(court)).rejects.toThrow('is off')
})

test('the demo reads the boards of its sandbox', () => {
  const demo = open('all', sandboxUrl)
  expect(demo.courts.filter((court) => demo.offReason(court) === null)).toContain('hc-karnataka')
  expect(demo.offReason('hc-jharkhand' as CourtId)).toMatch('not switched on')
})
