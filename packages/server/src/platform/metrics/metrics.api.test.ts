import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handClock, type TestApp, testApp, testConfig } from '../../../test/app.ts'
import { delhi } from '../../../test/cases.ts'
import { newChamber } from '../../../test/chamber.ts'
import { followCase } from '../../../test/matters.ts'
import { sendResetCode } from '../../chamber/account/password-reset.jobs.ts'
import { courtHealth, operatorHealth } from '../../courts/courts/courts.schema.ts'
import { reportEachCourt } from '../../courts/sync/report-courts.ts'
import { newId } from '../db/columns.ts'

const metricsToken = 'a token for tests only, long enough'
const deploy = fileURLToPath(new URL('../../../../../deploy/', import.meta.url))
const clock = handClock()
let tests: TestApp
beforeAll(async () => {
  tests = await testApp({ clock, context: { config: { ...testConfig, metricsToken } } })
})
afterAll(() => tests.close())

const ask = (authorization?: string, url = '/metrics') =>
  tests.app.inject({ url, headers: { ...(authorization && { authorization }) } })
const hours = (count: number) => new Date(clock.now().getTime() + count * 3_600_000)

test.each([
  ['a missing token', undefined],
  ['another token', 'Bearer another'],
  ['the token without “Bearer”', metricsToken],
])('a metrics request with %s is refused', async (_what, authorization) => {
  expect((await ask(authorization)).statusCode).toBe(401)
})

test('without a metrics token in the settings, the metrics page is not found', async () => {
  const closed = await testApp()
  const reply = await closed.app.inject({ url: '/metrics', headers: { authorization: 'Bearer undefined' } })
  expect(reply.statusCode).toBe(404)
  await closed.close()
})

test('the metrics include each court’s state and the number of its overdue cases', async () => {
  const member = await newChamber(tests.db)
  await followCase(tests, member, { court: delhi, due_at: hours(-2), read_at: hours(-30) })
  await followCase(tests, member, { court: delhi, due_at: hours(5), failing_since: hours(-1) })
  await tests.db.asSystem('court-sync', async (tx) => {
    await tx.insert(courtHealth).values({
      court: delhi,
      last_success_at: hours(-3),
      failing_since: hours(-1),
      failure: 'down',
      failures: 6,
    })
    await tx.insert(operatorHealth).values({ operator: 'hcservices', failures: 6, resting_until: hours(1) })
  })
  await reportEachCourt(tests.context)
  const reply = await ask(`Bearer ${metricsToken}`, '/metrics/installation')
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const lines = reply.body.split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE peshi_court_up gauge',
      'peshi_court_up{court="hc-delhi",part="cases"} 0',
      'peshi_court_failures{court="hc-delhi",part="cases"} 6',
      `peshi_court_last_success_timestamp_seconds{court="hc-delhi",part="cases"} ${hours(-3).getTime() / 1000}`,
      'peshi_court_cases_failing{court="hc-delhi"} 1',
      'peshi_court_cases_due{court="hc-delhi"} 1',
      'peshi_court_oldest_due_seconds{court="hc-delhi"} 7200',
      'peshi_operator_resting{operator="hcservices"} 1',
    ]),
  )
})

test('waiting jobs and response times have metrics', async () => {
  await tests.db.asSystem('sign-in', (tx) => tests.context.queue.enqueue(tx, sendResetCode, { id: newId() }))
  await tests.app.inject({ url: '/api/model/matters?search=secret' })
  const { body: whole } = await ask(`Bearer ${metricsToken}`, '/metrics/installation')
  expect(whole).toContain(`peshi_jobs_waiting{kind="${sendResetCode.name}"} 1\n`)
  const { body } = await ask(`Bearer ${metricsToken}`)
  expect(body).toContain('peshi_http_request_seconds_count{method="GET",route="/api/model/matters",status="401"} 1\n')
  expect(body).toMatch(/^process_resident_memory_bytes \d+/m)
  expect(body).not.toContain('secret')
})

test('a metric is listed even at zero, and the page of a process does not repeat the installation’s metrics', async () => {
  const { body: whole } = await ask(`Bearer ${metricsToken}`, '/metrics/installation')
  for (const name of ['jobs_failed', 'jobs_oldest_seconds', 'messages_failed', 'messages_oldest_waiting_seconds'])
    expect(whole).toMatch(new RegExp(`^peshi_${name}\\{\\w+="[^"]+"\\} 0$`, 'm'))
  expect(whole).toMatch(/^peshi_backup_last_success_timestamp_seconds 0$/m)
  expect(whole).toMatch(/^peshi_database_size_bytes \d+$/m)
  const { body: own } = await ask(`Bearer ${metricsToken}`)
  const names = (text: string) => new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  expect([...names(own)].filter((name) => names(whole).has(name))).toEqual([])
})

const promtool = process.env.PROMTOOL ?? ''

test.skipIf(!promtool)('Prometheus’s own checker accepts all names, units and types', async () => {
  const replies = await Promise.all(
    ['/metrics', '/metrics/installation'].map((url) => ask(`Bearer ${metricsToken}`, url)),
  )
  const input = replies.map(({ body }) => body).join('')
  const { status, stdout, stderr } = spawnSync(promtool, ['check', 'metrics'], { input, encoding: 'utf8' })
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' })
})

test.skipIf(!promtool)('each alert fires exactly under its condition', () => {
  const tried = spawnSync(promtool, ['test', 'rules', 'alerts.test.yml'], { cwd: deploy, encoding: 'utf8' })
  expect(`${tried.stdout}${tried.stderr}`).toContain('SUCCESS')
})
