import { type Db, type Engine, openDoors } from './door.ts'
import type { DatabaseKind } from './kinds.ts'
import { migrate } from './migrate.ts'
import { openPglite } from './pglite.ts'
import { openPostgres } from './postgres.ts'

export interface DatabaseSettings {
  /** A PostgreSQL address; without one the embedded engine works in `directory`. */
  url?: string | undefined
  kind?: DatabaseKind
  /** Where the embedded engine keeps its files; null for memory. */
  directory: string | null
  maxConnections?: number
  onError: (error: Error) => void
  onAnswer?: () => void
  /** Looks at what is there before anything is changed; what it throws leaves the database as it was. */
  before?: (engine: Engine) => Promise<void>
}

/** Opens the database of the settings, brings its schema up to date and hands out its two doors. */
export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  const engine = settings.url
    ? await openPostgres(settings.url, {
        max: settings.maxConnections ?? 10,
        onError: settings.onError,
        onAnswer: settings.onAnswer,
      })
    : await openPglite(settings.directory)
  try {
    await settings.before?.(engine)
    // In Citus a table that still lies on one machine can't refer to one that is spread: `npm run db:distribute` adds
    // the foreign keys once both are.
    await migrate(engine, { withForeignKeys: settings.kind !== 'citus' })
  } catch (error) {
    await engine.close()
    throw error
  }
  return openDoors(engine)
}
