import { removePicture, uploadPicture } from '@peshi/contract/chamber/account'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { accountRoutes } from './account.routes.ts'
import { sniffPicture } from './sniff-picture.ts'

let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ routes: accountRoutes })
})
afterAll(() => tests.close())

function drawn(width: number, height: number) {
  const pixels = Uint8Array.from({ length: width * height * 4 }, (_, i) => {
    const isLeft = ((i >> 2) % width) * 2 < width
    return [isLeft ? 255 : 0, 0, isLeft ? 0 : 255, 255][i & 3] ?? 0
  })
  return new PhotonImage(pixels, width, height)
}
const png = Buffer.from(drawn(400, 200).get_bytes())
const jpeg = Buffer.from(drawn(400, 200).get_bytes_jpeg(90))
const webp = Buffer.from(drawn(400, 200).get_bytes_webp())

const send = async (bytes: Buffer, type = 'image/png', who = tests.as) => {
  const caller = who(await newChamber(tests.db))
  return { caller, ...(await caller.call(uploadPicture, { body: bytes as never }, { 'content-type': type })) }
}
const read = (address: string) => tests.app.inject({ url: address })

test.each([
  ['PNG', png],
  ['JPEG', jpeg],
  ['WebP', webp],
])('a %s picture is stored as a square JPEG at its own address until the person removes it', async (_, bytes) => {
  const { status, body, caller } = await send(bytes)
  expect([status, body.message]).toEqual([200, 'Your picture is saved.'])
  const address = body.userData.extras.picture ?? ''
  expect(address).toMatch(/^\/api\/users\/pictures\/[0-9a-f-]{36}\.jpg$/)
  const shown = await read(address)
  expect([shown.statusCode, shown.headers['content-type'], shown.headers['x-content-type-options']]).toEqual([
    200,
    'image/jpeg',
    'nosniff',
  ])
  expect(sniffPicture(shown.rawPayload)).toEqual({ type: 'image/jpeg', width: 320, height: 320 })
  const pixels = PhotonImage.new_from_byteslice(shown.rawPayload).get_raw_pixels()
  const [left, right] = [pixels.subarray(0, 3), pixels.subarray(319 * 4, 319 * 4 + 3)]
  expect([(left[0] ?? 0) > 200, (right[2] ?? 0) > 200]).toEqual([true, true])

  const removed = await caller.call(removePicture)
  expect(removed.body.userData.extras.picture).toBeNull()
  expect((await read(address)).statusCode).toBe(404)
})

test('a picture can be uploaded as form data or as plain bytes', async () => {
  const { caller } = await send(png)
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }), 'me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  const reply = await caller.call(uploadPicture, { body: body as never }, { 'content-type': type })
  expect([reply.status, reply.body.message]).toEqual([200, 'Your picture is saved.'])
  const none = Buffer.from(
    await new Request('http://localhost', { method: 'POST', body: new FormData() }).arrayBuffer(),
  )
  expect((await caller.call(uploadPicture, { body: none as never }, { 'content-type': type })).status).toBe(400)
})

test('a new picture gets a new address, and the old picture is deleted', async () => {
  const { caller, body } = await send(png)
  const first = body.userData.extras.picture ?? ''
  const next = await caller.call(uploadPicture, { body: jpeg as never }, { 'content-type': 'image/jpeg' })
  expect(next.body.userData.extras.picture).not.toBe(first)
  expect((await read(first)).statusCode).toBe(404)
})

test('a transparent area of a picture becomes white', async () => {
  const clear = Buffer.from(new PhotonImage(new Uint8Array(64 * 64 * 4), 64, 64).get_bytes())
  const { body } = await send(clear)
  const shown = await read(body.userData.extras.picture ?? '')
  expect(PhotonImage.new_from_byteslice(shown.rawPayload).get_raw_pixels().slice(0, 3)).toEqual(
    new Uint8Array([255, 255, 255]),
  )
})

const chunk = (name: string, data: Buffer) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  return Buffer.concat([size, Buffer.from(name), data, Buffer.alloc(4)])
}
const withExif = (words: string) => {
  const said = Buffer.from(`Exif\0\0${words}`)
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, said, jpeg.subarray(2)])
}
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const zip = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)])

test('camera metadata is removed from a picture', async () => {
  const { body } = await send(withExif('GPS 26.8467 N <script>alert(1)</script>'), 'image/jpeg')
  const { rawPayload } = await read(body.userData.extras.picture ?? '')
  for (const word of ['Exif', 'GPS', 'script']) expect(rawPayload.includes(word), word).toBe(false)
})

test('a rotated photo is turned upright', async () => {
  const entry = '\x01\x12\0\x03\0\0\0\x01\0\x06\0\0'
  const { body } = await send(withExif(`MM\0*\0\0\0\x08\0\x01${entry}\0\0\0\0`), 'image/jpeg')
  const { rawPayload } = await read(body.userData.extras.picture ?? '')
  const pixels = PhotonImage.new_from_byteslice(rawPayload).get_raw_pixels()
  const [first, last] = [pixels.subarray(0, 3), pixels.subarray(-4)]
  expect([(first[0] ?? 0) > 200, (last[2] ?? 0) > 200]).toEqual([true, true])
  const topRight = pixels.subarray(319 * 4, 319 * 4 + 3)
  expect((topRight[0] ?? 0) > 200).toBe(true)
})

const bomb = () => {
  const large = Buffer.from(png)
  large.writeUInt32BE(32_768, 16)
  large.writeUInt32BE(32_768, 20)
  return large
}
const huge = Buffer.concat([jpeg, Buffer.alloc(2 * 1024 * 1024)])

describe('refused pictures', () => {
  test.each([
    ['an SVG', svg],
    ['an SVG declared as PNG', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), svg])],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['a GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['a single space', Buffer.from(' ')],
    ['a PNG followed by an archive', Buffer.concat([png, zip])],
    ['a JPEG followed by a web page', Buffer.concat([jpeg, svg])],
    ['a JPEG followed by an archive', Buffer.concat([jpeg, zip])],
    ['a WebP followed by an archive', Buffer.concat([webp, zip])],
    ['half a PNG', png.subarray(0, png.length >> 1)],
    ['half a JPEG', jpeg.subarray(0, jpeg.length >> 1)],
    ['a JPEG without its end marker', jpeg.subarray(0, -2)],
    ['a PNG without image data', Buffer.concat([png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
  ])('a file is refused as a picture: %s', async (_, bytes) => {
    const { status, body } = await send(bytes)
    expect([status, body.code]).toEqual([400, 'not-a-picture'])
  })

  test.each([
    ['a small file with very many pixels', bomb()],
    ['a file of more than two megabytes', huge],
  ])('a file is refused before it is decoded: %s', async (_, bytes) => {
    const { status, body } = await send(bytes)
    expect([status, body.code]).toEqual([413, 'too-large'])
  })

  test('a file with a content type other than PNG, JPEG or WebP is refused', async () => {
    for (const type of ['image/svg+xml', 'text/html', 'application/json', 'image/gif'])
      expect((await send(png, type)).status, type).toBeGreaterThanOrEqual(400)
  })

  test('a request for a picture with an invalid name is refused', async () => {
    for (const name of ['..%2F..%2Fsecret', 'x.jpg', '../secret', `${'a'.repeat(36)}.jpg`])
      expect((await read(`/api/users/pictures/${name}`)).statusCode, name).toBe(404)
  })
})
