import { login } from '@peshi/contract/chamber/account'
import * as contract from '@peshi/contract/operations/demo'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { handClock, type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { emptyDatabase, testDatabase } from '../../../test/database.ts'
import { sessionOf } from '../../../test/session.ts'
import { features } from '../../app/features.ts'
import { accountRoutes } from '../../chamber/account/account.routes.ts'
import type { Db } from '../../platform/db/door.ts'
import { readConfig } from '../../platform/process/config.ts'
import { BadSettings } from '../../platform/process/settings-reader.ts'
import { demoPassword, demoPeople } from './people.ts'
import { refuseOtherData } from './refuse-other-data.ts'
import { seedDemo } from './seed.ts'

describe('the demo’s chamber', () => {
  let tests: TestApp
  beforeAll(async () => {
    tests = await testApp({ routes: accountRoutes })
  })
  afterAll(() => tests.close())

  test('the demo chamber is created once, and its people can sign in', async () => {
    expect(await seedDemo(tests.context)).not.toBeNull()
    expect(await seedDemo(tests.context)).toBeNull()
    const chambers = new Set<string>()
    for (const { role } of demoPeople) {
      const { status, body } = await tests.stranger.call(login, {
        body: { email: `${role}@demo.peshi.in`, password: demoPassword },
      })
      const { extras } = sessionOf(body).userData
      expect([status, extras.chamber_role]).toEqual([200, role])
      chambers.add(extras.chamber_id)
    }
    expect(chambers.size).toBe(1)
  })
})

describe('separating demo data from other data', () => {
  let db: Db
  beforeEach(async () => {
    db = await testDatabase()
  })
  afterEach(() => db.close())

  const check = (db: Db, mode: 'demo' | 'production') =>
    refuseOtherData(db.engine, { mode, databaseUrl: 'postgres://x' })

  test('the demo and production both accept an empty database', async () => {
    await check(db, 'demo')
    await check(db, 'production')
  })

  test('the demo refuses a database that has people other than the demo’s people', async () => {
    await newChamber(db)
    await expect(check(db, 'demo')).rejects.toThrow(BadSettings)
    await check(db, 'production')
  })

  test('production refuses a database that has the demo’s people', async () => {
    await seedDemo({ db, clock: handClock() })
    await expect(check(db, 'production')).rejects.toThrow('whose passwords everybody knows')
    await check(db, 'demo')
  })

  test('the demo and production refuse a database of other software, and do not change it', async () => {
    const engine = await emptyDatabase()
    await engine.execute('CREATE TABLE invoices_of_a_shop (id int)')
    for (const mode of ['demo', 'production'] as const)
      await expect(refuseOtherData(engine, { mode, databaseUrl: undefined })).rejects.toThrow('PESHI_DATA: it holds')
    await engine.close()
  })
})

describe('production without the demo', () => {
  test('the demo’s endpoints are not found, and no page mentions the demo', async () => {
    const tests = await testApp()
    for (const { method, path } of [contract.demoState, contract.readDemoPicture, contract.jumpTo, contract.resetDemo])
      expect((await tests.app.inject({ method, url: path })).statusCode).toBe(404)
    const page = await tests.app.inject({ url: '/login', headers: { accept: 'text/html' } })
    expect(page.payload).not.toContain('peshi-demo')
    await tests.close()
  })

  test('production refuses to start with a demo setting', () => {
    expect(() => readConfig({ PESHI_MODE: 'production', PESHI_DEMO: 'full' }, features)).toThrow(
      'production has no demo',
    )
  })
})
