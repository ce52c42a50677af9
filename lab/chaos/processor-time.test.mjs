import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { measureProcessorTime } from './processor-time.mjs'

const burn = (ms) =>
  `for (const end = process.cpuUsage().user + ${ms} * 1000; process.cpuUsage().user < end;) for (let n = 0; n < 1e6; n++);`
const start = (script) => spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] })

test.skipIf(process.platform !== 'linux')(
  'a part’s time has that of its children and of killed processes',
  async () => {
    const idle = start(`${burn(300)} console.log('done'); setInterval(() => 0, 1000)`)
    const begun = { worker: [], killed: [], idle: [idle] }
    const pidsOf = (name) => () => begun[name].map(({ pid }) => pid)
    try {
      await once(idle.stdout, 'data')
      const parts = Object.keys(begun).map((name) => [name, pidsOf(name)])
      const end = await measureProcessorTime(Object.fromEntries(parts))
      const worker = start(
        `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn(600))}])
         console.log('done'); setInterval(() => 0, 1000)`,
      )
      const killed = start(`${burn(600)} console.log('done'); setInterval(() => 0, 1000)`)
      Object.assign(begun, { worker: [worker], killed: [killed] })
      await Promise.all([once(worker.stdout, 'data'), once(killed.stdout, 'data')])
      await new Promise((done) => setTimeout(done, 700))
      killed.kill('SIGKILL')
      await once(killed, 'exit')
      const times = await end()
      expect(times.worker).toBeGreaterThan(500)
      expect(times.killed).toBeGreaterThan(500)
      expect(times.idle).toBeLessThan(200)
    } finally {
      for (const child of Object.values(begun).flat()) child.kill('SIGKILL')
    }
  },
)
