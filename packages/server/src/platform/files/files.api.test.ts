import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFile } from '@peshi/contract/platform/files'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { ladder } from '../../../test/ladder.ts'
import { filesRoutes } from './files.routes.ts'
import { openFiles } from './files.ts'
import { createFileAddresses } from './signed-address.ts'

const clock = handClock()
const { sign, read } = createFileAddresses({ secret: testConfig.secret, clock })
const chamberId = '0199f0a4-1111-7abc-8def-000000000001' as ChamberId
const grant = { chamberId, key: 'orders/one.pdf', mediaType: 'application/pdf', name: 'आदेश "1".pdf', inline: true }
const bytes = Buffer.from('%PDF-1.7 '.repeat(1000))

let directory: string
let tests: TestApp
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'peshi-files-'))
  const files = await openFiles({ files: { kind: 'disk' }, dataDirectory: directory })
  tests = await testApp({ clock, routes: filesRoutes, context: { files } })
  await files.put(grant.key, bytes, grant.mediaType)
})
afterAll(async () => {
  await tests.close()
  await rm(directory, { recursive: true })
})

const tokenOf = (path: string) => path.replace('/api/files/', '')

ladder(openFile, () => tests, {
  input: { params: { token: 'a'.repeat(40) } },
  invalid: { 'a token that is too short': { params: { token: 'x' } } },
})

test('a signed address serves a document with headers that stop browsers from running it', async () => {
  const reply = await tests.app.inject({ url: sign(grant), headers: { 'accept-encoding': 'gzip' } })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(bytes)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': `inline; filename="____ _1_.pdf"; filename*=UTF-8''%E0%A4%86%E0%A4%A6%E0%A5%87%E0%A4%B6%20%221%22.pdf`,
  })
  expect(reply.headers['content-security-policy']).toContain('sandbox')
  const saved = await tests.app.inject({ url: sign({ ...grant, inline: false }) })
  expect(saved.headers['content-disposition']).toMatch(/^attachment/)
})

test('an address that is expired, altered or from another installation opens no document', async () => {
  const token = tokenOf(sign(grant))
  const other = createFileAddresses({ secret: `${testConfig.secret}!`, clock })
  const changed = Buffer.from(JSON.stringify({ ...grant, key: 'other', until: 9e15 })).toString('base64url')
  for (const wrong of [
    `${changed}.${token.split('.')[1]}`,
    `${changed}.`,
    tokenOf(other.sign(grant)),
    'a'.repeat(40),
  ]) {
    expect((await tests.stranger.call(openFile, { params: { token: wrong } })).status).toBe(404)
  }
  clock.forward(601_000)
  expect((await tests.stranger.call(openFile, { params: { token } })).status).toBe(404)
})

test('a deleted document is not found', async () => {
  const { status, body } = await tests.stranger.call(openFile, {
    params: { token: tokenOf(sign({ ...grant, key: 'gone' })) },
  })
  expect([status, body.code]).toEqual([404, 'not-found'])
})

test('in a signed address, a long file name is shortened but keeps its extension', () => {
  const address = sign({ ...grant, name: `${'आदेश '.repeat(200)}.pdf` })
  expect(address.length).toBeLessThan(1000)
  expect(read(tokenOf(address))?.name).toMatch(/आदेश.*\.pdf$/)
})

test('a stored file can be read until it is deleted', async () => {
  const { files } = tests.context
  await files.put('a/b', Buffer.from('text'), 'text/plain')
  expect(await new Response(await files.read('a/b')).text()).toBe('text')
  await files.remove('a/b')
  await expect(files.read('a/b')).rejects.toThrow('not here')
})
