// npm run test:browsers: tests every page, thirty loads by address and several journeys in Chromium, Firefox and WebKit.
// Arguments are passed to Vitest.
import { ensureBuilt } from './lib/build.mjs'
import { drawTable } from './lib/engine-table.mjs'
import { ensureEngines } from './lib/engines.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { runMain, say } from './lib/say.mjs'
import { runVitest } from './lib/vitest.mjs'

async function testInEngines() {
  await ensureInstalled()
  const chromium = await ensureEngines()
  await ensureBuilt()
  const args = ['--root', 'packages/e2e', '--config', 'browsers.config.ts', ...process.argv.slice(2)]
  const { code, tests } = await runVitest(args, { CHROMIUM_PATH: chromium })
  say(`\n${drawTable(tests)}`)
  return code
}

await runMain(testInEngines)
process.exit()
