export interface OfflineFiles {
  build: string
  shell: string[]
  words: Record<string, string[]>
  later: string[]
}

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends Event {
  request: Request
  respondWith(reply: Promise<Response>): void
}
export interface ShellWorld {
  location: { origin: string }
  caches: CacheStorage
  fetch: typeof fetch
  skipWaiting(): Promise<void>
  registration: Pick<EventTarget, 'addEventListener'>
  clients: { claim(): Promise<void>; matchAll(): Promise<{ postMessage(message: unknown): void }[]> }
  addEventListener(type: string, heard: (event: Event) => void): void
}

export interface KeepMessage {
  type: 'keep'
  language: string
  loaded: string[]
}
export interface VersionMessage {
  type: 'version'
  build: string
}

const page = '/index.html'
const fixed = ['/favicon.svg', '/manifest.webmanifest', '/icons/icon-192.png']
const prefix = 'peshi-build:'

export function keepShell(world: ShellWorld, files: OfflineFiles): void {
  const name = prefix + files.build
  const find = (path: string) => world.caches.match(path, { ignoreVary: true })

  const add = async (path: string) => {
    const cache = await world.caches.open(name)
    if (await cache.match(path, { ignoreVary: true })) return
    const kept = path.startsWith('/assets/') ? await find(path) : undefined
    const reply = kept ?? (await world.fetch(path, { cache: 'no-cache', priority: 'low' }))
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
    await cache.put(path, reply)
  }

  async function install() {
    const reply = await world.fetch(page, { cache: 'no-cache' })
    // During a deployment, the page may come from another build than this service worker.
    if (!(await reply.clone().text()).includes(files.build)) throw new Error('The page is of another build')
    await (await world.caches.open(name)).put(page, reply)
    await inTurns([...fixed, ...files.shell], add)
    await world.skipWaiting()
  }

  async function activate() {
    const names = (await world.caches.keys()).filter((each) => each.startsWith(prefix) && each !== name)
    await Promise.all(names.slice(0, -1).map((each) => world.caches.delete(each)))
    await world.clients.claim()
    const message: VersionMessage = { type: 'version', build: files.build }
    for (const client of await world.clients.matchAll()) client.postMessage(message)
  }

  /** Reads the cache first, because a request on a dead connection takes long to fail. */
  async function answerOwn(request: Request, path: string) {
    const kept = await (await world.caches.open(name)).match(path, { ignoreVary: true })
    return kept ?? world.fetch(request)
  }

  async function answerAsset(request: Request, path: string) {
    const kept = await find(path)
    if (kept) return kept
    const reply = await world.fetch(request)
    if (reply.status === 200) await (await world.caches.open(name)).put(path, reply.clone())
    return reply
  }

  world.addEventListener('install', (event) => (event as WaitingEvent).waitUntil(install()))
  world.addEventListener('activate', (event) => (event as WaitingEvent).waitUntil(activate()))
  world.addEventListener('message', (event) => {
    const { data } = event as MessageEvent<KeepMessage>
    if (data?.type !== 'keep') return
    const loaded = data.loaded.filter((path) => path.startsWith('/assets/'))
    const wanted = [...(files.words[data.language] ?? []), ...loaded, ...files.later]
    const work = inTurns(wanted, (path) => add(path).catch(() => undefined))
    // The browser activates a new service worker only after the work given to `waitUntil`, and a file may never arrive.
    const updateFound = new Promise((resolve) => world.registration.addEventListener('updatefound', resolve))
    ;(event as unknown as WaitingEvent).waitUntil(Promise.race([work, updateFound]))
  })
  world.addEventListener('fetch', (event) => {
    const { request } = event as FetchEvent
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'GET' || origin !== world.location.origin || /^\/(api|jwt)(\/|$)/.test(pathname)) return
    const respond = (reply: Promise<Response>) => (event as FetchEvent).respondWith(reply)
    if (fixed.includes(pathname)) respond(answerOwn(request, pathname))
    else if (pathname.startsWith('/assets/')) respond(answerAsset(request, pathname))
    else if (request.mode === 'navigate' && !/\.\w+$/.test(pathname)) respond(answerOwn(request, page))
  })
}

async function inTurns(paths: string[], work: (path: string) => Promise<unknown>): Promise<void> {
  const rest = [...new Set(paths)]
  const turn = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) await work(path)
  }
  await Promise.all([turn(), turn(), turn(), turn()])
}
