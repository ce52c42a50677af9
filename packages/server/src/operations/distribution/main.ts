import { migrate } from '../../platform/db/migrate.ts'
import { openPglite } from '../../platform/db/pglite.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { explainStart } from '../../platform/process/start-problem.ts'
import { readBackupSettings } from '../backup/settings.ts'
import { checkSameDatabase } from '../backup/target.ts'
import { planDistribution } from './plan-distribution.ts'
import { NotDistributed, readCluster } from './read-cluster.ts'
import { readTables } from './table-schema.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function readWanted() {
  const engine = await openPglite(null)
  try {
    await migrate(engine)
    return await readTables(engine)
  } finally {
    await engine.close()
  }
}

async function distribute() {
  const settings = readBackupSettings(process.env)
  await checkSameDatabase(settings)
  const { databaseUrl } = settings
  if (!databaseUrl)
    throw new NotDistributed(
      'DATABASE_URL is not set: an embedded database is one process on one machine. Nothing was done.',
    )
  const engine = await openPostgres(databaseUrl, { max: 1, onError: (error) => say(error.message) })
  try {
    const { database, ...state } = await readCluster(engine)
    const steps = planDistribution(await readWanted(), state, database)
    for (const { what, statement } of steps) {
      say(what)
      await engine.execute(statement)
    }
    say(`Done: ${steps.length} steps.`)
  } finally {
    await engine.close()
  }
}

try {
  await distribute()
} catch (error) {
  const sentence = error instanceof NotDistributed ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
