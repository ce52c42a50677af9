import { type Db, type Engine, openDoors } from './door.ts'
import type { DatabaseKind } from './kinds.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export interface DatabaseSettings {
  url?: string | undefined
  kind?: DatabaseKind
  /** Null keeps the data in memory. */
  directory: string | null
  maxConnections?: number
  onError: (error: Error) => void
  onAnswer?: () => void
  before?: (engine: Engine) => Promise<void>
}

export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const engine = settings.url
    ? await openPostgres(settings.url, {
        kind: settings.kind,
        max: settings.maxConnections ?? 10,
        onError: settings.onError,
        onAnswer: settings.onAnswer,
      })
    : await openPglite(settings.directory)
  try {
    await settings.before?.(engine)
    // In Citus, a local table cannot reference a distributed table. `npm run db:distribute` adds the foreign keys
    // later.
    await migrate(engine, { withForeignKeys: settings.kind !== 'citus' })
  } catch (error) {
    await engine.close()
    throw error
  }
  return openDoors(engine)
}
