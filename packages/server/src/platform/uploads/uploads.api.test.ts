import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createDocument } from '@peshi/contract/matters/documents'
import type { UploadId } from '@peshi/contract/platform/ids'
import { beginUpload, cancelUpload, sendPart } from '@peshi/contract/platform/uploads'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { sendFile, sendTo } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { newColleague } from '../../../test/people.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { newId } from '../db/columns.ts'
import { type Files, openFiles } from '../files/files.ts'
import { partBytes } from './uploads.service.ts'

const megabyte = 1024 * 1024
const clock = handClock()
let app: TestApp
let directory: string
let files: Files
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'peshi-uploads-'))
  files = await openFiles({ files: { kind: 'disk' }, dataDirectory: directory })
  const config = { ...testConfig, mostFileBytes: 20 * megabyte, mostChamberBytes: 40 * megabyte }
  app = await testApp({ clock, context: { files, config } })
})
afterAll(async () => {
  await app.close()
  await rm(directory, { recursive: true })
})

const id = newId() as UploadId
const some = { key: 'a file', name: 'Order.pdf', size: 1000 }
const begun = async () => {
  const own = await chamberWithMatter(app)
  const { body } = await own.caller.call(beginUpload, { body: some })
  return { ...own, upload: body.data }
}

ladder(beginUpload, () => app, {
  input: { body: some },
  invalid: {
    'a negative size': { body: { ...some, size: -1 } },
    'an empty file name': { body: { ...some, name: ' ' } },
  },
  refused: 'billing',
})
ladder(sendPart, () => app, {
  input: { params: { id }, query: { offset: 0 } },
  invalid: { 'an invalid offset': { params: { id }, query: { offset: 'x' } } },
  foreign: async () => ({ params: { id: (await begun()).upload._id }, query: { offset: 0 } }),
  refused: 'billing',
})
ladder(cancelUpload, () => app, {
  input: { params: { id } },
  invalid: { 'an invalid id': { params: { id: 'x' } } },
  foreign: async () => ({ params: { id: (await begun()).upload._id } }),
  refused: 'billing',
})

