import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allowNonce } from './security-headers.ts'

const builtWeb = fileURLToPath(new URL('../../../../web/dist/', import.meta.url))

export async function addStaticPages(
  app: FastifyInstance,
  { root = builtWeb, tags = {} }: { root?: string; tags?: Readonly<Record<string, string>> } = {},
) {
  const isBuilt = existsSync(`${root}/index.html`)
  if (!isBuilt) {
    app.log.warn('The web application is not built, only the API answers. Build it with: npm run build')
    return (_request: FastifyRequest, reply: FastifyReply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('Peshi’s pages are not built yet. Run: npm run build\n')
  }
  // The build that this process serves, so that an older page in a browser notices the new version.
  const build = /<meta name="build" content="(\w+)"/.exec(readFileSync(`${root}/index.html`, 'utf8'))?.[1]
  if (build)
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('peshi-build', build)
    })
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    index: false,
    allowedPath: (path) => !path.endsWith('.html'),
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const metas = Object.entries(tags)
    .map(([name, content]) => `<meta name="${name}" content="${content}" />`)
    .join('')
  async function showPage(_request: FastifyRequest, reply: FastifyReply) {
    const html = await readFile(`${root}/index.html`, 'utf8')
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace('</head>', `${metas}</head>`).replaceAll('__CSP_NONCE__', allowNonce(reply)))
  }
  app.get('/', showPage)
  app.get('/index.html', showPage)
  return showPage
}

export const isPageVisit = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(api|jwt)(\/|$)/.test(request.url) &&
  (request.headers.accept ?? '').includes('text/html')
