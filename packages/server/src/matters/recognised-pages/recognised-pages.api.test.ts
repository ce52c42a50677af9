import { setTeam } from '@peshi/contract/chamber/team'
import { getDocument, listDocuments } from '@peshi/contract/matters/documents'
import { saveMatter } from '@peshi/contract/matters/matters'
import { listOrders, orderText } from '@peshi/contract/matters/orders'
import { documentRecognition, orderRecognition } from '@peshi/contract/matters/recognised-pages'
import type { MatterId, OrderId } from '@peshi/contract/platform/ids'
import { listProposals } from '@peshi/contract/trackers/directions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { delhi, newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, findCase } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { ask } from '../../../test/searching.ts'
import { caseOrder, orderPage } from '../../courts/courts/courts.schema.ts'
import { startSubscribers } from '../../platform/events/after.ts'
import type { RecognisedPage, recognise } from '../../platform/recognition/recognition.ts'
import { startDocumentJobs } from '../documents/documents.jobs.ts'
import { readOrderText, startOrderJobs } from '../orders/orders.jobs.ts'
import { recogniseLeft, recognisePages, startRecognition } from './recognised-pages.jobs.ts'
import { createRecognisedPages } from './recognised-pages.service.ts'

type Asked = Parameters<typeof recognise>[1]

const recognised = (page: number, text: string, confidence = 92): RecognisedPage => ({
  kind: 'recognised',
  page,
  language: 'hin',
  text,
  confidence,
  turn: 0,
  engine: 'fake 1',
  words: text.split('\n').flatMap((line, row) =>
    line.split(' ').map((word, at) => ({
      text: word,
      left: at / 10,
      top: row / 10,
      width: 0.09,
      height: 0.05,
      confidence,
      isLineStart: at === 0,
    })),
  ),
})

const unread = (page: number, problem: 'script' | 'empty'): RecognisedPage => ({ kind: 'unread', page, problem })

let tests: TestApp
const asked: { pages: Asked['pages']; languages: Asked['languages'] }[] = []
let answer: (page: number) => RecognisedPage | Error

const fake: typeof recognise = async (file, { pages, languages, onPage }) => {
  await ('fd' in file ? file.close() : file.cancel())
  asked.push({ pages, languages })
  for (const page of pages === 'all' ? [] : pages) {
    const found = answer(page)
    if (found instanceof Error) throw found
    await onPage(found)
  }
  return { kind: 'opened', pages: 9 }
}

const service = () => createRecognisedPages(tests.context, fake)
const once = (isLast = false) => ({ signal: new AbortController().signal, isLast })

beforeAll(async () => {
  tests = await testApp()
  await startOrderJobs(tests.context)
  await startDocumentJobs(tests.context)
  await startSubscribers(tests.context)
  await startRecognition(tests.context, service())
})
afterAll(() => tests.close())
beforeEach(() => {
  tests.queue.held.length = 0
  asked.length = 0
  answer = (page) => recognised(page, `वादी की ओर से पृष्ठ ${page}`)
})

const blank = (pages: number) => plainPdf(Array.from({ length: pages }, () => []))

async function scannedOrder(pdf = blank(2), own: Parameters<typeof chamberWithMatter>[1] = {}) {
  const made = await chamberWithMatter(tests, own)
  const key = `orders/${made.courtCase.id}.pdf`
  const file = { file_key: key, sha256: made.courtCase.id, size: pdf.byteLength }
  const order = await newOrder(tests.db, made.courtCase.id, { date: '2026-11-10', ...file })
  await tests.context.files.put(key, pdf, 'application/pdf')
  const at = { params: { id: order.id as OrderId }, query: { matter_id: made.matter._id } }
  return { ...made, order, at, ...readersOf(made.caller, made.matter._id, order.id) }
}

