import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Fixed, so that the same content always gives the same archive. */
const packedAs = { mtime: new Date('1980-01-01T00:00:00Z'), mode: 0o100644 }

export interface OpenZip {
  add(name: string, content: Readable | string): Promise<void>
  close(): Promise<number>
}

/** Names must come from `clean-file-name.ts`, because a name that a person wrote may contain a path. */
export function openZip(path: string): OpenZip {
  const archive = new ZipFile()
  const writing = pipeline(archive.outputStream as Readable, createWriteStream(path))
  // `add` and `close` await `writing` and report its error. Until then, this handler keeps the error from ending the
  // process.
  writing.catch(() => archive.emit('failed'))
  return {
    async add(name, content) {
      const source = typeof content === 'string' ? Readable.from([Buffer.from(content)]) : content
      archive.addReadStream(source, name, packedAs)
      await Promise.race([finished(source, { writable: false }), writing])
    },
    async close() {
      archive.end()
      await writing
      return (await stat(path)).size
    },
  }
}
