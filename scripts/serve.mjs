// npm run serve: runs the production server, without a sandbox and a demo. Missing or weak settings prevent the start.
import { startChild, stopChildren } from './lib/children.mjs'
import { ensureReadyToServe } from './lib/ready-to-serve.mjs'
import { Refusal, runMain } from './lib/say.mjs'
import { waitForStop } from './lib/signals.mjs'

async function serve() {
  await ensureReadyToServe()
  const server = startChild('the server', 'packages/server/src/main.ts', {
    PESHI_MODE: 'production',
    NODE_ENV: 'production',
  })
  const ended = await Promise.race([waitForStop().then(() => null), server.ended])
  const stuck = await stopChildren([server])
  if (stuck.length > 0) throw new Refusal('The server did not stop when asked and had to be ended.')
  return ended ? ended.code || 1 : 0
}

await runMain(serve)
process.exit()