const readersOf = (caller: Caller, matter_id: MatterId, id: OrderId) => ({
  state: async (words_from?: number) =>
    (await caller.call(orderRecognition, { params: { id }, query: { matter_id, words_from } } as never)).body.data,
  text: async () => (await caller.call(orderText, { params: { id }, query: { matter_id } })).body.data,
  listed: async () => (await caller.call(listOrders, { params: { matterId: matter_id } })).body.data[0],
})

/** Reads the text of orders, without recognising pages. */
async function readTexts(...orders: { id: OrderId }[]) {
  for (const { id: orderId } of orders) tests.queue.held.push({ name: readOrderText.name, data: { orderId } })
  await runWithoutRecognition()
}

async function runWithoutRecognition() {
  const { held } = tests.queue
  const kept: typeof held = []
  for (;;) {
    const others = held.splice(0)
    kept.push(...others.filter(({ name }) => name === recognisePages.name))
    const next = others.filter(({ name }) => name !== recognisePages.name)
    if (next.length === 0) break
    for (const one of next) {
      held.unshift(one)
      await tests.queue.runOne()
    }
  }
  held.push(...kept)
}

const someId = '0199f0a4-1111-7abc-8def-000000000001'
ladder(orderRecognition, () => tests, {
  input: { params: { id: someId }, query: { matter_id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' }, query: { matter_id: someId } } },
  foreign: async () => (await scannedOrder()).at,
  refused: 'billing',
})
ladder(documentRecognition, () => tests, {
  input: { params: { id: someId }, query: {} },
  invalid: { 'an invalid page': { params: { id: someId }, query: { words_from: 0 } } },
  foreign: async () => {
    const { caller, matter } = await chamberWithMatter(tests)
    return { params: { id: (await addDocument(caller, matter._id, 'Scan.pdf', blank(1)))._id }, query: {} }
  },
  refused: 'billing',
})

test('the pictures of an order are recognised, searched, and say where their words are', async () => {
  const { caller, order, state, text, listed } = await scannedOrder(plainPdf([[], ['Typed page.'], []]))
  await readTexts(order)
  expect(await text()).toEqual([null, 'Typed page.', null])
  await tests.queue.runHeld()
  expect(asked.map(({ pages }) => pages)).toEqual([[1, 3]])
  expect(await text()).toEqual(['वादी की ओर से पृष्ठ 1', 'Typed page.', 'वादी की ओर से पृष्ठ 3'])
  expect(await listed()).toMatchObject({ has_text: true, pages: 3 })
  expect((await ask(caller, { q: 'वादी ओर' })).orders).toMatchObject({ total: 2 })

  const { pages, waiting, place, words } = await state(1)
  expect(pages.map(({ page, problem, confidence, is_unsure }) => ({ page, problem, confidence, is_unsure }))).toEqual([
    { page: 1, problem: null, confidence: 92, is_unsure: false },
    { page: 3, problem: null, confidence: 92, is_unsure: false },
  ])
  expect([waiting, place]).toEqual([[], null])
  const boxes = Buffer.from(words[0]?.boxes ?? '', 'base64')
  expect([words.map(({ page }) => page), boxes.byteLength]).toEqual([[1, 3], 6 * 9])
  expect([boxes.readUInt16BE(9) / 0xffff, boxes.readUInt16BE(9 + 4) / 0xffff, boxes[9 + 8]]).toEqual([
    expect.closeTo(0.1, 4),
    expect.closeTo(0.09, 4),
    92,
  ])
  expect((await state()).words).toEqual([])
})

test('a court’s order is recognised once for all chambers', async () => {
  const { order, courtCase } = await scannedOrder()
  const second = await newChamber(tests.db)
  await findCase(tests, second, courtCase)
  const saved = await tests.as(second).call(saveMatter, {
    body: { unique_id: courtCase.court, matter_id: courtCase.id },
  })
  await readTexts(order)
  await tests.queue.runHeld()
  const other = readersOf(tests.as(second), saved.body.data._id, order.id)
  expect(await other.text()).toEqual(['वादी की ओर से पृष्ठ 1', 'वादी की ओर से पृष्ठ 2'])
  expect(asked).toHaveLength(1)
})

test('after a stopped process, only the pages that are left are recognised', async () => {
  const { order, state, text } = await scannedOrder(blank(3))
  await readTexts(order)
  tests.queue.held.length = 0
  const item = { kind: 'order', id: order.id, chamberId: null } as const
  answer = (page) => (page === 2 ? new Error('killed') : recognised(page, `Page ${page}`))
  await expect(service().readOn({ item }, once())).rejects.toThrow('killed')
  expect(await text()).toEqual(['Page 1', null, null])
  expect((await state()).waiting).toEqual([2, 3])

  answer = (page) => recognised(page, `Later ${page}`)
  await service().readOn({ item }, once())
  expect(asked.map(({ pages }) => pages)).toEqual([
    [1, 2, 3],
    [2, 3],
  ])
  expect(await text()).toEqual(['Page 1', 'Later 2', 'Later 3'])
})

test('a page that fails at every try is given up, and the pages after it are recognised', async () => {
  const { order, state, text } = await scannedOrder(blank(3))
  answer = (page) => (page === 2 ? new Error('out of memory') : recognised(page, `Page ${page}`))
  await readTexts(order)
  await tests.queue.runHeld()
  expect(await text()).toEqual(['Page 1', null, 'Page 3'])
  expect((await state()).pages.map(({ problem }) => problem)).toEqual([null, 'broken', null])
})

test('a page in an unknown script stays a picture, and an order of such pages has no text', async () => {
  const { order, state, listed, text } = await scannedOrder()
  answer = (page) => unread(page, page === 1 ? 'script' : 'empty')
  await readTexts(order)
  await tests.queue.runHeld()
  expect((await state()).pages.map(({ problem }) => problem)).toEqual(['script', 'empty'])
  expect([await text(), (await listed())?.has_text]).toEqual([[null, null], false])
})

test('a page recognised with little confidence is searched, but nothing is proposed from it', async () => {
  const words = 'Counter affidavit may be filed within four weeks.'
  const sure = await scannedOrder()
  const unsure = await scannedOrder()
  const confidence = new Map([[unsure.order.id, 89]])
  for (const one of [sure, unsure]) {
    await readTexts(one.order)
    answer = (page) => recognised(page, words, confidence.get(one.order.id) ?? 90)
    const item = { kind: 'order', id: one.order.id, chamberId: null } as const
    await service().readOn({ item }, once())
    tests.queue.held.length = 0
  }
  const proposed = async ({ caller, at }: typeof sure) => (await caller.call(listProposals, at)).body.data
  expect((await proposed(sure)).map(({ kind }) => kind)).toContain('step')
  expect(await proposed(unsure)).toEqual([])
  expect((await unsure.state()).pages[0]).toMatchObject({ confidence: 89, is_unsure: true })
  expect((await ask(unsure.caller, { q: 'affidavit' })).orders.total).toBe(2)
})

test('Hindi is tried first for a district court of a Hindi state, English for other courts', async () => {
  const district = await scannedOrder(blank(1), { court: 'dc-agra' as never })
  const high = await scannedOrder(blank(1), { court: delhi })
  await readTexts(district.order, high.order)
  await tests.queue.runHeld()
  expect(asked.map(({ languages }) => languages[0])).toEqual(['hin', 'eng'])
})

test('what is recognised of a replaced file is not stored', async () => {
  const { order, text } = await scannedOrder(blank(1))
  await readTexts(order)
  tests.queue.held.length = 0
  const replacing = createRecognisedPages(tests.context, async (file, options) => {
    await tests.db.asSystem('court-sync', (tx) =>
      tx.update(caseOrder).set({ sha256: 'another' }).where(eq(caseOrder.id, order.id)),
    )
    return fake(file, options)
  })
  await replacing.readOn({ item: { kind: 'order', id: order.id, chamberId: null } }, once())
  expect(await text()).toEqual([null])
  tests.queue.held.length = 0
})

test('documents and photographs are recognised for their chamber, behind the wall of a sensitive matter', async () => {
  const { caller, matter, member } = await chamberWithMatter(tests)
  const inside = await newColleague(tests.db, member.chamberId, 'Meera Rao', 'advocate')
  const outside = await newColleague(tests.db, member.chamberId, 'Salim Khan', 'advocate')
  const photo = await addDocument(caller, matter._id, 'Order sheet.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]))
  const scan = await addDocument(caller, matter._id, 'Plaint.pdf', blank(4))
  await caller.call(setTeam, {
    params: { id: matter._id },
    body: { person_ids: [inside.personId], is_sensitive: true },
  })
  answer = (page) => recognised(page, `Sealed words ${page}`)
  await tests.queue.runHeld()

  const stateOf = (who: Caller, id: typeof scan._id) => who.call(documentRecognition, { params: { id }, query: {} })
  expect((await stateOf(caller, scan._id)).body.data.pages.map(({ page }) => page)).toEqual([1, 2, 3, 4])
  expect((await stateOf(tests.as(inside), photo._id)).body.data.pages).toHaveLength(1)
  expect((await stateOf(tests.as(outside), scan._id)).status).toBe(404)
  expect((await ask(tests.as(outside), { q: 'sealed' })).documents.total).toBe(0)
  expect((await ask(caller, { q: 'sealed' })).documents.total).toBe(5)
  const { body } = await caller.call(listDocuments, { params: { id: matter._id } })
  expect(body.data.map(({ current }) => [current.has_text, current.is_read])).toEqual([
    [true, true],
    [true, true],
  ])
  // Each turn reads three pages, so that other items come between.
  expect(asked.map(({ pages }) => pages)).toEqual([[1, 2, 3], [1], [4]])
  expect((await caller.call(getDocument, { params: { id: scan._id } })).body.data.current.pages).toBe(4)
})

test('the pages of a file that cannot be opened, or is gone, are given up', async () => {
  const { order, state } = await scannedOrder()
  await readTexts(order)
  tests.queue.held.length = 0
  const refusing = createRecognisedPages(tests.context, async () => ({ kind: 'refused', problem: 'encrypted' }))
  await refusing.readOn({ item: { kind: 'order', id: order.id, chamberId: null } }, once())
  expect((await state()).pages.map(({ problem }) => problem)).toEqual(['broken', 'broken'])

  const gone = await scannedOrder()
  await readTexts(gone.order)
  await tests.context.files.remove(gone.order.file_key ?? '')
  await tests.queue.runHeld()
  expect((await gone.state()).pages).toHaveLength(2)
})

test('pages that an older version of Peshi left are recognised at night', async () => {
  const { order, caller, matter, text } = await scannedOrder()
  await tests.db.asSystem('court-sync', (tx) =>
    tx.insert(orderPage).values([{ order_id: order.id, page: 1, waits: true }]),
  )
  const document = await addDocument(caller, matter._id, 'Left.pdf', blank(1))
  await runWithoutRecognition()
  tests.queue.held.length = 0
  tests.queue.held.push({ name: recogniseLeft.name, data: {} })
  await tests.queue.runHeld()
  expect((await text()).at(0)).toBe('वादी की ओर से पृष्ठ 1')
  expect((await caller.call(getDocument, { params: { id: document._id } })).body.data.current.has_text).toBe(true)
})

test('whoever opens an order sees its place in the queue', async () => {
  const [first, second] = [await scannedOrder(), await scannedOrder()]
  await readTexts(first.order, second.order)
  expect((await first.state()).place).toMatchObject({ of: 2 })
  expect([(await first.state()).place?.at, (await second.state()).place?.at].toSorted()).toEqual([1, 2])
  await tests.queue.runHeld()
  expect((await first.state()).place).toBeNull()
})
