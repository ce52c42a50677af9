import { randomBytes } from 'node:crypto'
import { type Db, openDoors } from '../src/db/door.ts'
import { migrate } from '../src/db/migrate.ts'
import { openPglite } from '../src/db/pglite.ts'
import { openPostgres } from '../src/db/postgres.ts'

const raise = (error: Error) => {
  throw error
}

/**
 * A fresh, migrated database: in memory, or on the server of `TEST_DATABASE_URL`. Opened once per test file;
 * each test makes a chamber of its own in it, so that nothing needs cleaning up.
 */
export async function testDatabase(): Promise<Db> {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    const engine = await openPglite(null)
    await migrate(engine)
    return openDoors(engine)
  }
  const name = `peshi_test_${randomBytes(6).toString('hex')}`
  const admin = await openPostgres(server, { max: 1, onError: raise })
  await admin.execute(`CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  let isClosing = false
  // Connections that are on their way out may still be cut off by the DROP.
  const onError = (error: Error) => (isClosing ? undefined : raise(error))
  const engine = await openPostgres(url.href, { max: 10, onError })
  await migrate(engine)
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
