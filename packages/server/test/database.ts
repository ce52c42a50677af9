import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { inject } from 'vitest'
import { type Db, openDoors } from '../src/db/door.ts'
import { engineOn, startPglite } from '../src/db/pglite.ts'
import { openPostgres } from '../src/db/postgres.ts'
import { ownServer } from './servers.ts'

const raise = (error: Error) => {
  throw error
}

/**
 * A fresh, migrated database: in memory, or on a server of `TEST_DATABASE_URL`. Opened once per test file;
 * each test makes a chamber of its own in it, so that nothing needs cleaning up.
 */
export async function testDatabase(): Promise<Db> {
  const server = ownServer()
  if (!server) return openDoors(engineOn(await startPglite('memory://', await migratedData())))
  const name = `peshi_test_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(server, { max: 1, onError: raise })
  await admin.execute(`CREATE DATABASE ${name} TEMPLATE ${inject('migrated')}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  let isClosing = false
  // Connections that are on their way out may still be cut off by the DROP.
  const onError = (error: Error) => (isClosing ? undefined : raise(error))
  const engine = await openPostgres(url.href, { max: 10, onError })
  return openDoors({
    ...engine,
    async close() {
      isClosing = true
      await engine.close()
      await admin.execute(`DROP DATABASE ${name} WITH (FORCE)`)
      await admin.close()
    },
  })
}

const migratedData = async () => new Blob([await readFile(inject('migrated'))], { type: 'application/x-tar' })
