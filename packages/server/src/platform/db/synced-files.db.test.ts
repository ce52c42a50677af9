import fs from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test, vi } from 'vitest'
import type { Engine } from './door.ts'
import { openPglite, startUnsynced } from './pglite.ts'

const isPglite = !process.env.TEST_DATABASE_URL

let folder: string
let engine: Engine
beforeAll(async () => {
  if (!isPglite) return
  folder = await mkdtemp(join(tmpdir(), 'peshi-synced-'))
  const data = new Blob([await readFile(inject('migrated'))], { type: 'application/x-tar' })
  await (await startUnsynced(join(folder, 'postgres'), data)).close()
  engine = await openPglite(folder)
  await engine.execute('CREATE TABLE test_saved (id int)')
})
afterAll(async () => {
  if (!isPglite) return
  await engine.close()
  await rm(folder, { recursive: true })
})
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

function watchFlushes() {
  const flushed = vi.spyOn(fs, 'fsyncSync')
  syncBuiltinESMExports()
  return flushed
}

test.runIf(isPglite)(
  'a committed write is on the disk before it is confirmed, and a read flushes nothing',
  async () => {
    const flushed = watchFlushes()
    await engine.execute('SELECT count(*) FROM test_saved')
    expect(flushed).not.toHaveBeenCalled()
    await engine.execute('INSERT INTO test_saved VALUES (1)')
    expect(flushed).toHaveBeenCalledOnce()
  },
)

test.runIf(isPglite)('if the disk refuses a flush, the process ends with the reason', async () => {
  watchFlushes().mockImplementation(() => {
    throw new Error('EIO: i/o error')
  })
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ended = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  await engine.execute('INSERT INTO test_saved VALUES (2)')
  expect(ended).toHaveBeenCalledWith(1)
  expect(said).toHaveBeenCalledWith(expect.stringMatching(/did not store.*EIO.*Check the disk of PESHI_DATA/))
})
