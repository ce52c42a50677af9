import type { Engine } from '../../platform/db/door.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openPglite } from '../../platform/db/pglite.ts'
import { planDistribution } from './plan-distribution.ts'
import { readCluster } from './read-cluster.ts'
import { readTables } from './table-schema.ts'

/** Returns the number of steps. `folder` has the migrations. */
export async function distribute(engine: Engine, say: (line: string) => void, folder?: string): Promise<number> {
  const steps = planDistribution(await readWanted(folder), await readCluster(engine))
  for (const { what, statement } of steps) {
    say(what)
    await engine.execute(statement)
  }
  return steps.length
}

/** The tables as they are without a cluster, with all foreign keys. */
async function readWanted(folder?: string) {
  const engine = await openPglite(null)
  try {
    await migrate(engine, { folder })
    return await readTables(engine)
  } finally {
    await engine.close()
  }
}
