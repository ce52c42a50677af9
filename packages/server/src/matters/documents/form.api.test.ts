import { createDocument, listDocuments } from '@peshi/contract/matters/documents'
import type { MatterId } from '@peshi/contract/platform/ids'
import { mostFormBytes } from '@peshi/contract/platform/uploads'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, type TestApp, testApp } from '../../../test/app.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { plainPdf } from '../../../test/plain-pdf.ts'
import { newId } from '../../platform/db/columns.ts'
import { upload } from '../../platform/uploads/uploads.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const boundary = 'a-line-that-no-file-holds'
const formType = { 'content-type': `multipart/form-data; boundary=${boundary}` }

type Part = [disposition: string, content: string | Uint8Array]
const field = (name: string, value: string): Part => [`name="${name}"`, value]
const file = (name: string, bytes: Uint8Array, of = 'file'): Part => [`name="${of}"; filename="${name}"`, bytes]
const written = (...parts: Part[]) =>
  Buffer.concat([
    ...parts.flatMap(([disposition, content]) => [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content as string),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const sendForm = (caller: Caller, body: Buffer, headers = {}) =>
  caller.call(createDocument, { body } as never, { ...formType, ...headers })
const send = (caller: Caller, ...parts: Part[]) => sendForm(caller, written(...parts))
const countUploads = ({ chamberId }: { chamberId: never }) =>
  app.db.asChamber(chamberId, (tx) => tx.select().from(upload)).then((rows) => rows.length)

const order = plainPdf([['Writ petition']])

describe('files in a form', () => {
  test('files sent as form data become documents of the matter, with their folder and tags', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const { status, body } = await send(
      caller,
      field('folder', 'Orders'),
      field('tags', 'stay'),
      field('tags', 'interim'),
      file('आदेश.pdf', order),
      file('Notice.txt', Buffer.from('Take notice'), 'another'),
      field('matter_id', matter._id),
    )
    expect([status, body.message]).toEqual([200, 'Document saved successfully!'])
    expect(body.data).toMatchObject([
      { name: 'आदेश.pdf', folder: 'Orders', tags: ['stay', 'interim'], current: { media_type: 'application/pdf' } },
      { name: 'Notice.txt', folder: 'Orders', current: { media_type: 'text/plain' } },
    ])
    const kept = await app.app.inject({ url: body.data[0]?.current.file ?? '' })
    expect(kept.rawPayload.equals(order)).toBe(true)
  })

  test('a form sent twice with one idempotency key is stored once, and another file with this key is refused', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const key = { 'idempotency-key': 'form-of-today' }
    const form = (bytes: Uint8Array) => written(field('matter_id', matter._id), file('a.pdf', bytes))
    const [first, again] = [await sendForm(caller, form(order), key), await sendForm(caller, form(order), key)]
    expect([again.body, again.headers['idempotent-replay']]).toEqual([first.body, 'true'])
    const other = await sendForm(caller, form(plainPdf([['Another']])), key)
    expect([other.status, other.body.code]).toEqual([409, 'idempotency-key-used'])
    expect((await caller.call(listDocuments, { params: { id: matter._id } })).body.data).toHaveLength(1)
  })

  test.each<[string, Part[], number, string]>([
    ['a file with a wrong extension', [file('a.pdf', Buffer.from('<html>'))], 400, 'file-lies'],
    ['a file of an unsupported type', [file('a.exe', Buffer.from('MZ'))], 400, 'file-kind'],
    ['an empty file', [file('a.pdf', Buffer.alloc(0))], 400, 'file-empty'],
    ['zero files', [], 400, 'invalid'],
    ['a field instead of the file', [field('files', 'a.pdf')], 400, 'invalid'],
    ['a NUL in a file’s name', [file('a\u0000.pdf', order)], 400, 'invalid'],
    ['one file over the size limit', [file('a.pdf', Buffer.alloc(mostFormBytes + 1, 'a'))], 413, 'too-large'],
    [
      'files that are over the size limit in total',
      ['a.pdf', 'b.pdf'].map((name) => file(name, Buffer.alloc(mostFormBytes / 2 + 1, 'a'))),
      413,
      'too-large',
    ],
    ['too many files', Array.from({ length: 21 }, (_, n) => file(`${n}.pdf`, order)), 413, 'too-large'],
    ['a very long field', [field('folder', 'x'.repeat(70_000))], 413, 'too-large'],
    ['a field named like a prototype property', [field('__proto__', '{}')], 400, 'invalid'],
  ])('a form with %s is refused, and no file is stored', async (_, parts, status, code) => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const answer = await send(caller, field('matter_id', matter._id), ...parts)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect(await countUploads(member as never)).toBe(0)
  })

  test('one invalid file makes the server refuse the whole form', async () => {
    const { caller, matter, member } = await chamberWithMatter(app)
    const { status } = await send(
      caller,
      field('matter_id', matter._id),
      file('a.pdf', order),
      file('b.pdf', Buffer.from('MZ')),
    )
    expect([status, await countUploads(member as never)]).toEqual([400, 0])
  })

  test('files for an unknown matter are not stored', async () => {
    const { caller, member } = await chamberWithMatter(app)
    const { matter: foreign } = await chamberWithMatter(app)
    for (const id of [foreign._id, newId() as MatterId]) {
      const { status } = await send(caller, field('matter_id', id), file('a.pdf', order))
      expect(status).toBe(404)
    }
    expect(await countUploads(member as never)).toBe(0)
  })

  test.each([
    ['is truncated', written(field('matter_id', newId()), file('a.pdf', order)).subarray(0, 300)],
    ['is not a form', Buffer.from('garbage')],
    ['is empty', Buffer.alloc(0)],
  ])('a form that %s is refused as a bad request', async (_, body) => {
    const { caller } = await chamberWithMatter(app)
    expect((await sendForm(caller, body)).status).toBe(400)
  })

  test('a form without a boundary, or sent to an endpoint that accepts no files, is refused', async () => {
    const { caller, matter } = await chamberWithMatter(app)
    const none = await sendForm(caller, Buffer.from('x'), { 'content-type': 'multipart/form-data' })
    expect(none.status).toBe(400)
    const elsewhere = await app.app.inject({
      method: 'POST',
      url: `/api/matters/title/${matter._id}`,
      headers: { ...formType, authorization: `Bearer ${await caller.token()}` },
      payload: written(field('title', 'x')),
    })
    expect(elsewhere.statusCode).toBe(415)
  })
})
