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
  const [, , ...asked] = process.argv
  // Who names a journey looks at one: a product for a second would only cost time.
  const atOnce = asked.length > 0 && !asked.some((one) => one.startsWith('--maxWorkers')) ? ['--maxWorkers=1'] : []
  const { code } = await runVitest(['--root', 'packages/e2e', ...atOnce, ...asked], { CHROMIUM_PATH: chromium })
  return code
}

await runMain(runJourneys)
process.exit()
