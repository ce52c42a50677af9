import { expect, test, vi } from 'vitest'
import { DatabaseDown } from '../errors.ts'
import { createLog } from './log.ts'
import { createOutage } from './outage.ts'

test('an outage is logged once when it begins and once when it ends', () => {
  let now = 0
  const [begun, ended] = [vi.fn(), vi.fn()]
  const outage = createOutage({ begun, ended }, () => now)
  outage.succeeded()
  for (; now < 35_000; now += 100) {
    outage.failed(new Error('gone'))
    outage.succeeded()
  }
  expect([begun.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0])
  now += 5000
  outage.succeeded()
  outage.succeeded()
  expect(ended.mock.calls).toEqual([[{ seconds: 35, failures: 350 }]])
})

test('errors of one database outage are logged once, even if a library wraps them', () => {
  const lines: { msg: string; reason?: string; error?: { message: string } }[] = []
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) })
  const down = new DatabaseDown(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
  log.error({ err: down }, 'not ready')
  log.child({ reqId: '1' }).warn({ err: new Error('outer', { cause: down }) }, 'database-down')
  log.error({ error: { ...down, message: down.message, stack: down.stack } }, 'The job queue has a problem')
  expect(lines).toMatchObject([{ msg: 'The database does not answer', reason: 'connect ECONNREFUSED' }])
  log.error({ error: { message: 'another', code: '42601' } }, 'The job queue has a problem')
  expect(lines[1]).toMatchObject({ msg: 'The job queue has a problem', error: { message: 'another', code: '42601' } })
})
