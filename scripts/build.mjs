// npm run build: builds the web app. Run it as the owner of this folder, because it writes files.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/say.mjs'

async function build() {
  await ensureInstalled()
  await ensureBuilt()
}

await runMain(build)
process.exit()
