// npm run build: the web app, once, by whoever owns this folder. Whoever runs it afterwards need not be able to write here.
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/say.mjs'

async function build() {
  await ensureInstalled()
  await ensureBuilt()
}

await runMain(build)
process.exit()
