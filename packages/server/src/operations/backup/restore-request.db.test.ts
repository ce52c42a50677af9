import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { testConfig } from '../../../test/app.ts'
import { backupPlaces } from '../../../test/backup-places.ts'
import { newChamber } from '../../../test/chamber.ts'
import { backUp } from './backup.ts'
import { requestRestore, restoreIfRequested } from './restore-request.ts'
import type { BackupSettings } from './settings.ts'
import { nameToReplace } from './target.ts'

const { server, folder, forget, migratedPlace, work, lookAt } = backupPlaces()
const now = new Date('2026-11-22T14:30:05Z')

const configOf = ({ dataDirectory, databaseUrl }: BackupSettings) => ({
  ...testConfig,
  dataDirectory,
  databaseUrl: databaseUrl ?? undefined,
  backups: {
    ...testConfig.backups,
    place: { kind: 'folder', path: join(folder(), 'backups') } as const,
    superuserUrl: databaseUrl,
  },
})

let fresh: BackupSettings
beforeAll(async () => {
  fresh = await migratedPlace('fresh')
})

test('a restore that fails leaves the data as they are, says why, and is not repeated', async () => {
  const before = await lookAt(fresh)
  await requestRestore(fresh.dataDirectory, { name: 'peshi-2020-01-01T000000Z' })
  const { problem } = (await restoreIfRequested(configOf(fresh), now)) ?? {}
  expect(problem).toMatch(/is no backup/)
  expect(await lookAt(fresh)).toEqual(before)
  expect(await restoreIfRequested(configOf(fresh), now)).toBeNull()
}, 60_000)

test('a start after a request restores the backup over the empty database, and keeps that aside', async () => {
  const origin = await migratedPlace('origin')
  const before = await work(origin, async ({ db, context }) => {
    await newChamber(db)
    await context.files.put('chambers/one', Buffer.from('one'), 'text/plain')
  })
  const name = basename(await backUp(origin, join(folder(), 'backups'), { now }))

  await requestRestore(fresh.dataDirectory, { name })
  if (server) forget(`${nameToReplace(fresh)}_replaced20261122t143005z`)
  expect(await restoreIfRequested(configOf(fresh), now)).toEqual({ at: now.toISOString(), name, problem: null })
  expect(await lookAt(fresh)).toEqual(before)
  const left = await readdir(fresh.dataDirectory)
  expect(left).not.toContain('restore-request.json')
  if (!server) expect(left).toContain('replaced-2026-11-22T143005Z')
  expect(await restoreIfRequested(configOf(fresh), now)).toBeNull()
}, 120_000)
