import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { testConfig } from '../../../test/app.ts'
import type { Config } from '../process/config.ts'
import { addSecurityHeaders } from './security-headers.ts'

async function headersUnder(config: Partial<Config>) {
  const app = fastify()
  await addSecurityHeaders(app, { ...testConfig, ...config })
  app.get('/', async () => 'a page')
  return (await app.inject({ url: '/' })).headers
}

test('in production over https, HSTS is sent for a year and includes subdomains', async () => {
  const headers = await headersUnder({ mode: 'production', publicUrl: 'https://peshi.example.in' })
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
})

test('HSTS is sent neither in the demo nor over http', async () => {
  const demo = await headersUnder({ mode: 'demo', publicUrl: 'https://peshi.example.in' })
  const http = await headersUnder({ mode: 'production', publicUrl: 'http://10.0.0.1:3000' })
  expect([demo, http].map((headers) => headers['strict-transport-security'])).toEqual([undefined, undefined])
})
