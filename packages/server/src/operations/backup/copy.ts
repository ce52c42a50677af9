import { createHash } from 'node:crypto'
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile as cloneFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join, posix, sep } from 'node:path'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { BackupRefused, type Manifest } from './manifest.ts'

type Copied = Manifest['files'][number]

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

const smallBytes = 1024 * 1024

export async function copyFile(from: string, to: string | null): Promise<Omit<Copied, 'path'>> {
  if ((await stat(from)).size > smallBytes) return copyLarge(from, to)
  const bytes = await readFile(from)
  if (to !== null) await writeFile(to, bytes, { mode: 0o600 })
  return { size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

async function copyLarge(from: string, to: string | null): Promise<Omit<Copied, 'path'>> {
  const hash = createHash('sha256')
  let size = 0
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const piece of source) {
      hash.update(piece)
      size += piece.byteLength
      yield piece
    }
  }
  const nowhere = () => new Writable({ write: (_piece, _encoding, done) => done() })
  await pipeline(createReadStream(from), counted, to === null ? nowhere() : createWriteStream(to, { mode: 0o600 }))
  return { size, sha256: hash.digest('hex') }
}

/** Faster than `cp`, which looks at all folders above each file. */
export async function cloneFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name)
    const target = join(to, source.slice(from.length))
    if (entry.isDirectory()) await mkdir(target, { mode: 0o700 })
    else await cloneFile(source, target, constants.COPYFILE_FICLONE)
  }
}

interface FolderCopy {
  /** Paths that are already copied. */
  known?: ReadonlySet<string>
  report?: (done: number, total: number) => void
}

/** Copies the folder `from` to `into`/`name`. If `into` is null, only reads sizes and hashes. */
export async function copyFolder(
  from: string,
  into: string | null,
  name: string,
  { known, report }: FolderCopy = {},
): Promise<Pick<Manifest, 'files' | 'folders'>> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  const files: Copied[] = []
  const folders = [name]
  const target = (path: string) => (into === null ? null : join(into, path))
  if (into !== null) await mkdir(join(into, name), { recursive: true, mode: 0o700 })
  for (const [at, entry] of entries.entries()) {
    report?.(at, entries.length)
    const source = join(entry.parentPath, entry.name)
    const path = posix.join(name, ...source.slice(from.length + 1).split(sep))
    if (known?.has(path)) continue
    if (entry.isDirectory()) {
      folders.push(path)
      if (into !== null) await mkdir(join(into, path), { recursive: true, mode: 0o700 })
    } else if (entry.isFile()) {
      try {
        files.push({ path, ...(await copyFile(source, target(path))) })
      } catch (error) {
        if (!isGone(error)) throw error
        if (into !== null) await rm(join(into, path), { force: true })
      }
    }
  }
  return { files, folders }
}

/**
 * Throws if a file of the backup `folder` is missing or has changed. Copies each file to the path that `targetOf`
 * gives, if any.
 */
export async function checkFiles(
  folder: string,
  files: readonly Copied[],
  targetOf: (path: string) => string | null = () => null,
): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const found = await copyFile(join(folder, path), targetOf(path)).catch((error: unknown) => {
      if (isGone(error)) throw new BackupRefused(`The backup is not whole: ${path} is missing.`)
      throw error
    })
    if (found.size !== size || found.sha256 !== sha256)
      throw new BackupRefused(`The backup is damaged: ${path} has changed since it was made.`)
  }
}
