import type { Endpoint } from '@peshi/contract/endpoint'
import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '../../test/app.ts'
import { newChamber } from '../../test/chamber.ts'
import { chamberWithMatter } from '../../test/matters.ts'

let tests: TestApp
let bearer: string
let matterId: string
beforeAll(async () => {
  tests = await testApp()
  const { caller, matter } = await chamberWithMatter(tests)
  matterId = matter._id
  bearer = await caller.token()
  // Somebody else's rows lie about too.
  await newChamber(tests.db)
})
afterAll(() => tests.close())

const nasty: unknown[] = [
  null,
  true,
  -1,
  1e21,
  [],
  {},
  { $gt: '' },
  '',
  ' ',
  'x'.repeat(70_000),
  "'; DROP TABLE matter; --",
  '<img src=x onerror=alert(1)>',
  'a\u0000b',
  '\ud800',
  '\u202e%_\\',
  '9999-99-99',
  '-9223372036854775809',
  '00000000-0000-0000-0000-000000000000',
]

const fieldsOf = (shape: z.ZodType): string[] =>
  Object.keys(
    (z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as { properties?: object }).properties ?? {},
  )

/** A refusal in the envelope, or an answer; of 5xx only that no court is switched on in these tests. */
function expectCalm({ statusCode, body }: { statusCode: number; body: string }, what: string) {
  if (statusCode === 503 && body.includes('court-not-available')) return
  expect(statusCode, `${what}: ${body.slice(0, 300)}`).toBeLessThan(500)
  if (statusCode >= 400) expect(JSON.parse(body), what).toMatchObject({ success: false, message: expect.any(String) })
}

const walked = Object.entries(endpoints).filter(([, { kind }]) => kind !== 'stream')

describe.each(walked)('%s', (_name, endpoint: Endpoint) => {
  const { method, path } = endpoint
  const headers = () => ({ authorization: `Bearer ${bearer}` })
  const urlWith = (value: string) => path.replace(/:\w+/g, () => encodeURIComponent(value))
  const goodUrl = () => path.replace(':unique_id', 'hc-delhi').replace(/:\w+/g, matterId)

  test('stays calm whatever stands in the address', async () => {
    for (const value of nasty.filter((value): value is string => typeof value === 'string' && value.isWellFormed()))
      expectCalm(
        await tests.app.inject({ method, url: urlWith(value.slice(0, 2000)), headers: headers() }),
        value.slice(0, 40),
      )
    for (const field of fieldsOf(endpoint.query))
      for (const value of nasty) {
        const query = {
          [field]: typeof value === 'string' ? value.slice(0, 5000).toWellFormed() : JSON.stringify(value),
        }
        expectCalm(
          await tests.app.inject({ method, url: goodUrl(), query, headers: headers() }),
          `${field} ${query[field]}`,
        )
      }
  })

  test.skipIf(method === 'GET')('stays calm whatever stands in the body', async () => {
    const send = async (payload: string, type = 'application/json') =>
      expectCalm(
        await tests.app.inject({ method, url: goodUrl(), payload, headers: { ...headers(), 'content-type': type } }),
        payload.slice(0, 80),
      )
    for (const payload of ['', '{', 'null', '5', '"x"', '[]', '[[[[', '{"a":1}', `{"a":"${'x'.repeat(1_100_000)}"}`])
      await send(payload)
    await send('a=b', 'application/x-www-form-urlencoded')
    await send('%PDF-', 'application/pdf')
    const fields = fieldsOf(endpoint.body)
    for (const field of fields)
      for (const value of nasty)
        await send(JSON.stringify({ ...Object.fromEntries(fields.map((name) => [name, 'x'])), [field]: value }))
    for (const field of fields) for (const value of nasty) await send(JSON.stringify({ [field]: value }))
  })
})
