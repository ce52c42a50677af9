import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

const others = 0o077

export function keepPrivate(directory: string): number {
  process.umask(others)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  return mend(realpathSync(directory))
}

function mend(path: string): number {
  try {
    const entry = lstatSync(path)
    // `chmod` on a link would change the file to which the link leads.
    if (entry.isSymbolicLink()) return 0
    const isOpen = (entry.mode & others) !== 0
    if (isOpen) chmodSync(path, entry.mode & 0o700)
    if (!entry.isDirectory()) return isOpen ? 1 : 0
    return readdirSync(path).reduce((sum, name) => sum + mend(join(path, name)), isOpen ? 1 : 0)
  } catch (error) {
    // The entry was just removed, or it belongs to another account (as `lost+found` does).
    if (['ENOENT', 'EPERM', 'EACCES'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0
    throw error
  }
}
