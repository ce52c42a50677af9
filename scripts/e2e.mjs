// npm run test:e2e: runs the browser tests. Each Vitest worker starts its own product. Arguments are passed to Vitest,
// such as a file or `-t NAME`.
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
  const { code } = await runVitest(['--root', 'packages/e2e', ...atOnce, ...asked], {
    CHROMIUM_PATH: chromium,
    TEST_FULL: '1',
  })
  return code
}

await runMain(runJourneys)
process.exit()
