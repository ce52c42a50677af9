import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestBucket } from '../../../test/bucket.ts'
import { NotChecked, NotFound } from '../errors.ts'
import { type Files, openFiles } from './files.ts'

let bucket: Awaited<ReturnType<typeof openTestBucket>>
let directory: string
const stores = new Map<string, Files>()
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the tests')
  bucket = await openTestBucket('peshi', 'tests')
  directory = await mkdtemp(join(tmpdir(), 'peshi-held-'))
  const { endpoint } = bucket
  const settings = { kind: 's3', bucket: 'peshi', region: 'ap-south-1', endpoint } as const
  stores.set('a bucket', await openFiles({ files: settings, dataDirectory: '/nonexistent' }))
  stores.set('a disk', await openFiles({ files: { kind: 'disk' }, dataDirectory: directory }))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
  await rm(directory, { recursive: true })
})

test.each(['a disk', 'a bucket'])('a held file on %s cannot be read until it is released', async (place) => {
  const files = stores.get(place)
  if (!files) throw new Error(`There is no ${place}`)
  const key = 'chambers/one/uploads/a.pdf'
  const read = async (ask: Files['read']) => new Response(await ask(key)).text()
  await files.put(key, Buffer.from('%PDF-1.7'), 'application/pdf')
  await files.hold(key)
  for (const ask of [files.read, files.lend]) await expect(ask(key)).rejects.toThrow(NotChecked)
  expect(await read(files.readHeld)).toBe('%PDF-1.7')
  await files.release(key)
  expect(await read(files.read)).toBe('%PDF-1.7')
  await expect(files.readHeld(key)).rejects.toThrow(NotFound)
  await files.hold(key)
  await files.remove(key)
  await expect(files.readHeld(key)).rejects.toThrow(NotFound)
  await expect(files.read(key)).rejects.not.toThrow(NotChecked)
})
