import { saveMatter } from '@peshi/contract/matters/matters'
import { orderRecognition } from '@peshi/contract/matters/recognised-pages'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp, testMorning } from '../../../test/app.ts'
import { newCase, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { findCase } from '../../../test/matters.ts'
import { features } from '../../app/features.ts'
import { type caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { jobsOf } from '../../platform/events/after.ts'
import { openQueue, type Queue } from '../../platform/jobs/queue.ts'
import { startRecognition } from './recognised-pages.jobs.ts'
import { createRecognisedPages } from './recognised-pages.service.ts'

let tests: TestApp
let queue: Queue
beforeAll(async () => {
  const db = await testDatabase()
  queue = openQueue(db, {
    role: 'all',
    log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() },
    jobs: jobsOf(features),
  })
  await queue.start()
  tests = await testApp({ context: { db, queue } })
})
afterAll(async () => {
  await queue.stop(1)
  await tests.close()
})

async function scanned(
  name: string,
  pages: number,
  order: Partial<typeof caseOrder.$inferInsert>,
  next_date: string | null = null,
) {
  const row = await newCase(tests.db, { next_date })
  const key = `orders/${name}.pdf`
  await tests.context.files.put(key, Buffer.from(name), 'application/pdf')
  const { id } = await newOrder(tests.db, row.id, { ...order, file_key: key, sha256: name, text_read_at: testMorning })
  const waiting = Array.from({ length: pages }, (_, at) => ({ order_id: id, page: at + 1, waits: true }))
  await tests.db.asSystem('court-sync', (tx) => tx.insert(orderPage).values(waiting))
  return { ...row, orderId: id, item: { kind: 'order', id, chamberId: null } as const }
}

test('an opened order is recognised first, then listed and new ones; a long one lets others in between', async () => {
  const read: string[] = []
  const pages = createRecognisedPages(tests.context, async (file, options) => {
    const name = await new Response(file as ReadableStream<Uint8Array>).text()
    for (const page of options.pages === 'all' ? [] : options.pages) {
      read.push(`${name} ${page}`)
      await options.onPage({ kind: 'unread', page, problem: 'empty' })
    }
    return { kind: 'opened', pages: 1 }
  })
  const long = await scanned('long', 7, { date: '2019-03-01' })
  const old = await scanned('old', 1, { date: '2019-03-01' })
  const fresh = await scanned('new', 1, { date: '2026-11-19' })
  const listed = await scanned('listed tomorrow', 1, { date: '2020-01-01' }, '2026-11-21')
  const opened = await scanned('opened', 1, { date: '2018-01-01' })
  for (const { item } of [long, old, fresh, listed, opened]) await pages.queueItem(item)

  const who = await newChamber(tests.db)
  await findCase(tests, who, opened)
  const saved = await tests.as(who).call(saveMatter, { body: { unique_id: opened.court, matter_id: opened.id } })
  const at = { params: { id: opened.orderId }, query: { matter_id: saved.body.data._id } }
  const { body } = await tests.as(who).call(orderRecognition, at)
  expect(body.data).toMatchObject({ waiting: [1], place: { at: 1, of: 5 } })

  await startRecognition({ ...tests.context, queue }, pages)
  await vi.waitFor(() => expect(read).toHaveLength(11), { timeout: 60_000 })
  expect(read).toEqual([
    'opened 1',
    'listed tomorrow 1',
    'new 1',
    'long 1',
    'long 2',
    'long 3',
    'old 1',
    'long 4',
    'long 5',
    'long 6',
    'long 7',
  ])
}, 120_000)
