import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { hasCode } from '../db/violations.ts'
import { openFiles } from './files.ts'

test('if storing a stream fails, the error of the disk or of the stream is thrown', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'peshi-files-'))
  try {
    const files = await openFiles({ files: { kind: 'disk' }, dataDirectory })
    await mkdir(join(dataDirectory, 'files/taken'), { recursive: true })
    const put = (key: string, content: Readable) =>
      files.putStream(key, content, 'text/plain', 1).catch((error) => error)
    expect(hasCode(await put('taken', Readable.from([Buffer.alloc(1 << 20)])), 'EISDIR')).toBe(true)
    await symlink('/dev/full', join(dataDirectory, 'files/full'))
    expect(hasCode(await put('full', Readable.from([Buffer.alloc(1 << 20)])), 'ENOSPC')).toBe(true)
    const broken = Readable.from(
      (async function* () {
        yield 'x'
        throw new Error('cut off')
      })(),
    )
    expect(await put('free', broken)).toMatchObject({ message: 'cut off' })
  } finally {
    await rm(dataDirectory, { recursive: true })
  }
})
