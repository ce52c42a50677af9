import { saveMatter } from '@peshi/contract/matters/matters'
import { listOrders } from '@peshi/contract/matters/orders'
import type { OrderId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newCase, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { testDatabase } from '../../../test/database.ts'
import { findCase } from '../../../test/matters.ts'
import { features } from '../../app/features.ts'
import { caseOrder } from '../../courts/courts/courts.schema.ts'
import { newId } from '../../platform/db/columns.ts'
import { jobsOf } from '../../platform/events/after.ts'
import { openQueue, type Queue } from '../../platform/jobs/queue.ts'
import { createOrderTexts } from './order-text.service.ts'
import { readOrderText } from './orders.jobs.ts'

const oldOrders = 50

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

async function stored(name: string, order: Partial<typeof caseOrder.$inferInsert>, next_date: string | null = null) {
  const row = await newCase(tests.db, { next_date })
  const key = `orders/${name}.pdf`
  await tests.context.files.put(key, Buffer.from(name), 'application/pdf')
  return { ...row, order: await newOrder(tests.db, row.id, { ...order, file_key: key, sha256: name }) }
}

const followed = async (row: Awaited<ReturnType<typeof stored>>) => {
  const who = await newChamber(tests.db)
  await findCase(tests, who, row)
  const saved = await tests.as(who).call(saveMatter, { body: { unique_id: row.court, matter_id: row.id } })
  const matterId = saved.body.data._id
  return (await tests.as(who).call(listOrders, { params: { matterId } })).body.data[0]
}

test('while many old orders wait, an opened, a listed and a new order are read before them', async () => {
  const old = await stored('old', { date: '2019-03-01' })
  await tests.db.asSystem('court-sync', (tx) =>
    tx.insert(caseOrder).values(
      Array.from({ length: oldOrders }, (_, at) => ({
        ...old.order,
        id: newId() as OrderId,
        key: `old ${at}`,
      })),
    ),
  )
  const read: string[] = []
  const texts = createOrderTexts(tests.context, async (pdf) => {
    read.push(await new Response(pdf as ReadableStream<Uint8Array>).text())
    return { kind: 'read', pages: ['An order'] }
  })
  await texts.queueLeft()
  await stored('new', { date: '2026-11-19' })
  await stored('listed tomorrow', { date: '2020-01-01' }, '2026-11-21')
  const opened = await stored('opened', { date: '2018-01-01' })
  await texts.queueLeft()
  const { file } = (await followed(opened)) ?? {}
  await tests.app.inject({ url: file ?? '' })
  expect((await queue.listQueues()).find(({ name }) => name === readOrderText.name)?.waiting).toBe(oldOrders + 5)

  await queue.work(readOrderText, (data, signal, { isLast }) => texts.readText(data, { signal, isLast }))
  await vi.waitFor(() => expect(read.length).toBeGreaterThan(4), { timeout: 20_000 })
  expect(read.slice(0, 5)).toEqual(['opened', 'listed tomorrow', 'new', 'old', 'old'])
}, 90_000)
