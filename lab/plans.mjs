// npm run plans: writes to docs/QUERY-PLANS.md how PostgreSQL executes the twenty most frequent statements.
import { join } from 'node:path'
import { ensureInstalled } from '../scripts/lib/install.mjs'
import { root } from '../scripts/lib/paths.mjs'
import { openTestPostgres } from '../scripts/lib/postgres.mjs'
import { Refusal, runMain } from '../scripts/lib/say.mjs'
import { runVitest } from '../scripts/lib/vitest.mjs'

async function writePlans() {
  await ensureInstalled()
  const postgres = await openTestPostgres()
  if (postgres.skipped) throw new Refusal(`The plans are PostgreSQL’s: ${postgres.skipped}.`)
  try {
    const { code } = await runVitest(['--project', 'postgres', 'packages/server/test/query-plans.db.test.ts'], {
      TEST_DATABASE_URL: postgres.url,
      PESHI_WRITE_PLANS: join(root, 'docs/QUERY-PLANS.md'),
    })
    return code
  } finally {
    await postgres.stop()
  }
}

await runMain(writePlans)
process.exit()
