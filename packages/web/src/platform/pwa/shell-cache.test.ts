import { expect, test, vi } from 'vitest'
import { keepShell, type ShellWorld } from './shell-cache.ts'

class FakeCache {
  kept = new Map<string, Response>()
  match = async (path: string) => this.kept.get(path)?.clone()
  put = async (path: string, reply: Response) => void this.kept.set(path, reply)
}

function makeBrowser() {
  const stores = new Map<string, FakeCache>()
  const caches = {
    open: async (name: string) => stores.get(name) ?? stores.set(name, new FakeCache()).get(name),
    match: async (path: string) => [...stores.values()].find(({ kept }) => kept.has(path))?.match(path),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const served = new Map<string, string>()
  const fetched: string[] = []
  let isOnline = true
  let isSilent = false
  const fetchNow = async (asked: Request | string) => {
    if (isSilent) return new Promise<Response>(() => undefined)
    if (!isOnline) throw new TypeError('Failed to fetch')
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    fetched.push(path)
    const text = served.get(path) ?? (path.startsWith('/dashboard') ? served.get('/index.html') : undefined)
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 })
  }
  const postMessage = vi.fn()

  function deploy(build: string) {
    served.clear()
    for (const path of ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png']) served.set(path, path)
    served.set('/index.html', `page of build-${build}`)
    for (const part of [`index-${build}`, `page-${build}`, 'shared', `words-hi-${build}`, 'reader'])
      served.set(`/assets/${part}.js`, part)
  }
  function runWorker(build: string) {
    const heard = new Map<string, (event: Event) => void>()
    const registration = new EventTarget()
    keepShell(
      {
        location: { origin: 'https://peshi.example' },
        caches: caches as unknown as CacheStorage,
        fetch: fetchNow as typeof fetch,
        skipWaiting: async () => undefined,
        registration,
        clients: { claim: async () => undefined, matchAll: async () => [{ postMessage }] },
        addEventListener: (type, listener) => heard.set(type, listener),
      } satisfies ShellWorld,
      {
        build: `build-${build}`,
        shell: [`/assets/index-${build}.js`, `/assets/page-${build}.js`, '/assets/shared.js'],
        words: { hi: [`/assets/words-hi-${build}.js`] },
        later: ['/assets/reader.js'],
      },
    )
    const happen = async (type: string, event: object = {}) => {
      const work: Promise<unknown>[] = []
      heard.get(type)?.({ ...event, waitUntil: (one: Promise<unknown>) => work.push(one) } as unknown as Event)
      await Promise.all(work)
    }
    const get = async (path: string, mode = 'cors', method = 'GET') => {
      let reply: Promise<Response> | undefined
      const request = { url: `https://peshi.example${path}`, mode, method }
      heard.get('fetch')?.({ request, respondWith: (one: Promise<Response>) => (reply = one) } as unknown as Event)
      return reply ? (await reply).text() : 'not answered here'
    }
    return { happen, get, findUpdate: () => registration.dispatchEvent(new Event('updatefound')) }
  }
  return {
    deploy,
    runWorker,
    stores,
    fetched,
    postMessage,
    setOnline: (is: boolean) => (isOnline = is),
    beSilent: () => (isSilent = true),
  }
}

test('without a network, the service worker serves pages and files, but no API calls', async () => {
  const browser = makeBrowser()
  browser.deploy('a')
  const worker = browser.runWorker('a')
  await worker.happen('install')
  await worker.happen('activate')
  await worker.happen('message', { data: { type: 'keep', language: 'hi', loaded: ['/api/me'] } })
  browser.setOnline(false)
  expect(await worker.get('/dashboard/hearings', 'navigate')).toBe('page of build-a')
  expect(await worker.get('/assets/page-a.js')).toBe('page-a')
  expect(await worker.get('/assets/words-hi-a.js')).toBe('words-hi-a')
  expect(await worker.get('/assets/reader.js')).toBe('reader')
  expect(await worker.get('/favicon.svg')).toBe('/favicon.svg')
  for (const path of ['/api/me', '/api/docs', '/jwt/refresh-token'])
    expect(await worker.get(path, 'navigate')).toBe('not answered here')
  expect(await worker.get('/assets/page-a.js', 'cors', 'POST')).toBe('not answered here')
  expect(browser.fetched).not.toContain('/api/me')
})

test('after an update, pages come from the new build, tabs are notified, and old files stay', async () => {
  const browser = makeBrowser()
  const install = async (build: string) => {
    browser.deploy(build)
    const worker = browser.runWorker(build)
    await worker.happen('install')
    await worker.happen('activate')
    return worker
  }
  const before = await install('a')
  browser.deploy('b')
  expect(await before.get('/dashboard/matters', 'navigate')).toBe('page of build-a')
  const worker = await install('b')
  expect(await worker.get('/dashboard/matters', 'navigate')).toBe('page of build-b')
  expect(browser.postMessage).toHaveBeenLastCalledWith({ type: 'version', build: 'build-b' })
  expect(await worker.get('/assets/page-a.js')).toBe('page-a')
  expect(browser.fetched.filter((path) => path === '/assets/shared.js')).toHaveLength(1)
  await install('c')
  expect([...browser.stores.keys()]).toEqual(['peshi-build:build-b', 'peshi-build:build-c'])
})

test('if the server does not reply, the service worker serves every stored file', async () => {
  const browser = makeBrowser()
  browser.deploy('a')
  const worker = browser.runWorker('a')
  await worker.happen('install')
  await worker.happen('activate')
  browser.beSilent()
  expect(await worker.get('/dashboard/hearings', 'navigate')).toBe('page of build-a')
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png'])
    expect(await worker.get(path)).toBe(path)
})

test('a new version does not wait for files that never arrive', async () => {
  const browser = makeBrowser()
  browser.deploy('a')
  const worker = browser.runWorker('a')
  await worker.happen('install')
  browser.beSilent()
  const keeping = worker.happen('message', { data: { type: 'keep', language: 'hi', loaded: [] } })
  worker.findUpdate()
  await keeping
})

test('a service worker does not install if the server’s pages belong to another build', async () => {
  const browser = makeBrowser()
  browser.deploy('b')
  await expect(browser.runWorker('a').happen('install')).rejects.toThrow('another build')
})
