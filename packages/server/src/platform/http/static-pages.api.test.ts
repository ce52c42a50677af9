import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addStaticPages, isPageVisit } from './static-pages.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'peshi-pages-'))
  await mkdir(join(root, 'built/assets'), { recursive: true })
  await writeFile(join(root, 'built/index.html'), '<head><title>Peshi</title><meta nonce="__CSP_NONCE__"></head>')
  await writeFile(join(root, 'built/assets/app-1a2b.js'), 'plain')
  await writeFile(join(root, 'built/assets/app-1a2b.js.br'), 'compressed')
})
afterAll(() => rm(root, { recursive: true }))

async function serve(folder: string, isDemo = false) {
  const app = fastify()
  app.addHook('onRequest', async (_, reply) => {
    reply.header('content-security-policy', "script-src 'self';style-src 'self';img-src 'self'")
  })
  const showPage = await addStaticPages(app, { root: join(root, folder), tags: isDemo ? { 'peshi-demo': 'yes' } : {} })
  app.setNotFoundHandler((request, reply) =>
    isPageVisit(request) ? showPage(request, reply) : reply.code(404).send({ success: false }),
  )
  return app
}

const html = { accept: 'text/html,*/*;q=0.8' }

describe('serving the web application', () => {
  test('every address of the web application returns its HTML page with the header “no-cache”', async () => {
    const app = await serve('built')
    for (const url of ['/', '/matters', '/matters/123?tab=orders']) {
      const reply = await app.inject({ url, headers: html })
      expect(reply.body).toContain('<title>Peshi</title>')
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache'])
    }
  })

  test('every reply states the build of the HTML page', async () => {
    await mkdir(join(root, 'stated'))
    await writeFile(join(root, 'stated/index.html'), '<head><meta name="build" content="0a1b2c3d" /></head>')
    const app = await serve('stated')
    app.get('/api/early', () => ({ success: true }))
    for (const url of ['/', '/api/early', '/api/none'])
      expect((await app.inject({ url, headers: { accept: '*/*' } })).headers['peshi-build']).toBe('0a1b2c3d')
  })

  test('only the demo’s HTML page states that it belongs to the demo', async () => {
    for (const isDemo of [true, false]) {
      const app = await serve('built', isDemo)
      const { body } = await app.inject({ url: '/login', headers: html })
      expect(body.includes('name="peshi-demo"')).toBe(isDemo)
    }
  })

  test('each HTML page is sent with a new nonce, which allows its script and styles', async () => {
    const app = await serve('built')
    const nonces = []
    for (const url of ['/', '/index.html', '/styled']) {
      const { body, headers } = await app.inject({ url, headers: html })
      const [, nonce] = /nonce="([\w+/=]{24})"/.exec(body) ?? []
      expect(headers['content-security-policy']).toBe(
        `script-src 'self' 'nonce-${nonce}';style-src 'self' 'nonce-${nonce}';img-src 'self'`,
      )
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(3)
  })

  test('files with a hash in their name are cached forever and sent as the build compressed them', async () => {
    const app = await serve('built')
    const plain = await app.inject({ url: '/assets/app-1a2b.js' })
    expect([plain.body, plain.headers['cache-control']]).toEqual(['plain', 'public, max-age=31536000, immutable'])
    const small = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect([small.body, small.headers['content-encoding']]).toEqual(['compressed', 'br'])
  })

  test('an API call, a missing file or a path outside the folder never returns the HTML page', async () => {
    const app = await serve('built')
    await writeFile(join(root, 'outside.txt'), 'outside')
    for (const url of ['/api/nothing', '/jwt/nothing', '/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt']) {
      const reply = await app.inject({ url, headers: url.startsWith('/api') || url.startsWith('/jwt') ? html : {} })
      expect(reply.statusCode).toBeGreaterThanOrEqual(400)
      expect(reply.body).not.toContain('outside')
    }
    expect((await app.inject({ url: '/assets/gone-3c.js', headers: { accept: '*/*' } })).statusCode).toBe(404)
  })

  test('before the web application is built, the reply states how to build it', async () => {
    const reply = await (await serve('nowhere')).inject({ url: '/', headers: html })
    expect([reply.statusCode, reply.body]).toEqual([503, 'Peshi’s pages are not built yet. Run: npm run build\n'])
  })
})
