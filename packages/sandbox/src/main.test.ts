import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const start = (port: string, clock = '') =>
  spawn(process.execPath, [fileURLToPath(new URL('./main.ts', import.meta.url))], {
    env: { ...process.env, SANDBOX_PORT: port, PESHI_CLOCK: clock },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

test('the sandbox’s clock starts at the given time; the sandbox reports a port in use, and stops on SIGTERM', async () => {
  const child = start('0', '2026-12-01T06:00:00Z')
  const [line] = await once(child.stdout, 'data')
  const [, port = ''] = /127\.0\.0\.1:(\d+)\/control\n$/.exec(String(line)) ?? []
  const health = await (await fetch(`http://127.0.0.1:${port}/healthz`)).json()
  expect(health).toMatchObject({ ok: true, today: '2026-12-01' })

  const second = start(port)
  const [complaint] = await once(second.stderr, 'data')
  expect(String(complaint)).toContain(`port ${port} is taken`)
  const [failed] = second.exitCode === null ? await once(second, 'exit') : [second.exitCode]
  expect(failed).toBe(1)

  child.kill('SIGTERM')
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})
