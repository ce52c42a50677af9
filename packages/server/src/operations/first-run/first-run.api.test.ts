import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as contract from '@peshi/contract/operations/first-run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { ladder } from '../../../test/ladder.ts'
import { smallBackup } from '../../../test/small-backup.ts'
import { createOperatorLinks } from '../../chamber/account/operator-links.ts'
import { uploadedFile } from '../backup/restore-request.ts'

const clock = handClock()
const links = createOperatorLinks({ secret: testConfig.secret, clock })
const link = () => links.make('first-owner').token

let app: TestApp
let config: typeof testConfig
let folder: string
let restarts = 0
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'peshi-first-run-'))
  const dataDirectory = join(folder, 'data')
  await mkdir(dataDirectory)
  const backups = { ...testConfig.backups, place: { kind: 'folder', path: join(folder, 'kept') } as const }
  config = { ...testConfig, dataDirectory, backups }
  const restart = () => {
    restarts += 1
  }
  app = await testApp({ clock, context: { config, restart } })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

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

test('a backup in the folder is listed, and its restore is requested for the next start', async () => {
  const name = 'peshi-2026-11-20T040000Z'
  await smallBackup(join(folder, 'kept'), name)
  expect((await look()).body.data.backups).toEqual([name])
  expect((await begin(name)).status).toBe(200)
  expect(restarts).toBe(1)
  const request = await readFile(join(config.dataDirectory, 'restore-request.json'), 'utf8')
  expect(JSON.parse(request)).toEqual({ name })
})

test('when somebody has an account, the link restores nothing any more', async () => {
  const token = link()
  expect((await look(token)).status).toBe(200)
  await newChamber(app.db)
  expect((await look(token)).body.code).toBe('first-run-over')
  expect((await begin('x', token)).body.code).toBe('first-run-over')
  expect((await send(Buffer.from('x'), 0, token)).body.code).toBe('first-run-over')
})
