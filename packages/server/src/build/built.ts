import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/** What a bundle was made of: files by their paths from the root, and the hash of what all of them held. */
export interface Sources {
  files: string[]
  hash: string
}

export const recordIn = (folder: string) => join(folder, 'sources.json')

export function hashSources(files: readonly string[], read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(read(file))
  return hash.digest('hex').slice(0, 16)
}

/** The bundle to run, or null where there is none of the sources as they are now. */
export function findBuilt(folder = dist, above = root): string | null {
  try {
    const { files, hash }: Sources = JSON.parse(readFileSync(recordIn(folder), 'utf8'))
    const isOfNow = hashSources(files, (file) => readFileSync(join(above, file))) === hash
    return isOfNow ? join(folder, hash, 'server.js') : null
  } catch {
    // None was made, or one of its sources is gone.
    return null
  }
}
