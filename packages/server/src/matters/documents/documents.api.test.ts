import { readFile } from 'node:fs/promises'
import {
  addDocumentVersion,
  createDocument,
  deleteDocument,
  deleteDocuments,
  documentsZip,
  getDocument,
  listDeletedDocuments,
  listDocuments,
  moveDocuments,
  restoreDocuments,
  updateDocument,
  zipDocuments,
} from '@peshi/contract/matters/documents'
import { deleteMatter, restoreMatter } from '@peshi/contract/matters/matters'
import type { DocumentId, MatterId, UploadId } from '@peshi/contract/platform/ids'
import { messages } from '@peshi/contract/platform/messages'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { addDocument, sendFile } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { readZip } from '../../../test/read-zip.ts'
import { wordDocument } from '../../../test/zips.ts'
import { newId } from '../../platform/db/columns.ts'
import { NotFound } from '../../platform/errors.ts'
import { jobOf } from '../../platform/events/after.ts'
import { recogniseReadTexts } from '../recognised-pages/recognised-pages.jobs.ts'
import { readDocumentTexts, startDocumentJobs } from './documents.jobs.ts'
import { documentPage, documentVersion, droppedFile } from './documents.schema.ts'

const clock = handClock()
let app: TestApp
beforeAll(async () => {
  app = await testApp({ clock })
  await startDocumentJobs(app.context)
  await app.queue.work(jobOf(recogniseReadTexts), async () => undefined)
})
beforeEach(() => {
  app.queue.held.length = 0
})
afterAll(() => app.close())

const id = newId() as DocumentId
const matter_id = newId() as MatterId
const upload_id = newId() as UploadId
const pdf = (...lines: string[]) => plainPdf([lines])

async function withDocument(name = 'Order.pdf', bytes = pdf('Writ petition')) {
  const own = await chamberWithMatter(app)
  return { ...own, document: await addDocument(own.caller, own.matter._id, name, bytes) }
}
const foreign = async () => ({ params: { id: (await withDocument()).document._id } })
const foreignIds = async () => ({ body: { ids: [(await withDocument()).document._id] } })
const noId = { 'an invalid id': { params: { id: '42' } } }
const noIds = { 'an empty list of documents': { body: { ids: [] } } }

