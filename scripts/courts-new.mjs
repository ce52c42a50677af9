// npm run courts:new -- <body> <address> [--without-picture]: creates a tribunal's connector. Complete it by the
// instructions in packages/courts/README.md.
import { ensureInstalled } from './lib/install.mjs'
import { pinnedNode, root } from './lib/paths.mjs'
import { run } from './lib/run.mjs'
import { runMain } from './lib/say.mjs'

await runMain(async () => {
  await ensureInstalled()
  const { code } = await run(pinnedNode, [`${root}/packages/courts/generator/run.mjs`, ...process.argv.slice(2)])
  return code
})
process.exit()
