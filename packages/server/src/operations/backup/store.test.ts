import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestBucket } from '../../../test/bucket.ts'
import { smallBackup } from '../../../test/small-backup.ts'
import { checkFiles } from './copy.ts'
import { readManifest } from './manifest.ts'
import { type BackupStore, openStore, timeOfBackup } from './store.ts'

let bucket: Awaited<ReturnType<typeof openTestBucket>>
let folder: string
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret of the tests')
  bucket = await openTestBucket('backups', 'tests')
  folder = await mkdtemp(join(tmpdir(), 'peshi-store-'))
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const names = ['peshi-2026-11-20T040000Z', 'peshi-2026-11-21T040000Z'] as const

async function tryStore(store: BackupStore) {
  expect(await store.list()).toEqual([])
  const steps: string[] = []
  for (const name of names)
    await store.keep(
      (into) => smallBackup(into, name),
      (step) => steps.push(step),
    )
  expect(await store.list()).toEqual([names[1], names[0]])
  await store.use(names[0], async (local) => {
    await checkFiles(local, (await readManifest(local)).files)
    expect(await readFile(join(local, 'files/chambers/one'), 'utf8')).toBe(names[0])
  })
  await store.remove(names[0])
  expect(await store.list()).toEqual([names[1]])
  return steps
}

test('backups in a folder are listed, read and removed', async () => {
  const path = join(folder, 'backups')
  await tryStore(openStore({ kind: 'folder', path }, folder))
  await mkdir(join(path, 'peshi-2026-11-23T040000Z.part'))
  await mkdir(join(path, 'peshi-2026-11-24T040000Z'))
  expect(await openStore({ kind: 'folder', path }, folder).list()).toEqual([names[1]])
})

test('backups in a bucket are listed, read and removed, and nothing stays on the disk', async () => {
  const place = { kind: 's3', bucket: 'backups', region: 'ap-south-1', endpoint: bucket.endpoint } as const
  const data = join(folder, 'data')
  await mkdir(data)
  expect(await tryStore(openStore(place, data))).toContain('upload')
  const kept = ['files/chambers/one', 'manifest.json', 'postgres/PG_VERSION']
  expect([...bucket.objects.keys()].sort()).toEqual(kept.map((path) => `${names[1]}/${path}`))
  expect(await readdir(data)).toEqual([])
  bucket.objects.delete(`${names[1]}/manifest.json`)
  expect(await openStore(place, data).list()).toEqual([])
})

test('the time of a backup is read from its name', () => {
  expect(timeOfBackup(names[0]).toISOString()).toBe('2026-11-20T04:00:00.000Z')
})