ladder(listDocuments, () => app, {
  input: { params: { id: matter_id } },
  invalid: noId,
  foreign: async () => ({ params: { id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(getDocument, () => app, { input: { params: { id } }, invalid: noId, foreign, refused: 'billing' })
ladder(createDocument, () => app, {
  input: { body: { matter_id, upload_ids: [upload_id] } },
  invalid: { 'an empty list of files': { body: { matter_id, upload_ids: [] } } },
  foreign: async () => ({
    body: { matter_id: (await chamberWithMatter(app)).matter._id, upload_ids: [upload_id] },
  }),
  refused: 'billing',
})
ladder(addDocumentVersion, () => app, {
  input: { params: { id }, body: { upload_id } },
  invalid: { 'a missing file': { params: { id }, body: {} } },
  foreign: async () => ({ ...(await foreign()), body: { upload_id } }),
  refused: 'billing',
})
ladder(updateDocument, () => app, {
  input: { params: { id }, body: { name: 'x' } },
  invalid: { 'an empty name': { params: { id }, body: { name: ' ' } } },
  foreign: async () => ({ ...(await foreign()), body: { name: 'x' } }),
  refused: 'billing',
})
ladder(moveDocuments, () => app, {
  input: { body: { ids: [id], folder: 'x' } },
  invalid: { 'an empty list of documents': { body: { ids: [], folder: 'x' } } },
  foreign: async () => ({ body: { ...(await foreignIds()).body, folder: 'x' } }),
  refused: 'billing',
})
ladder(deleteDocument, () => app, { input: { params: { id } }, invalid: noId, foreign, refused: 'billing' })
ladder(deleteDocuments, () => app, {
  input: { body: { ids: [id] } },
  invalid: noIds,
  foreign: foreignIds,
  refused: 'billing',
})
ladder(restoreDocuments, () => app, {
  input: { body: { ids: [id] } },
  invalid: noIds,
  foreign: foreignIds,
  refused: 'billing',
})
ladder(listDeletedDocuments, () => app, { refused: 'billing' })
ladder(zipDocuments, () => app, {
  input: { body: { matter_id } },
  invalid: { 'an empty list of documents': { body: { matter_id, ids: [] } } },
  foreign: async () => ({ body: { matter_id: (await chamberWithMatter(app)).matter._id } }),
  refused: 'billing',
})
ladder(documentsZip, () => app, {
  input: { query: { token: 'x'.repeat(40) } },
  invalid: { 'a token that is too short': { query: { token: 'x' } } },
})

describe('documents of a matter', () => {
  test('documents are listed newest first, with their page count, uploader and text state', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    await addDocument(caller, matter._id, 'Scan.pdf', plainPdf([[], []]))
    clock.forward(1000)
    await addDocument(caller, matter._id, 'Reply.docx', await wordDocument(['The respondent\freplies']), 'Pleadings')
    clock.forward(1000)
    await addDocument(caller, matter._id, 'Stamp.png', Buffer.from('\x89PNG\r\n\x1a\n...', 'latin1'))
    await app.queue.runHeld()
    const { body } = await caller.call(listDocuments, { params: { id: matter._id } })
    expect(
      body.data.map(({ name, folder, current, created_by }) => [
        name,
        folder,
        current.view,
        current.pages,
        current.has_text,
        created_by,
      ]),
    ).toEqual([
      ['Stamp.png', '', 'picture', 1, false, 'R. Shukla'],
      ['Reply.docx', 'Pleadings', 'word', 2, true, 'R. Shukla'],
      ['Scan.pdf', '', 'pdf', 2, false, 'R. Shukla'],
    ])
    const pages = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(documentPage))
    expect(pages.map(({ page, text }) => [page, text]).sort()).toEqual([
      [1, null],
      [1, null],
      [1, 'The respondent'],
      [2, null],
      [2, 'replies'],
    ])
  })

  test('two hundred files that are saved again after a lost reply are each stored only once', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const upload_ids: UploadId[] = []
    for (let number = 0; number < 200; number++) {
      const sent = await sendFile(caller, `Annexure ${number}.pdf`, pdf(`Annexure ${number}`), `file ${number}`)
      upload_ids.push(sent.body.data._id)
    }
    const body = { matter_id: matter._id, upload_ids }
    const [first, second] = [await caller.call(createDocument, { body }), await caller.call(createDocument, { body })]
    expect([first.body.data.length, first.body.already.length, first.body.message]).toEqual([
      200,
      0,
      messages.documentSaved,
    ])
    expect(second.body.data.map(({ _id }) => _id)).toEqual(first.body.data.map(({ _id }) => _id))
    const { body: list } = await caller.call(listDocuments, { params: { id: matter._id } })
    expect(list.data).toHaveLength(200)
  })

  test('a file added twice is stored once, but another name or content makes another document', async () => {
    const { caller, matter, document } = await withDocument()
    const same = await sendFile(caller, 'Order.pdf', pdf('Writ petition'))
    const { body } = await caller.call(createDocument, {
      body: { matter_id: matter._id, upload_ids: [same.body.data._id] },
    })
    expect([body.data.map(({ name }) => name), body.already]).toEqual([['Order.pdf'], [document._id]])
    expect((await addDocument(caller, matter._id, 'Annexure 2.pdf', pdf('Writ petition'))).name).toBe('Annexure 2.pdf')
    const other = await addDocument(caller, matter._id, 'Order.pdf', pdf('Another'))
    expect(other.name).toBe('Order (2).pdf')
  })

  test('a document can be renamed, moved and tagged, and keeps its file type', async () => {
    const { caller, document } = await withDocument()
    const params = { id: document._id }
    const { body } = await caller.call(updateDocument, {
      params,
      body: { name: '../<b>Vakalatnama</b>.exe', folder: ' Court/ papers ', tags: ['urgent', 'Urgent', ' '] },
    })
    expect(body.code).toBe('invalid')
    const named = await caller.call(updateDocument, {
      params,
      body: { name: '<b>Vakalatnama</b>', folder: ' Court/ papers ', tags: ['urgent', 'Urgent'] },
    })
    expect(named.body.data).toMatchObject({ name: '-b-Vakalatnama--b-.pdf', folder: 'Court- papers', tags: ['Urgent'] })
    const moved = await caller.call(moveDocuments, { body: { ids: [document._id], folder: '' } })
    expect(moved.body.data).toMatchObject([{ name: '-b-Vakalatnama--b-.pdf', folder: '' }])
    const empty = await caller.call(updateDocument, { params, body: {} })
    expect(empty.status).toBe(400)
  })
})

describe('versions', () => {
  test('a new version is shown, and the old version keeps its number, file and text', async () => {
    const { caller, document, member } = await withDocument('Reply.docx', await wordDocument(['First draft']))
    const sent = await sendFile(caller, 'Reply final.pdf', pdf('Final'))
    const params = { id: document._id }
    const body = { upload_id: sent.body.data._id }
    const added = await caller.call(addDocumentVersion, { params, body })
    expect(added.body.data).toMatchObject({ name: 'Reply.pdf', current: { version: 2, name: 'Reply final.pdf' } })
    expect((await caller.call(addDocumentVersion, { params, body })).body.data.current.version).toBe(2)
    await app.queue.runHeld()
    const { data } = (await caller.call(getDocument, { params })).body
    expect(data.versions.map(({ version, name, is_read }) => [version, name, is_read])).toEqual([
      [2, 'Reply final.pdf', true],
      [1, 'Reply.docx', true],
    ])
    const old = await app.app.inject({ url: data.versions[1]?.file ?? '' })
    expect((await readZip(old.rawPayload)).size).toBeGreaterThan(1)
    const words = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(documentPage))
    expect(words.map(({ version, text }) => [version, text]).sort()).toEqual([
      [1, 'First draft'],
      [2, 'Final'],
    ])
  })

  test('a new version is refused if its file is the present one or belongs to another document', async () => {
    const { caller, matter, document } = await withDocument()
    const same = await sendFile(caller, 'Order.pdf', pdf('Writ petition'))
    const call = (id: UploadId) =>
      caller.call(addDocumentVersion, { params: { id: document._id }, body: { upload_id: id } })
    expect((await call(same.body.data._id)).body.code).toBe('same-file')
    const other = await sendFile(caller, 'Other.pdf', pdf('Other'))
    const upload_ids = [other.body.data._id]
    await caller.call(createDocument, { body: { matter_id: matter._id, upload_ids } })
    expect((await call(other.body.data._id)).body.code).toBe('upload-used')
  })
})

describe('the bin', () => {
  test('of the documents that an older version of Peshi read, Word documents are read again', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const word = await addDocument(caller, matter._id, 'Draft.docx', await wordDocument(['A draft']))
    const order = await addDocument(caller, matter._id, 'Order.pdf', pdf('An order'))
    await app.queue.runHeld()
    const pages = () =>
      app.db.asChamber(member.chamberId, (tx) =>
        tx.select({ document_id: documentPage.document_id, text: documentPage.text }).from(documentPage),
      )
    await app.db.asChamber(member.chamberId, (tx) => tx.update(documentPage).set({ text: 'as it was' }))
    const migration = await readFile(new URL('../../../migrations/0021_read_word_again.sql', import.meta.url), 'utf8')
    await app.db.engine.execute(migration.slice(migration.indexOf('DO $$')))
    await app.context.services.documentCleanup.run(new AbortController().signal)
    const reading = { name: readDocumentTexts.name, data: { chamberId: member.chamberId } }
    expect(app.queue.held).toContainEqual(reading)
    // The chambers of other tests have documents too.
    app.queue.held.splice(0, Number.POSITIVE_INFINITY, reading)
    await app.queue.runHeld()
    expect(new Set(await pages())).toEqual(
      new Set([
        { document_id: word._id, text: 'A draft' },
        { document_id: order._id, text: 'as it was' },
      ]),
    )
  })

  test('a document is deleted and restored together with its versions and text', async () => {
    const { caller, matter, document } = await withDocument()
    await app.queue.runHeld()
    const before = (await caller.call(getDocument, { params: { id: document._id } })).body.data
    const gone = await caller.call(deleteDocument, { params: { id: document._id } })
    expect([gone.status, gone.body.message]).toEqual([200, messages.documentDeleted])
    expect((await caller.call(getDocument, { params: { id: document._id } })).status).toBe(404)
    expect((await caller.call(deleteDocument, { params: { id: document._id } })).status).toBe(404)
    expect((await caller.call(listDocuments, { params: { id: matter._id } })).body.data).toEqual([])
    const bin = await caller.call(listDeletedDocuments)
    expect(bin.body.data).toMatchObject([
      { _id: document._id, name: 'Order.pdf', matter_title: matter.title, deleted_by: 'R. Shukla' },
    ])
    const back = await caller.call(restoreDocuments, { body: { ids: [document._id] } })
    expect(back.body.message).toBe(messages.documentRestored)
    const after = (await caller.call(getDocument, { params: { id: document._id } })).body.data
    const withoutAddresses = ({ versions }: typeof after) => versions.map(({ file: _, download: __, ...own }) => own)
    expect(withoutAddresses(after)).toEqual(withoutAddresses(before))
  })

  test('deleting and restoring a matter deletes and restores its documents', async () => {
    const { caller, matter, document } = await withDocument()
    const params = { id: document._id }
    await caller.call(deleteMatter, { params: { id: matter._id } })
    expect((await caller.call(getDocument, { params })).status).toBe(404)
    expect((await caller.call(listDocuments, { params: { id: matter._id } })).status).toBe(404)
    await caller.call(restoreMatter, { params: { id: matter._id } })
    expect((await caller.call(getDocument, { params })).status).toBe(200)
  })

  test('a document and its file are deleted permanently after 30 days in the bin', async () => {
    const { caller, document, member } = await withDocument()
    const [version] = await app.db.asChamber(member.chamberId, (tx) => tx.select().from(documentVersion))
    const fileKey = version?.file_key ?? ''
    await caller.call(deleteDocuments, { body: { ids: [document._id] } })
    const { documentCleanup: cleanup } = app.context.services
    const inBin = async () => {
      await cleanup.run(new AbortController().signal)
      return (await app.as(member).call(listDeletedDocuments)).body.data.length
    }
    clock.forward(29 * 86_400_000)
    expect(await inBin()).toBe(1)
    await app.context.files.read(fileKey)
    clock.forward(2 * 86_400_000)
    expect(await inBin()).toBe(0)
    await expect(app.context.files.read(fileKey)).rejects.toBeInstanceOf(NotFound)
    const dropped = await app.db.asChamber(member.chamberId, (tx) =>
      tx.select().from(droppedFile).where(eq(droppedFile.chamber_id, member.chamberId)),
    )
    expect(dropped).toEqual([])
  })

  test('a clerk can delete only documents that the clerk uploaded', async () => {
    const { caller, matter, member, document } = await withDocument()
    const clerk = app.as(await newColleague(app.db, member.chamberId, 'S. Clerk', 'clerk'))
    const own = await addDocument(clerk, matter._id, 'Own.pdf', pdf('own'))
    expect((await clerk.call(deleteDocument, { params: { id: document._id } })).status).toBe(403)
    expect((await clerk.call(deleteDocument, { params: { id: own._id } })).status).toBe(200)
    await caller.call(deleteDocument, { params: { id: document._id } })
    expect((await clerk.call(listDeletedDocuments)).body.data.map(({ name }) => name)).toEqual(['Own.pdf'])
    expect((await clerk.call(restoreDocuments, { body: { ids: [document._id] } })).status).toBe(403)
    expect((await clerk.call(restoreDocuments, { body: { ids: [own._id] } })).status).toBe(200)
  })
})

describe('a zip of documents', () => {
  test('the zip has the chosen documents in folders, and its address is valid for ten minutes', async () => {
    const { caller, matter, document } = await withDocument()
    const other = await addDocument(caller, matter._id, 'Reply.pdf', pdf('Reply'), 'Pleadings')
    await addDocument(caller, matter._id, 'Left out.pdf', pdf('Left out'))
    const asked = (ids?: DocumentId[]) =>
      caller.call(zipDocuments, { body: { matter_id: matter._id, ...(ids && { ids }) } })
    const { address } = (await asked([document._id, other._id])).body.data
    const zip = await app.app.inject({ url: address })
    expect(zip.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'private, no-store' })
    const names = async (bytes: Buffer) => [...(await readZip(bytes)).keys()]
    expect(await names(zip.rawPayload)).toEqual(['Order.pdf', 'Pleadings/Reply.pdf'])
    const all = await app.app.inject({ url: (await asked()).body.data.address })
    expect(await names(all.rawPayload)).toHaveLength(3)
    expect((await app.app.inject({ url: address.replace('token=e', 'token=f') })).statusCode).toBe(404)
    clock.forward(601_000)
    expect((await app.app.inject({ url: address })).statusCode).toBe(404)
  })
})
