import { readFile } from 'node:fs/promises'
import { saveMatter } from '@peshi/contract/matters/matters'
import { addOrderFile, listOrders, orderText } from '@peshi/contract/matters/orders'
import type { ChamberId, MatterId, OrderId } from '@peshi/contract/platform/ids'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newCase, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { findCase } from '../../../test/matters.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { jobOf } from '../../platform/events/after.ts'
import { recogniseReadTexts } from '../recognised-pages/recognised-pages.jobs.ts'
import { orderCopyPage } from './order-copies.schema.ts'
import type { ReadText } from './order-text.limits.ts'
import { ReadingCutOff, readPdfText } from './order-text.process.ts'
import { createOrderTexts } from './order-text.service.ts'
import { readLeftTexts, startOrderJobs } from './orders.jobs.ts'

let tests: TestApp
let reads = 0
let cutOff = false
beforeAll(async () => {
  tests = await testApp()
  const texts = createOrderTexts(tests.context, async (...args): Promise<ReadText> => {
    reads += 1
    if (cutOff) throw new ReadingCutOff('too large')
    return readPdfText(...args)
  })
  await startOrderJobs(tests.context, texts)
  await tests.queue.work(jobOf(recogniseReadTexts), async () => undefined)
})
afterAll(() => tests.close())
beforeEach(() => {
  tests.queue.held.length = 0
  reads = 0
  cutOff = false
})

async function ordered(pdf: Buffer) {
  const who = await newChamber(tests.db)
  const { id: caseId, court } = await newCase(tests.db)
  const key = `orders/${caseId}.pdf`
  const order = await newOrder(tests.db, caseId, { file_key: key, sha256: caseId, size: pdf.byteLength })
  await tests.context.files.put(key, pdf, 'application/pdf')
  await findCase(tests, who, { id: caseId, court })
  const saved = await tests.as(who).call(saveMatter, { body: { unique_id: court, matter_id: caseId } })
  const matterId = saved.body.data._id
  const list = async () => (await tests.as(who).call(listOrders, { params: { matterId } })).body.data[0]
  return { ...who, caseId, court, order, matterId, list }
}

async function readLeft() {
  tests.queue.held.length = 0
  tests.queue.held.push({ name: readLeftTexts.name, data: {} })
  await tests.queue.runHeld()
}

const pagesOf = (orderId: OrderId) =>
  tests.db.asSystem('court-sync', (tx) =>
    tx
      .select({ page: orderPage.page, text: orderPage.text })
      .from(orderPage)
      .where(eq(orderPage.order_id, orderId))
      .orderBy(asc(orderPage.page)),
  )

const copyPagesOf = (chamberId: ChamberId, orderId: OrderId) =>
  tests.db.asChamber(chamberId, (tx) =>
    tx.select({ text: orderCopyPage.text }).from(orderCopyPage).where(eq(orderCopyPage.order_id, orderId)),
  )

const put = (who: Parameters<TestApp['as']>[0], id: OrderId, matter_id: MatterId, body: Buffer) =>
  tests
    .as(who)
    .call(addOrderFile, { params: { id }, query: { matter_id }, body }, { 'content-type': 'application/pdf' })

const textOf = async (who: Parameters<TestApp['as']>[0], id: OrderId, matter_id: MatterId) =>
  (await tests.as(who).call(orderText, { params: { id }, query: { matter_id } })).body.data

test('an order’s text comes from the chamber’s own copy, or else from the court’s document', async () => {
  const made = await ordered(plainPdf([['List next week.'], []]))
  expect(await textOf(made, made.order.id, made.matterId)).toEqual([])
  await readLeft()
  expect(await textOf(made, made.order.id, made.matterId)).toEqual(['List next week.', null])
  await put(made, made.order.id, made.matterId, plainPdf([['List in May.']]))
  await tests.queue.runHeld()
  expect(await textOf(made, made.order.id, made.matterId)).toEqual(['List in May.'])
})

