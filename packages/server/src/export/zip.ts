import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive. Its parts are asked for one after the other, as fast as they are read. */
export interface ZipEntry {
  name: string
  content: AsyncIterable<string> | Iterable<string>
}

// Each file is written before its length and its check sum are known: these come behind it (bit 3). Names are UTF-8 (bit 11).
const flags = 0x0808
const deflated = 8
const version = 20
/** 1 January 1980: the same rows give the same file. */
const day = 0x0021

/** An archive, piece by piece: nothing of it is held longer than until it is read. Up to 4 GB, by APPNOTE.TXT 6.3. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const start = offset
    const head = localHead(name)
    offset += head.byteLength
    yield head
    const sums = { check: 0, size: 0, packed: 0 }
    for await (const part of pack(content, sums)) {
      sums.packed += part.byteLength
      yield part
    }
    const tail = numbers([4, 0x08074b50], [4, sums.check], [4, sums.packed], [4, sums.size])
    offset += sums.packed + tail.byteLength
    yield tail
    directory.push(directoryEntry(name, sums, start))
  }
  const list = Buffer.concat(directory)
  yield list
  const count: Field = [2, entries.length]
  yield numbers([4, 0x06054b50], [2, 0], [2, 0], count, count, [4, list.byteLength], [4, offset], [2, 0])
}

interface Sums {
  check: number
  size: number
  packed: number
}

function pack(content: ZipEntry['content'], sums: Sums): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw()
  // A failure on the way comes out here; whoever leaves early ends the source as well.
  pipeline(Readable.from(count(content, sums), { objectMode: false }), deflate, () => undefined)
  return deflate
}

async function* count(content: ZipEntry['content'], sums: Sums): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    sums.check = crc32(bytes, sums.check)
    sums.size += bytes.byteLength
    yield bytes
  }
}

type Field = [bytes: 2 | 4, value: number]

function numbers(...fields: Field[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of fields) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

function localHead(name: string): Buffer {
  const bytes = Buffer.from(name)
  const unknown: Field[] = [
    [4, 0],
    [4, 0],
    [4, 0],
  ]
  const head = numbers(
    ...([
      [4, 0x04034b50],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, day],
    ] as Field[]),
    ...unknown,
    [2, bytes.byteLength],
    [2, 0],
  )
  return Buffer.concat([head, bytes])
}

function directoryEntry(name: string, { check, size, packed }: Sums, start: number): Buffer {
  const bytes = Buffer.from(name)
  const head = numbers(
    ...([
      [4, 0x02014b50],
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [2, 0],
      [2, day],
    ] as Field[]),
    ...([
      [4, check],
      [4, packed],
      [4, size],
      [2, bytes.byteLength],
    ] as Field[]),
    // Extra field, comment, disk, attributes.
    ...([
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ] as Field[]),
  )
  return Buffer.concat([head, bytes])
}
