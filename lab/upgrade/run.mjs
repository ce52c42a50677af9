import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/lib/paths.mjs'
import { Refusal, runMain, say, seconds } from '../../scripts/lib/say.mjs'
import { upgradeEmbedded } from './embedded.mjs'
import { openOldVersion } from './old-version.mjs'
import { upgradeOnPostgres } from './on-postgres.mjs'

const engines = { postgres: upgradeOnPostgres, embedded: upgradeEmbedded }

async function runUpgrade({ from, only, matters, seconds: beside }) {
  if (only && !(only in engines)) throw new Refusal(`--only takes ${Object.keys(engines).join(' or ')}.`)
  const began = Date.now()
  const old = await openOldVersion(from)
  const problems = []
  try {
    const settings = {
      newServer: join(root, 'packages/server/src/main.ts'),
      matters: Number(matters),
      besideMs: Number(beside) * 1000,
    }
    for (const [name, upgrade] of Object.entries(engines)) {
      if (only && only !== name) continue
      const found = await upgrade(old, settings).catch(toProblem)
      for (const problem of found) say(`  WRONG: ${problem}`)
      problems.push(...found)
    }
  } finally {
    await old.remove()
  }
  const end = problems.length === 0 ? 'Nothing was lost' : `${problems.length} checks failed`
  say(`\nFrom ${old.name} (${old.version}) to this version. ${end}, after ${seconds(Date.now() - began)}.`)
  return problems.length === 0 ? 0 : 1
}

function toProblem(error) {
  if (error instanceof Refusal) return [error.message]
  throw error
}

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    only: { type: 'string' },
    matters: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '15' },
  },
})
await runMain(() => runUpgrade(values))
process.exit()
