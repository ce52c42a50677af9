import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listAudit } from '@peshi/contract/chamber/audit'
import * as contract from '@peshi/contract/operations/backup'
import { expect, test } from 'vitest'
import { type Caller, handClock, type TestApp, testApp, testConfig, testMorning } from '../../../test/app.ts'
import { backupPlaces } from '../../../test/backup-places.ts'
import { newChamber } from '../../../test/chamber.ts'
import { makeOperator } from '../../../test/operators.ts'
import { smallBackup } from '../../../test/small-backup.ts'
import { openDoors } from '../../platform/db/door.ts'
import { openPglite } from '../../platform/db/pglite.ts'
import { openFiles } from '../../platform/files/files.ts'
import { startBackupJobs, workOnBackups } from './backup.jobs.ts'
import { stampOf } from './backup.ts'
import { readManifest } from './manifest.ts'
import { requestRestore, restoreIfRequested } from './restore-request.ts'

const { server, folder, migratedPlace, newPlace, open } = backupPlaces()

const operatorOf = async (tests: TestApp) => {
  const member = await newChamber(tests.db)
  await makeOperator(tests, member)
  return tests.as(member)
}

const look = async (caller: Caller) => (await caller.call(contract.getBackups)).body.data

test('only operators can see, make and try backups', async () => {
  const app = await testApp()
  const owner = app.as(await newChamber(app.db))
  const replies = [
    await owner.call(contract.getBackups),
    await owner.call(contract.startBackup),
    await owner.call(contract.startDrill),
  ]
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404])
  expect(app.queue.held).toEqual([])
  await app.close()
})

test('without a place for backups, the operator is told which setting to write', async () => {
  const app = await testApp()
  const operator = await operatorOf(app)
  expect(await look(operator)).toMatchObject({ where: null, off: 'nowhere', kept: [], last: null, drill: null })
  const { status, body } = await operator.call(contract.startBackup)
  expect([status, body.code, body.message]).toEqual([409, 'backups-off', expect.stringContaining('PESHI_BACKUPS')])
  await app.close()
})

test('with PostgreSQL and no superuser’s address, the operator is told that a timer makes the backups', async () => {
  const config = { ...testConfig, databaseUrl: 'postgres://peshi@127.0.0.1/peshi' }
  const tests = await testApp({ context: { config } })
  expect(await look(await operatorOf(tests))).toMatchObject({ off: 'superuser' })
  await tests.close()
})

test.skipIf(server)(
  'the operator is told how many accounts were made before a restore, and where they are kept',
  async () => {
    const { dataDirectory } = await migratedPlace('meanwhile')
    const name = 'peshi-2026-11-20T040000Z'
    const path = join(folder(), 'meanwhile-backups')
    await smallBackup(path, name)
    const backups = { ...testConfig.backups, place: { kind: 'folder', path } as const }
    const config = { ...testConfig, dataDirectory, backups }
    await requestRestore(dataDirectory, { name })
    const engine = await openPglite(dataDirectory)
    await newChamber(openDoors(engine))
    await engine.close()
    await restoreIfRequested(config, testMorning)
    const tests = await testApp({ context: { config } })
    const { restored } = await look(await operatorOf(tests))
    expect(restored).toMatchObject({ name, people: 1, aside: [expect.stringContaining(`${dataDirectory}/replaced-`)] })
    await tests.close()
  },
  120_000,
)

test.skipIf(server)(
  'an operator makes a backup of the running server and tries it; both are in the audit log',
  async () => {
    const place = await migratedPlace('asked')
    const path = join(folder(), 'asked-backups')
    const clock = handClock()
    const config = {
      ...testConfig,
      dataDirectory: place.dataDirectory,
      backups: { ...testConfig.backups, place: { kind: 'folder', path } as const },
    }
    const db = openDoors(await open(place))
    const tests = await testApp({ clock, context: { config, db, files: await openFiles(config) } })
    await startBackupJobs(tests.context)
    const operator = await operatorOf(tests)
    await tests.context.files.put('chambers/one', Buffer.from('one'), 'text/plain')

    await operator.call(contract.startDrill)
    await expect(tests.queue.runHeld()).rejects.toThrow('There is no backup yet')
    expect(await look(operator)).toMatchObject({
      running: null,
      drill: null,
      drill_failure: { problem: expect.stringMatching(/no backup yet/) },
    })

    expect((await operator.call(contract.startBackup)).status).toBe(200)
    expect((await look(operator)).is_queued).toBe(true)
    await tests.queue.runHeld()
    const [name = ''] = await readdir(path)
    const { rows = {}, files } = await readManifest(join(path, name))
    expect(await look(operator)).toMatchObject({
      is_queued: false,
      running: null,
      failure: null,
      kept: [name],
      last: { name },
    })

    await operator.call(contract.startDrill)
    await tests.queue.runHeld()
    const { drill, drill_failure } = await look(operator)
    const counted = Object.values(rows).reduce((sum, count) => sum + count, 0)
    expect(drill).toMatchObject({ name, rows: counted, files: files.length })
    expect(counted).toBeGreaterThan(5)
    expect(drill_failure).toBeNull()
    const { body } = await operator.call(listAudit, { query: { group: 'exports' } })
    expect(body.data.map(({ action }) => action)).toEqual([
      'access.drill-started',
      'access.backup-started',
      'access.drill-started',
    ])

    await tests.close()
  },
  240_000,
)

test.skipIf(server)('the daily backup removes backups that are too old', async () => {
  const { dataDirectory } = await newPlace('daily')
  await mkdir(join(dataDirectory, 'postgres'))
  await writeFile(join(dataDirectory, 'postgres/PG_VERSION'), '17')
  const path = join(folder(), 'daily-backups')
  const kept = (days: number) => `peshi-${stampOf(new Date(testMorning.getTime() - days * 86_400_000))}`
  const [recent, old, older] = [kept(6), kept(8), kept(36)]
  for (const name of [recent, old, older]) await smallBackup(path, name)
  const backups = { ...testConfig.backups, place: { kind: 'folder', path } as const, days: 7 }
  const tests = await testApp({ context: { config: { ...testConfig, dataDirectory, backups } } })
  await startBackupJobs(tests.context)
  await tests.db.asSystem('seed', (tx) => tests.queue.enqueue(tx, workOnBackups, { what: 'daily' }))
  await tests.queue.runHeld()
  expect((await readdir(path)).sort()).toEqual([recent, expect.stringMatching(/^peshi-2026-11-20T04/)])
  await tests.close()
})

test('a backup that fails says why', async () => {
  const place = await newPlace('fails')
  const path = join(folder(), 'a-file')
  await mkdir(place.dataDirectory, { recursive: true })
  await writeFile(path, 'not a folder')
  const backups = { ...testConfig.backups, place: { kind: 'folder', path } as const }
  const tests = await testApp({ context: { config: { ...testConfig, dataDirectory: place.dataDirectory, backups } } })
  await startBackupJobs(tests.context)
  const operator = await operatorOf(tests)
  await operator.call(contract.startBackup)
  await expect(tests.queue.runHeld()).rejects.toThrow()
  expect(await look(operator)).toMatchObject({
    last: null,
    unreadable: expect.stringMatching(/ENOTDIR/),
    failure: { problem: expect.stringMatching(/ENOTDIR|EEXIST/) },
  })
  await tests.close()
})
