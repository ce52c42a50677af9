import { Writable } from 'node:stream'
import { login } from '@peshi/contract/chamber/account'
import { endpoint, ok } from '@peshi/contract/platform/endpoint'
import type { ChamberId } from '@peshi/contract/platform/ids'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { newChamber } from '../../../test/chamber.ts'
import { routesOf } from '../../platform/process/feature.ts'
import { createLog } from '../process/log.ts'
import { bind } from './bind.ts'

const failing = endpoint('GET /api/failing', { summary: 'Fails', reply: ok({}) })

let tests: TestApp
let lines = ''
beforeAll(async () => {
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines += chunk
      done()
    },
  })
  tests = await testApp({
    context: { log: createLog('debug', sink) },
    routes: (context) => [
      ...routesOf(context),
      bind(failing, ({ actor }) =>
        context.db.asChamber(actor.chamberId, async (tx) => {
          await tx.execute(sql`SELECT ${'a private word'}::text FROM no_such_table`)
          return {}
        }),
      ),
    ],
  })
})
afterAll(() => tests.close())

test('line breaks in a request’s input do not add lines to the log', async () => {
  const before = lines.split('\n').length
  const forged = '\n{"level":50,"msg":"forged"}\r\u2028\u001b[31m'
  await tests.stranger.call(login, { body: { email: `a@b.in${forged}`, password: forged } }, { 'user-agent': 'x' })
  tests.context.log.info({ word: forged }, forged)
  const added = lines.split('\n').slice(before - 1, -1)
  expect(added.map((line) => JSON.parse(line).msg)).toEqual(['answered', forged])
})

test('the log has the route and the result of each request, but no private data', async () => {
  const member = await newChamber(tests.db)
  const person = tests.as(member)
  expect((await person.call(failing)).status).toBe(500)
  const actor = { ...member, chamberId: member.chamberId as ChamberId, signInId: crypto.randomUUID() }
  const signFor = tests.context.services.fileAddresses.signFor({ ...actor, role: 'owner', abilities: [] })
  const address = signFor('document', [crypto.randomUUID(), '1'], true)
  await tests.app.inject({ url: address })
  await tests.app.inject({ url: '/api/matter_list/matters?search=a+secret+search' })
  await tests.app.inject({ url: '/api/courts/all' })
  await tests.app.inject({ url: '/api/no/such/secret-path?token=secret-query' })
  await tests.stranger.call(login, { body: { email: 'someone@example.in', password: 'a password typed' } })

  expect(lines).toContain('"route":"/api/files/:token"')
  expect(lines).toContain('"route":"/api/users/login"')
  expect(lines).toContain('"status":400,"refusal":"bad-credentials"')
  expect(lines).toContain('no_such_table')
  const expected = ['/api/failing', 'no_such_table', 'The web application is not built']
  const bad = lines.split('\n').filter((line) => /"level":[456]0/.test(line))
  expect(bad.filter((line) => !expected.some((words) => line.includes(words)))).toEqual([])
  for (const secret of [
    address.slice(12),
    'secret search',
    'secret+search',
    'secret-',
    'a password typed',
    'someone@',
    'a private word',
    'Bearer',
  ])
    expect(lines).not.toContain(secret)
})
