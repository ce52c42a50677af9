// npm run courts:new -- <body> <address> [--without-picture]: creates the files that connect Peshi to a tribunal's
// site. packages/courts/README.md says how to complete them.
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
