import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import * as contract from '@peshi/contract/operations/first-run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { backupPlaces } from '../../../test/backup-places.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { createOperatorLinks } from '../../chamber/account/operator-links.ts'
import { backUp } from '../backup/backup.ts'
import { readLastRestore, requestRestore, restoreIfRequested, uploadedFile } from '../backup/restore-request.ts'

const places = backupPlaces()
const { server, folder, migratedPlace, newPlace, work, lookAt } = places
const clock = handClock()
const links = createOperatorLinks({ secret: testConfig.secret, clock })
const link = () => links.make('first-owner').token

let app: TestApp
let config: typeof testConfig
let restarts = 0
beforeAll(async () => {
  const { dataDirectory } = await newPlace('first-run')
  const backups = { ...testConfig.backups, place: { kind: 'folder', path: join(folder(), 'kept') } as const }
  config = { ...testConfig, dataDirectory, backups }
  const restart = () => {
    restarts += 1
  }
  app = await testApp({ clock, context: { config, restart } })
})
afterAll(() => app.close())

ladder(contract.getFirstRun, () => app, {
  input: { body: { link: 'x' } },
  invalid: { 'no link': { body: {} } },
})
ladder(contract.sendBackupPart, () => app, {
  input: { query: { offset: 0 } },
  invalid: { 'a negative offset': { query: { offset: -1 } } },
})
ladder(contract.restoreBackup, () => app, {
  input: { body: { link: 'x', name: null } },
  invalid: { 'no backup': { body: { link: 'x' } } },
})

const send = async (bytes: Buffer, offset: number, token = link()) => {
  const { statusCode, body } = await app.app.inject({
    method: 'PUT',
    url: contract.sendBackupPart.path,
    query: { offset: String(offset) },
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    payload: bytes,
  })
  return { status: statusCode, body: JSON.parse(body) }
}

const begin = (name: string | null, token = link()) =>
  app.stranger.call(contract.restoreBackup, { body: { link: token, name } })
const look = (token = link()) => app.stranger.call(contract.getFirstRun, { body: { link: token } })

test('without the link from the log nothing can be seen, sent or restored', async () => {
  for (const wrong of ['x', links.make('open-chamber').token, links.make('reset', 'a@example.in').token]) {
    expect((await look(wrong)).status).toBe(404)
    expect((await send(Buffer.from('x'), 0, wrong)).status).toBe(404)
    expect((await begin(null, wrong)).status).toBe(404)
  }
  expect(restarts).toBe(0)
  expect(await readdir(config.dataDirectory)).toEqual([])
})

test('a file arrives in parts, and a part at another place is refused with the right one', async () => {
  expect((await look()).body.data).toMatchObject({ can_restore: true, backups: [], received: 0, last: null })
  expect((await begin(null)).status).toBe(404)
  expect((await send(Buffer.from('one '), 0)).body.data).toEqual({ received: 4 })
  expect((await send(Buffer.from('two'), 4)).body.data).toEqual({ received: 7 })
  expect((await send(Buffer.from('two'), 3)).status).toBe(409)
  expect(await readFile(uploadedFile(config.dataDirectory), 'utf8')).toBe('one two')
  expect((await send(Buffer.from('new'), 0)).body.data).toEqual({ received: 3 })
  expect((await look()).body.data.received).toBe(3)
})

test('an unknown backup is not restored', async () => {
  for (const name of ['peshi-2026-11-22T143005Z', '../kept', '']) expect((await begin(name)).status, name).toBe(404)
  expect(restarts).toBe(0)
})

test.skipIf(server)(
  'a backup in the folder is requested, and one in an uploaded file is restored at the next start',
  async () => {
    const place = await migratedPlace('origin')
    const before = await work(place, async ({ db, context }) => {
      await newChamber(db)
      await context.files.put('chambers/one', Buffer.from('one'), 'text/plain')
    })
    const backup = await backUp(place, join(folder(), 'kept'), { now: clock.now() })
    const name = basename(backup)
    expect((await look()).body.data.backups).toEqual([name])
    expect((await begin(name)).status).toBe(200)
    expect(restarts).toBe(1)

    // `restore-request.db.test.ts` checks the restore after this request.
    const request = await readFile(join(config.dataDirectory, 'restore-request.json'), 'utf8')
    expect(JSON.parse(request)).toEqual({ name })

    const elsewhere = { ...config, dataDirectory: (await newPlace('uploaded')).dataDirectory }
    const tar = uploadedFile(elsewhere.dataDirectory)
    const pack = (how: string, ...paths: string[]) =>
      execFileSync('tar', [how, '-f', tar, '-C', dirname(backup), ...paths])
    const tryUploaded = async () => {
      await requestRestore(elsewhere.dataDirectory, { name: null })
      return (await restoreIfRequested(elsewhere, clock.now()))?.problem
    }
    pack('-cz', name)
    expect(await tryUploaded()).toBeNull()
    expect(await lookAt({ ...place, dataDirectory: elsewhere.dataDirectory })).toEqual(before)
    expect((await readdir(elsewhere.dataDirectory)).sort()).toEqual(
      expect.arrayContaining(['files', 'last-restore.json', 'postgres']),
    )
    expect(await readdir(elsewhere.dataDirectory)).not.toContain('unpacked-backup')

    await writeFile(tar, 'no archive')
    expect(await tryUploaded()).toMatch(/no tar archive/)
    await symlink('/etc/hostname', join(backup, 'files/link'))
    pack('-c', join(name, 'manifest.json'), join(name, 'files'))
    expect(await tryUploaded()).toMatch(/contains links/)
    await mkdir(join(folder(), 'empty'))
    execFileSync('tar', ['-c', '-f', tar, '-C', folder(), 'empty'])
    expect(await tryUploaded()).toMatch(/no manifest\.json/)
    expect(await lookAt({ ...place, dataDirectory: elsewhere.dataDirectory })).toEqual(before)
    expect(await readLastRestore(elsewhere.dataDirectory)).toMatchObject({
      problem: expect.stringMatching(/no manifest/),
    })
  },
  240_000,
)

test('when somebody has an account, the link restores nothing any more', async () => {
  const token = link()
  expect((await look(token)).status).toBe(200)
  await newChamber(app.db)
  expect((await look(token)).body.code).toBe('first-run-over')
  expect((await begin('x', token)).body.code).toBe('first-run-over')
  expect((await send(Buffer.from('x'), 0, token)).body.code).toBe('first-run-over')
})