test('a court’s document is read once, page by page, and a scan is reported as without text', async () => {
  const [typed, scan] = [await ordered(plainPdf([['List next week.'], []])), await ordered(plainPdf([[], []]))]
  expect(await typed.list()).toMatchObject({ document: 'ready', pages: null, has_text: null })
  await readLeft()
  expect(await typed.list()).toMatchObject({ pages: 2, has_text: true })
  expect(await scan.list()).toMatchObject({ pages: 2, has_text: false })
  expect(await pagesOf(typed.order.id)).toEqual([
    { page: 1, text: 'List next week.' },
    { page: 2, text: null },
  ])
  const before = reads
  await readLeft()
  expect(reads).toBe(before)
})

test('of the orders that an older version of Peshi read, only Hindi orders are read again', async () => {
  const [hindi, english] = [
    await ordered(plainPdf([['izkFkhZ ds vf/koDrk dks lquk x;kA', "U;k;ky; dk vkns'k fn;k x;k gSA"]])),
    await ordered(plainPdf([['List next week.']])),
  ]
  await readLeft()
  const put = (orderId: OrderId, text: string) =>
    tests.db.asSystem('court-sync', (tx) => tx.update(orderPage).set({ text }).where(eq(orderPage.order_id, orderId)))
  await put(hindi.order.id, 'izkFkhZ ds vf/koDrk dks lquk x;kA')
  await put(english.order.id, 'as it was')
  const migration = await readFile(new URL('../../../migrations/0006_read_hindi_again.sql', import.meta.url), 'utf8')
  await tests.db.asSystem('court-sync', (tx) => tx.execute(sql.raw(migration)))
  await readLeft()
  expect((await pagesOf(hindi.order.id))[0]?.text).toContain('प्रार्थी के अधिवक्ता को सुना गया।')
  expect(await pagesOf(english.order.id)).toEqual([{ page: 1, text: 'as it was' }])
})

test('an unreadable document is not read a second time, and its order has no text', async () => {
  const [broken, large] = [await ordered(Buffer.from('%PDF-1.7 broken')), await ordered(plainPdf([['x']]))]
  cutOff = true
  await readLeft()
  cutOff = false
  await readLeft()
  expect(reads).toBe(2)
  for (const one of [broken, large])
    expect(await one.list()).toMatchObject({ document: 'ready', pages: null, has_text: null })
})

test('an order whose reading was interrupted is read again later', async () => {
  const { order, list } = await ordered(plainPdf([['Stay granted.']]))
  const texts = createOrderTexts(tests.context, async () => {
    throw new ReadingCutOff('the machine was full')
  })
  const attempt = { signal: new AbortController().signal, isLast: false }
  await expect(texts.readText({ orderId: order.id }, attempt)).rejects.toThrow('full')
  await readLeft()
  expect(await list()).toMatchObject({ pages: 1, has_text: true })
})

test('if a document is replaced while it is being read, the old document’s text is not stored', async () => {
  const { order, list } = await ordered(plainPdf([['The first.']]))
  const texts = createOrderTexts(tests.context, async (pdf, options) => {
    const replaced = tests.db.asSystem('court-sync', (tx) =>
      tx.update(caseOrder).set({ sha256: 'another' }).where(eq(caseOrder.id, order.id)),
    )
    await replaced
    return readPdfText(pdf, options)
  })
  await texts.readText({ orderId: order.id }, { signal: new AbortController().signal, isLast: true })
  expect(await pagesOf(order.id)).toEqual([])
  expect(await list()).toMatchObject({ pages: null, has_text: null })
  await readLeft()
})

test('a chamber’s own copy is read for that chamber only, and again after its replacement', async () => {
  const mine = await ordered(plainPdf([[]]))
  await readLeft()
  await put(mine, mine.order.id, mine.matterId as never, plainPdf([['By hand.'], ['Page two.']]))
  await tests.queue.runHeld()
  expect(await mine.list()).toMatchObject({ added_by_hand: true, pages: 2, has_text: true })
  expect(await copyPagesOf(mine.chamberId, mine.order.id)).toHaveLength(2)
  const { chamberId } = await newChamber(tests.db)
  expect(await copyPagesOf(chamberId, mine.order.id)).toEqual([])

  await put(mine, mine.order.id, mine.matterId as never, plainPdf([['Another.']]))
  expect(await mine.list()).toMatchObject({ pages: null, has_text: null })
  await tests.queue.runHeld()
  expect(await copyPagesOf(mine.chamberId, mine.order.id)).toEqual([{ text: 'Another.' }])
})
