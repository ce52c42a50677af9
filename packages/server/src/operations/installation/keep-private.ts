import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const others = 0o077

/** Makes a directory private to this account, also for future files; returns the number of changed entries. */
export function keepPrivate(directory: string): number {
  process.umask(others)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return mend(realpathSync(directory))
}

function mend(path: string): number {
  try {
    const entry = lstatSync(path)
    // Links have no permissions, and their target may be somebody else's.
    if (entry.isSymbolicLink()) return 0
    const isOpen = (entry.mode & others) !== 0
    if (isOpen) chmodSync(path, entry.mode & 0o700)
    if (!entry.isDirectory()) return isOpen ? 1 : 0
    return readdirSync(path).reduce((sum, name) => sum + mend(join(path, name)), isOpen ? 1 : 0)
  } catch (error) {
    // Removed meanwhile, or owned by another account like a mounted disk's `lost+found`.
    if (['ENOENT', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
