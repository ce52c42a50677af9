// npm run check -- server: checks types, style and imports of one package, in less time than the checks of all.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { Refusal, runMain } from './lib/say.mjs'

async function check() {
  const isPackage = (name) => existsSync(join(root, 'packages', name, 'tsconfig.json'))
  const names = readdirSync(join(root, 'packages')).filter(isPackage)
  const name = process.argv[2]
  if (!names.includes(name)) throw new Refusal(`Name a package: npm run check -- ${names.join(' | ')}`)
  await ensureInstalled()
  const place = `packages/${name}`
  const bin = (program) => join(root, 'node_modules', '.bin', program)
  const results = await Promise.all([
    run(bin('tsc'), ['--checkers', '2', '-p', place]),
    run(bin('biome'), ['check', place]),
    run(bin('depcruise'), ['packages/contract/src', 'packages/server/src', 'packages/web/src']),
  ])
  return results.every(({ code }) => code === 0) ? 0 : 1
}

await runMain(check)
