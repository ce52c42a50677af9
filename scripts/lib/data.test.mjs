import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { lockDirectory } from '../../packages/server/src/platform/db/lock.ts'
import { isDataInUse } from './data.mjs'

test('a data directory counts as in use while a process holds its lock', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'peshi-data-'))
  try {
    expect(await isDataInUse(directory)).toBe(false)
    const unlock = lockDirectory(directory)
    expect(await isDataInUse(directory)).toBe(true)
    unlock()
    expect(await isDataInUse(directory)).toBe(false)
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
})
