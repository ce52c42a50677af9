import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitRules } from '../src/platform/http/limit-rules.ts'
import { routesOf } from '../src/platform/process/feature.ts'
import { handClock, type TestApp, testApp, testConfig } from './app.ts'
import { sampleInput } from './sample-input.ts'

const mostRequests = 5
let tests: TestApp
beforeAll(async () => {
  const config = { ...testConfig, trustProxy: ['127.0.0.1'], mostRequests }
  tests = await testApp({ clock: handClock(), context: { config } })
})
afterAll(() => tests.close())

const publicOnes = Object.values(endpoints).filter(({ access }) => access === 'public')
let networks = 0

test.each(publicOnes.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'requests to %s are limited by the endpoint’s limit rule',
  async (_name, endpoint) => {
    const bound = routesOf(tests.context).find((one) => one.endpoint === endpoint)
    const rule = bound?.heldBy
    expect(rule).toBeDefined()
    const most = !rule || rule === 'requests' ? mostRequests * 10 : limitRules[rule].most
    const headers = { 'x-forwarded-for': `198.51.100.${++networks}` }
    const input = sampleInput(endpoint)
    let status = 0
    for (let times = 0; times <= Math.min(most, mostRequests * 10) && status !== 429; times++)
      status = (await tests.stranger.call(endpoint, input as never, headers)).status
    expect(status).toBe(429)
  },
)

test('the security page states the limits of the rules', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/SECURITY.md'), 'utf8')
  for (const [name, { most, minutes }] of Object.entries(limitRules))
    expect(page).toContain(
      `| \`${name}\` | ${limitRules[name as keyof typeof limitRules].by.join(', ')} | ${most} in ${minutes} minutes |`,
    )
})
