import { openPostgres } from '../../platform/db/postgres.ts'
import { explainStart } from '../../platform/process/start-problem.ts'
import { readBackupSettings } from '../backup/settings.ts'
import { checkSameDatabase } from '../backup/target.ts'
import { distribute } from './distribute.ts'
import { NotDistributed } from './read-cluster.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

async function run() {
  const settings = readBackupSettings(process.env)
  await checkSameDatabase(settings)
  const { databaseUrl } = settings
  if (!databaseUrl)
    throw new NotDistributed(
      'DATABASE_URL is not set: an embedded database is one process on one machine. Nothing was done.',
    )
  const engine = await openPostgres(databaseUrl, { kind: 'citus', max: 1, onError: (error) => say(error.message) })
  try {
    say(`Done: ${await distribute(engine, say)} steps.`)
  } finally {
    await engine.close()
  }
}

try {
  await run()
} catch (error) {
  const sentence = error instanceof NotDistributed ? error.message : explainStart(error)
  process.stderr.write(`${sentence ?? (error instanceof Error ? error.stack : String(error))}\n`)
  process.exitCode = 1
}
