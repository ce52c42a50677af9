export interface Shared {
  text: string
  files: File[]
}
export interface SharedMessage {
  type: 'shared'
}

// Copied from the routes, because the service worker must not import the app's code.
const sharePath = '/share'

interface ShareEvent extends Event {
  request: Request
  respondWith(reply: Promise<Response>): void
}
interface AskEvent extends Event {
  data: SharedMessage | null
  ports: readonly MessagePort[]
}
interface ShareWorld {
  location: { origin: string }
  addEventListener(type: string, heard: (event: Event) => void): void
}

/** Keeps the shared content in memory, because the service worker could store it only unencrypted. */
export function takeShared(world: ShareWorld): void {
  let shared: Shared | null = null
  async function take(request: Request) {
    const form = await request.formData()
    const words = ['title', 'text', 'url'].map((name) => form.get(name)).filter((word) => typeof word === 'string')
    const files = form.getAll('files').filter((file) => file instanceof File)
    shared = { text: words.filter(Boolean).join('\n'), files }
    return Response.redirect(sharePath, 303)
  }
  world.addEventListener('fetch', (event) => {
    const { request, respondWith } = event as ShareEvent
    const { origin, pathname } = new URL(request.url)
    if (request.method !== 'POST' || origin !== world.location.origin || pathname !== sharePath) return
    respondWith.call(event, take(request))
  })
  world.addEventListener('message', (event) => {
    const { data, ports } = event as AskEvent
    if (data?.type !== 'shared') return
    ports[0]?.postMessage(shared)
    shared = null
  })
}