const pdfOf = (size: number) => {
  const bytes = Buffer.alloc(size, '0123456789abcdef\n')
  bytes.write('%PDF-1.7\n')
  return bytes
}
const filesOf = async ({ chamberId }: { chamberId: string }) => {
  const found = await readdir(join(directory, 'files', 'chambers', chamberId), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}
const cleanUp = () => app.context.services.documentCleanup.run(new AbortController().signal)

describe('uploading a file in parts', () => {
  test('an interrupted upload can be resumed, and leaves only the complete file', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const bytes = pdfOf(2 * partBytes + 12_345)
    const input = { key: 'big', name: 'Paper book.pdf', size: bytes.byteLength }
    const { body } = await caller.call(beginUpload, { body: input })
    expect(body.data).toMatchObject({ received: 0, is_complete: false, part_size: partBytes })
    const { _id } = body.data
    await sendTo(caller, _id, 0, bytes.subarray(0, partBytes))
    const again = await sendTo(caller, _id, 0, bytes.subarray(0, partBytes))
    expect([again.status, again.body.code]).toEqual([409, 'upload-offset'])
    const resumed = await caller.call(beginUpload, { body: input })
    expect(resumed.body.data).toMatchObject({ _id, received: partBytes })
    const early = await caller.call(createDocument, { body: { matter_id: matter._id, upload_ids: [_id] } })
    expect([early.status, early.body.code]).toEqual([409, 'upload-open'])
    await sendTo(caller, _id, partBytes, bytes.subarray(partBytes, 2 * partBytes))
    const last = await sendTo(caller, _id, 2 * partBytes, bytes.subarray(2 * partBytes))
    expect(last.body.data).toMatchObject({ received: bytes.byteLength, is_complete: true })

    const made = await caller.call(createDocument, { body: { matter_id: matter._id, upload_ids: [_id] } })
    const [document] = made.body.data
    const file = await app.app.inject({ url: document?.current.file ?? '' })
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')
    expect(sha256(file.rawPayload)).toBe(sha256(bytes))
    await cleanUp()
    expect(await filesOf(member)).toHaveLength(1)
  })

  test('if two copies of a part arrive at the same time, one copy is stored', async () => {
    const { caller } = await chamberWithMatter(app)
    const bytes = pdfOf(partBytes + 10)
    const { body } = await caller.call(beginUpload, { body: { key: 'k', name: 'a.pdf', size: bytes.byteLength } })
    const part = bytes.subarray(0, partBytes)
    const both = await Promise.all([sendTo(caller, body.data._id, 0, part), sendTo(caller, body.data._id, 0, part)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const last = await sendTo(caller, body.data._id, partBytes, bytes.subarray(partBytes))
    expect(last.body.data.is_complete).toBe(true)
  })

  test('an upload that has all its parts is joined when it is resumed after a crash', async () => {
    const { caller, member } = await chamberWithMatter(app)
    const bytes = pdfOf(partBytes + 10)
    const input = { key: 'crash', name: 'a.pdf', size: bytes.byteLength }
    const { body } = await caller.call(beginUpload, { body: input })
    await sendTo(caller, body.data._id, 0, bytes.subarray(0, partBytes))
    const failing = { ...files, join: () => Promise.reject(new Error('the disk is full')) }
    const broken = await testApp({ clock, context: { ...app.context, files: failing } })
    const failed = await sendTo(broken.as(member), body.data._id, partBytes, bytes.subarray(partBytes))
    expect(failed.status).toBe(500)
    const resumed = await caller.call(beginUpload, { body: input })
    expect(resumed.body.data).toMatchObject({ received: bytes.byteLength, is_complete: true })
  })

  test('a part that is cut off during sending is discarded and can be sent again', async () => {
    const { caller, member } = await chamberWithMatter(app)
    const bytes = pdfOf(partBytes + 10)
    const input = { key: 'cut', name: 'a.pdf', size: bytes.byteLength }
    const { body } = await caller.call(beginUpload, { body: input })
    const { hostname, port } = new URL(await app.app.listen({ port: 0, host: '127.0.0.1' }))
    const line = request({
      hostname,
      port,
      method: 'PUT',
      path: `/api/uploads/${body.data._id}?offset=0`,
      headers: {
        authorization: `Bearer ${await caller.token()}`,
        'content-type': 'application/octet-stream',
        'content-length': partBytes,
      },
    })
    line.on('error', vi.fn())
    line.write(bytes.subarray(0, 1_000_000))
    await vi.waitFor(async () => expect(await filesOf(member)).toHaveLength(1))
    line.destroy()
    await vi.waitFor(async () => expect(await filesOf(member)).toEqual([]))
    const again = await caller.call(beginUpload, { body: input })
    expect(again.body.data.received).toBe(0)
    await sendTo(caller, body.data._id, 0, bytes.subarray(0, partBytes))
    const last = await sendTo(caller, body.data._id, partBytes, bytes.subarray(partBytes))
    expect(last.body.data.is_complete).toBe(true)
  })

  test('a part without a length is refused', async () => {
    const { caller, member, upload } = await begun()
    const headers = { authorization: `Bearer ${await caller.token()}`, 'content-type': 'application/octet-stream' }
    const url = `/api/uploads/${upload._id}?offset=0`
    const reply = await app.app.inject({ method: 'PUT', url, headers, payload: Readable.from([pdfOf(900)]) })
    expect([reply.statusCode, reply.json().code]).toEqual([411, 'length-required'])
    expect(await filesOf(member)).toEqual([])
  })

  test('a part is refused if it is empty, larger than announced or above the size limit', async () => {
    const { caller, upload } = await begun()
    const statuses = []
    for (const size of [1001, 0, partBytes + 1])
      statuses.push((await sendTo(caller, upload._id, 0, pdfOf(size))).status)
    expect(statuses).toEqual([400, 400, 413])
  })

  test('a cancelled upload deletes its parts', async () => {
    const { caller, member } = await chamberWithMatter(app)
    const { body } = await caller.call(beginUpload, { body: { ...some, size: partBytes + 1 } })
    await sendTo(caller, body.data._id, 0, pdfOf(partBytes))
    expect(await filesOf(member)).toHaveLength(1)
    expect((await caller.call(cancelUpload, { params: { id: body.data._id } })).status).toBe(200)
    await cleanUp()
    expect(await filesOf(member)).toEqual([])
    expect((await sendTo(caller, body.data._id, 0, pdfOf(10))).status).toBe(404)
  })

  test('an unfinished upload is deleted after one week', async () => {
    const { caller, member, upload } = await begun()
    await sendTo(caller, upload._id, 0, pdfOf(900))
    expect(await filesOf(member)).toHaveLength(1)
    clock.forward(8 * 86_400_000)
    await cleanUp()
    expect(await filesOf(member)).toEqual([])
  })

  test('a person cannot use a colleague’s unused upload', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const sent = await sendFile(caller, 'a.pdf', plainPdf([['x']]))
    const colleague = app.as(await newColleague(app.db, member.chamberId, 'P. Mishra'))
    const taken = await colleague.call(createDocument, {
      body: { matter_id: matter._id, upload_ids: [sent.body.data._id] },
    })
    expect(taken.status).toBe(404)
  })
})

describe('refused files', () => {
  const cases: [string, Buffer, number, string][] = [
    ['Order.pdf', Buffer.from('<html><script>alert(1)</script>'), 400, 'file-lies'],
    ['Order.pdf.exe', Buffer.from('MZ'), 400, 'file-kind'],
    ['page.html', Buffer.from('<html>'), 400, 'file-kind'],
    ['drawing.svg', Buffer.from('<svg>'), 400, 'file-kind'],
    ['archive.zip', Buffer.from('PK'), 400, 'file-kind'],
    ['Letter.docm', Buffer.from('PK'), 400, 'file-macros'],
    ['Empty.pdf', Buffer.alloc(0), 400, 'file-empty'],
    ['Huge.pdf', pdfOf(20 * megabyte + 1), 413, 'too-large'],
  ]
  test.each(cases)('%s is refused with a reason, and no file is stored', async (name, bytes, status, code) => {
    const { caller, member } = await chamberWithMatter(app)
    const answer = await sendFile(caller, name, bytes)
    expect([answer.status, answer.body.code, answer.body.message?.length]).toEqual([status, code, expect.any(Number)])
    await cleanUp()
    expect(await filesOf(member).catch(() => [])).toEqual([])
  })

  test('a file that does not fit into the chamber’s storage is refused', async () => {
    const caller = app.as(await newChamber(app.db))
    for (const key of ['1', '2']) await caller.call(beginUpload, { body: { key, name: 'a.pdf', size: 19 * megabyte } })
    const over = await caller.call(beginUpload, { body: { key: '3', name: 'a.pdf', size: 3 * megabyte } })
    expect([over.status, over.body.code]).toEqual([413, 'storage-full'])
  })
})
