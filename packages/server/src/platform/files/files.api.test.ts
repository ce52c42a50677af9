import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '@peshi/contract/platform/files'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { addDocument } from '../../../test/documents.ts'
import { ladder } from '../../../test/ladder.ts'
import { chamberWithMatter } from '../../../test/matters.ts'
import { fax, heic, readPictures } from '../../../test/pictures.ts'
import { openFiles } from './files.ts'

const clock = handClock()
const bytes = Buffer.from('%PDF-1.7 '.repeat(1000))

let directory: string
let tests: TestApp
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'peshi-files-'))
  const files = await openFiles({ files: { kind: 'disk' }, dataDirectory: directory })
  tests = await testApp({ clock, context: { files } })
})
afterAll(async () => {
  await tests.close()
  await rm(directory, { recursive: true })
})

async function signedDocument() {
  const { caller, matter } = await chamberWithMatter(tests)
  return (await addDocument(caller, matter._id, 'आदेश -1-.pdf', bytes)).current
}
const tokenOf = (path: string) => path.replace('/api/files/', '')
const statusOf = async (token: string) => (await tests.stranger.call(openFile, { params: { token } })).status

ladder(openFile, () => tests, {
  input: { params: { token: 'a'.repeat(40) } },
  invalid: { 'a token that is too short': { params: { token: 'x' } } },
})

test('a signed address serves a document with headers that stop browsers from running it', async () => {
  const { file, download } = await signedDocument()
  const reply = await tests.app.inject({ url: file, headers: { 'accept-encoding': 'gzip' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(bytes)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="____ -1-.pdf"; filename*=UTF-8''%E0%A4%86%E0%A4%A6%E0%A5%87%E0%A4%B6%20-1-.pdf`,
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  const saved = await tests.app.inject({ url: download })
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
})

test('an address that is expired, altered or from another installation opens no document', async () => {
  const token = tokenOf((await signedDocument()).file)
  const other = await testApp({
    clock,
    context: { config: { ...tests.context.config, secret: 'another secret 0815' } },
  })
  const [payload = '', mac = ''] = token.split('.')
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...said, until: 9e15 })).toString('base64url')
  expect(await statusOf(token)).toBe(200)
  for (const wrong of [`${changed}.${mac}`, `${changed}.`, 'a'.repeat(40)]) expect(await statusOf(wrong)).toBe(404)
  expect((await other.stranger.call(openFile, { params: { token } })).status).toBe(404)
  await other.close()
  clock.forward(601_000)
  expect(await statusOf(token)).toBe(404)
})

test('a document whose file is gone is not found', async () => {
  const { file } = await signedDocument()
  await rm(join(directory, 'files'), { recursive: true })
  expect(await statusOf(tokenOf(file))).toBe(404)
})

test('a stored file can be read until it is deleted', async () => {
  const { files } = tests.context
  await files.put('a/b', Buffer.from('text'), 'text/plain')
  expect(await new Response(await files.read('a/b')).text()).toBe('text')
  await files.remove('a/b')
  await expect(files.read('a/b')).rejects.toThrow('not here')
})

test('a fax of three pages is shown as a PDF, and downloaded as it is', async () => {
  const { caller, matter } = await chamberWithMatter(tests)
  const { current } = await addDocument(caller, matter._id, 'Fax.tif', fax)
  expect(current.view).toBe('pdf')
  const shown = await tests.app.inject({ url: current.file })
  expect(shown.headers['content-type']).toBe('application/pdf')
  expect(await readPictures(shown.rawPayload)).toHaveLength(3)
  const saved = await tests.app.inject({ url: current.download })
  expect(saved.headers['content-type']).toBe('image/tiff')
  expect(saved.rawPayload.equals(fax)).toBe(true)
})

test('a damaged HEIC is refused with a sentence', async () => {
  const { caller, matter } = await chamberWithMatter(tests)
  const { current } = await addDocument(caller, matter._id, 'Photo.heic', heic.subarray(0, 60))
  const { statusCode, body } = await tests.app.inject({ url: current.file })
  expect([statusCode, JSON.parse(body).code]).toEqual([409, 'picture-not-shown'])
})
