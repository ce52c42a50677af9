import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader } from 'yauzl'

class FileEnd extends RandomAccessReader {
  readonly #end: Buffer
  readonly #start: number

  constructor(end: Buffer, size: number) {
    super()
    this.#end = end
    this.#start = size - end.byteLength
  }

  override read(into: Buffer, offset: number, length: number, position: number, done: (error: Error | null) => void) {
    const from = position - this.#start
    if (from >= 0) this.#end.copy(into, offset, from, from + length)
    setImmediate(done, from >= 0 ? null : new Error('The directory of the zip is too large'))
  }
}

/** `end` must contain the zip's directory. `size` is the size of the whole zip in bytes. */
export async function readZipEntries(end: Buffer, size: number): Promise<Entry[]> {
  const zip = await fromRandomAccessReaderPromise(new FileEnd(end, size), size)
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  return entries
}
