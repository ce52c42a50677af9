// Writes the objects of PDFs one after the other into a file, so that only one part of a bundle is in memory.
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import {
  type PDF,
  PdfArray,
  PdfDict,
  type PdfName,
  PdfNull,
  PdfNumber,
  type PdfObject,
  PdfRef,
  PdfStream,
} from '@libpdf/core'

/** The line of an object in the table of a file, and the words around it. */
const bytesAround = 44

/** The methods of the writer that @libpdf/core calls, but does not export. */
class Bytes {
  parts: Uint8Array[] = []
  position = 0
  writeBytes(bytes: Uint8Array) {
    this.parts.push(bytes)
    this.position += bytes.byteLength
  }
  writeByte(byte: number) {
    this.writeBytes(Uint8Array.of(byte))
  }
  writeAscii(text: string) {
    this.writeBytes(Buffer.from(text, 'latin1'))
  }
  writeUtf8(text: string) {
    this.writeBytes(Buffer.from(text))
  }
}

function toBytes(object: PdfObject): Bytes {
  const bytes = new Bytes()
  object.toBytes(bytes as unknown as Parameters<PdfObject['toBytes']>[0])
  return bytes
}

function refsIn(object: PdfObject): PdfRef[] {
  if (object instanceof PdfRef) return [object]
  if (object instanceof PdfDict)
    return [...object].flatMap(([key, value]) => (key.value === 'Parent' ? [] : refsIn(value)))
  return object instanceof PdfArray ? [...object].flatMap(refsIn) : []
}

/** The bytes of each page, without those of the pages before it, and the bytes that several pages use. */
export function weighPages(pdf: PDF): { weights: number[]; shared: number } {
  const pageOf = new Map<PdfRef, number>()
  const shared = new Set<PdfRef>()
  const weigh = (object: PdfObject) => toBytes(object).position + bytesAround
  let sum = 0
  const weights = pdf.getPages().map((page, at) => {
    let weight = 0
    const waiting = [page.ref]
    for (let ref = waiting.pop(); ref; ref = waiting.pop()) {
      const before = pageOf.get(ref)
      const object = before === at || shared.has(ref) ? null : pdf.getObject(ref)
      if (!object) continue
      const own = weigh(object)
      if (before === undefined) weight += own
      else {
        shared.add(ref)
        sum += own
      }
      pageOf.set(ref, at)
      waiting.push(...refsIn(object))
    }
    return weight
  })
  return { weights, shared: sum }
}

export class ObjectWriter {
  /** By number of the object. Number 0 is the head of the table. */
  readonly #offsets: number[] = [0]
  readonly #known = new Map<string, number>()
  readonly #file: FileHandle
  #position = 0

  constructor(file: FileHandle) {
    this.#file = file
  }

  async begin(): Promise<void> {
    await this.#put([Buffer.from('%PDF-1.7\n%âãÏÓ\n', 'latin1')])
  }

  allocate(): number {
    this.#offsets.push(0)
    return this.#offsets.length - 1
  }

  async write(number: number, object: PdfObject): Promise<void> {
    this.#offsets[number] = this.#position
    await this.#put([Buffer.from(`${number} 0 obj\n`), ...toBytes(object).parts, Buffer.from('\nendobj\n')])
  }

  async add(object: PdfObject): Promise<PdfRef> {
    const number = this.allocate()
    await this.write(number, object)
    return PdfRef.of(number)
  }

  /**
   * The number of a stream that was written before with the same content, such as a font of the same paper. Otherwise
   * the stream is known by the number that is allocated next.
   */
  findSame(stream: PdfStream): number | undefined {
    const hash = createHash('sha256')
    for (const part of toBytes(stream).parts) hash.update(part)
    const key = hash.digest('base64')
    const known = this.#known.get(key)
    if (known === undefined) this.#known.set(key, this.#offsets.length)
    return known
  }

  async end(root: PdfRef, info: PdfRef): Promise<number> {
    const start = this.#position
    const table = this.#offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    const size = this.#offsets.length
    const trailer = new PdfDict([
      ['Size', PdfNumber.of(size)],
      ['Root', root],
      ['Info', info],
    ])
    await this.#put([
      Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${table.join('')}trailer\n`),
      ...toBytes(trailer).parts,
      Buffer.from(`\nstartxref\n${start}\n%%EOF\n`),
    ])
    return this.#position
  }

  async #put(parts: readonly Uint8Array[]): Promise<void> {
    const bytes = Buffer.concat(parts)
    await this.#file.writeFile(bytes)
    this.#position += bytes.byteLength
  }
}

/** Copies objects of one PDF into the file, with new numbers. `pages` has the new number of each page that is copied. */
export function createCopier(writer: ObjectWriter, pdf: PDF, pages: ReadonlyMap<PdfRef, number>) {
  const numbers = new Map<PdfRef, number>(pages)
  const waiting: [number, PdfObject][] = []

  function place(ref: PdfRef): number {
    const known = numbers.get(ref)
    if (known !== undefined) return known
    const found = pdf.getObject(ref) ?? PdfNull.instance
    // A page that is not copied, and the tree of all pages, must not come along with what refers to them.
    const kind = found instanceof PdfDict ? found.getName('Type')?.value : undefined
    const object = kind === 'Page' || kind === 'Pages' ? PdfNull.instance : found
    const same = object instanceof PdfStream && refsIn(object).length === 0 ? writer.findSame(object) : undefined
    const number = same ?? writer.allocate()
    if (same === undefined) waiting.push([number, object])
    numbers.set(ref, number)
    return number
  }

  function renumber(object: PdfObject): PdfObject {
    if (object instanceof PdfRef) return PdfRef.of(place(object))
    if (object instanceof PdfStream) return new PdfStream(entriesOf(object), object.data)
    if (object instanceof PdfDict) return new PdfDict(entriesOf(object))
    return object instanceof PdfArray ? new PdfArray([...object].map(renumber)) : object
  }

  const entriesOf = (dict: PdfDict) => [...dict].map(([key, value]): [PdfName, PdfObject] => [key, renumber(value)])

  return {
    /** Writes a page, with `entries` in place of its own ones of these names, and everything that it uses. */
    async copyPage(page: PdfDict, number: number, entries: readonly [string, PdfObject | null][]): Promise<void> {
      const own = [...page].filter(([key]) => !entries.some(([name]) => name === key.value))
      const copy = new PdfDict(own.map(([key, value]) => [key, renumber(value)]))
      for (const [name, value] of entries) if (value) copy.set(name, value)
      await writer.write(number, copy)
      for (let next = waiting.pop(); next; next = waiting.pop()) await writer.write(next[0], renumber(next[1]))
    },
  }
}
