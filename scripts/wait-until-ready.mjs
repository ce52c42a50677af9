// Used by systemd: `ExecStartPost=node scripts/wait-until-ready.mjs PORT SETTLE_SECONDS MAIN_PID`. Waits until the
// process is ready, then SETTLE_SECONDS, so that a balancer notices it. Exits with 1 if the process has ended.
import { setTimeout as wait } from 'node:timers/promises'
import { isReady } from './lib/ready.mjs'

const [port, settleSeconds, pid] = process.argv.slice(2).map(Number)

function isRunning() {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

let ready = false
while (!ready && isRunning()) {
  ready = await isReady(`http://127.0.0.1:${port}/readyz`)
  if (!ready) await wait(200)
}
if (ready) await wait(settleSeconds * 1000)
process.exit(ready ? 0 : 1)
