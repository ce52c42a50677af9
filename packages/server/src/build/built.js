// @ts-check
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))
export const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

/**
 * What a bundle was made of: files by their paths from the root, and the hash of what all of them held.
 *
 * @typedef {{ files: string[], hash: string }} Sources
 */

/** @param {string} folder */
export const recordIn = (folder) => join(folder, 'sources.json')

/**
 * @param {readonly string[]} files
 * @param {(file: string) => string | Buffer} read
 */
export function hashSources(files, read) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(read(file))
  return hash.digest('hex').slice(0, 16)
}

/**
 * The bundle to run, or null where there is none of the sources as they are now.
 *
 * @returns {string | null}
 */
export function findBuilt(folder = dist, above = root) {
  try {
    /** @type {Sources} */
    const { files, hash } = JSON.parse(readFileSync(recordIn(folder), 'utf8'))
    const isOfNow = hashSources(files, (file) => readFileSync(join(above, file))) === hash
    return isOfNow ? join(folder, hash, 'server.js') : null
  } catch {
    // None was made, or one of its sources is gone.
    return null
  }
}
