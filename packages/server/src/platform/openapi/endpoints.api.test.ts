import { endpoints } from '@peshi/contract/registry'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { routesOf } from '../../platform/process/feature.ts'
import type { Bound } from '../http/bind.ts'

let tests: TestApp
let bound: Bound[]
// biome-ignore lint/suspicious/noExplicitAny: the tests check the parts of the generated document
let document: any
beforeAll(async () => {
  tests = await testApp()
  bound = routesOf(tests.context)
  document = (await tests.app.inject({ url: '/api/docs/openapi.json' })).json()
})
afterAll(() => tests.close())

describe.each(Object.entries(endpoints))('the endpoint %s', (name, endpoint) => {
  test('exactly one feature answers the endpoint', () => {
    expect(bound.filter((candidate) => candidate.endpoint === endpoint)).toHaveLength(1)
  })

  test('its address works with and without a slash at the end', async () => {
    const address = endpoint.path.replace(/:\w+/g, 'a').replace(/\/$/, '')
    const ask = async (url: string) => {
      const reply = await tests.app.inject({ method: endpoint.method, url })
      return String(reply.headers['content-type']).includes('json') ? reply.json() : { code: reply.statusCode }
    }
    const [bare, slashed] = [await ask(address), await ask(`${address}/`)]
    expect(bare.message).not.toBe('There is nothing at this address.')
    expect([slashed.code, slashed.message]).toEqual([bare.code, bare.message])
  })

  test('the endpoint is in the API reference', () => {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    expect(document.paths[path][endpoint.method.toLowerCase()]).toMatchObject({
      operationId: name,
      summary: endpoint.summary,
      security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
    })
  })
})

test('the API reference describes each endpoint’s input and output', () => {
  expect(document.openapi).toBe('3.1.0')
  const login = document.paths['/api/users/login'].post
  expect(login.requestBody.content['application/json'].schema).toMatchObject({ required: ['email', 'password'] })
  const [session] = login.responses[200].content['application/json'].schema.anyOf
  expect(session.properties.accessToken).toEqual({ type: 'string' })
  const list = document.paths['/api/matter_list/matters'].get
  expect(list.parameters.map(({ name }: { name: string }) => name)).toContain('filters[court_id]')
})

test('the API reference page loads its scripts as files and has no inline scripts', async () => {
  const page = await tests.app.inject({ url: '/api/docs/' })
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(page.body).not.toMatch(/<script[^>]*>\s*[^<\s]/)
  for (const [, address = ''] of page.body.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
    expect((await tests.app.inject({ url: `/api/docs/${address}` })).statusCode).toBe(200)
  }
})
