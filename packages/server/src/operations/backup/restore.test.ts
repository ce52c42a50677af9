import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smallBackup } from '../../../test/small-backup.ts'
import { drill } from './drill.ts'
import { readManifest, writeManifest } from './manifest.ts'
import { restore } from './restore.ts'
import type { BackupSettings } from './settings.ts'
import { confirmReplace, nameToReplace } from './target.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-restore-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const now = new Date('2026-11-22T14:30:05Z')
const refused = (doing: Promise<unknown>, sentence: RegExp) => expect(doing).rejects.toThrow(sentence)

async function newPlace(name: string): Promise<BackupSettings> {
  const dataDirectory = join(folder, name)
  await mkdir(dataDirectory)
  return { dataDirectory, files: { kind: 'disk' }, databaseUrl: null, ownUrl: null }
}

const readDocument = (...path: string[]) => readFile(join(...path, 'files/chambers/one'), 'utf8')

test('data are replaced only on demand, and are kept', async () => {
  const place = await newPlace('place')
  const [first, second] = [await smallBackup(folder, 'first'), await smallBackup(folder, 'second')]
  expect((await restore(first, place, { replaces: false, now })).aside).toEqual([])
  expect(await readDocument(place.dataDirectory)).toBe('first')

  await refused(restore(second, place, { replaces: false, now }), /hold data already.*--replace/)
  expect(await readDocument(place.dataDirectory)).toBe('first')
  const replaced = join(place.dataDirectory, 'replaced-2026-11-22T143005Z')
  expect((await restore(second, place, { replaces: true, now })).aside).toEqual([replaced])
  expect(await readDocument(place.dataDirectory)).toBe('second')
  expect(await readDocument(replaced)).toBe('first')
})

test('a backup that is newer, damaged or not whole is refused, and nothing is changed', async () => {
  const place = await newPlace('unchanged')
  await mkdir(join(place.dataDirectory, 'postgres'))
  const backup = await smallBackup(folder, 'broken')
  const refuse = async (sentence: RegExp) => {
    await refused(restore(backup, place, { replaces: true, now }), sentence)
    await refused(drill(backup, place), sentence)
    expect((await readdir(place.dataDirectory)).filter((name) => name !== 'peshi.lock')).toEqual(['postgres'])
  }
  const manifest = await readManifest(backup)
  await writeManifest(backup, { ...manifest, migration: '9999_of-tomorrow' })
  await refuse(/newer version/)
  await writeManifest(backup, manifest)
  const document = join(backup, 'files/chambers/one')
  await appendFile(document, 'x')
  await refuse(/damaged/)
  await writeFile(document, 'BROKEN')
  await refuse(/damaged/)
  await rm(document)
  await refuse(/not whole/)
})

test('a manifest with a path out of the data directory is refused', async () => {
  const backup = await smallBackup(folder, 'outside')
  const manifest = await readManifest(backup)
  for (const path of ['files/../../x', '/etc/passwd', 'peshi.lock', 'files\\..\\x']) {
    await writeManifest(backup, { ...manifest, folders: [path] })
    await refused(readManifest(backup), /this version can read/)
  }
})

test('a restore over existing data must be confirmed with the name of the database that it replaces', async () => {
  const named = await newPlace('named')
  const name = nameToReplace(named)
  const typing = (text: string | null) => async () => text
  expect(await confirmReplace(named, undefined, typing(name))).toBe(false)
  expect(await confirmReplace(named, name, typing(null))).toBe(true)
  expect(await confirmReplace(named, true, typing(name))).toBe(true)
  await refused(confirmReplace(named, true, typing(null)), /--replace needs the name/)
  await refused(confirmReplace(named, 'another', typing(name)), /Nothing was done/)
})
