import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getNews, listNews } from '@peshi/contract/office/news'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { FeedBroken, fetchFeed, readPosts } from './fetch-feed.ts'
import { readNews } from './news.jobs.ts'

const post = (id: number, changes: object = {}) => ({
  id,
  date_gmt: `2026-11-1${id}T06:30:00`,
  link: `https://news.example.in/${id}`,
  title: { rendered: `Caveat &amp; <b>limitation</b> ${id}` },
  excerpt: { rendered: '<p>Ninety days.</p>' },
  content: {
    rendered:
      '<p onclick="x()">Full <a href="javascript:alert(1)">text</a></p><img src="https://spy.example/1.gif"><script>alert(1)</script><iframe src="https://spy.example"></iframe>',
  },
  ...changes,
})

let answer: { status: number; type: string; body: string }
const give = (body: unknown, type = 'application/json', status = 200) => {
  answer = { status, type, body: typeof body === 'string' ? body : JSON.stringify(body) }
}
const feed = createServer((request, reply) => {
  if (request.url === '/moved') return reply.writeHead(302, { location: '/posts' }).end()
  reply.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body)
})

const clock = handClock()
let app: TestApp
let at: string
beforeAll(async () => {
  await new Promise<void>((resolve) => feed.listen(0, '127.0.0.1', resolve))
  at = `http://127.0.0.1:${(feed.address() as AddressInfo).port}`
  const newsFeed = { url: `${at}/posts`, name: 'Law Reports', isSandbox: true }
  app = await testApp({ clock, context: { config: { ...testConfig, newsFeed } } })
})
afterAll(async () => {
  await app.close()
  feed.close()
})

ladder(listNews, () => app, { invalid: { 'a page out of range': { query: { page: 0 } } }, refused: 'client' })
ladder(getNews, () => app, {
  input: { params: { id: 9 } },
  invalid: { 'a number in words': { params: { id: 'nine' } } },
  refused: 'client',
})

test('a request with an invalid news id is refused with a message', async () => {
  const caller = app.as(await newChamber(app.db))
  const { status, body } = await caller.call(getNews, { params: { id: 'x' as never } })
  expect([status, body.message]).toEqual([400, 'Not a valid news id.'])
})

test('posts are sanitised and stored, and the last copy is shown while the feed is down', async () => {
  const member = await newChamber(app.db)
  const caller = app.as(member)
  expect((await caller.call(listNews)).body.meta.source).toMatchObject({ name: 'Law Reports', read_at: null })
  give([post(1), post(3), post(2, { content: { rendered: '' } })])
  await readNews(app.context)
  const { data, meta } = (await caller.call(listNews, { query: { perPage: 2 } })).body
  expect(data.map(({ _id }) => _id)).toEqual([3, 2])
  expect(data[0]).toMatchObject({ title: 'Caveat & limitation 3', excerpt: 'Ninety days.' })
  expect(meta).toMatchObject({ total: 3, source: { read_at: clock.now().toISOString(), failing_since: null } })

  const whole = (await caller.call(getNews, { params: { id: 3 } })).body.data.html
  expect(whole).toBe('<p>Full <a rel="noopener noreferrer nofollow" target="_blank">text</a></p>')
  expect((await caller.call(getNews, { params: { id: 2 } })).body.data.html).toBeNull()

  const readAt = clock.now().toISOString()
  clock.forward(3_600_000)
  give('gone', 'text/plain', 503)
  const since = clock.now().toISOString()
  await readNews(app.context)
  clock.forward(3_600_000)
  await readNews(app.context)
  const later = app.as(member)
  const old = (await later.call(listNews)).body
  expect([old.meta.total, old.meta.source.read_at, old.meta.source.failing_since]).toEqual([3, readAt, since])

  give([post(4)])
  await readNews(app.context)
  const anew = (await later.call(listNews)).body
  expect([anew.data.map(({ _id }) => _id), anew.meta.source.failing_since]).toEqual([[4], null])
  expect((await later.call(getNews, { params: { id: 3 } })).status).toBe(404)
})

test('a feed is fetched only from public addresses, without redirects', async () => {
  give([post(1)])
  const outside = { name: null, isSandbox: false }
  const inside = fetchFeed({
    ...outside,
    url: `${at.replace('http:', 'https:').replace('127.0.0.1', 'localhost')}/posts`,
  })
  await expect(inside).rejects.toMatchObject({ cause: expect.objectContaining({ name: 'WrongNetwork' }) })
  await expect(fetchFeed({ ...outside, isSandbox: true, url: `${at}/moved` })).rejects.toThrow()
})

test.each([
  ['a web page', '<html></html>'],
  ['a list of other data', '[{"a":1}]'],
  ['a list without posts', '[]'],
  ['a post without a valid link', JSON.stringify([post(1, { link: 'javascript:alert(1)' })])],
])('%s is reported as a broken feed instead of an empty feed', (_, text) => {
  expect(() => readPosts(text)).toThrow(FeedBroken)
})
