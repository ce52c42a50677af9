import type { Engine } from '../../platform/db/door.ts'
import type { Config } from '../../platform/process/config.ts'
import { demoDomain } from '../../platform/process/config.ts'
import { BadSettings } from '../../platform/process/settings-reader.ts'

/**
 * Throws if the database has tables of another program. In the demo, also throws if it has real people; in production,
 * also if it has the demo's people, because their passwords are public.
 */
export async function refuseOtherData(
  engine: Engine,
  { mode, databaseUrl }: Pick<Config, 'mode' | 'databaseUrl'>,
): Promise<void> {
  const where = databaseUrl ? 'DATABASE_URL' : 'PESHI_DATA'
  const held = await look(engine)
  if (mode === 'demo' && (held === 'other' || held === 'people'))
    throw new BadSettings([`${where}: it holds other data; the demo starts in an empty place only. Set another one.`])
  if (mode === 'production' && held === 'demo')
    throw new BadSettings([`${where}: it holds the demo, whose passwords everybody knows. Start in an empty place.`])
  if (mode === 'production' && held === 'other')
    throw new BadSettings([`${where}: it holds tables that are not Peshi’s. Give Peshi a database of its own.`])
}

type Held = 'nothing' | 'other' | 'nobody' | 'people' | 'demo'

async function look(engine: Engine): Promise<Held> {
  const ask = async (question: string) => (await engine.execute(`SELECT ${question} AS yes`)).rows[0]?.yes === true
  if (!(await ask(`to_regclass('public.migration') IS NOT NULL`))) {
    const tables = `FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`
    return (await ask(`EXISTS (SELECT ${tables})`)) ? 'other' : 'nothing'
  }
  if (!(await ask(`to_regclass('public.person') IS NOT NULL`))) return 'nobody'
  if (await ask(`EXISTS (SELECT FROM person WHERE email LIKE '%@${demoDomain}')`)) return 'demo'
  return (await ask('EXISTS (SELECT FROM person)')) ? 'people' : 'nobody'
}
