// npm run test:e2e: runs the browser tests, each worker with its own product. Arguments are passed to Vitest (a file,
// -t name).
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
  const atOnce = asked.length > 0 && !asked.some((one) => one.startsWith('--maxWorkers')) ? ['--maxWorkers=1'] : []
  const { code } = await runVitest(['--root', 'packages/e2e', ...atOnce, ...asked], { CHROMIUM_PATH: chromium })
  return code
}

await runMain(runJourneys)
process.exit()
