import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const others = 0o077

/**
 * Keeps what lies in a directory from every other account of the machine: whatever is written from now on, and what lies
 * there already. Gives how many entries had to be mended.
 */
export function keepPrivate(directory: string): number {
  process.umask(others)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return mend(realpathSync(directory))
}

function mend(path: string): number {
  try {
    const entry = lstatSync(path)
    // A link has no permissions of its own, and its target may belong to somebody else.
    if (entry.isSymbolicLink()) return 0
    const isOpen = (entry.mode & others) !== 0
    if (isOpen) chmodSync(path, entry.mode & 0o700)
    if (!entry.isDirectory()) return isOpen ? 1 : 0
    return readdirSync(path).reduce((sum, name) => sum + mend(join(path, name)), isOpen ? 1 : 0)
  } catch (error) {
    // Another process removed it meanwhile, or another account owns it, as `lost+found` of a mounted disk.
    if (['ENOENT', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
