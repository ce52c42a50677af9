import { type Db, type Engine, openDoors } from './door.ts'
import type { DatabaseKind } from './kinds.ts'
import { findEarlierVersion, migrate, refuseOtherEncoding } from './migrate.ts'
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
  /**
   * Runs while the embedded database of an earlier version is closed, before it is migrated. Gets the newest applied
   * migration.
   */
  backUp?: (migration: string) => Promise<void>
  /** The folder of migrations, for tests. */
  migrations?: string
}

export async function openDatabase(settings: DatabaseSettings): Promise<Db> {
  let engine = await openEngine(settings)
  const earlier = await orClose(engine, async () => {
    await refuseOtherEncoding(engine)
    await settings.before?.(engine)
    return findEarlierVersion(engine, settings.migrations)
  })
  if (earlier && settings.backUp && !settings.url && settings.directory !== null) {
    await engine.close()
    await settings.backUp(earlier)
    engine = await openEngine(settings)
  }
  // In Citus, a local table cannot reference a distributed table. `npm run db:distribute` adds the foreign keys
  // later.
  await orClose(engine, () =>
    migrate(engine, {
      withForeignKeys: settings.kind !== 'citus',
      ...(settings.migrations && { folder: settings.migrations }),
    }),
  )
  return openDoors(engine)
}

const openEngine = ({ url, kind, directory, maxConnections = 10, ...rest }: DatabaseSettings): Promise<Engine> =>
  url
    ? openPostgres(url, { kind, max: maxConnections, onError: rest.onError, onAnswer: rest.onAnswer })
    : openPglite(directory)

async function orClose<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    await engine.close()
    throw error
  }
}
