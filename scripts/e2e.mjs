// npm run test:e2e: the browser journeys alone, on a product of their own. Arguments go to Vitest (a file, -t name).
import { ensureBuilt } from './lib/build.mjs'
import { ensureChromium } from './lib/chromium.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runMain } from './lib/say.mjs'
import { runVitest } from './lib/vitest.mjs'

async function runJourneys() {
  await ensureInstalled()
  const chromium = await ensureChromium()
  await ensureBuilt()
  const { code } = await runVitest(['--root', 'packages/e2e', ...process.argv.slice(2)], { CHROMIUM_PATH: chromium })
  return code
}

await runMain(runJourneys)
process.exit()
