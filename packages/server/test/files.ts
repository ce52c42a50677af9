import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { NotChecked, NotFound } from '../src/platform/errors.ts'
import type { Files } from '../src/platform/files/files.ts'

export function createMemoryFiles(): Files {
  const kept = new Map<string, Uint8Array>()
  const heldKey = (key: string) => `${key}.held`
  function move(from: string, to: string) {
    const bytes = kept.get(from)
    if (!bytes) throw new NotFound()
    kept.set(to, bytes)
    kept.delete(from)
  }
  async function read(key: string) {
    const bytes = kept.get(key)
    if (!bytes) throw kept.has(heldKey(key)) ? new NotChecked() : new NotFound()
    return new Blob([Buffer.from(bytes)]).stream()
  }
  return {
    async put(key, bytes) {
      kept.set(key, bytes)
    },
    async putStream(key, content) {
      kept.set(key, await buffer(content))
    },
    async join(key, { parts }, see) {
      for (const part of parts) for await (const piece of await read(part)) see(piece)
      kept.set(
        key,
        await buffer(
          Readable.from(
            parts.map((part) => kept.get(part)),
            { objectMode: false },
          ),
        ),
      )
    },
    read,
    lend: read,
    async hold(key) {
      move(key, heldKey(key))
    },
    readHeld: (key) => read(heldKey(key)),
    async release(key) {
      move(heldKey(key), key)
    },
    async remove(key) {
      kept.delete(key)
      kept.delete(heldKey(key))
    },
    async removeFolder(key) {
      for (const one of kept.keys()) if (one.startsWith(`${key}/`)) kept.delete(one)
    },
  }
}
