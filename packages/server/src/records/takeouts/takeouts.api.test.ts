import { createHash } from 'node:crypto'
import { linkClient } from '@peshi/contract/clients/clients'
import { addClientDocuments } from '@peshi/contract/matters/documents'
import { countMatters, deleteMatter, editTitle } from '@peshi/contract/matters/matters'
import { addOrderFile } from '@peshi/contract/matters/orders'
import { MatterFile } from '@peshi/contract/records/matter-file'
import * as contract from '@peshi/contract/records/takeouts'
import { startClock } from '@peshi/contract/trackers/clocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newOrder } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { newClient } from '../../../test/clients.ts'
import { sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter, followCase } from '../../../test/matters.ts'
import { readPdfPages } from '../../../test/pdf-pages.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { readZip } from '../../../test/read-zip.ts'
import { note } from '../../matters/notes/notes.schema.ts'
import { notExported, takeoutParts } from './takeout-parts.ts'
import { forgetTakeouts, startTakeoutJobs } from './takeouts.jobs.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startTakeoutJobs(app.context)
})
afterAll(() => app.close())

const someId = '0199f0a4-1111-7abc-8def-000000000001'
const ofMatter = (matter_id = someId, form: 'pdf' | 'zip' = 'zip', kind: 'matter' | 'orders' = 'matter') => ({
  body: { matter_id, kind, form },
})

async function matterWithFile() {
  const { member, caller, matter, courtCase } = await chamberWithMatter(app)
  const order = await newOrder(app.db, courtCase.id, { number: '7', judge: 'Hon’ble X', document: 'by-hand' })
  await newOrder(app.db, courtCase.id, { date: '2026-10-01', document: 'missing' })
  const body = plainPdf([['By the court'], ['List on 21.12.2026']])
  const at = { params: { id: order.id }, query: { matter_id: matter._id }, body }
  await caller.call(addOrderFile, at, { 'content-type': 'application/pdf' })
  app.queue.held.length = 0
  const now = clock.now()
  await app.db.asChamber({ ...member, role: 'owner' }, (tx) =>
    tx.insert(note).values({
      chamber_id: member.chamberId,
      matter_id: matter._id,
      html: '<p>Ask for time</p>',
      text: 'Ask for time',
      created_by: member.personId,
      created_at: now,
      updated_by: member.personId,
      updated_at: now,
    }),
  )
  return { member, caller, matter, pdf: body }
}

type Made = Awaited<ReturnType<typeof matterWithFile>>

async function takeOut({ caller }: Pick<Made, 'caller'>, ask: Parameters<typeof caller.call>) {
  const asked = await caller.call(...ask)
  expect(asked.status, asked.body.message).toBe(200)
  await app.queue.runHeld()
  const [made] = (await caller.call(contract.listTakeouts)).body.data
  if (!made?.file) throw new Error(made?.problem ?? 'Not made')
  const reply = await app.app.inject({ url: made.file })
  return { made, bytes: reply.rawPayload, headers: reply.headers }
}

