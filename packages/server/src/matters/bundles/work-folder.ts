import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NotFound } from '../../platform/errors.ts'
import type { Files } from '../../platform/files/files.ts'

export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'peshi-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function fetchInto(files: Pick<Files, 'read'>, key: string, path: string): Promise<boolean> {
  try {
    await pipeline(Readable.fromWeb((await files.read(key)) as never), createWriteStream(path))
    return true
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
