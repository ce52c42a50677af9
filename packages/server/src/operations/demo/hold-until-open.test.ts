import fastify from 'fastify'
import { expect, test } from 'vitest'
import { holdUntilOpen } from './hold-until-open.ts'

test('while the demo is made, its progress is served, but nobody signs in, and the server is not ready', async () => {
  let isOpen = false
  const app = fastify()
  for (const url of ['/readyz', '/api/demo', '/login']) app.get(url, async () => ({}))
  app.post('/api/users/login', async () => ({}))
  holdUntilOpen(app, { isOpen: () => isOpen })
  const statuses = async () => {
    const replies = [
      await app.inject({ url: '/readyz' }),
      await app.inject({ method: 'POST', url: '/api/users/login' }),
      await app.inject({ url: '/api/demo' }),
      await app.inject({ url: '/login' }),
    ]
    return replies.map(({ statusCode }) => statusCode)
  }
  expect(await statuses()).toEqual([503, 503, 200, 200])
  isOpen = true
  expect(await statuses()).toEqual([200, 200, 200, 200])
  await app.close()
})