ladder(contract.takeOutMatter, () => app, {
  input: ofMatter(),
  invalid: { 'the chamber instead of a matter': { body: { matter_id: someId, kind: 'chamber', form: 'zip' } } },
  foreign: async () => ofMatter((await chamberWithMatter(app)).matter._id),
  refused: 'billing',
})
ladder(contract.takeOutChamber, () => app, { refused: 'advocate' })
ladder(contract.removeTakeout, () => app, {
  input: { params: { id: someId } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => {
    const { caller, matter } = await matterWithFile()
    const { body } = await caller.call(contract.takeOutMatter, ofMatter(matter._id))
    app.queue.held.length = 0
    return { params: { id: body.data._id } }
  },
})
ladder(contract.exportOrders, () => app, {
  input: { query: { matter_id: someId } },
  invalid: { 'an invalid file format': { query: { matter_id: someId, type: 'docx' } } },
  foreign: async () => ({ query: { matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})

test('one PDF combines the orders, oldest first, and names an order without a document', async () => {
  const { caller, matter } = await matterWithFile()
  const { status, headers, raw } = await caller.call(contract.exportOrders, { query: { matter_id: matter._id } })
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
  const pages = (await readPdfPages(raw.rawPayload)).map((page) => page.replace(/\s+/g, ' '))
  expect(pages).toHaveLength(4)
  expect(pages[0]).toContain(matter.title)
  expect(pages.slice(1)).toEqual([
    expect.stringContaining('without a document'),
    expect.stringContaining('By the court'),
    expect.stringContaining('List on 21.12.2026'),
  ])
})

test('orders can be exported as a zip file', async () => {
  const { caller, matter, pdf } = await matterWithFile()
  const { raw } = await caller.call(contract.exportOrders, { query: { matter_id: matter._id, type: 'zip' } })
  const files = await readZip(raw.rawPayload)
  expect([...files.keys()]).toEqual(['002 2026-11-18 Order 7.pdf'])
  expect(files.get('002 2026-11-18 Order 7.pdf')?.equals(pdf)).toBe(true)
})

test('an export of orders is refused if the matter has no orders or very large orders', async () => {
  const { caller, matter, courtCase } = await chamberWithMatter(app)
  const ask = async () => (await caller.call(contract.exportOrders, { query: { matter_id: matter._id } })).body
  expect((await ask()).code).toBe('no-orders')
  await newOrder(app.db, courtCase.id, { file_key: 'orders/large.pdf', size: 41 * 1024 * 1024 })
  expect((await ask()).code).toBe('too-large-at-once')
})

test('a matter’s zip file has its orders’ documents, and data that matches the published schema', async () => {
  const made = await matterWithFile()
  const { bytes, headers, made: takeout } = await takeOut(made, [contract.takeOutMatter, ofMatter(made.matter._id)])
  expect([takeout.state, takeout.title, takeout.size]).toEqual(['ready', made.matter.title, bytes.byteLength])
  expect(headers['content-disposition']).toContain('attachment')
  const files = await readZip(bytes)
  const file = MatterFile.parse(JSON.parse(String(files.get('matter.json'))))
  expect(file.matter).toMatchObject({ _id: made.matter._id, title: made.matter.title })
  expect(file.court_record?.hearings).toHaveLength(2)
  expect(file.chamber.note?.map(({ text }) => text)).toEqual(['Ask for time'])
  expect(file.people[String(file.chamber.note?.[0]?.created_by)]).toBeTruthy()
  const [order, without] = file.orders
  expect([order?.file, without?.file]).toEqual(['orders/002 2026-11-18 Order 7.pdf', null])
  const sha = (content: Buffer | undefined) =>
    createHash('sha256')
      .update(content ?? '')
      .digest('hex')
  expect(sha(files.get(order?.file ?? ''))).toBe(sha(made.pdf))
  expect(JSON.stringify(file)).not.toMatch(/file_key|chamber_id|password/)
})

test('the PDF export of a matter has clients, court record, hearings, deadlines, notes and orders', async () => {
  const made = await matterWithFile()
  const { caller, matter } = made
  const { _id: client_id } = await newClient(caller, { name: 'Kusum Devi', mobile: '9812345678' })
  await caller.call(linkClient, { params: { id: matter._id }, body: { client_id, side: 'petitioner' } })
  await caller.call(startClock, { body: { matter_id: matter._id, rule: 'slp', start_on: '2026-10-01' } })
  app.queue.held.length = 0
  const { bytes } = await takeOut(made, [contract.takeOutMatter, ofMatter(made.matter._id, 'pdf')])
  const pages = await readPdfPages(bytes)
  expect(pages[0]?.replace(/\s+/g, ' ')).toMatch(/Clients.*Record.*Hearings.*Deadlines.*Notes.*Order/)
  expect(pages.join(' ')).toMatch(
    /Kusum Devi, petitioner[\s\S]*9812345678[\s\S]*A\. Advocate[\s\S]*last day 30-12-2026[\s\S]*second reviewer[\s\S]*Ask for time[\s\S]*By the court/,
  )
})

test('a chamber’s export has a folder for each matter and a table for each kind of data', async () => {
  const { member, caller, matter } = await matterWithFile()
  await caller.call(editTitle, { params: { id: matter._id }, body: { title: '=HYPERLINK("x")' } })
  const other = await followCase(app, member)
  const gone = await followCase(app, member)
  const client = await newClient(caller)
  const scan = (await sendFile(caller, 'Vakalatnama.pdf', plainPdf([['Signed by the client']]))).body.data._id
  await caller.call(addClientDocuments, { body: { client_id: client._id, upload_ids: [scan] } })
  await caller.call(deleteMatter, { params: { id: gone.matter._id } })
  app.queue.held.length = 0
  const { bytes } = await takeOut({ caller }, [contract.takeOutChamber])
  const files = await readZip(bytes)
  const ids = [...files].flatMap(([name, content]) =>
    name.endsWith('/matter.json') ? [MatterFile.parse(JSON.parse(String(content))).matter._id] : [],
  )
  expect(ids.sort()).toEqual([matter._id, other.matter._id].sort())
  expect(Object.keys(takeoutParts).filter((name) => !files.has(`tables/${name}.csv`))).toEqual([])
  expect(files.has(`clients/Ram Prasad ${client._id.slice(-6)}/Vakalatnama.pdf`)).toBe(true)
  const matters = String(files.get('tables/matter.csv'))
  expect(matters).toContain(`"'=HYPERLINK(""x"")"`)
  expect(matters).not.toContain(gone.matter._id)
  expect(String(files.get('tables/hearing.csv'))).not.toContain(gone.matter._id)
  expect([...files.values()].map(String).join('')).not.toMatch(/password_hash|token_hash|\$argon2/)
})

test('the owner can export the chamber even after the chamber has expired', async () => {
  const { member, caller } = await matterWithFile()
  await app.db.engine.execute(`UPDATE chamber SET expires_at = '2026-01-01' WHERE id = '${member.chamberId}'`)
  clock.forward(11_000)
  expect((await caller.call(countMatters, { query: { group: 'hc_name' } })).body.code).toBe('account-expired')
  const { made } = await takeOut({ caller }, [contract.takeOutChamber])
  expect(made.state).toBe('ready')
})

test('only the person who requested an export can see or remove the export', async () => {
  const { member, caller, matter } = await matterWithFile()
  await takeOut({ caller }, [contract.takeOutMatter, ofMatter(matter._id)])
  const colleague = app.as(await newColleague(app.db, member.chamberId, 'Colleague'))
  expect((await colleague.call(contract.listTakeouts)).body.data).toEqual([])
  const [mine] = (await caller.call(contract.listTakeouts)).body.data
  const remove = { params: { id: mine?._id ?? '' } }
  expect((await colleague.call(contract.removeTakeout, remove)).status).toBe(404)
  expect((await caller.call(contract.removeTakeout, remove)).status).toBe(200)
  expect((await caller.call(contract.listTakeouts)).body.data).toEqual([])
  await app.queue.runHeld()
  expect((await app.app.inject({ url: mine?.file ?? '' })).statusCode).toBe(404)
})

test('an export removed while waiting is not made, and at most three of a person’s exports can wait', async () => {
  const { caller, matter } = await matterWithFile()
  const ask = () => caller.call(contract.takeOutMatter, ofMatter(matter._id))
  const first = await ask()
  await ask()
  await ask()
  expect((await ask()).status).toBe(429)
  await caller.call(contract.removeTakeout, { params: { id: first.body.data._id } })
  await app.queue.runHeld()
  const { data } = (await caller.call(contract.listTakeouts)).body
  expect(data.map(({ state }) => state)).toEqual(['ready', 'ready'])
})

test('an export fails with the reason if its matter is deleted before the export is made', async () => {
  const { caller, matter } = await matterWithFile()
  await caller.call(contract.takeOutMatter, ofMatter(matter._id))
  await caller.call(deleteMatter, { params: { id: matter._id } })
  await app.queue.runHeld()
  const [failed] = (await caller.call(contract.listTakeouts)).body.data
  expect([failed?.state, failed?.problem, failed?.file]).toEqual(['failed', expect.stringContaining('deleted'), null])
})

test('every private table is exported or has a stated reason to be left out', async () => {
  const { rows } = await app.db.engine.execute('SELECT relname AS name FROM pg_class WHERE relrowsecurity')
  const tables = rows.map(({ name }) => String(name)).sort()
  expect([...Object.keys(takeoutParts), ...Object.keys(notExported)].sort()).toEqual(tables)
})

test('an export and its file are deleted after seven days', async () => {
  const { caller, matter } = await matterWithFile()
  const { made } = await takeOut({ caller }, [contract.takeOutMatter, ofMatter(matter._id)])
  clock.forward(7 * 86_400_000)
  expect((await app.as(await newChamber(app.db)).call(contract.listTakeouts)).body.data).toEqual([])
  await app.queue.enqueue(null as never, forgetTakeouts, {})
  await app.queue.runHeld()
  const { rows } = await app.db.engine.execute(`SELECT id FROM takeout WHERE id = '${made._id}'`)
  expect(rows).toEqual([])
})
