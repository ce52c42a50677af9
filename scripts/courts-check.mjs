// npm run courts:check -- <court> (<type> <number> <year> | list [<date>] | board): asks a court's real site for a
// case, a cause list or its display board, and shows the result. You must answer the captcha yourself.
// npm run courts:check -- candidates [<state>]: reads the front pages of the addresses that district courts probably have.
import { spawn } from 'node:child_process'
import { ensureInstalled } from './lib/install.mjs'
import { pinnedEnv, pinnedNode, root } from './lib/paths.mjs'
import { runMain } from './lib/say.mjs'

async function checkCourt() {
  await ensureInstalled()
  const child = spawn(pinnedNode, [`${root}/packages/server/src/courts/courts/check.ts`, ...process.argv.slice(2)], {
    env: pinnedEnv(),
    stdio: 'inherit',
  })
  return new Promise((done) => child.once('close', (code) => done(code ?? 1)))
}

await runMain(checkCourt)
process.exit()
