import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallBackup } from '../../../test/small-backup.ts'
import { DataInUse, lockDirectory } from '../../platform/db/lock.ts'
import { readLastRestore, requestRestore, restoreIfRequested, uploadedFile } from './restore-request.ts'

const now = new Date('2026-11-22T14:30:05Z')
const name = 'peshi-2026-11-20T040000Z'

let folder: string
let backup: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-request-'))
  backup = await smallBackup(join(folder, 'kept'), name)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A place with an embedded database of which one file is left. */
async function startedPlace(dataDirectory: string) {
  await mkdir(join(folder, dataDirectory, 'postgres'), { recursive: true })
  await writeFile(join(folder, dataDirectory, 'postgres/started'), '')
  const config = {
    dataDirectory: join(folder, dataDirectory),
    databaseUrl: undefined,
    files: { kind: 'disk' } as const,
    backups: { place: { kind: 'folder', path: join(folder, 'kept') } as const, superuserUrl: null, at: '', days: 1 },
  }
  return {
    ...config,
    async restore(wanted: string | null) {
      await requestRestore(config.dataDirectory, { name: wanted })
      return restoreIfRequested(config, now)
    },
    again: () => restoreIfRequested(config, now),
    list: (path = '.') => readdir(join(config.dataDirectory, path)),
    document: () => readFile(join(config.dataDirectory, 'files/chambers/one'), 'utf8'),
  }
}

test('a restore that fails leaves the data as they are, says why, and is not repeated', async () => {
  const place = await startedPlace('failing')
  expect((await place.restore('peshi-2020-01-01T000000Z'))?.problem).toMatch(/is no backup/)
  expect(await place.list('postgres')).toEqual(['started'])
  expect(await place.again()).toBeNull()
})

test('a start after a request restores the backup over the empty database, and keeps that aside', async () => {
  const place = await startedPlace('requested')
  const aside = [join(place.dataDirectory, 'replaced-2026-11-22T143005Z')]
  const ended = { at: now.toISOString(), name, problem: null, aside, people: null }
  expect(await place.restore(name)).toEqual(ended)
  expect(await readLastRestore(place.dataDirectory)).toEqual(ended)
  expect(await place.document()).toBe(name)
  expect(await place.list()).not.toContain('restore-request.json')
  expect(await place.list('postgres')).toEqual(['PG_VERSION'])
  expect(await place.list('replaced-2026-11-22T143005Z/postgres')).toEqual(['started'])
  expect(await place.again()).toBeNull()
})

test('of two processes that start at once, one restores the request, and the other waits for it', async () => {
  const place = await startedPlace('twice')
  await requestRestore(place.dataDirectory, { name })
  const both = await Promise.all([place.again(), place.again()])
  expect(both.filter((one) => one !== null)).toMatchObject([{ at: now.toISOString(), name, problem: null }])
  expect(await readLastRestore(place.dataDirectory)).toMatchObject({ problem: null })
  expect((await place.list()).filter((one) => one.startsWith('replaced-'))).toHaveLength(1)
})

test('while a server runs on the data, a request is kept, and is restored after the server stops', async () => {
  const place = await startedPlace('running')
  const stop = lockDirectory(place.dataDirectory)
  await expect(place.restore(name)).rejects.toThrow(DataInUse)
  expect(await place.list('postgres')).toEqual(['started'])
  stop()
  expect(await place.again()).toMatchObject({ name, problem: null })
})

test('the copies of a killed restore are deleted at the next start, but not while somebody restores', async () => {
  const place = await startedPlace('killed')
  await mkdir(join(place.dataDirectory, 'restoring-2026-11-21T000000Z/postgres'), { recursive: true })
  const end = lockDirectory(place.dataDirectory)
  expect(await place.again()).toBeNull()
  expect(await place.list()).toContain('restoring-2026-11-21T000000Z')
  end()
  expect(await place.again()).toBeNull()
  expect((await place.list()).filter((one) => one.startsWith('restoring-'))).toEqual([])
})

test('an uploaded file is restored if it is an archive of a backup', async () => {
  const place = await startedPlace('uploaded')
  const tar = uploadedFile(place.dataDirectory)
  const pack = (how: string, from: string, ...paths: string[]) =>
    execFileSync('tar', [how, '-f', tar, '-C', from, ...paths])
  const problem = async () => (await place.restore(null))?.problem
  pack('-cz', join(folder, 'kept'), name)
  expect(await problem()).toBeNull()
  expect(await place.document()).toBe(name)
  expect(await place.list()).not.toContain('uploaded-backup.tar')
  expect(await place.list()).not.toContain('unpacked-backup')

  await writeFile(tar, 'no archive')
  expect(await problem()).toMatch(/no tar archive/)
  await symlink('/etc/hostname', join(backup, 'files/link'))
  pack('-c', join(folder, 'kept'), name)
  expect(await problem()).toMatch(/contains links/)
  await mkdir(join(folder, 'empty'))
  pack('-c', folder, 'empty')
  expect(await problem()).toMatch(/no manifest\.json/)
  expect(await place.document()).toBe(name)
  expect(await readLastRestore(place.dataDirectory)).toMatchObject({ problem: expect.stringMatching(/no manifest/) })
})
