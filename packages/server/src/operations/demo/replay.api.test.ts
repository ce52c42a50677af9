import type { AddressInfo } from 'node:net'
import { demoReplay, resetDemo } from '@peshi/contract/operations/demo'
import { buildSandbox } from '@peshi/sandbox/app'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { demoRoutes } from './demo.routes.ts'
import { createReplay } from './replay.service.ts'
import { openSandboxClock, type SandboxClock } from './sandbox-clock.ts'

const clock = handClock()
let sandbox: Awaited<ReturnType<typeof buildSandbox>>
let sandboxClock: SandboxClock
let tests: TestApp
let resets = 0

beforeAll(async () => {
  sandbox = await buildSandbox({ clock })
  await sandbox.listen({ host: '127.0.0.1', port: 0 })
  const sandboxUrl = `http://127.0.0.1:${(sandbox.server.address() as AddressInfo).port}`
  sandboxClock = await openSandboxClock({ sandboxUrl, own: clock, log: pino({ level: 'silent' }) })
  const demo = { progress: { say: () => undefined, of: () => () => undefined, unfinished: () => [] } }
  tests = await testApp({
    clock,
    context: { config: { ...testConfig, sandboxUrl } },
    routes: (context) =>
      demoRoutes(context, {
        replay: createReplay(context),
        demo: {
          ...demo,
          open: async () => undefined,
          isOpen: () => true,
          nameWhoAppears: async () => undefined,
          resume: async () => undefined,
        },
        clock: sandboxClock,
        reset: () => {
          resets += 1
        },
      }),
  })
})
afterAll(async () => {
  sandboxClock.close()
  await tests.close()
  await sandbox.close()
})

test('a replayed board is cached for some seconds, unless the clock is set back', async () => {
  const member = tests.as(await newChamber(tests.db))
  const readAt = async () => {
    const { data } = (await member.call(demoReplay)).body
    expect(data?.date).toBe('2026-11-19')
    expect(data?.boards.map(({ rooms }) => rooms.length > 0)).toEqual([true, true, true])
    return data?.at
  }
  const first = await readAt()
  clock.forward(5_000)
  expect(await readAt()).toBe(first)
  clock.forward(5_000)
  const second = await readAt()
  expect(second).not.toBe(first)
  clock.forward(-3_600_000)
  expect(await readAt()).not.toBe(second)
})

test('only people who manage members can reset the demo', async () => {
  for (const role of ['advocate', 'clerk', 'billing', 'client'] as const)
    expect((await tests.as(await newChamber(tests.db, role)).call(resetDemo)).status).toBe(403)
  expect(resets).toBe(0)
  expect((await tests.as(await newChamber(tests.db)).call(resetDemo)).status).toBe(200)
  expect(resets).toBe(1)
})
