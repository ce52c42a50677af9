import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestBucket } from '../../../test/bucket.ts'
import { NotFound } from '../errors.ts'
import { type Files, openFiles } from './files.ts'

let bucket: Awaited<ReturnType<typeof openTestBucket>>
let files: Files
const open = (name: string) =>
  openFiles({
    files: { kind: 's3', bucket: name, region: 'ap-south-1', endpoint: bucket.endpoint },
    dataDirectory: '/nonexistent',
  })

beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the tests')
  bucket = await openTestBucket('peshi', 'tests')
  files = await open('peshi')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
})

test('a document can be stored, read and removed in a bucket at a custom endpoint', async () => {
  const bytes = Buffer.from('%PDF-1.7 '.repeat(200_000))
  const key = 'orders/0199f0a4/0199f0a5.pdf'
  await files.put(key, bytes, 'application/pdf')
  expect(bucket.objects.get(key)).toEqual({ bytes, mediaType: 'application/pdf' })
  for (const ask of [files.read, files.lend]) {
    const read = await new Response((await ask(key)) as ReadableStream).arrayBuffer()
    expect(Buffer.from(read).equals(bytes)).toBe(true)
  }
  await files.remove(key)
  expect(bucket.objects.size).toBe(0)
  expect(bucket.refused).toEqual([])
})

test('a streamed document is stored completely', async () => {
  const piece = Buffer.alloc(65_536, 'x')
  const key = 'chambers/one/uploads/long.pdf'
  await files.putStream(
    key,
    Readable.from(Array(40).fill(piece), { objectMode: false }),
    'application/pdf',
    40 * 65_536,
  )
  expect(bucket.objects.get(key)?.bytes.byteLength).toBe(40 * 65_536)
  expect(bucket.objects.get(key)?.mediaType).toBe('application/pdf')
  expect(bucket.refused).toEqual([])
})

test('the stored parts are joined into one document, with progress reports', async () => {
  const parts = ['chambers/one/parts/1', 'chambers/one/parts/2']
  await files.put('chambers/one/parts/1', Buffer.alloc(100_000, 'a'), 'application/octet-stream')
  await files.put('chambers/one/parts/2', Buffer.alloc(50_000, 'b'), 'application/octet-stream')
  let seen = 0
  const count = (piece: Uint8Array) => {
    seen += piece.byteLength
  }
  await files.join('chambers/one/uploads/a.pdf', { parts, mediaType: 'application/pdf', size: 150_000 }, count)
  const whole = Buffer.concat([Buffer.alloc(100_000, 'a'), Buffer.alloc(50_000, 'b')])
  expect(bucket.objects.get('chambers/one/uploads/a.pdf')).toEqual({ bytes: whole, mediaType: 'application/pdf' })
  expect(seen).toBe(150_000)
})

test('an interrupted upload leaves no document', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(65_536, 'x')
      throw new Error('cut off')
    })(),
    { objectMode: false },
  )
  await expect(files.putStream('chambers/one/parts/3', broken, 'text/plain', 200_000)).rejects.toThrow('cut off')
  expect(bucket.objects.has('chambers/one/parts/3')).toBe(false)
})

test('reading a missing document throws a not-found error', async () => {
  for (const ask of [files.read, files.lend]) await expect(ask('orders/none.pdf')).rejects.toBeInstanceOf(NotFound)
  await files.remove('orders/none.pdf')
})

test('if the bucket refuses access, reading throws an error that is not a not-found error', async () => {
  const other = await open('somebody-else')
  await expect(other.put('x', Buffer.from('x'), 'text/plain')).rejects.toThrow()
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'stranger')
  const stranger = await open('peshi')
  await expect(stranger.read('orders/none.pdf')).rejects.not.toBeInstanceOf(NotFound)
})
